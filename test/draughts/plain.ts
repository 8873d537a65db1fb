/**
 * The rules written a second time, slowly and simply: squares in rows and columns, one piece at a time, every jump
 * tried, preferences applied to whole lists afterwards. They share only the rule set with the engine.
 */
import type { Colour, Kind, CapturePreference, RuleSet } from '../../shared/draughts/index.ts'

export type PlainPiece = { readonly colour: Colour; readonly kind: Kind }
/** A board with its pieces by square. `stuck` is the square of a king that has used up its quiet moves. */
export type PlainBoard = {
  readonly turn: Colour
  readonly pieces: ReadonlyMap<number, PlainPiece>
  readonly stuck?: number
}
export type PlainMove = {
  readonly from: number
  readonly to: number
  readonly taken: readonly number[]
  readonly crowned: boolean
}

type Spot = readonly [row: number, column: number]
const DIAGONAL: readonly Spot[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]
const STRAIGHT: readonly Spot[] = [
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 2],
]

const spotsOf = (rules: RuleSet): readonly Spot[] => {
  const spots: Spot[] = []
  for (let row = 0; row < rules.columns; row += 1) {
    const line: Spot[] = []
    for (let column = 0; column < rules.columns; column += 1) {
      const fromBottom = rules.columns - 1 - row
      const dark = rules.corner === 'left' ? (fromBottom + column) % 2 === 0 : (fromBottom + column) % 2 === 1
      if (dark) line.push([row, column])
    }
    spots.push(...(rules.numbering === 'top-left' ? line : line.reverse()))
  }
  return spots
}

/** Returns the squares in a direction from a square, nearest first. */
type Lines = (square: number, direction: Spot) => readonly number[]

const linesOf = (rules: RuleSet): Lines => {
  const spots = spotsOf(rules)
  const number = new Map(spots.map(([row, column], i) => [`${row},${column}`, i + 1]))
  return (square, [down, right]) => {
    const [row = 0, column = 0] = spots[square - 1] ?? []
    const line: number[] = []
    for (let step = 1; ; step += 1) {
      const next = number.get(`${row + step * down},${column + step * right}`)
      if (next === undefined) return line
      line.push(next)
    }
  }
}

const forward = (colour: Colour, [down]: Spot): boolean => (colour === 'white' ? down < 0 : down > 0)

const lastRow = (rules: RuleSet, colour: Colour, square: number): boolean => {
  const row = Math.ceil(square / (rules.columns / 2))
  return row === (colour === 'white' ? 1 : rules.columns)
}

type Jump = { readonly over: number; readonly lands: readonly number[] }

type Going = {
  readonly rules: RuleSet
  readonly board: PlainBoard
  readonly lines: Lines
  readonly origin: number
}

const jumpsFrom = (going: Going, at: number, kind: Kind, taken: readonly number[]): readonly Jump[] => {
  const { rules, board, lines, origin } = going
  const directions = rules.lines === 'diagonal' ? DIAGONAL : [...DIAGONAL, ...STRAIGHT]
  const isFree = (square: number): boolean => square === origin || !board.pieces.has(square)
  return directions.flatMap((direction): readonly Jump[] => {
    if (kind === 'man' && rules.menCapture === 'forward' && !forward(board.turn, direction)) return []
    const line = lines(at, direction)
    const far = kind === 'king' && rules.kingReach === 'any'
    const met = far ? line.findIndex((square) => !isFree(square)) : 0
    const over = line[met]
    if (over === undefined || taken.includes(over)) return []
    const piece = board.pieces.get(over)
    if (piece === undefined || isFree(over) || piece.colour === board.turn) return []
    if (kind === 'man' && piece.kind === 'king' && !rules.menTakeKings) return []
    const behind = line.slice(met + 1)
    const stop = behind.findIndex((square) => !isFree(square))
    const free = stop < 0 ? behind : behind.slice(0, stop)
    const lands = far && rules.kingLanding === 'any' ? free : free.slice(0, 1)
    return lands.length === 0 ? [] : [{ over, lands }]
  })
}

const goOn = (
  going: Going,
  at: number,
  kind: Kind,
  taken: readonly number[],
  passed: boolean,
): readonly PlainMove[] => {
  const { rules, board, origin } = going
  const began = board.pieces.get(origin)?.kind ?? 'man'
  const done = (to: number, crowned: boolean, all: readonly number[]): PlainMove => ({
    from: origin,
    to,
    taken: all,
    crowned,
  })
  return jumpsFrom(going, at, kind, taken).flatMap(({ over, lands }) => {
    const all = [...taken, over]
    const results = lands.map((to) => {
      const arrives = began === 'man' && lastRow(rules, board.turn, to)
      const crowned = passed || (arrives && rules.crowning !== 'passes')
      const next: Kind = crowned ? 'king' : kind
      const further = arrives && rules.crowning === 'stops' ? [] : goOn(going, to, next, all, crowned)
      const here = done(to, crowned || arrives, all)
      return { here, further }
    })
    const mustGoOn = results.some(({ further }) => further.length > 0)
    if (rules.duty === 'may') return results.flatMap(({ here, further }) => [here, ...further])
    return mustGoOn ? results.flatMap(({ further }) => further) : results.map(({ here }) => here)
  })
}

