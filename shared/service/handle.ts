import type { Command } from '../game/commands.ts'
import { decide } from '../game/decide.ts'
import type { Refusal } from '../game/refusals.ts'
import type { Instant } from '../game/words.ts'
import { plansIn } from './plans.ts'
import type { GameId, Games, Papers } from './ports.ts'
import { type Loaded, load, read, step } from './record.ts'

/** How often a command that loses a race is decided again. */
const TRIES = 4

/** What is asked of a game, once the game is known: whether the asker may (a token needs the game's salt) and what they ask. */
export type Ask = (loaded: Loaded | undefined) => Command | Refusal

export type Handled =
  | { readonly kind: 'done'; readonly loaded: Loaded; readonly duplicate: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly loaded?: Loaded }
  /** Others were faster, every time. Nothing was done. */
  | { readonly kind: 'crowded' }

/** Why a command was not carried out. */
export const refusalOf = (
  handled: Exclude<Handled, { readonly kind: 'done' }>,
): Refusal | { readonly code: 'try-again' } => (handled.kind === 'refused' ? handled.refusal : { code: 'try-again' })

/** A game as it was read a moment ago; nothing, if there was none. */
export type Found = { readonly id: GameId; readonly loaded: Loaded | undefined }

const isRefusal = (asked: Command | Refusal): asked is Refusal => 'code' in asked

/** Where games and papers are kept. */
export type Shelves = { readonly games: Games; readonly papers: Papers }

/** A move may be answered by what was planned for it; the plans are read only where the game says that there are any. */
const withPlans = async (papers: Papers, id: GameId, before: Loaded | undefined, command: Command): Promise<Command> =>
  command.type === 'move' && before ? { ...command, plans: await plansIn(papers, id, before.game) } : command

/**
 * The road of every command: decide, evolve, save, on the game as it was found. One conditional write: a lost race
 * hands back the game that won it, and the command is decided again on that.
 */
export const handleOn = async ({ games, papers }: Shelves, found: Found, ask: Ask, now: Instant): Promise<Handled> => {
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

/** The same for a game that has not been read yet: one strong read first. */
export const handle = async (shelves: Shelves, id: GameId, ask: Ask, now: Instant): Promise<Handled> =>
  handleOn(shelves, { id, loaded: await load(shelves.games, id) }, ask, now)

const refused = (refusal: Refusal, loaded: Loaded | undefined): Handled => ({
  kind: 'refused',
  refusal,
  ...(loaded && { loaded }),
})
