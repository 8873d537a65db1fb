import {
  CLAIMS,
  type Claim,
  type Move,
  type Position,
  type Tally,
  claimWith,
  makeFen,
  parseFen,
  play,
  readMove,
  startTally,
  tallyAfter,
} from '../draughts/index.ts'
import type { Table } from './table.ts'

type Reached = { readonly position: Position; readonly tally: Tally }

/** The counts of a game, replayed from its moves; undefined after a huff, which is not among them. */
const reached = ({ rules, view }: Table): Reached | undefined => {
  const start = parseFen(rules, view.startFen)
  if (start.kind !== 'position') return undefined
  let now: Reached = { position: start.position, tally: startTally(rules, start.position) }
  for (const text of view.moves) {
    const read = readMove(rules, now.position, text)
    if (read.kind === 'illegal') return undefined
    const position = play(rules, now.position, read.move)
    now = { position, tally: tallyAfter(rules, now.tally, now.position, read.move, position) }
  }
  return makeFen(rules, now.position) === view.fen ? now : undefined
}

/** The draws that are true after this move. Articles 16.1b and 17. */
export const claimsWith = (table: Table, move: Move): readonly Claim[] => {
  const now = reached(table)
  return now ? CLAIMS.filter((claim) => claimWith(table.rules, now.position, now.tally, claim, move)) : []
}

export const claimsNow = ({ view }: Table): readonly Claim[] => CLAIMS.filter((claim) => view.claims.includes(claim))
