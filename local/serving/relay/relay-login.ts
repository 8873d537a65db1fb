import { isoInstant } from '../../../shared/api/values/iso.ts'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import { StartFault } from '../../machine/start-fault.ts'
import type { KeyValueStore } from '../../stores/key-value-store.ts'
import type { RelayLogins } from './refused-logins.ts'
import { LOGIN_REFUSED, RELAY_AWAY, isRelayAway, isLoginRefused, relayFault } from './relay-fault.ts'
import type { ServingSettings } from '../settings/read-serving-settings.ts'
import { smtpRelay } from './smtp-relay.ts'
import { relayAnswer } from './relay-answer.ts'

type Relay = ReturnType<typeof smtpRelay>

/**
 * Logs in at the mail relay, so that a wrong setting is found at the start and not by a player who waits for an email.
 * If the login fails, it throws a fault that the operator can read, unless `isOutage` says that the error will pass.
 */
export const checkRelay = async (
  serving: ServingSettings,
  isOutage: (error: unknown) => boolean = () => false,
): Promise<Relay> => {
  const relay = smtpRelay(serving)
  try {
    await relay.verify()
    return relay
  } catch (error) {
    if (isOutage(error)) return relay
    relay.close()
    throw relayFault(serving.relay, error)
  }
}

const LET_IN = 'relay that let us in'

type StartState = {
  readonly values: Pick<KeyValueStore, 'get' | 'set'>
  readonly logins: RelayLogins
  readonly now: () => Instant
  readonly log: Logger
}

const lockoutFault = ({ relay: { host, port } }: ServingSettings, until: Instant): StartFault =>
  new StartFault(
    `the mail relay ${host}:${port} has refused this user and password; as it may lock the account, it is not asked again before ${isoInstant(until)}. With another user or password it is asked at once; see MAIL_URL.`,
  )

/**
 * Logs in at the relay at a start. If a relay that has accepted us before is down or refuses the password now, the
 * service starts all the same and emails wait. A refused login is not repeated by each restart, as the provider may
 * lock the account.
 */
export const loginAtStart = async (
  serving: ServingSettings,
  { values, logins, now, log }: StartState,
): Promise<Relay> => {
  const name = `${serving.relay.host}:${serving.relay.port}`
  const isKnown = values.get(LET_IN) === name
  const until = logins.waitsUntil(now())
  if (until !== undefined) {
    if (!isKnown) throw lockoutFault(serving, until)
    log('warn', LOGIN_REFUSED, { until: isoInstant(until) })
    return smtpRelay(serving)
  }
  let isLoggedIn = true
  const relay = await checkRelay(serving, (error) => {
    isLoggedIn = false
    if (isLoginRefused(error)) logins.refused(now())
    const isOutage = isKnown && (isRelayAway(error) || isLoginRefused(error))
    if (isOutage) log('warn', isLoginRefused(error) ? LOGIN_REFUSED : RELAY_AWAY, relayAnswer(error, serving.relay))
    return isOutage
  })
  if (!isLoggedIn) return relay
  logins.accepted()
  values.set(LET_IN, name)
  return relay
}
