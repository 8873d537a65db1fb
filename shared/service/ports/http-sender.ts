import type { HttpFailure } from '../../webhooks/delivery-failures.ts'

/** The status of the receiver's response, or why there was none. */
export type PostResult = { readonly status: number } | { readonly failure: HttpFailure }

/** Posts to receivers on the internet. Never throws, and always resolves within `WEBHOOK_LIMITS.timeout`. */
export type HttpSender = {
  readonly post: (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array,
  ) => Promise<PostResult>
}
