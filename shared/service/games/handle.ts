import type { Command } from '../../game/commands.ts'
import { decide } from '../../game/decide.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Instant } from '../../game/model/words.ts'
import { loadConditionalMoves } from '../notebook/conditional-moves.ts'
import type { GameId, Games } from '../ports/games.ts'
import type { NotebookStore } from '../ports/notebook.ts'
import { optimisticUpdate } from '../runtime/optimistic-update.ts'
import { type LoadedGame, loadGame, foldStored, applyStep } from './game-store.ts'

/** Attempts per command. Losing a race against another writer costs one. */
const ATTEMPTS = 4

/** Makes the command from the game as it is at each attempt, because checking a token needs the game's salt. */
export type MakeCommand = (loaded: LoadedGame | undefined) => Command | Refusal

export type HandleResult =
  | { readonly kind: 'done'; readonly loaded: LoadedGame; readonly duplicate: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly loaded?: LoadedGame }
  | { readonly kind: 'crowded' }

/** Returns the refusal that the sender of a command gets. */
export const refusalOf = (
  handled: Exclude<HandleResult, { readonly kind: 'done' }>,
): Refusal | { readonly code: 'try-again' } => (handled.kind === 'refused' ? handled.refusal : { code: 'try-again' })

/** A game as it was last read. `loaded` is undefined if there is none. */
export type GameAsRead = { readonly id: GameId; readonly loaded: LoadedGame | undefined }

const isRefusal = (made: Command | Refusal): made is Refusal => 'code' in made

export type GameStores = { readonly games: Games; readonly notebook: NotebookStore }

/** Adds the stored conditional moves to a move, as they may answer it. Other commands need none. */
const withConditionalMoves = async (
  notebook: NotebookStore,
  id: GameId,
  before: LoadedGame | undefined,
  command: Command,
): Promise<Command> =>
  command.type === 'move' && before
    ? { ...command, conditionalMoves: await loadConditionalMoves(notebook, id, before.game) }
    : command

/**
 * Decides a command, applies its events, and saves them with one conditional write (optimistic locking). If another
 * writer was faster, the command is decided again on the game as that writer stored it.
 */
export const handleFrom = async (
  { games, notebook }: GameStores,
  found: GameAsRead,
  makeCommand: MakeCommand,
  now: Instant,
): Promise<HandleResult> => {
  const { id } = found
  let before = found.loaded
  const handled = await optimisticUpdate<HandleResult>(ATTEMPTS, async () => {
    const command = makeCommand(before)
    if (isRefusal(command)) return refused(command, before)
    const { events, refusal, duplicate } = decide(
      before?.game,
      await withConditionalMoves(notebook, id, before, command),
      now,
    )
    if (events.length === 0)
      return refusal || !before
        ? refused(refusal ?? { code: 'not-found' }, before)
        : { kind: 'done', loaded: before, duplicate: duplicate === true }
    const after = applyStep(id, before, events, now)
    const saved = await games.save(id, before?.stored, after.stored)
    if (saved.saved) return refusal ? refused(refusal, after) : { kind: 'done', loaded: after, duplicate: false }
    before = saved.now && foldStored(id, saved.now)
    return undefined
  })
  return handled ?? { kind: 'crowded' }
}

/** Loads a game and handles a command, as `handleFrom` does with a game that is loaded. */
export const handle = async (
  stores: GameStores,
  id: GameId,
  makeCommand: MakeCommand,
  now: Instant,
): Promise<HandleResult> => handleFrom(stores, { id, loaded: await loadGame(stores.games, id) }, makeCommand, now)

const refused = (refusal: Refusal, loaded: LoadedGame | undefined): HandleResult => ({
  kind: 'refused',
  refusal,
  ...(loaded && { loaded }),
})
