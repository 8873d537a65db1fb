import type { LmtpAddress } from './lmtp-address.ts'

type Port = {
  readonly setting: 'PORT' | 'METRICS_PORT' | 'MAIL_LMTP'
  readonly host: string
  readonly port: number
}

type Listeners = {
  readonly host: string
  readonly port: number
  readonly metricsPort?: number
  readonly replies?: { readonly place: LmtpAddress }
}

const THIS_MACHINE = '127.0.0.1'

const portsOf = ({ host, port, metricsPort, replies }: Listeners): readonly Port[] => [
  { setting: 'PORT', host, port },
  ...(metricsPort === undefined ? [] : [{ setting: 'METRICS_PORT', host: THIS_MACHINE, port: metricsPort } as const]),
  ...(replies && 'port' in replies.place ? [{ setting: 'MAIL_LMTP', ...replies.place } as const] : []),
]

const ALL_ADDRESSES: readonly string[] = ['0.0.0.0', '::']

/** Returns whether two listeners want the same port. Port 0 means any free port. */
const collide = (one: Port, other: Port): boolean =>
  one.port !== 0 &&
  one.port === other.port &&
  (one.host === other.host || [one, other].some(({ host }) => ALL_ADDRESSES.includes(host)))

/**
 * Returns a sentence about each port that two settings share. Otherwise the start would fail with the message that
 * another program uses the port.
 */
export const portFaults = (listeners: Listeners): readonly string[] => {
  const ports = portsOf(listeners)
  return ports.flatMap((one, at) =>
    ports
      .slice(at + 1)
      .filter((other) => collide(one, other))
      .map((other) => `${one.setting} and ${other.setting} must be different ports: both are ${one.port}.`),
  )
}
