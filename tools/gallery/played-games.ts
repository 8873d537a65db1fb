import { HOUR } from '../../shared/game/model/words.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type Stand, act, ask, begun, idOf } from '../../test/pages/stand.ts'

/** The paths of a game's pages. */
export type GamePaths = Awaited<ReturnType<typeof begun>>

type Fields = Readonly<Record<string, string>>

/** The moves of A. Bernstein v M. F. Tinsley, United States, 1946. Black begins and loses. */
export const TINSLEY =
  `9-14 24-20 5-9 28-24 11-15 23-19 8-11 22-17 3-8 17-13 11-16 20x11 7x23 26x19 14-18 31-26 8-11 25-22 18x25 29x22 9-14
  27-23 4-8 22-17 15-18 24-20 18x27 32x23 11-15 19-16 12x19 23x16 14-18 17-14 10x17 21x14 15-19 16-12 8-11 12-8 11-15 8-3
  19-24 3-8 24-27 8-11 27-31 26-22 18x25 30x21 15-19 20-16 19-23 16-12 1-5 14-10 6x15 11x27 31x24`.split(/\s+/)

/** How many hours each move takes. After the last number, the first follows again. */
const HOURS = [14, 9, 7, 46, 1, 22, 3, 12, 0.6, 8, 0.9, 70, 2, 5, 0.1, 31]
const tookOf = (ply: number): number => (HOURS[ply % HOURS.length] ?? 1) * HOUR

/** Plays moves as slowly as people do. The first of the seats begins. */
export const playSlowly = async (at: Stand, seats: readonly [string, string], moves: readonly string[]) => {
  for (const [ply, move] of moves.entries()) {
    at.clock.now += tookOf(ply)
    const { status } = await ask(at, `${seats[ply % 2]}/move`, { form: { ply: String(ply), move } })
    if (status !== 303) throw new Error(`${move} at ${ply} was answered ${status}`)
  }
}

/** Returns a game of English draughts with these moves, the last one made just now. */
export const playedGame = async (at: Stand, moves: readonly string[], fields: Fields = {}): Promise<GamePaths> => {
  const { now } = at.clock
  at.clock.now -= moves.reduce((sum, _, ply) => sum + tookOf(ply), 0)
  const table = await begun(at, fields)
  await playSlowly(at, [table.opponent, table.creator], moves)
  at.clock.now = now
  return table
}

/** Returns a game that ends with a resignation. */
export const resignedGame = async (
  at: Stand,
  loser: 'creator' | 'opponent',
  moves: readonly string[] = TINSLEY,
): Promise<GamePaths> => {
  const table = await playedGame(at, moves)
  await act(at, table[loser], 'resign', { ply: String(moves.length) })
  return table
}

/** Returns the game of a path that contains a token. */
export const gameAt = async ({ service }: Stand, path: string) => {
  const loaded = await loadGame(service.games, idOf(path))
  if (!loaded) throw new Error(`no game at ${path}`)
  return loaded.game
}

/** Calls `make` once for each test server, as several pages show the same game. */
export const oncePerStand = <T>(make: (at: Stand) => Promise<T>): ((at: Stand) => Promise<T>) => {
  const known = new WeakMap<Stand, Promise<T>>()
  return (at) => {
    const made = known.get(at) ?? make(at)
    known.set(at, made)
    return made
  }
}

/** A game in which it is Black's turn and White sent a message. */
export const midwayGame = oncePerStand(async (at) => {
  const seats = await playedGame(at, TINSLEY.slice(0, 19))
  const move = { ply: '19', move: '29x22', message: 'Sorry about the wait, we were at the sea.' }
  await ask(at, `${seats.creator}/move`, { form: move })
  return seats
})
export const wonGame = oncePerStand((at) => resignedGame(at, 'opponent'))
/** A game that ended with messages from both sides. */
export const gameWithFarewells = oncePerStand(async (at) => {
  const seats = await playedGame(at, TINSLEY.slice(0, 30))
  await act(at, seats.creator, 'resign', { ply: '30', message: 'I see no way out. Thank you, a fine game!' })
  await act(at, seats.opponent, 'remark', { ply: '30', text: 'Until the next one.' })
  return seats
})

export const gameWithRematch = oncePerStand(async (at) => {
  const seats = await resignedGame(at, 'creator', TINSLEY.slice(0, 30))
  await act(at, seats.creator, 'rematch', { ply: '30' })
  return seats
})
export const gameWithPlans = oncePerStand(async (at) => {
  const seats = await playedGame(at, ['11-15'])
  await act(at, seats.opponent, 'plan', { ply: '1', lines: '22-17 8-11' })
  await act(at, seats.creator, 'take-leave', { ply: '1', days: '3' })
  return seats
})
/** A game that White, to move, can claim as won by the endgame table. */
export const gameWonByTable = oncePerStand((at) =>
  begun(at, { tables: 'allowed', opening: 'fen', fen: 'W:WK10,K19:BK1' }),
)
/** A game that was drawn by a claim, in which White could have won before. */
export const gameDrawnByTable = oncePerStand(async (at) => {
  const seats = await begun(at, { tables: 'allowed', opening: 'fen', fen: 'W:WK10,K19:BK1' })
  await ask(at, `${seats.creator}/move`, { form: { ply: '0', move: '10-6' } })
  await ask(at, `${seats.opponent}/move`, { form: { ply: '1', move: '1x10' } })
  await act(at, seats.creator, 'claim-table-draw', { ply: '2' })
  return seats
})
export const twoGameMatch = oncePerStand((at) =>
  begun(at, { match: 'together', opening: 'three-move', strictness: 'laws' }),
)
