import type { GameView } from '../api/view.ts'
import {
  type Colour,
  type Move,
  type Position,
  type RuleSheet,
  type Square,
  fullJumps,
  legalMoves,
  otherColour,
  parseFen,
  sheetOf,
  startPosition,
} from '../draughts/index.ts'
import type { ByColour } from '../game/words.ts'
import { type Texts, outcomeText } from '../texts/index.ts'

/** A view, parsed once for all parts of a page. */
export type Table = {
  readonly view: GameView
  readonly rules: RuleSheet
  readonly position: Position
  /** The reader's legal moves; none out of turn. */
  readonly mine: readonly Move[]
  readonly names: ByColour<string>
  /** The reader's colour; null for others, and before the toss. */
  readonly seat: Colour | null
  readonly last: { readonly from: Square; readonly to: Square } | undefined
}

const lastOf = (moves: readonly string[]): Table['last'] => {
  const squares = (moves.at(-1) ?? '').match(/\d+/g)?.map(Number) ?? []
  const [from, to] = [squares[0], squares.at(-1)]
  return from === undefined || to === undefined ? undefined : { from, to }
}

const NO_NAME = ''

/** A person who asked to be forgotten has no name any more. */
export const withNames = ({ seat }: Texts, view: GameView): GameView => {
  const named = <N extends string | null>(name: N): N | string => (name === NO_NAME ? seat.somebody : name)
  const { seats, creator, director } = view
  return {
    ...view,
    seats: {
      black: { ...seats.black, name: named(seats.black.name) },
      white: { ...seats.white, name: named(seats.white.name) },
    },
    creator: { ...creator, name: named(creator.name) },
    director: named(director),
  }
}

export const tableOf = (texts: Texts, shown: GameView): Table => {
  const view = withNames(texts, shown)
  const rules = sheetOf(view.rules)
  const read = parseFen(rules, view.fen)
  const position = read.kind === 'position' ? read.position : startPosition(rules)
  const seat = view.you?.seat ?? null
  const inTurn = view.status === 'active' && seat !== null && view.turn === seat
  const name = (colour: Colour): string => view.seats[colour].name ?? texts.seat.nobody
  return {
    view,
    rules,
    position,
    seat,
    mine: inTurn ? (view.mustJump ? fullJumps(rules, position) : legalMoves(rules, position)) : [],
    names: { black: name('black'), white: name('white') },
    last: lastOf(view.moves),
  }
}

/** Both names: first the reader's, else the creator's, else Black's. `invited`: the person named for the open seat. */
export const titleOf = (texts: Texts, { view, names, seat }: Table, invited = texts.seat.anOpponent): string => {
  if (view.status === 'open') return texts.seat.alone(view.creator.name, invited)
  if (!view.seats.black.taken || !view.seats.white.taken) return texts.play.versus(view.creator.name, texts.seat.nobody)
  const first = seat ?? 'black'
  return texts.play.versus(names[first], names[otherColour(first)])
}

/** Who called the game off. Where the clock did: who never made a first move. */
const callerOf = ({ view, names, position }: Table): string => {
  if (view.abortedBy === 'clock') return names[position.turn]
  if (view.abortedBy === 'director') return view.director ?? view.creator.name
  if (view.abortedBy !== 'opponent' || view.creator.seat === null) return view.creator.name
  return names[otherColour(view.creator.seat)]
}

export const endOf = (texts: Texts, table: Table): string =>
  outcomeText(texts, table.view, { ...table.names, caller: callerOf(table) })
