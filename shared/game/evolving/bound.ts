import type { EventOf, EventType } from '../events.ts'
import type { Game } from '../game.ts'
import type { Payer } from '../spent.ts'
import type { Role } from '../words.ts'

export type Sizes = { readonly [T in EventType]: { readonly size: number } }

/** In bytes. */
type Sum = (rows: Sizes) => number

type Price<T extends EventType> = {
  readonly price: Sum
  readonly payer: (event: EventOf<T>, before: Game) => Payer | undefined
  /** What an answer costs its asker: it is not refused. */
  readonly ahead?: Sum
  /** Follows from something paid for, or from the clock: never refused. */
  readonly always?: true
}

/**
 * What an event costs and who pays, or why it costs nothing. `once`: few in a game by its rules. `board`: one a ply at
 * most; a huff or an enforced jump takes a piece. `answer`: the asker has paid. `replaced`: only the last of its kind
 * and role stays. `forgotten`: leaves after its turn, or when there are more. `erases`: smaller than the longest name,
 * which leaves with it.
 */
export type Bound<T extends EventType> = Price<T> | 'once' | 'board' | 'answer' | 'replaced' | 'forgotten' | 'erases'

export const giver = (event: { readonly by: Role }): Role => event.by

/** A changed clock may bring the turn's three reminders again. */
export const reminders: Sum = (rows) => 3 * rows.reminded.size

/** All squares of a path, beyond two bytes: at most 30 pieces to capture. */
export const LONGEST_PATH = 29

/** Leaves two plies in the log. */
export const takeback: Sum = (rows) => rows['taken-back'].size + 2 * (rows.moved.size + LONGEST_PATH) + reminders(rows)
