import type { Instant } from '../../../game/model/words.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import { verifyEmailProof } from '../../credentials/email-proof.ts'
import { mailboxPseudonym } from '../../credentials/mailbox.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { Signer } from '../../ports/signer.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { type LoadedTournament, isTournamentOver, loadTournament } from '../record/tournament-store.ts'
import { type LinkActor, contactOfHolder, holderOfActor } from './tournament-holders.ts'
import {
  type TournamentToken,
  isOnlyEmailed,
  parseTournamentToken,
  verifyTournamentToken,
} from './tournament-tokens.ts'

export type TournamentLinkPorts = {
  readonly tournaments: Tournaments
  readonly contacts: Pick<Contacts, 'load'>
  readonly signer: Signer
}

/**
 * A tournament's link whose signature proves whose it is. `mark`: the end that only emails have. `isFromMailbox`: the
 * mark proves that the visitor reads the address that the person has now.
 */
export type AuthorizedTournament<A extends LinkActor = LinkActor> = {
  readonly id: TournamentId
  readonly loaded: LoadedTournament
  readonly token: string
  readonly mark?: string
  readonly actor: A
  readonly isFromMailbox: boolean
}

/** Returns who acts by a link. Undefined for links that only stop emails. */
const actorOf = ({ purpose, number }: TournamentToken): LinkActor | undefined => {
  switch (purpose) {
    case 'secretary':
    case 'deputy':
      return { role: purpose }
    case 'deputy-invitation':
      return { role: 'deputy' }
    case 'player':
      return { role: 'player', number }
    case 'invitation':
    case 'emailed-invitation':
      return { role: 'invitee', number }
    case 'entry':
      return { role: 'stranger' }
    case 'silence':
    case 'secretary-silence':
    case 'deputy-silence':
      return undefined
  }
}

/** A token of a link, and the end of an emailed link after a dot. */
const partsOf = (text: string): { readonly token: string; readonly mark?: string } => {
  const [token = '', mark] = text.split('.')
  return { token, ...(mark !== undefined && { mark }) }
}

/** Returns the verified token of a link whose tournament is loaded. Undefined if the link was replaced, or is wrong. */
export const verifiedTournamentToken = (
  signer: Signer,
  id: TournamentId,
  { tournament }: LoadedTournament,
  token: string,
): TournamentToken | undefined => {
  const parsed = parseTournamentToken(token)
  return parsed && verifyTournamentToken(signer, parsed, id, tournament) ? parsed : undefined
}

/**
 * Returns whether the mark of an emailed link proves the address that a person of a tournament has now. The secretary of
 * an event with sections proves the same address in all of them.
 */
export const isMailboxOf = async (
  { contacts, signer }: Pick<TournamentLinkPorts, 'contacts' | 'signer'>,
  { id, loaded }: Pick<AuthorizedTournament, 'id' | 'loaded'>,
  holder: Holder,
  { token, mark }: Pick<AuthorizedTournament, 'token' | 'mark'>,
): Promise<boolean> => {
  const mailbox = mark === undefined ? undefined : verifyEmailProof(signer, token, mark)
  const contact = contactOfHolder(loaded.tournament, holder)
  if (!mailbox || contact === undefined) return false
  const email = (await contacts.load(id, contact))?.email
  return email !== undefined && mailbox.own === mailboxPseudonym(signer, email)
}

/** Returns whether the mark proves the address that the person has now. */
const provesHolder = async (
  ports: TournamentLinkPorts,
  link: Pick<AuthorizedTournament, 'id' | 'loaded' | 'token' | 'mark'>,
  actor: LinkActor,
): Promise<boolean> => {
  const holder = holderOfActor(actor)
  return holder !== undefined && isMailboxOf(ports, link, holder, link)
}

/**
 * Returns who acts by a link, and loads its tournament. Undefined if the link is wrong, was replaced, or has expired, if
 * its tournament is not `only`, or if it is the link of an email without the mark of the address that the person has now.
 */
export const authorizeTournament = async (
  ports: TournamentLinkPorts,
  text: string | undefined,
  now: Instant,
  only?: TournamentId,
): Promise<AuthorizedTournament | undefined> => {
  if (text === undefined) return undefined
  const { token, mark } = partsOf(text)
  const id = parseTournamentToken(token)?.tournament
  if (id === undefined || (only !== undefined && only !== id)) return undefined
  const loaded = await loadTournament(ports.tournaments, id)
  if (!loaded || isTournamentOver(loaded.tournament, now)) return undefined
  const verified = verifiedTournamentToken(ports.signer, id, loaded, token)
  const actor = verified && actorOf(verified)
  if (!actor) return undefined
  const link = { id, loaded, token, ...(mark !== undefined && { mark }) }
  const isFromMailbox = await provesHolder(ports, link, actor)
  return isOnlyEmailed(verified.purpose) && !isFromMailbox ? undefined : { ...link, actor, isFromMailbox }
}
