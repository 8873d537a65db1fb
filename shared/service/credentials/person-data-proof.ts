import { DAY, type Duration, type Instant } from '../../game/model/words.ts'
import type { Signer } from '../ports/signer.ts'
import { mailboxPseudonym } from './mailbox.ts'
import { signedText } from './signed-text.ts'
import { equalInConstantTime } from './tokens.ts'

/** How long a link to all that is stored about a person may be used. Whoever gets the email later can do nothing with it. */
const LIFE: Duration = DAY

/** Characters of a proof, which have 96 bits. */
const LENGTH = 16

const proofOf = (signer: Signer, mark: string, until: string): string =>
  signer.pseudonym(signedText('person data', mark, until)).slice(0, LENGTH)

/** Returns the query of a link that is emailed to this mailbox, and proves for a day that its reader reads the mailbox. */
export const personDataQuery = (signer: Signer, email: string, now: Instant): string => {
  const until = String(now + LIFE)
  return `until=${until}&proof=${proofOf(signer, mailboxPseudonym(signer, email), until)}`
}

/** Returns whether the query was made for this mailbox, and has not expired. */
export const verifyPersonDataQuery = (
  signer: Signer,
  mark: string,
  { until = '', proof = '' }: Readonly<Record<string, string | undefined>>,
  now: Instant,
): boolean => Number(until) > now && equalInConstantTime(proofOf(signer, mark, until), proof)
