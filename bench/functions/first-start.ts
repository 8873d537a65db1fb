/**
 * Loads a bundle as the start of a container does, and sends a first request if one is given. Reports the processor
 * time of both in milliseconds.
 */
import { createRequire } from 'node:module'

type Handler = (event: unknown, context: object) => Promise<{ readonly statusCode: number; readonly body: string }>

// Lambda's runtime has already loaded these modules by `require`.
const require = createRequire(import.meta.url)
for (const name of ['http', 'fs', 'path', 'url', 'util', 'async_hooks']) require(`node:${name}`)

const [, , bundle = '', event] = process.argv

const since = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const before = process.cpuUsage()
const { handler } = (await import(bundle)) as { readonly handler: Handler }
const start = since(before)

const beforeRequest = process.cpuUsage()
if (event !== undefined) {
  const { statusCode, body } = await handler(JSON.parse(event), { getRemainingTimeInMillis: () => 10_000 })
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body.slice(0, 200)}`)
}
process.send?.({ start, first: since(beforeRequest) })
process.exit()
