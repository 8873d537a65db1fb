import type { Contact } from '../ports/contacts.ts'
import type { Signer } from '../ports/signer.ts'
import { mailboxPseudonym, contactIndexKey } from './mailbox.ts'

/** Returns what a contact stores of its address. */
export const addressFields = (
  signer: Signer,
  email: string,
  isConfirmed = false,
): Pick<Contact, 'email' | 'filed'> => ({
  email,
  filed: contactIndexKey(mailboxPseudonym(signer, email), isConfirmed),
})

/** Returns what changes in a contact when its address consents. */
export const consentFields = (signer: Signer, email: string) =>
  ({
    ...addressFields(signer, email, true),
    confirmed: true,
    quietUntil: null,
    postponed: null,
    returned: null,
    held: null,
    namedBy: null,
  }) as const

/**
 * Returns the fields of an address whose seat is not listed with the mailbox's other seats, so that it cannot crowd
 * them out of emails about several seats.
 */
export const unlistedAddressFields = (signer: Signer, email: string): Pick<Contact, 'email' | 'filed'> => ({
  email,
  filed: `apart:${mailboxPseudonym(signer, email)}`,
})

/** The changes of a contact that remove its address. */
export const NO_ADDRESS = { email: null, filed: null } as const

/** Deletes everything that a contact says about a person. `epoch` stays, so older links still cannot change it. */
export const ERASED_CONTACT: { readonly [F in Exclude<keyof Contact, 'epoch'>]-?: null } = {
  ...NO_ADDRESS,
  locale: null,
  timeZone: null,
  silent: null,
  digest: null,
  digestAt: null,
  follow: null,
  confirmed: null,
  quietUntil: null,
  postponed: null,
  returned: null,
  held: null,
  namedBy: null,
  seen: null,
  look: null,
  devices: null,
  muted: null,
}
