import type { RequestSource } from '../../limits/stranger-quota.ts'
import type { Service } from '../../runtime/service.ts'
import type { AuthorizedTournament } from '../links/authorize-tournament.ts'
import { type TournamentHandled, handleTournamentFrom } from '../record/handle-tournament.ts'
import { confirmEntrantEmails } from './tournament-consent.ts'

/**
 * Confirms a tournament by a press behind the link that only the secretary's mailbox has. From then on its invitations
 * may go out.
 */
export const confirmTournament = async (
  service: Service,
  authorized: AuthorizedTournament,
  { receivedAt: now }: RequestSource,
): Promise<TournamentHandled> => {
  const { loaded, actor, isFromMailbox } = authorized
  if (actor.role !== 'secretary' || !isFromMailbox)
    return { kind: 'refused', refusal: { code: 'not-yours-to-do' }, loaded }
  await confirmEntrantEmails(service, authorized, now)
  const command = { type: 'confirm', by: { role: 'service' } } as const
  return handleTournamentFrom(service.tournaments, authorized, () => command, now)
}
