import { codeOf, reasonOf, StartFault } from '../fault.ts'
import type { Relay } from './relay-url.ts'

const UNREACHED = 'cannot be reached'

/** By nodemailer's code. Any other is an answer of the relay. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['EDNS', 'has a name that is not known'],
  ['ECONNECTION', UNREACHED],
  ['ESOCKET', UNREACHED],
  ['ETIMEDOUT', UNREACHED],
  ['EAUTH', 'refuses the user or the password'],
])

/** Why a relay takes no emails: for who has to look up what they set. */
export const relayFault = ({ host, port }: Pick<Relay, 'host' | 'port'>, error: unknown): StartFault =>
  new StartFault(
    `the mail relay ${host}:${port} ${SAID.get(codeOf(error)) ?? 'refuses'} (${reasonOf(error)}); see MAIL_URL.`,
  )
