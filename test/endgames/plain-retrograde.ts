import {
  COLOURS,
  type Colour,
  type Piece,
  type Position,
  legalMoves,
  makeFen,
  makePosition,
  pieceAt,
  piecesOf,
  play,
  ruleSetOf,
} from '../../shared/draughts/index.ts'

/**
 * Plain retrograde analysis, which shares nothing with that of the tables but the ordinary engine: positions of either
 * side are known by their FEN, and each pass looks at all of them again. First it finds who wins, then the distances.
 */
const ENGLISH = ruleSetOf('english')

const PIECES: readonly Piece[] = [
  { colour: 'black', kind: 'man' },
  { colour: 'black', kind: 'king' },
  { colour: 'white', kind: 'man' },
  { colour: 'white', kind: 'king' },
]

type Placed = readonly (readonly [number, Piece])[]

const mayStand = ({ colour, kind }: Piece, square: number): boolean =>
  kind === 'king' || (colour === 'black' ? square <= 28 : square >= 5)

/** Lists all ways to put so many pieces on squares from `from` on. */
const waysToPlace = (count: number, from = 1): readonly Placed[] => {
  if (count === 0) return [[]]
  const ways: Placed[] = []
  for (let square = from; square <= 32; square += 1)
    for (const rest of waysToPlace(count - 1, square + 1))
      for (const piece of PIECES.filter((each) => mayStand(each, square))) ways.push([[square, piece], ...rest])
  return ways
}

const hasBoth = (placed: Placed): boolean =>
  COLOURS.every((colour) => placed.some(([, piece]) => piece.colour === colour))

type Outcome = 'win' | 'loss' | undefined

type Node = {
  readonly position: Position
  /** The positions after each move, and whether the move was a capture or a man's. */
  children: readonly { readonly node: Node; readonly converts: boolean }[]
  outcome: Outcome
  distance: number | undefined
}

const LOST: Omit<Node, 'position'> = { children: [], outcome: 'loss', distance: 0 }

const keyOf = (position: Position): string => makeFen(ENGLISH, position)

const isBare = (position: Position): boolean =>
  !piecesOf(ENGLISH, position).some(([, { colour }]) => colour === position.turn)

const linkChildren = (nodes: ReadonlyMap<string, Node>, { position }: Node): Node['children'] =>
  legalMoves(ENGLISH, position).map((move) => {
    const after = play(ENGLISH, position, move)
    const node = isBare(after) ? { ...LOST, position: after } : nodes.get(keyOf(after))
    if (node === undefined) throw new Error(`${keyOf(after)} is missing`)
    return { node, converts: move.captures.length > 0 || pieceAt(ENGLISH, position, move.from)?.kind === 'man' }
  })

const outcomeOf = ({ children }: Node): Outcome => {
  if (children.some(({ node }) => node.outcome === 'loss')) return 'win'
  return children.every(({ node }) => node.outcome === 'win') ? 'loss' : undefined
}

/** The distance by each move of the kind that keeps the outcome; undefined while it is not known. */
const distancesOf = ({ children, outcome }: Node): readonly (number | undefined)[] =>
  children
    .filter(({ node }) => outcome === 'loss' || node.outcome === 'loss')
    .map(({ node, converts }) => (converts ? 1 : node.distance === undefined ? undefined : node.distance + 1))

const distanceOf = (node: Node, pass: number): number | undefined => {
  const distances = distancesOf(node)
  if (node.outcome === 'win') return distances.includes(pass) ? pass : undefined
  const known = distances.filter((each) => each !== undefined)
  return known.length === distances.length ? Math.max(0, ...known) : undefined
}

/** Repeats a pass over all nodes until one changes nothing. */
const repeat = (nodes: Iterable<Node>, change: (node: Node, pass: number) => boolean): void => {
  const all = [...nodes]
  let idle = 0
  for (let pass = 0; idle < 2; pass += 1) idle = all.filter((node) => change(node, pass)).length > 0 ? 0 : idle + 1
}

/** Returns all positions of two to `pieces` pieces, solved. */
export const plainRetrograde = (pieces: number): readonly Node[] => {
  const nodes = new Map<string, Node>()
  const add = (turn: Colour, placed: Placed): void => {
    const position = makePosition(ENGLISH, turn, placed)
    nodes.set(keyOf(position), { position, children: [], outcome: undefined, distance: undefined })
  }
  for (let count = 2; count <= pieces; count += 1)
    for (const placed of waysToPlace(count).filter(hasBoth)) for (const turn of COLOURS) add(turn, placed)
  for (const node of nodes.values()) node.children = linkChildren(nodes, node)
  repeat(nodes.values(), (node) => {
    if (node.outcome !== undefined) return false
    node.outcome = outcomeOf(node)
    return node.outcome !== undefined
  })
  repeat(nodes.values(), (node, pass) => {
    if (node.outcome === undefined || node.distance !== undefined) return false
    node.distance = distanceOf(node, pass)
    return node.distance !== undefined
  })
  return [...nodes.values()]
}
