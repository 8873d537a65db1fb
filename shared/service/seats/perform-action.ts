import type { ReadAct } from '../../api/input/describe-act.ts'
import { decide } from '../../game/decide.ts'
import { playOf } from '../../game/model/game.ts'
import type { ActType } from '../../game/commands.ts'
import type { Instant } from '../../game/model/words.ts'
import { handleAuthorized } from '../access/handle-authorized.ts'
import { type AuthorizedWithProof, forgetPerson } from './forget-person.ts'
import type { HandleResult } from '../games/handle.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, derivedId, randomId } from '../credentials/ids.ts'
import type { Authorized } from '../access/authorize.ts'
import { conditionalMovesEntry } from '../notebook/entry-names.ts'
import { type SavedConditionalMoves, type IllegalLine, saveConditionalMoves } from '../notebook/conditional-moves.ts'
import { type FindInTable, finderFor } from '../endgames/table-claims.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'

const NO_PLAN: SavedConditionalMoves = { name: '' }

/**
 * Saves conditional moves under a new name before the game refers to that name, so that they have no effect until then.
 * Nothing is saved if the game would refuse them.
 */
const savePlan = async (
  { notebook, chance }: Service,
  { id, loaded, role }: Authorized,
  { lines }: ReadAct,
  now: Instant,
): Promise<SavedConditionalMoves> => {
  const { game } = loaded
  if (!lines || role === 'arbiter' || game.status !== 'active') return NO_PLAN
  const { refusal } = decide(game, { type: 'plan', by: role, ply: game.play.moves.length, plan: 'any' }, now)
  if (refusal?.code === 'allowance-used') return { refusal }
  return refusal ? NO_PLAN : saveConditionalMoves(notebook, chance, { id, game, seat: role, lines })
}

/** `wrong-line`: nothing was done. `line`: the index, from 0, of the first line with an illegal move. */
export type ActionResult = HandleResult | ({ readonly kind: 'wrong-line' } & IllegalLine)

/** Removes stored conditional moves: the old ones after a success, the new ones after a refusal. */
const removeUnused = async (
  { notebook }: Service,
  { id, loaded, role }: Authorized,
  name: string,
  handled: HandleResult,
): Promise<void> => {
  if (role === 'arbiter' || handled.kind === 'crowded') return
  const nameIn = ({ game }: LoadedGame = loaded): string | undefined => playOf(game)?.conditionalMoves[role]
  const unused = [nameIn(), name].filter((each) => each !== undefined && each !== '' && each !== nameIn(handled.loaded))
  for (const each of unused) if (each !== undefined) await notebook.remove(id, conditionalMovesEntry(each))
}

const TABLE_CLAIMS: ReadonlySet<ActType> = new Set<ActType>(['claim-table-win', 'claim-table-draw'])

const NOTHING_FOUND: FindInTable = () => undefined

/** Performs any action but a move, for the pages and the API. */
export const performAction = async (
  service: Service,
  authorized: AuthorizedWithProof,
  action: ReadAct,
  now: Instant,
): Promise<ActionResult> => {
  const plan = await savePlan(service, authorized, action, now)
  if ('line' in plan) return { kind: 'wrong-line', ...plan }
  if ('refusal' in plan) return { kind: 'refused', refusal: plan.refusal }
  const next = (): string => derivedId(service.signer, `rematch|${authorized.id}`, GAME_ID_LENGTH)
  const contact = randomId(service.chance, CONTACT_ID_LENGTH)
  const { loaded, role } = authorized
  const find = TABLE_CLAIMS.has(action.type) ? await finderFor(service, loaded.game, role) : NOTHING_FOUND
  const asker = { role, plan: plan.name, next, contact: () => contact }
  const act = (): Promise<HandleResult> =>
    handleAuthorized(
      service,
      authorized,
      ({ game }) => action.commandFor({ ...asker, play: playOf(game), found: find(game) }),
      now,
    )
  if (action.type === 'forget-me') return forgetPerson(service, authorized, contact, act, now)
  const handled = await act()
  if (action.lines) await removeUnused(service, authorized, plan.name, handled)
  return handled
}
