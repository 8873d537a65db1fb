import { EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { type Game, isInvited, personOf } from '../../../game/model/game.ts'
import { type Instant, MINUTE } from '../../../game/model/words.ts'
import { expiryOf } from '../../../game/time/timer.ts'
import type { Invite } from '../../../pages/game/model/board-page.ts'
import { type InviteMail, inviteFor } from '../../../pages/game/panels/invite-cards.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { Authorized } from '../../access/authorize.ts'
import { invitationLink } from '../../credentials/links.ts'
import { correctionsAccount } from '../../credentials/mailbox.ts'
import { shownUntil } from '../../email/requests/postponed.ts'
import { addressNamedAt } from '../../email/requests/quiet-until.ts'
import {
  isConsentEmailQueued,
  shownConsentEmail,
  shownInvitedAddress,
} from '../../email/requests/shown-consent-email.ts'
import { isOpenOrActive, loadContact } from '../../games/game-seat.ts'
import { CORRECTION_LIMITS } from '../../limits/email-quotas.ts'
import { type WithheldCause, withheldCause } from '../../limits/withheld-cause.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { Service } from '../../runtime/service.ts'
import type { PageVisit } from '../http/page-visit.ts'

const INVITED_ROLES = ['opponent', 'arbiter'] as const

/** How long after an address was named the page keeps asking what became of its email. */
const MAILED_WITHIN = 10 * MINUTE

/** Returns what the inviter's page says about the email of an invitation. */
const inviteMail = (game: Game, contact: Contact): InviteMail => {
  if (contact.email === undefined) return 'none'
  const named = shownConsentEmail(contact)
  if (named === undefined) return isConsentEmailQueued(contact) ? 'sending' : 'sent'
  const until = shownUntil(contact.postponed)
  const isLate = named.mail === 'later' && game.status === 'open' && until !== undefined && until >= expiryOf(game)
  return isLate ? 'late' : named
}

const namedAt = ({ offeredAt }: Game, { quietUntil }: Contact): Instant => addressNamedAt(quietUntil) ?? offeredAt

const isNamedLately = (game: Game, contact: Contact, now: Instant): boolean =>
  now - namedAt(game, contact) < MAILED_WITHIN

/** Returns why the email of an invitation is withheld, as far as it is known. */
const heldFor = async (
  { ledger }: Service,
  game: Game,
  contact: Contact,
  now: Instant,
): Promise<WithheldCause | undefined> =>
  contact.held ? withheldCause(ledger, contact.namedBy, namedAt(game, contact), now) : undefined

/**
 * Returns the invitations of a game that nobody has accepted, as its creator's page shows them. A program that owns the
 * game named the addresses, so its creator is not shown them.
 */
export const openInvitations = async (
  { service, request: { receivedAt: now } }: PageVisit,
  texts: AllTexts,
  { id, loaded, role }: Authorized,
): Promise<readonly Invite[]> => {
  const { game } = loaded
  const isOwned = game.owner !== undefined
  const invites: Invite[] = []
  for (const to of isOpenOrActive(game) && role === 'creator' ? INVITED_ROLES : []) {
    const name = isInvited(game, to) ? personOf(game, to)?.name : undefined
    if (name === undefined && (to === 'arbiter' || game.status !== 'open')) continue
    const { url } = invitationLink(service, id, game, to)
    if (name === undefined) {
      invites.push(inviteFor(texts, { to, url, mail: 'none', isOwned }))
      continue
    }
    const contact = await loadContact(service, { id, role: to, loaded })
    const [used = 0] = isOwned ? [] : await service.ledger.counts(correctionsAccount(id), now, CORRECTION_LIMITS)
    const email = shownInvitedAddress(game, contact)
    const corrections = EMAIL_LIMITS.correctionsOfGame - used
    const isRecent = isNamedLately(game, contact, now)
    const cause = await heldFor(service, game, contact, now)
    const mail = inviteMail(game, contact)
    const person = { to, url, name, mail, isOwned, isRecent, ...(cause && { heldFor: cause }) }
    const address = { ...(email !== undefined && { email }), corrections, isWrong: contact.returned === true }
    invites.push(inviteFor(texts, { ...person, ...(!isOwned && { address }) }))
  }
  return invites
}
