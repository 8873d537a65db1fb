import type { MoveBody } from '../../api/input/shapes.ts'
import type { Command } from '../../game/commands.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Instant } from '../../game/model/words.ts'
import { type HandleResult, handleFrom } from '../games/handle.ts'
import { type Authorized, NOT_FOUND, verifiedPurpose } from './authorize.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import { roleOf } from '../credentials/tokens.ts'

/**
 * Decides and saves a command of an authorized person. Each attempt makes the command from the newest state of the
 * game, after checking that the link has not been replaced meanwhile.
 */
export const handleAuthorized = (
  service: Service,
  authorized: Authorized,
  makeCommand: (loaded: LoadedGame) => Command | Refusal,
  now: Instant,
): Promise<HandleResult> => {
  const stillHolds = (loaded: LoadedGame): boolean => {
    const purpose = verifiedPurpose(service.signer, authorized.id, loaded, authorized.token)
    return purpose !== undefined && roleOf(purpose) === authorized.role
  }
  return handleFrom(
    service,
    authorized,
    (loaded) => (loaded && stillHolds(loaded) ? makeCommand(loaded) : NOT_FOUND),
    now,
  )
}

/** Plays a player's move. An arbiter is refused. */
export const handleMove = (
  service: Service,
  authorized: Authorized,
  body: Omit<MoveBody, 'dryRun'>,
  now: Instant,
): Promise<HandleResult> => {
  const { role } = authorized
  return handleAuthorized(
    service,
    authorized,
    () => (role === 'arbiter' ? { code: 'not-yours-to-do' } : { type: 'move', by: role, ...body }),
    now,
  )
}
