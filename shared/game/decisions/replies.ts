import { legalMoves, readMove, sheetOf, writeMove } from '../../draughts/index.ts'
import type { Plans } from '../commands.ts'
import type { GameEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { type ActiveGame, seatToMove } from '../game.ts'
import { replyIn } from '../plan.ts'
import type { Instant } from '../words.ts'
import { countedOut } from './count.ts'
import { resultOf } from './result.ts'

/** The only move there is, for a seat that wishes it to be played. */
const forced = ({ terms, play, choices }: ActiveGame): string | undefined => {
  if (!choices[seatToMove(play)].playForced) return undefined
  const rules = sheetOf(terms.rules)
  const [only, another] = legalMoves(rules, play.position)
  return only && !another ? writeMove(rules, play.position, only) : undefined
}

/** The reply that the side to move has ready, in its canonical form: planned, or the only one. */
const readyReply = (game: ActiveGame, plans: Plans): string | undefined => {
  const { play, terms } = game
  const plan = plans[seatToMove(play)]
  const planned = plan && replyIn(plan, play.moves)
  const rules = sheetOf(terms.rules)
  const read = planned === undefined ? undefined : readMove(rules, play.position, planned)
  return read?.kind === 'move' ? writeMove(rules, play.position, read.move) : forced(game)
}

/** The moves that both sides had ready for what was played. They cost no time, and chain until one side has none or the game is over. */
export const repliesTo = (game: ActiveGame, plans: Plans, at: Instant): readonly GameEvent[] => {
  if (game.play.offence.length > 0) return []
  const reply = readyReply(game, plans)
  if (reply === undefined) return []
  const moved = { type: 'moved', at, move: reply } as const
  const after = evolve(game, moved)
  if (after?.status !== 'active') return []
  const result = resultOf(after)
  if (result) return [moved, { type: 'finished', at, result }]
  const counted = countedOut(after, at)
  return counted.length > 0 ? [moved, ...counted] : [moved, ...repliesTo(after, plans, at)]
}
