import {
  type Colour,
  type Position,
  claimsOpen,
  legalMoves,
  makeFen,
  sheetOf,
  startPosition,
  writeMove,
} from '../draughts/index.ts'
import { deadlineOf } from '../game/clock.ts'
import { openingPosition } from '../game/evolve.ts'
import { type Game, type Play, colourOf, playOf } from '../game/game.ts'
import type { ColourWish, Opening, Terms } from '../game/terms.ts'
import { type ByColour, type Role, type Seat } from '../game/words.ts'
import { isoDuration, isoInstant } from './iso.ts'

type SeatView = { readonly name: string | null; readonly taken: boolean }

/** A game as the API, the pages and the letters show it. Never a token, an address or a secret: it is safe for anyone, `you` apart. */
export type GameView = {
  readonly id: string
  readonly version: number
  readonly rules: Terms['rules']
  readonly status: Game['status']
  /** Half-moves played. */
  readonly ply: number
  /** Whose move it is; null unless the game is active. */
  readonly turn: Colour | null
  readonly fen: string
  readonly startFen: string
  readonly moves: readonly string[]
  readonly movedAt: readonly string[]
  /** Both null while a toss is still to be drawn; then the creator stands in `creator` alone. */
  readonly seats: ByColour<SeatView>
  readonly creator: { readonly name: string; readonly seat: Colour | null }
  readonly wish: ColourWish
  readonly clock: { readonly perMove?: string; readonly reserve?: string; readonly left: ByColour<string> | null }
  readonly opening: Opening
  readonly offeredAt: string
  readonly turnStartedAt: string | null
  readonly deadline: string | null
  readonly quietMoves: ByColour<number>
  readonly claims: readonly string[]
  readonly legalMoves: readonly string[]
  readonly endedAt: string | null
  readonly result: { readonly winner: Colour | null; readonly reason: string } | null
  /** Who called the game off: a seat, or the clock; null unless it was aborted. */
  readonly abortedBy: Seat | 'clock' | null
  /** The reader's own seat; null for everybody else. `seat` is his colour, null while a toss is to be drawn. */
  readonly you: { readonly role: Role; readonly seat: Colour | null } | null
}

/** The colour that a seat plays; null while a toss is still to be drawn. */
export const colourOfSeat = (game: Game, seat: Seat): Colour | null => {
  const play = playOf(game)
  if (play) return colourOf(play, seat)
  return seat === 'creator' && game.wish !== 'toss' ? game.wish : null
}

const seatsOf = (game: Game): ByColour<SeatView> => {
  const creator = colourOfSeat(game, 'creator')
  const opponent = playOf(game)?.opponent
  const view = (colour: Colour): SeatView => {
    const name = colour === creator ? game.creator.name : opponent?.name
    return { name: name ?? null, taken: name !== undefined }
  }
  return { black: view('black'), white: view('white') }
}

const iso = (at: number | undefined): string | null => (at === undefined ? null : isoInstant(at))

const clockView = ({ clock }: Terms, play: Play | undefined): GameView['clock'] => {
  if (clock === 'unlimited') return { left: null }
  const left = play?.left ?? { black: clock.reserve, white: clock.reserve }
  return {
    perMove: isoDuration(clock.perMove),
    reserve: isoDuration(clock.reserve),
    left: { black: isoDuration(left.black), white: isoDuration(left.white) },
  }
}

const movesOf = (game: Game, position: Position): readonly string[] => {
  if (game.status !== 'active') return []
  const rules = sheetOf(game.terms.rules)
  return legalMoves(rules, position).map((move) => writeMove(rules, position, move))
}

/** What a reader sees of a game: everybody the same but for `you`. */
export const viewOf = (id: string, version: number, game: Game, reader?: Role): GameView => {
  const rules = sheetOf(game.terms.rules)
  const start = openingPosition(rules, game.terms.opening) ?? startPosition(rules)
  const play = playOf(game)
  const position = play?.position ?? start
  const active = game.status === 'active' ? game.play : undefined
  return {
    id,
    version,
    rules: game.terms.rules,
    status: game.status,
    ply: play?.moves.length ?? 0,
    turn: active ? active.position.turn : null,
    fen: makeFen(rules, position),
    startFen: makeFen(rules, play?.startPosition ?? start),
    moves: play?.moves ?? [],
    movedAt: (play?.movedAt ?? []).map(isoInstant),
    seats: seatsOf(game),
    creator: { name: game.creator.name, seat: colourOfSeat(game, 'creator') },
    wish: game.wish,
    clock: clockView(game.terms, play),
    opening: game.terms.opening,
    offeredAt: isoInstant(game.offeredAt),
    turnStartedAt: iso(active?.turnStartedAt),
    deadline: active ? iso(deadlineOf(game.terms.clock, active)) : null,
    quietMoves: play?.tally.quietMoves ?? { black: 0, white: 0 },
    claims: active ? claimsOpen(rules, active.position, active.tally) : [],
    legalMoves: movesOf(game, position),
    endedAt: 'endedAt' in game ? isoInstant(game.endedAt) : null,
    result: game.status === 'finished' ? game.result : null,
    abortedBy: game.status === 'aborted' ? game.by : null,
    you: reader ? { role: reader, seat: reader === 'director' ? null : colourOfSeat(game, reader) } : null,
  }
}
