import { request } from 'node:http'
import type { Phoenix } from './phoenix.ts'

/** Posts over a connection of its own, and returns the status. */
const postAlone = (url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject).end(body)
  })

/**
 * Moves the service's own clock, for everything that waits for a time. The test reads stores for seconds between two
 * leaps, after which the service may just be closing the connections that `fetch` would use again.
 */
export const leap = async (phoenix: Phoenix, advance: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'crownhead-dev': '1' }
  const status = await postAlone(`${await phoenix.base()}/dev/clock`, headers, JSON.stringify({ advance }))
  if (status !== 200) throw new Error(`the clock would not move: ${status}`)
}
