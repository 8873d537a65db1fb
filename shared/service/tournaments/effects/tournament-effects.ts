import type { Outbox } from '../../ports/email.ts'
import type { OwnedTournamentWriter } from '../../ports/tournaments/owned-tournaments.ts'
import type { WebhookQueue } from '../../ports/webhooks.ts'
import { emitTournamentWebhooks, emitPastTournamentWebhooks } from '../../webhooks/emit-tournament-webhooks.ts'
import type { TournamentChange } from '../../ports/tournaments/tournament-record.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { boardsToRepair, boardsTouched } from '../boards/boards-touched.ts'
import { type LookPace, type LookPorts, lookAtBoards } from '../boards/look-at-boards.ts'
import { setTournamentRetention } from '../record/tournament-retention.ts'
import { factsSince, foldStoredTournament, loadTournament } from '../record/tournament-store.ts'
import { noteOwnedTournament } from './note-owned-tournament.ts'
import { tournamentEmailsAfter, unsentTournamentEmails } from './tournament-emails.ts'
import { eraseFormerPeople, listPeople } from './tournament-listing.ts'

export type TournamentEffectPorts = LookPorts & {
  readonly outbox: Outbox
  readonly ownedTournaments: OwnedTournamentWriter
  readonly notices: WebhookQueue
}

/**
 * Does what follows from a stored change of a tournament: lists, emails, games that begin, stop or end. All of it is
 * derived from the change, so repeats are harmless. Returns false if too little time was left for all boards.
 */
export const applyTournamentChange = async (
  ports: TournamentEffectPorts,
  { id, before, after }: TournamentChange,
  pace: LookPace,
): Promise<boolean> => {
  if (after.version === before?.version) return true
  const { contacts, outbox, ownedTournaments } = ports
  const loaded = foldStoredTournament(id, after)
  const facts = factsSince(after, before?.version ?? 0)
  await listPeople(contacts, id, loaded, facts)
  await setTournamentRetention(ports, id, loaded)
  await eraseFormerPeople(contacts, id, loaded, facts)
  const emails = await tournamentEmailsAfter(contacts, id, loaded, facts)
  if (emails.length > 0) await outbox.put(emails)
  await noteOwnedTournament(ownedTournaments, id, loaded, pace.now)
  await emitTournamentWebhooks(ports.notices, id, loaded, facts)
  return lookAtBoards(ports, id, loaded, boardsTouched(loaded.tournament, facts), pace)
}

/** `isDone`: nothing is left to do. */
export type TournamentReplayed = { readonly emails: number; readonly boards: number; readonly isDone: boolean }

/**
 * Repeats everything that follows from a tournament as it is stored: so whatever was lost is found. Emails that were sent
 * are marked, and games that exist are not made again. Undefined if the tournament does not exist.
 */
export const replayTournament = async (
  ports: TournamentEffectPorts,
  id: TournamentId,
  pace: LookPace,
): Promise<TournamentReplayed | undefined> => {
  const loaded = await loadTournament(ports.tournaments, id)
  if (!loaded) return undefined
  const { contacts, outbox, ownedTournaments } = ports
  const { log } = loaded.stored
  const boards = boardsToRepair(loaded.tournament)
  // Until all boards are made, no email that names them can be sent, and each repair would queue all of them again. Other
  // emails do not wait for a board that fails.
  const looked = await lookAtBoards(ports, id, loaded, boards, pace).catch((error: unknown) => ({ error }))
  await listPeople(contacts, id, loaded, log)
  await setTournamentRetention(ports, id, loaded)
  await eraseFormerPeople(contacts, id, loaded, log)
  const emails = await unsentTournamentEmails(contacts, id, loaded)
  if (emails.length > 0) await outbox.put(emails)
  await noteOwnedTournament(ownedTournaments, id, loaded, pace.now, true)
  await emitPastTournamentWebhooks(ports.notices, id, loaded, pace.now)
  if (typeof looked === 'object') throw looked.error
  return { emails: emails.length, boards: boards.length, isDone: looked }
}
