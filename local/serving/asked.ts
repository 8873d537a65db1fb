import type { Log } from '../../shared/service/ports.ts'
import type { NamedTexts } from '../sqlite/values.ts'
import { isAway, relayFault } from './relay-fault.ts'
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

/**
 * A relay that let us in at an earlier start may be away: after a power cut the games go on, and emails wait. A password that
 * it refuses is a fault even then.
 */
export const askedAgain = async (
  serving: Serving,
  values: Pick<NamedTexts, 'get' | 'set'>,
  log: Log,
): Promise<Relay> => {
  const name = `${serving.relay.host}:${serving.relay.port}`
  let isIn = true
  const relay = await asked(serving, (error) => {
    isIn = false
    const isKnown = isAway(error) && values.get(LET_IN) === name
    if (isKnown) log('warn', 'the relay takes no emails for now', saidOf(error))
    return isKnown
  })
  if (isIn) values.set(LET_IN, name)
  return relay
}
