import type { Instant } from '../../game/words.ts'
import type { Letter } from '../../mail/letters.ts'

/** A subscription, as a browser gives it: `p256dh` is a point of P-256 (65 bytes), `auth` 16 bytes, in base64url. */
export type Receiver = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** The service's own key for notices. */
export type PushKey = {
  /** The public half, which browsers ask for: 65 bytes in base64url. */
  readonly shown: string
  readonly isPoint: (p256dh: string) => boolean
  /** `body`: base64. `contact`: whom push services may turn to. */
  readonly seal: (receiver: Receiver, text: string, contact: string) => { authorization: string; body: string }
}

/** For one device, sealed for it: `body` in base64. */
export type Parcel = {
  readonly device: string
  readonly url: string
  readonly authorization: string
  readonly body: string
}

/** To the devices of a seat. `letter` waits in the outbox until `until`, and goes there again if none of them took it. */
export type Push = {
  readonly parcels: readonly Parcel[]
  readonly headers: Readonly<Record<'ttl' | 'urgency' | 'topic', string>>
  readonly letter: Letter
  readonly until: Instant
}

/** `owner`: the seat, so that no other waits for it. */
export type Pushing = { readonly owner: string; readonly push: Push }
