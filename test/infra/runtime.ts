/** A small Lambda runtime in its own process, which imports the bundle and handles events one at a time. */
import { Resolver } from 'node:dns/promises'
import { Socket } from 'node:net'

type Invocation = { readonly event: unknown }
type Handler = (event: unknown, context: object) => Promise<unknown>

/** `hosts` maps names of the Internet to ports of this machine. `seconds` is the function's timeout. */
export type ProcessSettings = { readonly hosts?: Readonly<Record<string, number>>; readonly seconds?: number }

const [, , bundle = '', settings = '{}'] = process.argv
const { hosts = {}, seconds } = JSON.parse(settings) as ProcessSettings

/** A public address for the names in `hosts`, so that the bundle cannot tell that their servers are on this machine. */
const PUBLIC = '93.184.215.14'

const { resolve4, resolve6 } = Resolver.prototype
const connect = Reflect.get(Socket.prototype, 'connect') as (...all: unknown[]) => Socket

/**
 * Replaces only what is below the code of the bundle, which resolves names, checks addresses and speaks TLS as usual.
 */
if (Object.keys(hosts).length > 0) {
  const known = (name: unknown): number | undefined => (typeof name === 'string' ? hosts[name] : undefined)
  Object.assign(Resolver.prototype, {
    resolve4(this: Resolver, name: string) {
      return known(name) === undefined ? Reflect.apply(resolve4, this, [name]) : Promise.resolve([PUBLIC])
    },
    resolve6(this: Resolver, name: string) {
      return known(name) === undefined ? Reflect.apply(resolve6, this, [name]) : Promise.resolve([])
    },
  })
  Object.assign(Socket.prototype, {
    connect(this: Socket, first: unknown, ...more: readonly unknown[]) {
      const options = Object(first) as { readonly host?: string }
      const port = known(options.host)
      const there = port === undefined ? first : { ...options, host: '127.0.0.1', port, lookup: undefined }
      return Reflect.apply(connect, this, [there, ...more])
    },
  })
}

const { handler } = (await import(bundle)) as { readonly handler: Handler }

const context = (): object => {
  if (seconds === undefined) return {}
  const until = Date.now() + seconds * 1000
  return { getRemainingTimeInMillis: () => until - Date.now() }
}

const answer = async ({ event }: Invocation): Promise<void> => {
  try {
    process.send?.({ result: await handler(event, context()) })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

process.on('message', (message) => void answer(message as Invocation))
process.send?.({ result: 'ready' })
