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

/**
 * Saves conditional moves under a new name before the game refers to it: until then they have no effect. Nothing is
 * saved if the game would refuse them.
 */
const savePlan = async (
  { notebook, chance }: Service,
  { id, loaded, role }: Held,
  { lines }: Action,
  now: Instant,
): Promise<Filed> => {
  const { game } = loaded
  if (!lines || role === 'director' || game.status !== 'active') return NO_PLAN
  const { refusal } = decide(game, { type: 'plan', by: role, ply: game.play.moves.length, plan: 'any' }, now)
  if (refusal?.code === 'allowance-used') return { refusal }
  return refusal ? NO_PLAN : filePlan(notebook, chance, { id, game, seat: role, lines })
}

/** `wrong-line`: nothing was done. `line`: the index, from 0, of the first line with an illegal move. */
export type Performed = Handled | ({ readonly kind: 'wrong-line' } & Wrong)

/** Removes stored conditional moves that the game does not refer to: the old ones or the new ones. */
const removeUnused = async (
  { notebook }: Service,
  { id, loaded, role }: Held,
  name: string,
  handled: Handled,
): Promise<void> => {
  if (role === 'director' || handled.kind === 'crowded') return
  const nameIn = ({ game }: Loaded = loaded): string | undefined => playOf(game)?.plans[role]
  const unused = [nameIn(), name].filter((each) => each !== undefined && each !== '' && each !== nameIn(handled.loaded))
  for (const each of unused) if (each !== undefined) await notebook.remove(id, planPaper(each))
}

/** Performs any action but a move, for the pages and the API. */
export const perform = async (
  service: Service,
  authorized: Marked,
  action: Action,
  now: Instant,
): Promise<Performed> => {
  const plan = await savePlan(service, authorized, action, now)
  if ('line' in plan) return { kind: 'wrong-line', ...plan }
  if ('refusal' in plan) return { kind: 'refused', refusal: plan.refusal }
  const next = (): string => derivedId(service.signer, `rematch|${authorized.id}`, GAME_ID_LENGTH)
  const contact = randomId(service.chance, CONTACT_ID_LENGTH)
  const asker = { role: authorized.role, plan: plan.name, next, contact: () => contact }
  const act = (): Promise<Handled> =>
    command(service, authorized, ({ game }) => action.commandFor({ ...asker, play: playOf(game) }), now)
  if (action.type === 'forget-me') return forget(service, authorized, contact, act, now)
  const handled = await act()
  if (action.lines) await removeUnused(service, authorized, plan.name, handled)
  return handled
}
