import type { EventOf, EventType } from '../events.ts'
import type { Game } from '../game.ts'
import type { Payer } from '../spent.ts'
import type { Role } from '../words.ts'

/** How large each event can be. */
export type Sizes = { readonly [T in EventType]: { readonly size: number } }

/** In bytes. */
type Sum = (rows: Sizes) => number

type Price<T extends EventType> = {
  readonly price: Sum
  readonly payer: (event: EventOf<T>, before: Game) => Payer | undefined
  /** What an answer to it costs its asker, which is refused no more. */
  readonly ahead?: Sum
  /** What follows from something that was paid for, or asked for by the clock: never refused. */
  readonly always?: true
}

/**
 * What each event costs, and whom. Otherwise why it needs no price. `once`: a game has few of them by its rules.
 * `board`: each ply has at most one, and a huff or an enforced jump takes a piece. `answer`: the asker has paid.
 * `replaced`: only the last of its kind and role stays. `forgotten`: it leaves when its turn is over, or there are more.
 * `erases`: it takes less room than the longest name, and a name leaves the log with it.
 */
export type Bound<T extends EventType> = Price<T> | 'once' | 'board' | 'answer' | 'replaced' | 'forgotten' | 'erases'

export const giver = (event: { readonly by: Role }): Role => event.by

/** When a clock is changed, the three reminders of the turn may come again. */
export const reminders: Sum = (rows) => 3 * rows.reminded.size

/** A move with every square of its path named, beyond two bytes: a side has at most 30 pieces to capture. */
export const LONGEST_PATH = 29

/** It leaves two plies in the log. */
export const takeback: Sum = (rows) => rows['taken-back'].size + 2 * (rows.moved.size + LONGEST_PATH) + reminders(rows)
