import type { SeatBody } from '../../api/input/shapes.ts'
import type { Command } from '../../game/commands.ts'
import { decide } from '../../game/decide.ts'
import { playOf, playerOf } from '../../game/model/game.ts'
import { deletedAt } from '../../game/time/retention.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Instant, Seat } from '../../game/model/words.ts'
import { handleAuthorized } from '../access/handle-authorized.ts'
import type { HandleResult } from '../games/handle.ts'
import type { RequestSource } from '../limits/stranger-quota.ts'
import { type Authorized, NOT_FOUND, isPlayerSeat } from '../access/authorize.ts'
import { noteEntry } from '../notebook/entry-names.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import { checkAnalysis, saveAnalysis } from '../notebook/analysis.ts'
import { changeContact } from './change-contact.ts'
import type { ConsentTiming } from '../creation/contact-changes.ts'
import { correctInvitations } from '../creation/correct-invitation.ts'
import { changesChoices, choicesAfter, choicesZone } from './player-choices.ts'

const refusalOf = (
  { loaded: { game }, role: by }: Authorized<Seat>,
  body: SeatBody,
  now: Instant,
): Refusal | undefined => {
  const common = { by, ply: playOf(game)?.moves.length ?? 0 }
  const { name } = body
  const commands: readonly Command[] = [
    ...(name === undefined ? [] : [{ type: 'rename', ...common, name } as const]),
    ...(changesChoices(body)
      ? [{ type: 'choose', ...common, choices: choicesAfter(game.choices[by], undefined, body) } as const]
      : []),
  ]
  return commands.map((each) => decide(game, each, now).refusal).find((each) => each !== undefined)
}

/**
 * Changes a player's settings. Only the named fields are written, so that concurrent changes of other fields survive.
 * The contact is changed first; a request that is repeated after a crash completes the rest. `timing`: when another
 * address is asked for its consent.
 */
export const changePlayerSettings = async (
  service: Service,
  authorized: Authorized<Seat>,
  body: SeatBody,
  caller: RequestSource,
  timing: ConsentTiming = 'at-once',
): Promise<HandleResult> => {
  const now = caller.receivedAt
  const { id, role: by } = authorized
  const lines = body.tried && checkAnalysis(authorized.loaded.game, body.tried)
  const refusal = lines && 'code' in lines ? lines : refusalOf(authorized, body, now)
  if (refusal) return { kind: 'refused', refusal, loaded: authorized.loaded }
  const uncorrected = body.invitedEmails && (await correctInvitations(service, authorized, body.invitedEmails, caller))
  if (uncorrected) return { kind: 'refused', refusal: uncorrected, loaded: authorized.loaded }
  const player = playerOf(authorized.loaded.game, by)
  if (!(await changeContact(service, authorized, body, caller, timing))) return { kind: 'refused', refusal: NOT_FOUND }
  if (player && body.note !== undefined)
    await service.notebook.save(id, noteEntry(player.contact), body.note, deletedAt(authorized.loaded.game))
  if (lines && 'tree' in lines)
    await saveAnalysis(
      service.notebook,
      { id, game: authorized.loaded.game, seat: by, until: deletedAt(authorized.loaded.game) },
      lines,
    )
  const { name } = body
  let loaded: LoadedGame = authorized.loaded
  const common = { by, ply: playOf(loaded.game)?.moves.length ?? 0 }
  if (name !== undefined) {
    const renamed = await handleAuthorized(service, authorized, () => ({ type: 'rename', ...common, name }), now)
    if (renamed.kind !== 'done') return renamed
    loaded = renamed.loaded
  }
  if (!changesChoices(body)) return { kind: 'done', loaded, duplicate: false }
  const zone = await choicesZone(service, authorized, body)
  return handleAuthorized(
    service,
    { ...authorized, loaded },
    ({ game }) => ({ type: 'choose', ...common, choices: choicesAfter(game.choices[by], zone, body) }),
    now,
  )
}

/** Returns whether the body has settings that only a player has. */
const isPlayers = (body: SeatBody): boolean => {
  const { name, note, tried, invitedEmails, playForced, muted, notifications = {} } = body
  const { mail, digestAt, reminders, quietHours } = notifications
  const own = [name, note, tried, invitedEmails, playForced, muted, digestAt, reminders, quietHours]
  return mail === 'digest' || own.some((each) => each !== undefined)
}

const changeArbiters = async (
  service: Service,
  authorized: Authorized,
  body: SeatBody,
  caller: RequestSource,
): Promise<HandleResult> =>
  (await changeContact(service, authorized, body, caller, 'at-once'))
    ? { kind: 'done', loaded: authorized.loaded, duplicate: false }
    : { kind: 'refused', refusal: NOT_FOUND }

/**
 * Changes the settings of a player or an arbiter. An arbiter has only an address, a language, a time zone and emails.
 */
export const changeSettings = async (
  service: Service,
  authorized: Authorized,
  body: SeatBody,
  caller: RequestSource,
  timing?: ConsentTiming,
): Promise<HandleResult> => {
  if (isPlayerSeat(authorized) ? body.notifications?.follow !== undefined : isPlayers(body))
    return { kind: 'refused', refusal: { code: 'not-yours-to-do' }, loaded: authorized.loaded }
  return isPlayerSeat(authorized)
    ? changePlayerSettings(service, authorized, body, caller, timing)
    : changeArbiters(service, authorized, body, caller)
}
