import type { Command } from '../../game/commands.ts'
import { decide } from '../../game/decide.ts'
import type { Refusal } from '../../game/refusals.ts'
import type { Instant } from '../../game/words.ts'
import { plansIn } from '../notebook/conditional-moves.ts'
import type { GameId, Games, Papers } from '../ports/ports.ts'
import { type Loaded, load, read, step } from './game-store.ts'

/** Per command; a lost race costs one. */
const TRIES = 4

/** Tokens are checked with the game's salt: a command is made from the game as it is. */
export type Ask = (loaded: Loaded | undefined) => Command | Refusal

export type Handled =
  | { readonly kind: 'done'; readonly loaded: Loaded; readonly duplicate: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly loaded?: Loaded }
  | { readonly kind: 'crowded' }

export const refusalOf = (
  handled: Exclude<Handled, { readonly kind: 'done' }>,
): Refusal | { readonly code: 'try-again' } => (handled.kind === 'refused' ? handled.refusal : { code: 'try-again' })

/** As last read; `loaded` undefined: no such game. */
export type Found = { readonly id: GameId; readonly loaded: Loaded | undefined }

const isRefusal = (asked: Command | Refusal): asked is Refusal => 'code' in asked

export type GameStores = { readonly games: Games; readonly papers: Papers }

/** Plans may answer a move; read only if there are any. */
const withPlans = async (papers: Papers, id: GameId, before: Loaded | undefined, command: Command): Promise<Command> =>
  command.type === 'move' && before ? { ...command, plans: await plansIn(papers, id, before.game) } : command

/** Decide, evolve, save with one conditional write. A lost race returns the winner, on which it is decided again. */
export const handleOn = async (
  { games, papers }: GameStores,
  found: Found,
  ask: Ask,
  now: Instant,
): Promise<Handled> => {
  const { id } = found
  let before = found.loaded
  for (let tries = 0; tries < TRIES; tries++) {
    const asked = ask(before)
    if (isRefusal(asked)) return refused(asked, before)
    const { events, refusal, duplicate } = decide(before?.game, await withPlans(papers, id, before, asked), now)
    if (events.length === 0)
      return refusal || !before
        ? refused(refusal ?? { code: 'not-found' }, before)
        : { kind: 'done', loaded: before, duplicate: duplicate === true }
    const after = step(id, before, events, now)
    const saved = await games.save(id, before?.stored, after.stored)
    if (saved.saved) return refusal ? refused(refusal, after) : { kind: 'done', loaded: after, duplicate: false }
    before = saved.now && read(id, saved.now)
  }
  return { kind: 'crowded' }
}

export const handle = async (stores: GameStores, id: GameId, ask: Ask, now: Instant): Promise<Handled> =>
  handleOn(stores, { id, loaded: await load(stores.games, id) }, ask, now)

const refused = (refusal: Refusal, loaded: Loaded | undefined): Handled => ({
  kind: 'refused',
  refusal,
  ...(loaded && { loaded }),
})
