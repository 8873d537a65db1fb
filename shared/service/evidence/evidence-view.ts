import type { EvidenceView, TurnView } from '../../api/answers/games/evidence-shape.ts'
import { isoDuration, isoInstant } from '../../api/values/iso.ts'
import {
  type EndedTurn,
  type TimeLoss,
  type TurnEvidence,
  clockEvidence,
} from '../../record/evidence/clock-evidence.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Contacts } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
import { seatEmails } from './seat-emails.ts'

const endedView = ({
  by,
  at,
  move,
  ran,
  moveTimeUsed,
  reserveUsed,
  given,
  added,
  reserveLeft,
}: EndedTurn): TurnView['ended'] => ({
  by,
  at: isoInstant(at),
  move: move ?? null,
  ran: isoDuration(ran),
  moveTimeUsed: isoDuration(moveTimeUsed),
  reserveUsed: isoDuration(reserveUsed),
  given: isoDuration(given),
  added: isoDuration(added),
  reserveLeft: isoDuration(reserveLeft),
})

const turnView = ({ ply, side, from, reserve, deadline, stops, ended }: TurnEvidence): TurnView => ({
  ply,
  side,
  from: isoInstant(from),
  reserve: isoDuration(reserve),
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

/** Returns the evidence of a game as this viewer may see it: the clock's part, and the emails to their seat. */
export const evidenceView = async (
  contacts: Pick<Contacts, 'load'>,
  id: GameId,
  loaded: LoadedGame,
  viewer: Viewer,
): Promise<EvidenceView> => {
  const { turns, lost } = clockEvidence(loaded.stored.log)
  return {
    id,
    turns: turns.map(turnView),
    lost: lost ? lossView(lost) : null,
    emails: await seatEmails(contacts, id, loaded, viewer),
  }
}
