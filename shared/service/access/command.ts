import type { MoveBody } from '../../api/input/shapes.ts'
import type { Command } from '../../game/commands.ts'
import type { Refusal } from '../../game/refusals.ts'
import type { Instant } from '../../game/words.ts'
import { type Handled, handleOn } from '../games/handle.ts'
import { type Held, NOT_FOUND, provenPurpose } from './authorize.ts'
import type { Loaded } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { roleOf } from '../credentials/tokens.ts'

/**
 * Decides and saves a command of an authorized person. Every attempt checks the link again: it may have been replaced
 * since the game was read. The command is made anew from the game as each attempt finds it.
 */
export const command = (
  service: Service,
  authorized: Held,
  makeCommand: (loaded: Loaded) => Command | Refusal,
  now: Instant,
): Promise<Handled> => {
  const stillHolds = (loaded: Loaded): boolean => {
    const purpose = provenPurpose(service.signer, authorized.id, loaded, authorized.token)
    return purpose !== undefined && roleOf(purpose) === authorized.role
  }
  return handleOn(
    service,
    authorized,
    (loaded) => (loaded && stillHolds(loaded) ? makeCommand(loaded) : NOT_FOUND),
    now,
  )
}

/** Plays a move. An arbiter has none to play, and is refused. */
export const play = (
  service: Service,
  authorized: Held,
  body: Omit<MoveBody, 'dryRun'>,
  now: Instant,
): Promise<Handled> => {
  const { role } = authorized
  return command(
    service,
    authorized,
    () => (role === 'director' ? { code: 'not-yours-to-do' } : { type: 'move', by: role, ...body }),
    now,
  )
}
