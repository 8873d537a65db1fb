import type { GameView } from '../../../api/views/game-view.ts'
import type { BoardMoment } from '../../../api/views/board-moment.ts'
import {
  type Colour,
  type Move,
  type Position,
  type RuleSet,
  type Square,
  fullJumps,
  legalMoves,
  moveText,
  otherColour,
  parseFen,
  ruleSetOf,
  squareText,
  startPosition,
  writePath,
} from '../../../draughts/index.ts'
import type { ByColour } from '../../../game/model/words.ts'
import { type Texts, outcomeText, shortName } from '../../../texts/index.ts'

/** A view of a game, parsed once for all parts of a page. */
export type GameTable = {
  readonly view: GameView
  readonly rules: RuleSet
  readonly position: Position
  /** The reader's legal moves. It is empty if it is not their turn, or if an earlier position is shown. */
  readonly mine: readonly Move[]
  /** The players' names in sentences: short ones for a player, who knows them, and whole ones for other readers. */
  readonly names: ByColour<string>
  readonly wholeNames: ByColour<string>
  readonly nameOf: (square: Square) => string
  /** The reader's colour. Null for an arbiter or a watcher, and before the toss. */
  readonly seat: Colour | null
}

const NO_NAME = ''

/** Returns the view with "somebody" in place of the empty name of each person who asked to be forgotten. */
export const withPlaceholderNames = ({ seat }: Texts, view: GameView): GameView => {
  const named = <N extends string | null>(name: N): N | string => (name === NO_NAME ? seat.somebody : name)
  const { seats, creator, arbiter } = view
  return {
    ...view,
    seats: {
      black: { ...seats.black, name: named(seats.black.name) },
      white: { ...seats.white, name: named(seats.white.name) },
    },
    creator: { ...creator, name: named(creator.name) },
    arbiter: named(arbiter),
  }
}

const positionIn = (rules: RuleSet, fen: string): Position => {
  const read = parseFen(rules, fen)
  return read.kind === 'position' ? read.position : startPosition(rules)
}

const nameOfSeats = ({ seat }: Texts, { seats: { black, white } }: GameView): ByColour<string> => ({
  black: black.name ?? seat.nobody,
  white: white.name ?? seat.nobody,
})

/** Parses a view. `moment` is the position that the reader looks at. */
export const gameTable = (texts: Texts, original: GameView, moment: BoardMoment): GameTable => {
  const view = withPlaceholderNames(texts, original)
  const rules = ruleSetOf(view.rules)
  const position = positionIn(rules, moment.fen)
  const seat = view.you?.seat ?? null
  const inTurn = view.status === 'active' && seat !== null && view.turn === seat && moment.ply === view.ply
  const wholeNames = nameOfSeats(texts, view)
  const { black, white } = wholeNames
  const short = (name: string, other: string): string => (seat === null ? name : shortName(name, [other, view.arbiter]))
  return {
    view,
    rules,
    position,
    seat,
    mine: inTurn ? (view.mustJump ? fullJumps(rules, position) : legalMoves(rules, position)) : [],
    names: { black: short(black, white), white: short(white, black) },
    wholeNames,
    nameOf: (square) => squareText(rules, square),
  }
}

/**
 * Returns a title such as "Amara against Harry". It names the reader first, or Black for other readers, or the creator
 * before anybody joins. `invited` is the name to write for the open seat.
 */
export const playersTitle = (
  texts: Texts,
  { view, wholeNames: names, seat }: GameTable,
  invited = texts.seat.anOpponent,
): string => {
  if (view.status === 'open') return texts.seat.alone(view.creator.name, invited)
  if (!view.seats.black.taken || !view.seats.white.taken) return texts.game.versus(view.creator.name, texts.seat.nobody)
  const first = seat ?? 'black'
  return texts.game.versus(names[first], names[otherColour(first)])
}

/** Returns the colour of the player who called the game off, or who made no first move; undefined for the arbiter. */
const callerOf = ({ view, rules }: GameTable): Colour | undefined => {
  const { seat } = view.creator
  if (view.abortedBy === 'clock') return positionIn(rules, view.fen).turn
  if (view.abortedBy === 'arbiter' || seat === null) return undefined
  return view.abortedBy === 'opponent' ? otherColour(seat) : seat
}

const callerName = (table: GameTable): string => {
  const { view, names } = table
  const caller = callerOf(table)
  if (caller !== undefined) return names[caller]
  return view.abortedBy === 'arbiter' ? (view.arbiter ?? NO_NAME) : view.creator.name
}

/** Returns how a game ended, as a sentence that says "you" of the reader. */
export const endSentence = (texts: Texts, table: GameTable): string => {
  const { view, names, seat } = table
  const isCaller = view.abortedBy === 'clock' ? callerOf(table) === seat : view.you?.role === view.abortedBy
  return outcomeText(texts, view, { ...names, caller: callerName(table), ...(seat && { reader: seat, isCaller }) })
}

/** Returns who got which side by the toss. */
export const tossText = ({ match }: Texts, { view, names, seat }: GameTable): string => {
  const first = view.creator.seat ?? 'black'
  return first === seat ? match.tossedYou(first) : match.tossed(names[first], first)
}

/** Returns the notation of a stored move, whose squares are numbers. Some rules write squares as letters. */
export const moveNotation = ({ rules }: Pick<GameTable, 'rules'>, text: string): string => moveText(rules, text)

export const lastMoveNotation = (table: Pick<GameTable, 'rules'>, { last }: BoardMoment): string | undefined =>
  last && moveNotation(table, last.path.join(last.taken.length > 0 ? 'x' : '-'))

/** Returns a move as the rules write it: the first of those with which a game can begin. */
export const exampleMove = (rules: RuleSet): string => {
  const [first] = legalMoves(rules, startPosition(rules))
  return first ? writePath(rules, first, rules.written) : ''
}

export const lastMover = ({ position }: Pick<GameTable, 'position'>): Colour => otherColour(position.turn)
