import type { MoveBody } from '../../api/input/shapes.ts'
import type { Command } from '../../game/commands.ts'
import type { Refusal } from '../../game/refusals.ts'
import type { Instant } from '../../game/words.ts'
import { type Handled, handleOn } from '../games/handle.ts'
import { type Held, NOT_FOUND, provenPurpose } from './authorize.ts'
import type { Loaded } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { roleOf } from '../credentials/tokens.ts'

/** For pages and API. Each attempt proves the link again: it may have been replaced. */
export const command = (
  service: Service,
  held: Held,
  ask: (loaded: Loaded) => Command | Refusal,
  now: Instant,
): Promise<Handled> => {
  const stillHolds = (loaded: Loaded): boolean => {
    const purpose = provenPurpose(service.seal, held.id, loaded, held.token)
    return purpose !== undefined && roleOf(purpose) === held.role
  }
  return handleOn(service, held, (loaded) => (loaded && stillHolds(loaded) ? ask(loaded) : NOT_FOUND), now)
}

export const play = (service: Service, held: Held, body: Omit<MoveBody, 'dryRun'>, now: Instant): Promise<Handled> => {
  const { role } = held
  return command(
    service,
    held,
    () => (role === 'director' ? { code: 'not-yours-to-do' } : { type: 'move', by: role, ...body }),
    now,
  )
}
