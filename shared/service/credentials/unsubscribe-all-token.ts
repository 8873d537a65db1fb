import type { Signer } from '../ports/signer.ts'
import { equalInConstantTime } from './tokens.ts'
import { signedText } from './signed-text.ts'
import { coversAllSpellings, mailboxPseudonym, mailboxAccountOf, spellingAccountOf } from './mailbox.ts'

const ACCOUNTS = { mailbox: mailboxAccountOf, spelling: spellingAccountOf } as const satisfies Readonly<
  Record<string, (mark: string) => string>
>
type Stop = keyof typeof ACCOUNTS

/** Returns the ledger account of a mailbox, or of one spelling, by its pseudonym. */
export const accountOfPseudonym = (stop: Stop, mark: string): string => ACCOUNTS[stop](mark)

const PROVES = { mailbox: 'stop', spelling: 'stop-spelling' } as const satisfies Readonly<Record<Stop, string>>

const proofOf = (signer: Signer, stop: Stop, mark: string): string => signer.pseudonym(signedText(PROVES[stop], mark))

/**
 * Returns the token of the link that stops all emails: the pseudonym of the mailbox or spelling (32 characters) and a
 * proof (32). It never expires.
 */
export const unsubscribeAllToken = (signer: Signer, email: string): string => {
  const mark = mailboxPseudonym(signer, email)
  return mark + proofOf(signer, coversAllSpellings(email) ? 'mailbox' : 'spelling', mark)
}

const TOKEN = /^([\w-]{32})([\w-]{32})$/

const proven = (signer: Signer, token: string): { readonly mark: string; readonly account: string } | undefined => {
  const [, mark = '', proof = ''] = TOKEN.exec(token) ?? []
  const stop = (['mailbox', 'spelling'] as const).find(
    (each) => mark !== '' && equalInConstantTime(proofOf(signer, each, mark), proof),
  )
  return stop && { mark, account: ACCOUNTS[stop](mark) }
}

/** Returns the pseudonym of the mailbox or spelling that a token of `unsubscribeAllToken` proves. */
export const pseudonymInToken = (signer: Signer, token: string): string | undefined => proven(signer, token)?.mark

/** Returns the ledger account of the mailbox or spelling that a token of `unsubscribeAllToken` proves. */
export const accountInToken = (signer: Signer, token: string): string | undefined => proven(signer, token)?.account
