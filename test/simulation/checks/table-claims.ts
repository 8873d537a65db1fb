import { readFileSync } from 'node:fs'
import { type EndgameTable, openTable } from '../../../shared/draughts/endgames/endgame-table.ts'
import { probe } from '../../../shared/draughts/endgames/probe.ts'
import { CLAIM_TABLE } from '../../../shared/draughts/endgames/table-list.ts'
import {
  type Position,
  legalMoves,
  parseFen,
  pieceAt,
  play,
  ruleSetOf,
  writeMove,
} from '../../../shared/draughts/index.ts'
import type { GameEvent } from '../../../shared/game/model/events.ts'
import type { Check } from './check.ts'

const ENGLISH = ruleSetOf('english')

/** Article 17: after so many plies without a capture or a man's move, a draw can be claimed. */
const QUIET_PLIES = 80

let opened: EndgameTable | undefined

/** The simulation runs in the project's folder. */
const table = (): EndgameTable | undefined =>
  (opened ??= openTable(new Uint8Array(readFileSync(`assets/endgames/${CLAIM_TABLE}.bin`))))

type Reached = { readonly position: Position; readonly quiet: number }

const after = ({ position, quiet }: Reached, text: string): Reached | undefined => {
  const move = legalMoves(ENGLISH, position).find((each) => writeMove(ENGLISH, position, each) === text)
  if (!move) return undefined
  const isQuiet = move.captures.length === 0 && pieceAt(ENGLISH, position, move.from)?.kind === 'king'
  return { position: play(ENGLISH, position, move), quiet: isQuiet ? quiet + 1 : 0 }
}

/** Plays the moves of a log that begins with a FEN. Undefined if a move is not legal. */
const reachedIn = (log: readonly GameEvent[]): Reached | undefined => {
  const line: (Reached | undefined)[] = []
  for (const event of log) {
    if (event.type === 'offered') {
      const read = event.terms.opening.kind === 'fen' ? parseFen(ENGLISH, event.terms.opening.fen) : undefined
      line.push(read === undefined || read.kind === 'fault' ? undefined : { position: read.position, quiet: 0 })
    }
    const last = line.at(-1)
    if (event.type === 'moved') line.push(last && after(last, event.move))
    if (event.type === 'taken-back') line.length = event.ply + 1
  }
  return line.at(-1)
}

/** Returns what is wrong with a claim of a win or of a draw in a position, by the side to move. */
const claimFault = ({ position, quiet }: Reached, isWin: boolean): string | undefined => {
  const asset = table()
  const found = asset && probe(asset, position)
  if (found === undefined) return 'in a position that the table does not have'
  if (legalMoves(ENGLISH, position).some(({ captures }) => captures.length > 0)) return 'before a capture'
  const { outcome, distance = 0 } = found
  const isInTime = quiet + distance <= QUIET_PLIES || (outcome === 'win' && distance === 1)
  const expected = isInTime ? outcome : 'draw'
  return expected === (isWin ? 'win' : 'draw') ? undefined : `where it has a ${expected} after ${quiet} quiet plies`
}

/** A game ends by the endgame table only if its terms allow that, and as the table says. */
export const tableClaims: Check = (occasion) => {
  if (occasion.kind !== 'chapter') return undefined
  const { game, step, after: record } = occasion.chapter
  const end = step.find((event) => event.type === 'finished' && event.result.reason === 'table')
  if (end?.type !== 'finished') return undefined
  const [offer] = record.log
  if (offer?.type !== 'offered' || offer.terms.tables === undefined)
    return `${game} had not agreed to claims by the table`
  const reached = reachedIn(record.log)
  const fault = reached ? claimFault(reached, end.result.winner !== null) : 'after an illegal move'
  return fault && `${game} was claimed by the table ${fault}`
}
