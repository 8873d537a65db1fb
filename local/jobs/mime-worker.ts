import { parentPort } from 'node:worker_threads'
import { readMime } from '../../functions/events/mime.ts'
import type { ReceivedEmail } from '../../shared/email/inbound/received-email.ts'

/** The thread's answer for each email. `message` is undefined if the bytes are no email. */
export type MimeResult = { readonly message: ReceivedEmail | undefined }

parentPort?.on('message', (bytes: Uint8Array) => {
  void readMime(bytes)
    .catch(() => undefined)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((message) => parentPort?.postMessage({ message } satisfies MimeResult))
})
