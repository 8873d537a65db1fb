import { randomBytes, scryptSync } from 'node:crypto'
import { type Duration, type Instant, MINUTE } from '../../../shared/game/model/words.ts'
import type { KeyValueStore } from '../../stores/key-value-store.ts'
import type { Relay } from '../settings/relay-url.ts'

/**
 * The wait after a refused login. Providers lock an account after some wrong passwords in a row, often ten in an hour.
 */
const BETWEEN_LOGINS: Duration = 15 * MINUTE

/** Whether the relay refused our login, and when the next login may be tried. Both are known after a restart, too. */
export type RelayLogins = {
  /**
   * Returns the instant before which the same user and password are not tried again; undefined if they may be tried
   * now.
   */
  readonly waitsUntil: (now: Instant) => Instant | undefined
  /** Returns whether the last login with this user and password was refused. */
  readonly areRefused: () => boolean
  readonly refused: (now: Instant) => void
  readonly accepted: () => void
}

const REFUSED = 'login that the relay refused'

type Credentials = Pick<Relay, 'host' | 'port' | 'user' | 'password'>

/**
 * Returns a fingerprint of the credentials: a slow hash, so that a copy of the database does not allow guessing the
 * password.
 */
const fingerprint = ({ host, port, user = '', password = '' }: Credentials, salt: string): string =>
  scryptSync(JSON.stringify([host, port, user, password]), salt, 32).toString('base64url')

/**
 * Returns the state of the logins with these credentials. With another user or password a login is tried at once, as
 * somebody has just corrected the settings.
 */
export const relayLogins = (values: Pick<KeyValueStore, 'get' | 'set'>, relay: Credentials): RelayLogins => {
  const [salt = '', stored, at = '0'] = (values.get(REFUSED) ?? '').split(' ')
  let refusedAt = stored !== undefined && stored === fingerprint(relay, salt) ? Number(at) : undefined
  return {
    waitsUntil: (now) => {
      const until = refusedAt === undefined ? undefined : refusedAt + BETWEEN_LOGINS
      // If the clock was set back, emails must not wait longer than the usual time.
      return until !== undefined && now < until && until <= now + BETWEEN_LOGINS ? until : undefined
    },
    areRefused: () => refusedAt !== undefined,
    refused: (now) => {
      const newSalt = randomBytes(16).toString('base64url')
      values.set(REFUSED, `${newSalt} ${fingerprint(relay, newSalt)} ${now}`)
      refusedAt = now
    },
    accepted: () => {
      if (refusedAt !== undefined) values.set(REFUSED, '')
      refusedAt = undefined
    },
  }
}
