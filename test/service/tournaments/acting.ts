import { expect } from 'vitest'
import type { Service } from '../../../shared/service/runtime/service.ts'
import type { Seat } from '../../../shared/game/model/words.ts'
import { playOf } from '../../../shared/game/model/game.ts'
import { handle } from '../../../shared/service/games/handle.ts'
import type { OutgoingEmail } from '../../../shared/service/ports/email.ts'
import type { TournamentActRequest } from '../../../shared/service/tournaments/acts/act-request.ts'
import { type ActResult, performTournamentAct } from '../../../shared/service/tournaments/acts/perform-act.ts'
import { confirmTournament } from '../../../shared/service/tournaments/entry/confirm-tournament.ts'
import { type FoundingRequest, foundTournament } from '../../../shared/service/tournaments/entry/found-tournament.ts'
import {
  type AuthorizedTournament,
  authorizeTournament,
} from '../../../shared/service/tournaments/links/authorize-tournament.ts'
import { loadTournament } from '../../../shared/service/tournaments/record/tournament-store.ts'
import type { Tournament } from '../../../shared/tournament/model/tournament.ts'
import { SOON, linkIn } from './event-terms.ts'

/** The address from which requests come. */
export const PEER = '192.0.2.1'

/** A world in which a tournament is played, whatever its store is. */
export type Playing = {
  readonly service: Service
  readonly now: () => number
  readonly pass: (by: number) => Promise<unknown>
  readonly mails: () => readonly OutgoingEmail[]
}

export const callerAt = ({ now }: Pick<Playing, 'now'>, from = PEER) => ({ from, receivedAt: now() })

/** Returns who acts by a link. Fails if the link is not valid. */
export const opened = async (world: Playing, token: string | undefined): Promise<AuthorizedTournament> => {
  const authorized = await authorizeTournament(world.service, token, world.now())
  if (!authorized) throw new Error(`the link ${token} opens nothing`)
  return authorized
}

export const act = async (
  world: Playing,
  token: string | undefined,
  request: TournamentActRequest,
): Promise<ActResult> => performTournamentAct(world.service, await opened(world, token), request, callerAt(world))

/** Carries out an act that must succeed. */
export const done = async (world: Playing, token: string | undefined, request: TournamentActRequest) => {
  const result = await act(world, token, request)
  if (result.kind !== 'done') throw new Error(`${request.type}: ${JSON.stringify(result)}`)
  return result
}

/** Returns the newest email to an address; its text. */
export const mailTo = ({ mails }: Playing, email: string): string =>
  mails().findLast(({ to }) => to === email)?.text ?? ''

export const tournamentOf = async ({ service }: Playing, id: string): Promise<Tournament> => {
  const loaded = await loadTournament(service.tournaments, id)
  if (!loaded) throw new Error(`no tournament ${id}`)
  return loaded.tournament
}

/** Founds a tournament. Returns its id and the secretary's link. */
export const found = async (world: Playing, request: FoundingRequest) => {
  const founded = await foundTournament(world.service, request, callerAt(world))
  if (founded.kind !== 'founded') throw new Error(JSON.stringify(founded))
  return { id: founded.id, secretary: founded.link.token }
}

/** Returns the link of a kind in the newest email to an address that has one, once it has come. */
export const emailedLink = async (world: Playing, email: string, kind: 'o' | 'e' | 'j' | 'p'): Promise<string> => {
  const found = (): string | undefined =>
    world
      .mails()
      .filter(({ to }) => to === email)
      .map(({ text }) => linkIn(text, kind))
      .findLast((link) => link !== undefined)
  for (let waits = 0; waits < 200 && found() === undefined; waits++) await world.pass(SOON)
  const link = found()
  if (link === undefined) throw new Error(`no email to ${email} has a link of the kind ${kind}`)
  return link
}

/** Confirms a founded tournament by the link in the email, and sends the invitations. */
export const confirmAndSend = async (world: Playing, secretary: string, email = 'sam@club.test'): Promise<void> => {
  await world.pass(SOON)
  const link = await opened(world, await emailedLink(world, email, 'o'))
  expect((await confirmTournament(world.service, link, callerAt(world))).kind).toBe('done')
  await done(world, secretary, { type: 'send' })
  await world.pass(SOON)
}

/** Accepts the invitation that was emailed to an address. Returns the player's link. */
export const acceptAs = async (world: Playing, email: string): Promise<string> => {
  const { link } = await done(world, await emailedLink(world, email, 'j'), { type: 'accept' })
  if (!link) throw new Error(`${email} has accepted, and has no link`)
  return link.token
}

/** Founds, confirms and sends a tournament, and lets all its entrants accept. Returns links by number, from 1. */
export const entered = async (world: Playing, request: FoundingRequest) => {
  const event = await found(world, request)
  await confirmAndSend(world, event.secretary)
  const players: string[] = []
  for (const { email } of request.entrants) players.push(await acceptAs(world, email ?? ''))
  return { ...event, players }
}

/** Founds a tournament that begins with all its entrants. */
export const begun = async (world: Playing, request: FoundingRequest) => {
  const event = await entered(world, request)
  await done(world, event.secretary, { type: 'start' })
  await world.pass(SOON)
  return event
}

/** Resigns a game. */
export const resign = async (world: Playing, game: string, by: Seat): Promise<void> => {
  const handled = await handle(
    world.service,
    game,
    (loaded) => (loaded ? { type: 'resign', by, ply: playOf(loaded.game)?.moves.length ?? 0 } : { code: 'not-found' }),
    world.now(),
  )
  if (handled.kind !== 'done') throw new Error(JSON.stringify(handled))
}
