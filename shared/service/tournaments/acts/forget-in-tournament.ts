import type { RequestSource } from '../../limits/stranger-quota.ts'
import type { TournamentEmailReader } from '../../email/tournaments/tournament-reader.ts'
import type { Service } from '../../runtime/service.ts'
import type { LinkActor } from '../links/tournament-holders.ts'
import { deputyLink, isUnanswered, plainInvitationLink, playerLink, secretaryLink } from '../links/tournament-links.ts'
import { performTournamentAct } from './perform-act.ts'

/** Forgets a person of a tournament whose mailbox is proven. Returns whether it is done. */
export const forgetInTournament = async (
  service: Service,
  { id, holder, loaded }: Pick<TournamentEmailReader, 'id' | 'holder' | 'loaded'>,
  caller: RequestSource,
): Promise<boolean> => {
  const { tournament } = loaded
  const isInvited = typeof holder === 'number' && isUnanswered(tournament, holder)
  const actor: LinkActor =
    typeof holder === 'number' ? { role: isInvited ? 'invitee' : 'player', number: holder } : { role: holder }
  const { token } =
    typeof holder === 'number'
      ? (isInvited ? plainInvitationLink : playerLink)(service, id, tournament, holder)
      : (holder === 'secretary' ? secretaryLink : deputyLink)(service, id, tournament)
  const authorized = { id, loaded, token, actor, isFromMailbox: true }
  return (await performTournamentAct(service, authorized, { type: 'forget' }, caller)).kind === 'done'
}
