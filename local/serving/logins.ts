import { randomBytes, scryptSync } from 'node:crypto'
import { type Duration, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { NamedTexts } from '../sqlite/values.ts'
import type { Relay } from './relay-url.ts'

/** Providers lock an account after some wrong passwords in a row, often ten in an hour. */
const BETWEEN_LOGINS: Duration = 15 * MINUTE

/** Whether the relay refused our login, and when it may be asked again. It outlives a restart. */
export type Logins = {
  /** The same user and password are not tried before then. Undefined: they may be tried now. */
  readonly waitsUntil: (now: Instant) => Instant | undefined
  /** The last login of this user and password was refused. */
  readonly areRefused: () => boolean
  readonly refused: (now: Instant) => void
  readonly letIn: () => void
}

const REFUSED = 'login that the relay refused'

type Credentials = Pick<Relay, 'host' | 'port' | 'user' | 'password'>

/** Of the present setting: a slow hash, as whoever has a copy of the file must not find the password by trying. */
const printOf = ({ host, port, user = '', password = '' }: Credentials, salt: string): string =>
  scryptSync(JSON.stringify([host, port, user, password]), salt, 32).toString('base64url')

/** Another user or password is tried at once: somebody has just mended it. */
export const loginsOf = (values: Pick<NamedTexts, 'get' | 'set'>, relay: Credentials): Logins => {
  const [salt = '', print, at = '0'] = (values.get(REFUSED) ?? '').split(' ')
  let refusedAt = print !== undefined && print === printOf(relay, salt) ? Number(at) : undefined
  return {
    waitsUntil: (now) => {
      const until = refusedAt === undefined ? undefined : refusedAt + BETWEEN_LOGINS
      // A clock that was set back must not hold emails up for longer.
      return until !== undefined && now < until && until <= now + BETWEEN_LOGINS ? until : undefined
    },
    areRefused: () => refusedAt !== undefined,
    refused: (now) => {
      const fresh = randomBytes(16).toString('base64url')
      values.set(REFUSED, `${fresh} ${printOf(relay, fresh)} ${now}`)
      refusedAt = now
    },
    letIn: () => {
      if (refusedAt !== undefined) values.set(REFUSED, '')
      refusedAt = undefined
    },
  }
}
