import type { EvidenceView, TurnView } from '../../api/answers/games/evidence-shape.ts'
import { isoDuration, isoInstant } from '../../api/values/iso.ts'
import {
  type EndedTurn,
  type TimeLoss,
  type TurnEvidence,
  clockEvidence,
} from '../../record/evidence/clock-evidence.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { GameId } from '../ports/games.ts'

const endedView = ({ by, at, move, ran, moveTimeUsed, reserveUsed, reserveLeft }: EndedTurn): TurnView['ended'] => ({
  by,
  at: isoInstant(at),
  move: move ?? null,
  ran: isoDuration(ran),
  moveTimeUsed: isoDuration(moveTimeUsed),
  reserveUsed: isoDuration(reserveUsed),
  reserveLeft: isoDuration(reserveLeft),
})

const turnView = ({ ply, side, from, deadline, stops, ended }: TurnEvidence): TurnView => ({
  ply,
  side,
  from: isoInstant(from),
  deadline: deadline === undefined ? null : isoInstant(deadline),
  stops: stops.map((stop) => ({ kind: stop.kind, from: isoInstant(stop.from), until: isoInstant(stop.until) })),
  ended: ended ? endedView(ended) : null,
})

const lossView = ({ side, deadline, graceEnded, committed, by }: TimeLoss): EvidenceView['lost'] => ({
  side,
  deadline: isoInstant(deadline),
  graceEnded: isoInstant(graceEnded),
  committed: isoInstant(committed),
  by,
})

/** Returns the evidence of a game that everyone may see: the clock's part. */
export const evidenceView = (id: GameId, { stored }: LoadedGame): EvidenceView => {
  const { turns, lost } = clockEvidence(stored.log)
  return { id, turns: turns.map(turnView), lost: lost ? lossView(lost) : null }
}
