import { httpsSender } from '../../functions/aws/network/http-sender.ts'
import type { HttpSender, PostResult } from '../../shared/service/ports/http-sender.ts'
import { WEBHOOK_LIMITS } from '../../shared/webhooks/delivery-limits.ts'
import { isLocalReceiver } from '../../shared/webhooks/url-fault.ts'

const postHere: HttpSender['post'] = async (url, headers, body): Promise<PostResult> => {
  const signal = AbortSignal.timeout(WEBHOOK_LIMITS.timeout)
  try {
    const sent = typeof body === 'string' ? body : Buffer.from(body)
    const response = await fetch(url, { method: 'POST', headers, body: sent, redirect: 'manual', signal })
    await response.body?.cancel()
    return { status: response.status }
  } catch {
    return { failure: signal.aborted ? 'timeout' : 'connection' }
  }
}

/** Posts to this machine over http, and to all other receivers as the deployed service does. */
export const localSender = (elsewhere: HttpSender = httpsSender()): HttpSender => ({
  post: (url, headers, body) => (isLocalReceiver(url) ? postHere : elsewhere.post)(url, headers, body),
})
