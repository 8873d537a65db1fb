import { type Position, legalMoves, play, ruleSetOf, startPosition, writeMoves } from '../../shared/draughts/index.ts'
import { dice } from '../../test/draughts/walk.ts'
import type { EmailClub, MoveWay, EmailGame } from './email-club.ts'

const RULES = ruleSetOf('english')

/** Plies after which the two players begin another game. */
const PLIES = 120

type Playing = { readonly table: EmailGame; readonly position: Position; readonly ply: number }

/**
 * Returns a function that plays one game after another between two people, with random moves that are the same each
 * time. It resolves with how long each move took until it was stored, in milliseconds.
 */
export const gamePlayer = (club: EmailClub, number: number) => {
  const random = dice(number)
  let games = 0
  let current: Playing | undefined
  const beginGame = async (): Promise<Playing> => ({
    table: await club.beginGame(number + 100 * games++),
    position: startPosition(RULES),
    ply: 0,
  })
  return async (way: MoveWay, over: () => boolean): Promise<readonly number[]> => {
    const times: number[] = []
    while (!over()) {
      const at: Playing = current ?? (await beginGame())
      const { table, position, ply } = at
      const legal = legalMoves(RULES, position)
      const chosen = Math.floor(random() * legal.length)
      const [move, text] = [legal[chosen], writeMoves(RULES, legal)[chosen]]
      if (!move || text === undefined || ply === PLIES) {
        current = undefined
        continue
      }
      const startedAt = performance.now()
      await club.send[way](table, ply % 2 === 0 ? 'creator' : 'opponent', ply, text)
      times.push(performance.now() - startedAt)
      current = { table, position: play(RULES, position, move), ply: ply + 1 }
    }
    return times
  }
}
