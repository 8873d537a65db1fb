import { deadlineOf } from '../../game/clock.ts'
import type { ActiveGame } from '../../game/game.ts'
import type { ContactId } from '../../game/people.ts'
import { type Duration, type Instant, SECOND, type Seat } from '../../game/words.ts'
import { PUSH } from '../../hooks/bounds.ts'
import { isKnownService } from '../../hooks/push-services.ts'
import { type Letter, stillTrue } from '../../mail/letters.ts'
import { noticeOf } from '../../mail/turn-notice.ts'
import { wordsFor } from '../../texts/languages.ts'
import { ELSEWHERE, OF_SEAT } from '../limits/email-quotas.ts'
import { type Known, wasSeen } from '../ports/contact.ts'
import { type Device, changeDevices, devicesIn } from './push-subscriptions.ts'
import { grantOf, takenFrom } from '../limits/send-limits.ts'
import type { Notices, Parcel } from '../ports/webhooks.ts'
import { type Site, seatLink } from '../credentials/links.ts'
import { seatAccount } from '../credentials/mailbox.ts'
import type { Contacts, Ledger, Limit, Outbox } from '../ports/ports.ts'
import type { PushKey } from '../ports/push-key.ts'
import type { Loaded } from '../games/game-store.ts'

/** Without `notices` there are none on devices. */
export type WakePorts = Site & {
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly outbox: Outbox
  readonly notices?: Notices
}

export type Sleeper = {
  readonly letter: Letter
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly known: Known
}

/** `woken`: its devices are told. `waits`: so they were, and the email waits for its reader. */
export type Woken = 'woken' | 'waits'

/** Of a turn an hour, or a quarter of the time that is left. A reminder's goes with the notice. */
const patience = ({ kind }: Letter, deadline: Instant, now: Instant): Duration =>
  kind === 'reminder' ? 0 : Math.max(0, Math.min(PUSH.wait, (deadline - now) / 4))

const parcelOf = (key: PushKey, device: Device, text: string, origin: string): Parcel => ({
  device: device.id,
  url: device.endpoint,
  ...key.seal(device, text, origin),
})

type Call = Sleeper & {
  readonly ports: WakePorts
  readonly game: ActiveGame
  readonly seat: Seat
  readonly notices: Notices
  readonly key: PushKey
  readonly now: Instant
}

/** Who has a seat's link chooses the addresses, and so where we post: to services that nobody knows, little in all. */
const allowed = async ({ ports, letter, game, seat, contact, known, now }: Call): Promise<readonly Device[]> => {
  const devices = devicesIn(known, game.epochs[seat])
  const take = async (account: string, limits: readonly Limit[]): Promise<boolean> =>
    (await takenFrom(ports.ledger, account, `${grantOf(letter)}-notice`, now, limits)) === 'open'
  if (devices.length === 0 || !(await take(seatAccount(letter.game, contact), OF_SEAT.notices))) return []
  const usual = devices.filter(({ endpoint }) => isKnownService(endpoint))
  return usual.length < devices.length && (await take(ELSEWHERE.account, ELSEWHERE.limits)) ? devices : usual
}

/** A later notice replaces an earlier one of its seat. The game's own id would let push services watch it. */
const topicOf = ({ seal }: WakePorts, game: string, seat: Seat): string =>
  seal.mark(['crownhead', 'notice', game, seat].join('|')).slice(0, 24)

/** The email first: it comes in its hour, whatever becomes of the notice. */
const wake = async (call: Call): Promise<Woken | undefined> => {
  const { ports, notices, key, letter, game, seat, contact, known, now } = call
  const devices = await allowed(call)
  if (devices.length === 0) return undefined
  const reader = { words: await wordsFor(known.locale), timeZone: known.timeZone }
  const topic = topicOf(ports, letter.game, seat)
  const path = `/p/${seatLink(ports, seat, letter.game, game).token}`
  const text = JSON.stringify({ ...noticeOf(game, seat, reader, now), path, topic })
  const deadline = deadlineOf(game.terms, game.play) ?? Infinity
  const until = now + patience(letter, deadline, now)
  const headers = {
    ttl: String(Math.floor(Math.min(PUSH.kept, Math.max(0, deadline - now)) / SECOND)),
    urgency: letter.kind === 'reminder' ? 'high' : 'normal',
    topic,
  }
  const parcels = devices.map((device) => parcelOf(key, device, text, ports.origin))
  const waits = until > now
  if (waits) await ports.outbox.put([{ ...letter, noticed: { gone: [], until }, delay: until - now }])
  await notices.put([{ owner: seatAccount(letter.game, contact), push: { parcels, headers, letter, until }, delay: 0 }])
  return waits ? 'woken' : undefined
}

const forgetGone = async ({ contacts }: WakePorts, sleeper: Sleeper, gone: readonly string[]): Promise<void> => {
  const { letter, loaded, contact } = sleeper
  const epoch = loaded.game.epochs[letter.seat]
  await changeDevices({ contacts, game: letter.game, contact, epoch }, (devices) =>
    devices.filter(({ id }) => !gone.includes(id)),
  )
}

const KINDS: ReadonlySet<Letter['kind']> = new Set(['your-turn', 'reminder'])

/** Devices before emails. Undefined: it is the email's turn. */
export const wakes = async (ports: WakePorts, sleeper: Sleeper, now: Instant): Promise<Woken | undefined> => {
  const { letter, loaded, known } = sleeper
  const { notices, outbox, seal } = ports
  const isTrue = stillTrue(letter, loaded.game, now)
  if (letter.noticed) {
    const { gone, until } = letter.noticed
    if (gone.length > 0) await forgetGone(ports, sleeper, gone)
    if (now >= until || !isTrue) return undefined
    // Who says that a device is gone is not the one that waits.
    if (gone.length === 0) await outbox.put([{ ...letter, delay: until - now }])
    return 'waits'
  }
  const { game } = loaded
  const { seat } = letter
  const isNews = known.told < letter.version && !(letter.kind === 'your-turn' && wasSeen(known, letter.version))
  const isDue = isTrue && isNews && KINDS.has(letter.kind)
  if (!notices || !seal.push || !isDue || game.status !== 'active' || seat === 'director') return undefined
  return wake({ ports, game, seat, notices, key: seal.push, ...sleeper, now })
}
