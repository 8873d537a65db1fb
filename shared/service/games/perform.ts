import type { Action } from '../../api/input/describe-act.ts'
import { decide } from '../../game/decide.ts'
import { playOf } from '../../game/game.ts'
import type { Instant } from '../../game/words.ts'
import { command } from '../access/command.ts'
import { type Marked, forget } from '../seats/forget.ts'
import type { Handled } from './handle.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, derivedId, randomId } from '../credentials/ids.ts'
import type { Held } from '../access/authorize.ts'
import { planPaper } from '../notebook/page-names.ts'
import { type Filed, type Wrong, filePlan } from '../notebook/conditional-moves.ts'
import type { Loaded } from './game-store.ts'
import type { Service } from '../service.ts'

const NO_PLAN: Filed = { name: '' }

/** Saved before the game names it (an unnamed plan does nothing), but not if the game would refuse it. */
const filed = async (
  { papers, chance }: Service,
  { id, loaded, role }: Held,
  { lines }: Action,
  now: Instant,
): Promise<Filed> => {
  const { game } = loaded
  if (!lines || role === 'director' || game.status !== 'active') return NO_PLAN
  const { refusal } = decide(game, { type: 'plan', by: role, ply: game.play.moves.length, plan: 'any' }, now)
  if (refusal?.code === 'allowance-used') return { refusal }
  return refusal ? NO_PLAN : filePlan(papers, chance, { id, game, seat: role, lines })
}

/** `line`: from 0, the plan's first illegal line; nothing was done. */
export type Performed = Handled | ({ readonly kind: 'wrong-line' } & Wrong)

/** The game names one of the old plan and the new at most; the other goes. */
const tidy = async ({ papers }: Service, { id, loaded, role }: Held, name: string, handled: Handled): Promise<void> => {
  if (role === 'director' || handled.kind === 'crowded') return
  const named = ({ game }: Loaded = loaded): string | undefined => playOf(game)?.plans[role]
  const left = [named(), name].filter((each) => each !== undefined && each !== '' && each !== named(handled.loaded))
  for (const each of left) if (each !== undefined) await papers.remove(id, planPaper(each))
}

export const perform = async (service: Service, held: Marked, action: Action, now: Instant): Promise<Performed> => {
  const plan = await filed(service, held, action, now)
  if ('line' in plan) return { kind: 'wrong-line', ...plan }
  if ('refusal' in plan) return { kind: 'refused', refusal: plan.refusal }
  const next = (): string => derivedId(service.seal, `rematch|${held.id}`, GAME_ID_LENGTH)
  const contact = randomId(service.chance, CONTACT_ID_LENGTH)
  const asker = { role: held.role, plan: plan.name, next, contact: () => contact }
  const act = (): Promise<Handled> =>
    command(service, held, ({ game }) => action.commandFor({ ...asker, play: playOf(game) }), now)
  if (action.type === 'forget-me') return forget(service, held, contact, act, now)
  const handled = await act()
  if (action.lines) await tidy(service, held, plan.name, handled)
  return handled
}
