import type { RequestSource } from '../../limits/stranger-quota.ts'
import type { Service } from '../../runtime/service.ts'
import { confirmTournament } from '../entry/confirm-tournament.ts'
import { type EventSection, loadSections } from '../entry/event-sections.ts'
import { type AuthorizedTournament, isMailboxOf } from '../links/authorize-tournament.ts'
import { secretaryLink } from '../links/tournament-links.ts'
import { type ActResult, performTournamentAct } from './perform-act.ts'

/** Returns the secretary of an event as the secretary of another section of it, which was founded by the same request. */
export const asSecretaryOf = async (
  service: Service,
  authorized: AuthorizedTournament,
  { id, loaded }: EventSection,
): Promise<AuthorizedTournament> => {
  if (id === authorized.id) return authorized
  const { token } = secretaryLink(service, id, loaded.tournament)
  const isFromMailbox =
    authorized.isFromMailbox && (await isMailboxOf(service, { id, loaded }, 'secretary', authorized))
  return { id, loaded, token, actor: { role: 'secretary' }, isFromMailbox }
}

/**
 * Sends the invitations of an event, all sections with one press. If the secretary comes by the link that only their
 * mailbox has, that confirms the event first.
 */
export const sendInvitations = async (
  service: Service,
  authorized: AuthorizedTournament,
  caller: RequestSource,
): Promise<ActResult> => {
  const sections = await loadSections(service.tournaments, authorized.loaded)
  const own = { id: authorized.id, loaded: authorized.loaded }
  let result: ActResult | undefined
  for (const section of sections.length > 0 ? sections : [own]) {
    const secretary = await asSecretaryOf(service, authorized, section)
    const confirmed = secretary.isFromMailbox ? await confirmTournament(service, secretary, caller) : undefined
    if (confirmed && confirmed.kind !== 'done') return confirmed
    const sent = await performTournamentAct(
      service,
      { ...secretary, ...(confirmed && { loaded: confirmed.loaded }) },
      { type: 'send' },
      caller,
    )
    if (sent.kind !== 'done') return sent
    if (section.id === authorized.id) result = sent
  }
  return result ?? { kind: 'crowded' }
}
