/**
 * Runs a bundle as a warm container does: it handles the events of a file. Sends its parent process the mean processor
 * time of the second half.
 */
import { readFileSync } from 'node:fs'

type Result = { readonly statusCode: number; readonly body: string }
type Handler = (event: unknown, context: object) => Promise<Result>

const [, , bundle = '', file = '', status = ''] = process.argv
const { handler } = (await import(bundle)) as { readonly handler: Handler }
const events: readonly unknown[] = JSON.parse(readFileSync(file, 'utf8'))

const answer = async (event: unknown): Promise<void> => {
  const { statusCode, body } = await handler(event, { getRemainingTimeInMillis: () => 10_000 })
  if (statusCode !== Number(status)) throw new Error(`${statusCode}: ${body}`)
}

const half = Math.floor(events.length / 2)
for (const event of events.slice(0, half)) await answer(event)
const before = process.cpuUsage()
for (const event of events.slice(half)) await answer(event)
const { user, system } = process.cpuUsage(before)
process.send?.((user + system) / 1000 / (events.length - half))
process.disconnect()
