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

/** Whether a connection was cut off: the system's errors have a code. */
const isCutOff = (error: unknown): boolean => error instanceof Error && 'code' in error

/** How often a request that is cut off is sent again. */
const MOST_TRIES = 20

/**
 * Moves the service's own clock, for everything that waits for a time. The test reads stores for seconds between two
 * leaps, after which the service may just be closing the connections that `fetch` would use again. A kill cuts a request
 * off, and so does a service that was too busy to read it for ten seconds.
 */
export const leap = async (phoenix: Phoenix, advance: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'crownhead-dev': '1' }
  const body = JSON.stringify({ advance })
  for (let tries = 1; ; tries += 1) {
    try {
      const status = await postAlone(`${await phoenix.base()}/dev/clock`, headers, body)
      if (status === 200) return
      throw new Error(`the clock would not move: ${status}`)
    } catch (error) {
      if (!isCutOff(error) || tries === MOST_TRIES) throw error
    }
  }
}
