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
