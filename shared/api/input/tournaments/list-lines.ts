import type { ListColumn } from './list-columns.ts'
import type { EntrantBody } from './tournament-shapes.ts'

/** A player of a list. `section`: the part of the event in which they play. */
export type ListedPlayer = EntrantBody & { readonly section?: string }

/**
 * What is wrong in a line. `column`: a value in this column cannot be read, or is too long; `value` is what stands
 * there. `heading`: the first line names the column `value`, which is none of ours. `twice`: the line `first` has the same
 * person. `listed`: the event has an entrant of this name or address. `cells`: there are more cells than columns.
 */
export type ListFault =
  | { readonly code: 'column'; readonly column: ListColumn; readonly value: string }
  | { readonly code: 'heading'; readonly value: string }
  | { readonly code: 'twice'; readonly first: number }
  | { readonly code: 'listed'; readonly name: string }
  | { readonly code: 'cells' | 'no-name' | 'no-section' | 'too-many' }

/** A line of a list with its number, from 1. Empty lines, and that of the column names, are left out unless it has a fault. */
export type ListLine = {
  readonly line: number
  readonly text: string
} & ({ readonly player: ListedPlayer } | { readonly fault: ListFault })

export type PlayerList = {
  readonly lines: readonly ListLine[]
  /** The players of the lines without a fault, in order. */
  readonly players: readonly ListedPlayer[]
  readonly faults: readonly (ListLine & { readonly fault: ListFault })[]
}

/** Returns the list of these lines. */
export const playerListOf = (lines: readonly ListLine[]): PlayerList => ({
  lines,
  players: lines.flatMap((line) => ('player' in line ? [line.player] : [])),
  faults: lines.flatMap((line) => ('fault' in line ? [line] : [])),
})
