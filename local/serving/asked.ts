import { isoInstant } from '../../shared/api/values/iso.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/ports/ports.ts'
import { StartFault } from '../fault.ts'
import type { NamedTexts } from '../sqlite/values.ts'
import type { Logins } from './logins.ts'
import { LOGIN_REFUSED, RELAY_AWAY, isAway, isLogin, relayFault } from './relay-fault.ts'
import type { Serving } from './settings.ts'
import { saidOf, smtpRelay } from './smtp.ts'

type Relay = ReturnType<typeof smtpRelay>

/** Before a player waits for an email that never comes. Throws a sentence if the relay does not let us in. */
export const asked = async (serving: Serving, isOutage: (error: unknown) => boolean = () => false): Promise<Relay> => {
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

type Before = {
  readonly values: Pick<NamedTexts, 'get' | 'set'>
  readonly logins: Logins
  readonly now: () => Instant
  readonly log: Log
}

const notAgain = ({ relay: { host, port } }: Serving, until: Instant): StartFault =>
  new StartFault(
    `the mail relay ${host}:${port} has refused this user and password; as it may lock the account, it is not asked again before ${isoInstant(until)}. With another user or password it is asked at once; see MAIL_URL.`,
  )

/**
 * A relay that let us in at an earlier start may be away now, or refuse the password that it took: the games go on, and
 * emails wait. A login that was refused is not repeated by each restart.
 */
export const askedAgain = async (serving: Serving, { values, logins, now, log }: Before): Promise<Relay> => {
  const name = `${serving.relay.host}:${serving.relay.port}`
  const isKnown = values.get(LET_IN) === name
  const until = logins.waitsUntil(now())
  if (until !== undefined) {
    if (!isKnown) throw notAgain(serving, until)
    log('warn', LOGIN_REFUSED, { until: isoInstant(until) })
    return smtpRelay(serving)
  }
  let isIn = true
  const relay = await asked(serving, (error) => {
    isIn = false
    if (isLogin(error)) logins.refused(now())
    const isOutage = isKnown && (isAway(error) || isLogin(error))
    if (isOutage) log('warn', isLogin(error) ? LOGIN_REFUSED : RELAY_AWAY, saidOf(error, serving.relay))
    return isOutage
  })
  if (!isIn) return relay
  logins.letIn()
  values.set(LET_IN, name)
  return relay
}
