import { codesOf, statusesOf } from '../../shared/api/routes/promised-answers.ts'
import { matchRoute } from '../../shared/api/routes/match-route.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES, type PageRoute } from '../../shared/api/routes/page-routes.ts'

/**
 * Statuses that each page may answer, besides those that follow from its row in the table of routes. A new route
 * without a row does not compile.
 */
const PAGES: { readonly [R in PageRoute]: readonly number[] } = {
  newGame: [200],
  create: [303, 400, 422],
  invitation: [200, 404, 410],
  claim: [303, 404, 409, 410, 422],
  decline: [303, 404, 409, 410, 503],
  seat: [200, 404],
  move: [303, 403, 404, 409, 422],
  act: [303, 403, 404, 409, 410, 422],
  own: [303, 404, 409],
  try: [200, 400, 404],
  tried: [303, 404, 409, 410, 422],
  report: [303, 404, 409, 429],
  rotate: [303, 404, 409],
  evidence: [200, 404],
  keep: [200, 404],
  mailLink: [303, 404, 409],
  notify: [303, 404, 409],
  wantEmails: [200, 303, 404],
  settings: [200, 404],
  saveSettings: [303, 404, 409],
  lostSeat: [200, 404, 410],
  takeLostSeat: [303, 404, 409, 410, 422],
  silence: [200, 404],
  silenced: [200, 404],
  undo: [200, 404, 410],
  undone: [200, 404, 409, 410, 429, 503],
  mailbox: [200, 404],
  changeMailbox: [200, 404],
  keys: [200, 404],
  makeKey: [200, 403, 404, 409, 429],
  revokeKey: [303, 404],
  myGames: [200],
  links: [200],
  sendLinks: [200],
  chooseLanguage: [303, 400],
  watch: [200, 404],
  watchTry: [200, 400, 404],
  feed: [200, 304, 404],
  personData: [200, 404, 410],
  deadline: [200, 303, 304, 404, 410],
  calendar: [200, 304, 404, 410],
  sheet: [200, 404],
  watchEvidence: [200, 404],
  rulesList: [200],
  rules: [200, 404],
  howItWorks: [200],
  mailboxAway: [200, 404],
  takeMailboxAway: [200, 404],
  mailboxData: [200, 404, 410],
  forgetMailbox: [200, 404, 410],
  takeAway: [200],
  embed: [200, 404],
  oembed: [200, 400, 404, 501],
  withoutSight: [200],
  verify: [200],
  receiptKeys: [200],
  apiGuide: [200],
  newTournament: [200],
  foundTournament: [200, 303, 400, 403, 409, 422, 429, 503],
  tournament: [200, 404],
  tournamentFrame: [200, 404],
  official: [200, 404],
  officialAct: [303, 403, 404, 409, 422, 503],
  sendInvitations: [303, 403, 404, 409, 422, 503],
  morePlayers: [200, 303, 403, 404, 409, 422, 503],
  changedTerms: [200, 404],
  saveChangedTerms: [303, 403, 404, 409, 422, 503],
  officialSettings: [200, 404],
  saveOfficialSettings: [303, 403, 404, 409, 503],
  entrant: [200, 404],
  entrantAct: [303, 403, 404, 409, 422, 503],
  entrantEmails: [303, 404],
  entrantSettings: [200, 404],
  saveEntrantSettings: [303, 403, 404, 409, 503],
  entry: [200, 404, 410],
  enter: [303, 400, 404, 409, 410, 422, 503],
  declineEntry: [200, 404, 410, 503],
  asset: [200, 404],
}

export type Promised = {
  readonly route: string
  readonly statuses: readonly number[]
  /** The codes of problem documents (RFC 9457); undefined for a page. */
  readonly codes?: readonly string[]
}

const ofPage = (method: string, path: string): Promised => {
  const matched = matchRoute(PAGE_ROUTES, method, path)
  if (matched.kind === 'unknown') return { route: 'no page', statuses: [404] }
  if (matched.kind === 'wrong-method') return { route: 'a page by another method', statuses: [405] }
  const { name, takes, limited, params } = matched
  return {
    route: `page ${name}`,
    statuses: [
      ...PAGES[name],
      413,
      // The link may belong to a game whose data has expired.
      ...('token' in params ? [410] : []),
      // A form that comes from another site is refused.
      ...(method === 'POST' ? [403] : []),
      ...(takes ? [400, 415] : []),
      ...(limited ? [429] : []),
    ],
  }
}

/** Returns the statuses, and for the API the codes, that the documentation allows for a request. */
export const promisedTo = (method: string, path: string): Promised => {
  if (path === '/dev' || path.startsWith('/dev/')) return { route: 'the desk', statuses: [403] }
  if (path !== '/v1' && !path.startsWith('/v1/')) return ofPage(method, path)
  const matched = matchRoute(API_ROUTES, method, path)
  if (matched.kind === 'unknown') return { route: 'no route', statuses: [404], codes: ['not-found'] }
  if (matched.kind === 'wrong-method' && method === 'OPTIONS') return { route: 'a preflight', statuses: [204] }
  if (matched.kind === 'wrong-method')
    return { route: 'a route by another method', statuses: [405], codes: ['method-not-allowed'] }
  const route = API_ROUTES.find(({ name }) => name === matched.name)
  if (!route) throw new Error(matched.name)
  return { route: `api ${matched.name}`, statuses: statusesOf(route), codes: codesOf(route) }
}
