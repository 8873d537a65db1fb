import { type Crownhead, crownhead } from '../../../client/src/index.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { type CommandContext, textOption } from '../terminal/command.ts'

/** The service on this machine, which is used if no other is named. */
const LOCAL_SERVICE = 'http://127.0.0.1:8080'

const isLocal = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)

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

/** Returns a client of the service at this origin, with the API key and patience of the environment. */
export const connectTo = (context: CommandContext, origin: string): Crownhead => {
  const { CROWNHEAD_KEY: key, CROWNHEAD_PATIENCE: seconds } = context.terminal.env
  const patience = seconds === undefined ? {} : { patience: Number(seconds) * 1000 }
  return crownhead({ origin, ...patience, ...(key !== undefined && { key }) })
}