const greatest = <T>(list: readonly T[], compare: (a: T, b: T) => number): readonly T[] =>
  list.filter((each) => list.every((other) => compare(each, other) >= 0))

const compareOrder = (a: readonly boolean[], b: readonly boolean[]): number => {
  const differs = a.findIndex((king, i) => king !== b[i])
  if (differs < 0) return 0
  return a[differs] === true ? 1 : -1
}

const preferred = (
  board: PlainBoard,
  preference: CapturePreference,
  list: readonly PlainMove[],
): readonly PlainMove[] => {
  const isKing = (square: number): boolean => board.pieces.get(square)?.kind === 'king'
  const kings = (move: PlainMove): number => move.taken.filter(isKing).length
  const measures: Readonly<Record<CapturePreference, (a: PlainMove, b: PlainMove) => number>> = {
    pieces: (a, b) => a.taken.length - b.taken.length,
    value: (a, b) => a.taken.length + kings(a) / 2 - b.taken.length - kings(b) / 2,
    'king-captor': (a, b) => Number(isKing(a.from)) - Number(isKing(b.from)),
    kings: (a, b) => kings(a) - kings(b),
    'early-king': (a, b) => compareOrder(a.taken.map(isKing), b.taken.map(isKing)),
  }
  return greatest(list, measures[preference])
}

const quietMoves = (going: Going): readonly PlainMove[] => {
  const { rules, board, lines, origin } = going
  const kind = board.pieces.get(origin)?.kind ?? 'man'
  if (origin === board.stuck) return []
  return DIAGONAL.filter((direction) => kind === 'king' || forward(board.turn, direction)).flatMap((direction) => {
    const line = lines(origin, direction)
    const stop = line.findIndex((square) => board.pieces.has(square))
    const free = stop < 0 ? line : line.slice(0, stop)
    const reach = kind === 'king' && rules.kingReach === 'any' ? free : free.slice(0, 1)
    return reach.map((to) => ({
      from: origin,
      to,
      taken: [],
      crowned: kind === 'man' && lastRow(rules, board.turn, to),
    }))
  })
}

/** Writes a move as its start, its end, its captured squares in order, and whether it crowns. */
export const plainText = ({ from, to, taken, crowned }: PlainMove): string =>
  `${from}-${to} [${[...taken].sort((a, b) => a - b).join(' ')}]${crowned ? ' K' : ''}`

/** Returns each legal move once, in alphabetical order. */
export const plainMoves = (rules: RuleSet, board: PlainBoard): readonly PlainMove[] => {
  const lines = linesOf(rules)
  const own = [...board.pieces].filter(([, piece]) => piece.colour === board.turn).map(([square]) => square)
  const goings = own.map((origin): Going => ({ rules, board, lines, origin }))
  const captures = goings.flatMap((going) =>
    goOn(going, going.origin, board.pieces.get(going.origin)?.kind ?? 'man', [], false),
  )
  const best = rules.prefer.reduce<readonly PlainMove[]>(
    (list, preference) => preferred(board, preference, list),
    captures,
  )
  const legal = best.length > 0 && rules.duty === 'must' ? best : [...best, ...goings.flatMap(quietMoves)]
  const once = new Map(legal.map((move) => [plainText(move), move] as const))
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move)
}

export const plainAfter = (board: PlainBoard, move: PlainMove): string => {
  const pieces = new Map(board.pieces)
  const moved = pieces.get(move.from)
  pieces.delete(move.from)
  for (const square of move.taken) pieces.delete(square)
  if (moved !== undefined) pieces.set(move.to, move.crowned ? { ...moved, kind: 'king' } : moved)
  return plainFen({ turn: board.turn === 'white' ? 'black' : 'white', pieces })
}

export const plainFen = ({ turn, pieces }: PlainBoard): string => {
  const list = (colour: Colour): string =>
    [...pieces]
      .filter(([, piece]) => piece.colour === colour)
      .sort(([a], [b]) => a - b)
      .map(([square, piece]) => `${piece.kind === 'king' ? 'K' : ''}${square}`)
      .join(',')
  return `${turn === 'white' ? 'W' : 'B'}:W${list('white')}:B${list('black')}`
}
