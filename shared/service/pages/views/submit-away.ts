import { awayBody } from '../../../api/bodies.ts'
import { dateInForm, filledValue, readForm, wholeNumber } from '../../../api/input/forms.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import type { LeaveWish } from '../../../game/decisions/timing/leave.ts'
import { type Game, personOf, playOf } from '../../../game/model/game.ts'
import { otherSeat } from '../../../game/model/words.ts'
import { type AwayForm, type AwayGame, type AwayResult, awayPage } from '../../../pages/public/away-page.ts'
import { refusalText } from '../../../texts/index.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { authorizeMany } from '../../access/authorize-many.ts'
import { type Authorized, authorizeLoaded } from '../../access/authorize.ts'
import { seatLink } from '../../credentials/links.ts'
import { contactIndexKey } from '../../credentials/mailbox.ts'
import { pseudonymInToken } from '../../credentials/unsubscribe-all-token.ts'
import { seatsOfMailbox } from '../../email/mailbox/seats-of-mailbox.ts'
import type { Response } from '../../runtime/http.ts'
import { type LeaveOutcome, leaveAll } from '../../access/leave-all.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, invalidFormResponse, pageContext, unknownLinkResponse } from '../http/page-visit.ts'

type Wanted = {
  readonly tokens: readonly string[]
  readonly wish: LeaveWish
  readonly fields: Readonly<Record<string, string>>
}

const TOKEN = /[\w-]{46}/g

/** Reads the form: the links, separated by spaces, and for how long. Undefined if it is not such a form. */
const readAwayForm = (body: string): Wanted | undefined => {
  const values = readForm(body, ['seats', 'days', 'from', 'timeZone'])
  if (!values) return undefined
  const { seats: _seats, ...fields } = values
  const read = parse(awayBody, {
    seats: [...new Set(values['seats']?.match(TOKEN))],
    days: wholeNumber(values['days']),
    ...(filledValue(values['from']) !== undefined && { from: dateInForm(values, 'from') }),
  })
  if (!read.ok) return undefined
  const { seats: tokens, ...wish } = read.value
  return { tokens, wish, fields: Object.fromEntries(Object.entries(fields).map(([name, value = '']) => [name, value])) }
}

const outcomeOf = (texts: AllTexts, outcome: LeaveOutcome): AwayGame['outcome'] => {
  if (outcome.kind === 'refused') {
    const { refusal } = outcome
    return { kind: 'refused', why: refusal.code === 'too-late' ? texts.away.late : refusalText(texts, refusal) }
  }
  const { leave, changed } = outcome
  if (leave) return { kind: 'on-leave', from: isoInstant(leave.from), until: isoInstant(leave.until) }
  return { kind: changed ? 'ended' : 'unchanged' }
}

/** Returns whether the game is over or the arbiter’s, so that there is no clock to stop and nothing to say. */
const isBeside = (outcome: LeaveOutcome): boolean =>
  outcome.kind === 'refused' && ['game-over', 'not-yours-to-do'].includes(outcome.refusal.code)

const opponentOf = ({ myGames: { words } }: AllTexts, { loaded: { game }, role }: Authorized): string => {
  const opponent = role === 'arbiter' ? undefined : personOf(game, otherSeat(role))
  return opponent ? opponent.name || words.somebody : words.nobody
}

/** Returns the rules and the move of a game, as in the list of games. */
const whichOf = ({ seat, shortRules }: AllTexts, game: Game): string => {
  const move = Math.floor((playOf(game)?.moves.length ?? 0) / 2) + 1
  return `${shortRules[game.terms.rules]}, ${seat.move(move)}`
}

/** Takes or ends leave in the games of these seats, and returns what the page shows of each. */
const takeAll = async (
  { service, request }: PageVisit,
  texts: AllTexts,
  seats: readonly Authorized[],
  { wish, pathOf }: { readonly wish: LeaveWish; readonly pathOf: (seat: Authorized) => string },
): Promise<readonly AwayGame[]> => {
  const outcomes = await leaveAll(service, seats, wish, request.receivedAt)
  return seats.flatMap((seat) => {
    const outcome = outcomes.get(seat)
    return outcome === undefined || isBeside(outcome)
      ? []
      : [
          {
            path: pathOf(seat),
            opponent: opponentOf(texts, seat),
            which: whichOf(texts, seat.loaded.game),
            outcome: outcomeOf(texts, outcome),
          },
        ]
  })
}

/**
 * Answers `POST /games/away`: leave in the games whose links the device remembers. It answers with the page itself, as no
 * address may contain so many links; a repeat changes nothing.
 */
export const submitAway = async (visit: PageVisit): Promise<Response> => {
  const wanted = readAwayForm(visit.request.body)
  if (!wanted) return invalidFormResponse(visit)
  const { tokens, wish, fields } = wanted
  const context = await pageContext(visit)
  const { roles, next } = await authorizeMany(visit.service, tokens, visit.request.receivedAt)
  const seats = roles.filter((role) => role !== undefined)
  const games = await takeAll(visit, context.texts, seats, { wish, pathOf: ({ token }) => `/p/${token}` })
  const form: AwayForm = { path: '/games/away', seats: tokens.join(' ') }
  const result: AwayResult = {
    games,
    days: wish.days,
    gone: roles.length - seats.length,
    ...(next !== undefined && { rest: { form: { ...form, seats: tokens.slice(next).join(' ') }, fields } }),
  }
  return privateResponse(200, awayPage(context, form, result))
}

const mailboxForm = (token: string): AwayForm => ({ path: `/n/${token}/away` })

/** Answers `GET /n/{token}/away`: the form of leave in all games of a mailbox. It changes nothing. */
export const showMailboxAway = async (visit: PageVisit, token: string): Promise<Response> =>
  pseudonymInToken(visit.service.signer, token) === undefined
    ? unknownLinkResponse(visit)
    : privateResponse(200, awayPage(await pageContext(visit), mailboxForm(token)))

/** Returns the seats of a mailbox that has consented to their emails. */
const confirmedSeats = async ({ service }: PageVisit, mark: string): Promise<readonly Authorized[]> => {
  const seats: Authorized[] = []
  for await (const { id, role, loaded, known } of seatsOfMailbox(service, contactIndexKey(mark, true))) {
    const { token } = seatLink(service, role, id, loaded.game)
    const seat = known.confirmed === true ? authorizeLoaded(service, { id, loaded, token }) : undefined
    if (seat) seats.push(seat)
  }
  return seats
}

/**
 * Answers `POST /n/{token}/away`. The token is in every email to the mailbox, and may have been passed on with one, so
 * the page leads to the public pages of the games, and not to the seats.
 */
export const submitMailboxAway = async (visit: PageVisit, token: string): Promise<Response> => {
  const mark = pseudonymInToken(visit.service.signer, token)
  if (mark === undefined) return unknownLinkResponse(visit)
  const wanted = readAwayForm(visit.request.body)
  if (!wanted) return invalidFormResponse(visit)
  const context = await pageContext(visit)
  const seats = await confirmedSeats(visit, mark)
  const games = await takeAll(visit, context.texts, seats, { wish: wanted.wish, pathOf: ({ id }) => `/g/${id}` })
  const result = { games, days: wanted.wish.days, gone: 0 }
  return privateResponse(200, awayPage(context, mailboxForm(token), result))
}
