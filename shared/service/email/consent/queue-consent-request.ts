import { type GameSeat, emailAbout } from '../../games/game-seat.ts'
import { newRequestId } from '../../credentials/ids.ts'
import type { Service } from '../../runtime/service.ts'

/** Returns a consent email for the queue. Each has a request id of its own, so that it is sent once. */
export const consentRequest = (chance: Service['chance'], chair: GameSeat) =>
  ({ ...emailAbout(chair), kind: 'door', request: newRequestId(chance) }) as const

/** Queues a consent email. `delay` is in milliseconds. */
export const queueConsentRequest = ({ outbox, chance }: Service, chair: GameSeat, delay = 0): Promise<void> =>
  outbox.put([{ ...consentRequest(chance, chair), delay }])

/** Queues the first consent email to an address. Nothing is sent if an email that was queued before comes first. */
export const queueFirstConsentRequest = ({ outbox, chance }: Service, chair: GameSeat): Promise<void> =>
  outbox.put([{ ...consentRequest(chance, chair), isFirst: true }])
