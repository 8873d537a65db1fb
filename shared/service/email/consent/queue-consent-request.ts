import { type GameSeat, emailAbout } from '../../games/game-seat.ts'
import { newRequestId } from '../../credentials/ids.ts'
import type { Service } from '../../runtime/service.ts'

/** Queues a consent email. `delay` is in milliseconds. */
export const queueConsentRequest = ({ outbox, chance }: Service, chair: GameSeat, delay = 0): Promise<void> =>
  outbox.put([{ ...emailAbout(chair), kind: 'door', delay, request: newRequestId(chance) }])

/** Queues the first consent email to an address. Nothing is sent if an email that was queued before comes first. */
export const queueFirstConsentRequest = ({ outbox, chance }: Service, chair: GameSeat): Promise<void> =>
  outbox.put([{ ...emailAbout(chair), kind: 'door', request: newRequestId(chance), isFirst: true }])
