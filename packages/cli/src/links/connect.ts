import { setTimeout as wait } from 'node:timers/promises'
import { type Crownhead, crownhead } from '../../../client/src/index.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { type CommandContext, textOption } from '../terminal/command.ts'

/** The service on this machine, which is used if no other is named. */
const LOCAL_SERVICE = 'http://127.0.0.1:8080'

const isLocal = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/** Returns whether this is the origin of a service that uses https, or runs on this machine. */
export const isServiceOrigin = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.origin === text && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname)))
}

/**
 * Returns the origin of a service. It must use https, unless it runs on this machine: tokens are never sent
 * unencrypted.
 */
const checkedOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))) return url.origin
  throw new UsageError(`the service is named by an address with https: ${text}`)
}

/**
 * Returns the service to use: that of the link, else the option --origin, else CROWNHEAD_ORIGIN, else this machine. A
 * link is never sent to another service than its own.
 */
export const serviceOrigin = (context: CommandContext, linkOrigin?: string): string => {
  const option = textOption(context, 'origin')
  const own = linkOrigin === undefined ? undefined : checkedOrigin(linkOrigin)
  if (own !== undefined && option !== undefined && checkedOrigin(option) !== own)
    throw new UsageError(`this link is of ${own}, and is not sent to another service`)
  return own ?? checkedOrigin(option ?? context.terminal.env['CROWNHEAD_ORIGIN'] ?? LOCAL_SERVICE)
}

/** Throws unless there is an API key, which orders and webhooks need. */
export const requireKey = ({ terminal }: CommandContext): void => {
  if (terminal.env['CROWNHEAD_KEY'] === undefined)
    throw new UsageError('this takes an API key: set CROWNHEAD_KEY (/api of the service says where to make one)')
}

/**
 * Returns a client of the service at this origin, with the API key and patience of the environment. Ctrl-C ends its
 * requests. With `finishes` it does not: these are requests whose answer has a secret that is given only once.
 */
export const connectTo = (
  { terminal }: CommandContext,
  origin: string,
  { finishes = false }: { readonly finishes?: boolean } = {},
): Crownhead => {
  const { CROWNHEAD_KEY: key, CROWNHEAD_PATIENCE: seconds } = terminal.env
  const settings = {
    origin,
    ...(seconds !== undefined && { patience: Number(seconds) * 1000 }),
    ...(key !== undefined && { key }),
  }
  if (finishes) return crownhead(settings)
  const ending = (own: AbortSignal | null | undefined): AbortSignal =>
    own ? AbortSignal.any([own, terminal.signal]) : terminal.signal
  return crownhead({
    ...settings,
    fetch: (input, init) => fetch(input, { ...init, signal: ending(init?.signal) }),
    sleep: (ms, signal) => wait(ms, undefined, { signal: ending(signal) }),
  })
}
