import type { Holder } from '../../../tournament/model/facts.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { makeEmailProof } from '../../credentials/email-proof.ts'
import type { Link, Site } from '../../credentials/links.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { type TournamentLinkOwner, type TournamentPurpose, mintTournamentToken } from './tournament-tokens.ts'

/** The path under which links of each purpose open. */
const PATHS: Readonly<Record<TournamentPurpose, 'o' | 'e' | 'j' | 's'>> = {
  secretary: 'o',
  deputy: 'o',
  'deputy-invitation': 'o',
  player: 'e',
  invitation: 'j',
  'emailed-invitation': 'j',
  entry: 'j',
  silence: 's',
  'secretary-silence': 's',
  'deputy-silence': 's',
}

const linkOf = (site: Site, owner: TournamentLinkOwner, id: TournamentId, tournament: Tournament): Link => {
  const token = mintTournamentToken(site.signer, owner, id, tournament)
  return { url: `${site.origin}/${PATHS[owner.purpose]}/${token}`, token }
}

export const secretaryLink = (site: Site, id: TournamentId, tournament: Tournament): Link =>
  linkOf(site, { purpose: 'secretary' }, id, tournament)

/** Returns the deputy's link. With its mark it is also the one by which an email asks whether they accept. */
export const deputyLink = (site: Site, id: TournamentId, tournament: Tournament): Link =>
  linkOf(site, { purpose: 'deputy' }, id, tournament)

/** Returns the invitation of a deputy without an address, which the secretary passes on. Who accepts gets another link. */
export const deputyInvitationLink = (site: Site, id: TournamentId, tournament: Tournament): Link =>
  linkOf(site, { purpose: 'deputy-invitation' }, id, tournament)

/** Returns the link of an entrant who has entered: of a player, or of one who applied or waits. */
export const playerLink = (site: Site, id: TournamentId, tournament: Tournament, number: EntrantNumber): Link =>
  linkOf(site, { purpose: 'player', number }, id, tournament)

/**
 * Returns the invitation of an entrant without an address, which the secretary passes on. Where there is an address,
 * only the email has the invitation: so no secretary accepts for somebody else.
 */
export const plainInvitationLink = (
  site: Site,
  id: TournamentId,
  tournament: Tournament,
  number: EntrantNumber,
): Link => linkOf(site, { purpose: 'invitation', number }, id, tournament)

/** Returns the link by which anyone may enter an open event. */
export const entryLink = (site: Site, id: TournamentId, tournament: Tournament): Link =>
  linkOf(site, { purpose: 'entry' }, id, tournament)

/** Returns the public page of a tournament. */
export const publicTournamentLink = (site: Site, id: TournamentId): { readonly url: string } => ({
  url: `${site.origin}/t/${id}`,
})

/** Returns whether an entrant has not answered the invitation yet. */
export const isUnanswered = (tournament: Tournament, number: EntrantNumber): boolean => {
  const status = entrantOf(tournament, number)?.status
  return status === 'listed' || status === 'invited'
}

/** Returns the person's own link as emails have it, but for its mark. */
const unmarkedLink = (site: Site, id: TournamentId, tournament: Tournament, to: Holder): Link => {
  if (to === 'secretary') return secretaryLink(site, id, tournament)
  if (to === 'deputy') return deputyLink(site, id, tournament)
  return isUnanswered(tournament, to)
    ? linkOf(site, { purpose: 'emailed-invitation', number: to }, id, tournament)
    : playerLink(site, id, tournament, to)
}

/** Returns a person's link for emails. Its end proves that a visitor who comes by it reads this mailbox. */
export const emailedTournamentLink = (
  site: Site,
  id: TournamentId,
  tournament: Tournament,
  { to, email }: { readonly to: Holder; readonly email: string },
): string => {
  const { url, token } = unmarkedLink(site, id, tournament, to)
  return `${url}.${makeEmailProof(site.signer, token, email)}`
}

/** Returns a link that stops a person's emails of this tournament. */
export const tournamentSilenceLink = (site: Site, id: TournamentId, tournament: Tournament, to: Holder): string =>
  linkOf(
    site,
    typeof to === 'number' ? { purpose: 'silence', number: to } : { purpose: `${to}-silence` },
    id,
    tournament,
  ).url
