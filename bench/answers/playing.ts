import { type Position, legalMoves, play, sheetOf, startPosition, writeMoves } from '../../shared/draughts/index.ts'
import { dice } from '../../test/draughts/walk.ts'
import type { Club, Road, Table } from './club.ts'

const RULES = sheetOf('english')

/** Then they begin another game. */
const PLIES = 120

type Standing = { readonly table: Table; readonly position: Position; readonly ply: number }

/**
 * One game after another between two people, of random moves, the same each time: how long each move took until it was
 * stored, in milliseconds.
 */
export const playing = (club: Club, number: number) => {
  const random = dice(number)
  let games = 0
  let standing: Standing | undefined
  const begun = async (): Promise<Standing> => ({
    table: await club.sitDown(number + 100 * games++),
    position: startPosition(RULES),
    ply: 0,
  })
  return async (road: Road, over: () => boolean): Promise<readonly number[]> => {
    const times: number[] = []
    while (!over()) {
      const at: Standing = standing ?? (await begun())
      const { table, position, ply } = at
      const legal = legalMoves(RULES, position)
      const chosen = Math.floor(random() * legal.length)
      const [move, text] = [legal[chosen], writeMoves(RULES, legal)[chosen]]
      if (!move || text === undefined || ply === PLIES) {
        standing = undefined
        continue
      }
      const begins = performance.now()
      await club.send[road](table, ply % 2 === 0 ? 'creator' : 'opponent', ply, text)
      times.push(performance.now() - begins)
      standing = { table, position: play(RULES, position, move), ply: ply + 1 }
    }
    return times
  }
}
