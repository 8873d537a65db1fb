import { parse } from '../../shared/api/input/parse-body.ts'
import { tournamentTermsBody } from '../../shared/api/input/tournaments/tournament-shapes.ts'
import type { RequestSource } from '../../shared/service/limits/stranger-quota.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import type { TournamentActRequest } from '../../shared/service/tournaments/acts/act-request.ts'
import { performTournamentAct } from '../../shared/service/tournaments/acts/perform-act.ts'
import { enterTournament } from '../../shared/service/tournaments/entry/enter-tournament.ts'
import { foundTournament } from '../../shared/service/tournaments/entry/found-tournament.ts'
import { resolveTournamentTerms } from '../../shared/service/tournaments/entry/resolve-tournament-terms.ts'
import type { AuthorizedTournament } from '../../shared/service/tournaments/links/authorize-tournament.ts'
import { publicTournamentLink } from '../../shared/service/tournaments/links/tournament-links.ts'
import type { TournamentTerms } from '../../shared/tournament/model/tournament-terms.ts'
import type { Clock } from '../machine/clock.ts'
import type { KeyValueStore } from '../stores/key-value-store.ts'

export type DemoTournamentLinks = { readonly table: string; readonly secretary: string }

const NUMBER = 'number of the demo tournament'

const TERMS = { title: 'Demo tournament', format: 'single', opening: { ballot: 'three-move' }, entry: { open: true } }

/** Nobody has an address, so the tournament sends no email. */
const SECRETARY = { name: 'Ada' }
const PLAYERS = ['Ada', 'Bertram', 'Cato', 'Dora'] as const

const refused = (what: string): never => {
  throw new Error(`the demo tournament was refused: ${what}`)
}

const termsAt = (now: number): TournamentTerms => {
  const body = parse(tournamentTermsBody, TERMS)
  const resolved = body.ok ? resolveTournamentTerms(body.value, now) : refused('its terms')
  return resolved.ok ? resolved.terms : refused(resolved.code)
}

type Secretary = AuthorizedTournament<{ readonly role: 'secretary' }>

const act = async (
  service: Service,
  secretary: Secretary,
  request: TournamentActRequest,
  caller: RequestSource,
): Promise<Secretary> => {
  const done = await performTournamentAct(service, secretary, request, caller)
  return done.kind === 'done' ? { ...secretary, loaded: done.loaded } : refused(request.type)
}

/** Enters all players by the link that everyone may use. Whoever has entered already is found again by their key. */
const enterAll = async (
  service: Service,
  secretary: Secretary,
  key: string,
  caller: RequestSource,
): Promise<Secretary> => {
  let { loaded } = secretary
  for (const name of PLAYERS) {
    const stranger = { ...secretary, loaded, actor: { role: 'stranger' } as const }
    const entered = await enterTournament(service, stranger, { name }, `${key}-${name}`, caller)
    if (entered.kind !== 'entered') return refused(name)
    loaded = entered.loaded
  }
  return { ...secretary, loaded }
}

/** Makes or finds the demo tournament of this number, which has begun. Undefined if it is over. */
const demoOf = async (service: Service, number: number, now: number): Promise<DemoTournamentLinks | undefined> => {
  const key = `the-demo-tournament-of-this-service-${number}`
  const caller = { from: '127.0.0.1', receivedAt: now }
  // The same key finds the same tournament, if its terms do not depend on the time.
  const request = { terms: termsAt(now), secretary: SECRETARY, entrants: [], key, isFromMailbox: true }
  const founded = await foundTournament(service, request, caller)
  if (founded.kind !== 'founded') return founded.kind === 'otherwise' ? undefined : refused(founded.kind)
  const { id, link, loaded } = founded
  const links = { table: publicTournamentLink(service, id).url, secretary: link.url }
  const { status } = loaded.tournament
  if (status === 'running') return links
  if (status !== 'draft' && status !== 'open') return undefined
  const secretary: Secretary = { id, loaded, token: link.token, actor: { role: 'secretary' }, isFromMailbox: false }
  const open = await act(service, secretary, { type: 'send' }, caller)
  await act(service, await enterAll(service, open, key, caller), { type: 'start' }, caller)
  return links
}

/** Makes or finds a tournament of four that has begun. Its games are made as those of any tournament. */
export const demoTournament = async (
  service: Service,
  values: KeyValueStore,
  clock: Clock,
): Promise<DemoTournamentLinks> => {
  const number = Number(values.get(NUMBER) ?? 1)
  const demo = await demoOf(service, number, clock.now())
  if (demo) return demo
  values.set(NUMBER, String(number + 1))
  return demoTournament(service, values, clock)
}
