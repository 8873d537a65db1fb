import { errorReason } from '../../machine/start-fault.ts'
import { smtpFaultIn } from './smtp-fault.ts'

/**
 * Returns whether a word is an address or a link: servers quote the recipient, and some quote the text. Testing words,
 * not the whole text, takes linear time even if the text is hostile.
 */
const isPrivate = (word: string): boolean => word.includes('@') || word.includes('://')

type Credentials = { readonly user?: string; readonly password?: string }

/** The shortest word that counts as part of a password; shorter ones occur in ordinary sentences. */
const SHORTEST_PART = 4

/**
 * Returns a test for words that reveal our credentials. A server may quote these as plain text, in base64 or in part.
 */
const secretsIn = ({ user = '', password = '' }: Credentials): ((word: string) => boolean) => {
  const secretTexts = [password, user, `\0${user}\0${password}`].filter((text) => text !== '' && text !== '\0\0')
  const secrets = [
    ...secretTexts,
    ...secretTexts.map((text) =>
      Buffer.from(text)
        .toString('base64')
        .replace(/={1,2}$/, ''),
    ),
  ]
  return (word) =>
    secrets.some((secret) => word.includes(secret) || (word.length >= SHORTEST_PART && secret.includes(word)))
}

const LONGEST_RESPONSE = 200

type RelayAnswer = { readonly code?: string; readonly said: string }

/**
 * Returns what may be logged: the relay's response, or why the relay was not reached, without addresses, links and our
 * credentials.
 */
export const relayAnswer = (error: unknown, credentials: Credentials = {}): RelayAnswer => {
  const { code, response } = smtpFaultIn(error)
  const said = typeof response === 'string' ? response : errorReason(error)
  const isSecret = secretsIn(credentials)
  return {
    ...(typeof code === 'string' && { code }),
    said: said
      .split(/\s+/)
      .map((word) => (isPrivate(word) || isSecret(word) ? '…' : word))
      .join(' ')
      .slice(0, LONGEST_RESPONSE),
  }
}
