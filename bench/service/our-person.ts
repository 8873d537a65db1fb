import { httpCaller } from './caller.ts'
import { dice } from '../../test/draughts/walk.ts'

/** A position in a form that is the same for every measured service. The ply says whose turn it is. */
export type BenchPosition = { readonly ply: number; readonly isOver: boolean; readonly legalMoves: readonly string[] }

/** A person who plays both sides of one game after another. */
export type BenchPerson = {
  readonly beginGame: () => Promise<BenchPosition>
  readonly move: (board: BenchPosition, move: string) => Promise<BenchPosition>
  readonly leave: () => void
}

/**
 * Plays one game after another until `over`. Resolves with how long each move took, in milliseconds. The moves are
 * random, and the same each time.
 */
export const playUntil = async (person: BenchPerson, seed: number, over: () => boolean): Promise<readonly number[]> => {
  const times: number[] = []
  const random = dice(seed)
  try {
    let board = await person.beginGame()
    while (!over()) {
      if (board.isOver) board = await person.beginGame()
      const move = board.legalMoves[Math.floor(random() * board.legalMoves.length)] ?? ''
      const startedAt = performance.now()
      board = await person.move(board, move)
      times.push(performance.now() - startedAt)
    }
  } finally {
    person.leave()
  }
  return times
}

type Game = {
  readonly id: string
  readonly ply: number
  readonly status: string
  readonly legalMoves?: readonly string[]
}
type Answer = { readonly game: Game; readonly links: Readonly<Record<string, { readonly token: string }>> }

const boardOf = ({ ply, status, legalMoves = [] }: Game): BenchPosition => ({
  ply,
  isOver: status !== 'active',
  legalMoves,
})

/** Returns a person who plays by our API. */
export const ourPerson = (base: string, person: number): BenchPerson => {
  const { ask, close } = httpCaller(person)
  const games = `${base}/v1/games`
  let id = ''
  let seats: readonly [black: string, white: string] = ['', '']
  return {
    beginGame: async () => {
      const made = await ask<Answer>('POST', games, { body: { creator: { name: 'Ada', seat: 'black' } } })
      id = made.game.id
      const token = made.links['invitation']?.token ?? ''
      const joined = await ask<Answer>('POST', `${games}/${id}/claim`, { token, body: { name: 'Grace' } })
      seats = [made.links['creator']?.token ?? '', joined.links['seat']?.token ?? '']
      return boardOf(await ask<Game>('GET', `${games}/${id}`, { token: seats[0] }))
    },
    move: async ({ ply }, move) => {
      const token = seats[ply % 2 === 0 ? 0 : 1]
      const { game } = await ask<Answer>('POST', `${games}/${id}/moves`, { token, body: { ply, move } })
      return boardOf(game)
    },
    leave: close,
  }
}
