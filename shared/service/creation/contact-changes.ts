import type { SeatBody } from '../../api/input/shapes.ts'
import type { ArbiterEmails, TurnEmailMode } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import { isSameMailbox, hasSameSpelling } from '../credentials/mailbox.ts'
import { NO_ADDRESS, addressFields } from '../credentials/address-fields.ts'
import type { ContactChanges, Contact } from '../ports/contacts.ts'
import { unaskedAddressSince } from '../email/requests/quiet-until.ts'
import type { Signer } from '../ports/signer.ts'

/** Returns the choice as it is stored: the default, `asked`, as null. */
const storedFollow = (follow: ArbiterEmails): ArbiterEmails | null => (follow === 'asked' ? null : follow)

/** The fields that each choice of emails changes. `off` keeps `digest`, for when emails are turned on again. */
const MODES = {
  turns: { silent: null, digest: null },
  digest: { silent: null, digest: true },
  off: { silent: true },
} as const satisfies Readonly<Record<TurnEmailMode, ContactChanges>>

/** When an address is asked for its consent: by an email of its own, or by the first one that tells it something. */
export type ConsentTiming = 'at-once' | 'when-useful'

/**
 * Returns the changes of the contact. Emails are on by default, so "on" is stored as nothing. `isOther`: the address is
 * another mailbox's, which has consented to nothing.
 */
export const contactChanges = (
  signer: Signer,
  body: SeatBody,
  known: Contact,
  isOther: boolean,
  now: Instant,
): ContactChanges => ({
  ...(isOther && {
    confirmed: null,
    quietUntil: body.email ? unaskedAddressSince(now) : null,
    postponed: null,
    returned: null,
    held: null,
    namedBy: null,
  }),
  ...(body.email === null && NO_ADDRESS),
  ...(body.email && addressFields(signer, body.email, !isOther && known.confirmed === true)),
  ...(body.locale !== undefined && { locale: body.locale }),
  ...(body.timeZone !== undefined && { timeZone: body.timeZone }),
  ...(body.muted !== undefined && { muted: body.muted || null }),
  ...(body.notifications?.mail !== undefined && MODES[body.notifications.mail]),
  ...(body.notifications?.digestAt !== undefined && { digestAt: body.notifications.digestAt }),
  ...(body.notifications?.follow !== undefined && { follow: storedFollow(body.notifications.follow) }),
})

/** Returns whether the body names the address of another mailbox, or removes the address. */
export const isOtherMailbox = (known: Contact, { email }: SeatBody): boolean => {
  if (email === undefined) return false
  if (known.email === undefined || email === null) return known.email !== (email ?? undefined)
  return !isSameMailbox(known.email, email)
}

/** Returns whether the body removes a confirmed address, or changes its mailbox or its spelling. */
export const isRespelt = ({ email: before, confirmed }: Contact, { email }: SeatBody): boolean =>
  email !== undefined &&
  before !== undefined &&
  confirmed === true &&
  (email === null || !hasSameSpelling(before, email))
