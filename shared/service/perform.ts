import type { Action } from '../api/acts.ts'
import type { MoveBody } from '../api/shapes.ts'
import type { Command } from '../game/commands.ts'
import { playOf } from '../game/game.ts'
import type { Refusal } from '../game/refusals.ts'
import type { Instant } from '../game/words.ts'
import { type Handled, handleOn } from './handle.ts'
import { GAME_ID_LENGTH, derivedId } from './ids.ts'
import { type Held, NOT_FOUND, provenPurpose } from './opened.ts'
import { type Filed, filePlan } from './plans.ts'
import type { Loaded } from './record.ts'
import type { Service } from './service.ts'
import { roleOf } from './tokens.ts'

/**
 * Has a command of the holder of a link carried out. Pages, API and every later door come this way. The link is proven
 * on each try: it may be replaced while others are faster.
 */
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

/** A move. The arbiter has none. */
export const play = (service: Service, held: Held, body: Omit<MoveBody, 'dryRun'>, now: Instant): Promise<Handled> => {
  const { role } = held
  return command(
    service,
    held,
    () => (role === 'director' ? { code: 'not-yours-to-do' } : { type: 'move', by: role, ...body }),
    now,
  )
}

const NO_PLAN: Filed = { name: '' }

/** A plan is filed before the game hears of it: a plan that no game names is never found. */
const filed = async ({ papers, chance }: Service, { id, loaded, role }: Held, { lines }: Action): Promise<Filed> =>
  lines && role !== 'director' && loaded.game.status === 'active'
    ? filePlan(papers, chance, { id, game: loaded.game, seat: role, lines })
    : NO_PLAN

/** What came of an act. `line`: the number, from 0, of a plan's first line that is not legal; nothing was done. */
export type Performed = Handled | { readonly kind: 'wrong-line'; readonly line: number }

/** Every act but a move. */
export const perform = async (service: Service, held: Held, action: Action, now: Instant): Promise<Performed> => {
  const plan = await filed(service, held, action)
  if ('line' in plan) return { kind: 'wrong-line', line: plan.line }
  if ('refusal' in plan) return { kind: 'refused', refusal: plan.refusal }
  const next = (): string => derivedId(service.seal, `rematch|${held.id}`, GAME_ID_LENGTH)
  const asker = { role: held.role, plan: plan.name, next }
  return command(service, held, ({ game }) => action.commandFor({ ...asker, play: playOf(game) }), now)
}
