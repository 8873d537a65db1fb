import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Undefined: of a proxy whose callers only their requests name, or of this machine; such connections have no network yet. */
export type NetworkOf = (peer: string, headers?: Readonly<Record<string, string>>) => string | undefined

export type ConnectionCaps = {
  /** Above what the processor answers at once. */
  readonly all: number
  /** A club's hall behind one address: browsers open six each. */
  readonly ofNetwork: number
  /** Of all bodies that are not answered yet. */
  readonly bytes: number
}

export const CAPS: ConnectionCaps = { all: 2000, ofNetwork: 256, bytes: 32 * 1024 * 1024 }

type Connection = {
  readonly socket: Socket
  readonly key: string
  network: string | undefined
  /** Requests that are whole and being answered: such a connection waits for us, and is never closed. */
  atWork: number
  held: number
}

export type Connections = {
  /** A request's head is here, its body is not. */
  readonly asked: (socket: Socket, headers: Readonly<Record<string, string>>) => void
  readonly received: (socket: Socket, bytes: number) => void
  readonly whole: (socket: Socket) => void
  /** The reply was handed to the system; `bytes` of the body are free again. */
  readonly replied: (socket: Socket, bytes: number) => void
}

/** The same for a socket with TLS and for the plain one beneath it. */
const keyOf = ({ remoteAddress = '', remotePort = 0 }: Socket): string => `${remoteAddress} ${remotePort}`

const firstOf = <T>(values: Iterable<T> | undefined): T | undefined => {
  for (const value of values ?? []) return value
  return undefined
}

/** Connections that wait for their caller, by network; within one, the longest wait is first. */
const waitingLists = () => {
  const lists = new Map<string | undefined, Set<Connection>>()
  const leave = (connection: Connection): void => {
    const list = lists.get(connection.network)
    list?.delete(connection)
    if (list?.size === 0) lists.delete(connection.network)
  }
  const enter = (connection: Connection): void => {
    const list = lists.get(connection.network) ?? new Set()
    lists.set(connection.network, list.add(connection))
  }
  /** Of the network with the most; a proxy's own only if no network has any. */
  const ofHeaviest = (): Connection | undefined => {
    let heaviest: Set<Connection> | undefined
    for (const [network, list] of lists) if (network !== undefined && list.size > (heaviest?.size ?? 0)) heaviest = list
    return firstOf(heaviest ?? lists.get(undefined))
  }
  const all = (): readonly Connection[] => [...lists.values()].flatMap((list) => [...list])
  return { leave, enter, ofHeaviest, ofNetwork: (network: string) => firstOf(lists.get(network)), all }
}

const networkWithMostBytes = (connections: readonly Connection[]): string | undefined => {
  const sums = new Map<string | undefined, number>()
  for (const { network, held } of connections) sums.set(network, (sums.get(network) ?? 0) + held)
  return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** How many connections each network has; those of unknown networks are not counted. */
const networkCounts = () => {
  const counts = new Map<string, number>()
  return (network: string | undefined, by: number): number => {
    if (network === undefined) return 0
    const sum = (counts.get(network) ?? 0) + by
    if (sum > 0) counts.set(network, sum)
    else counts.delete(network)
    return sum
  }
}

/** All open connections by their sockets, with what waits among them and how many bytes of bodies they hold. */
const openConnections = (caps: typeof CAPS) => {
  const known = new Map<string, Connection>()
  const waiting = waitingLists()
  const count = networkCounts()
  let bytes = 0

  const gone = (connection: Connection): void => {
    if (known.get(connection.key) !== connection) return
    known.delete(connection.key)
    waiting.leave(connection)
    count(connection.network, -1)
    bytes -= connection.held
  }
  const close = (connection: Connection | undefined): void => {
    if (!connection) return
    gone(connection)
    connection.socket.destroy()
  }
  /** The longest wait of a network that has too many ends; it may be this very connection's. */
  const join = (connection: Connection, network: string | undefined): void => {
    connection.network = network
    if (connection.atWork === 0) waiting.enter(connection)
    if (count(network, 1) > caps.ofNetwork && network !== undefined) close(waiting.ofNetwork(network))
  }
  const rejoin = (connection: Connection, network: string | undefined): void => {
    waiting.leave(connection)
    count(connection.network, -1)
    join(connection, network)
  }
  const open = (socket: Socket, network: string | undefined): void => {
    const connection = { socket, key: keyOf(socket), network: undefined, atWork: 0, held: 0 }
    known.set(connection.key, connection)
    socket.once('close', () => gone(connection))
    join(connection, network)
    if (known.size > caps.all) close(waiting.ofHeaviest())
  }
  const hold = (connection: Connection, more: number): number => {
    connection.held += more
    return (bytes += more)
  }
  return { open, close, rejoin, hold, waiting, at: (socket: Socket) => known.get(keyOf(socket)) }
}

/**
 * Who opens many connections, or sends bodies slowly, loses their own, never those of other networks: over a cap the
 * connection is closed that has waited longest for its caller, of the network that has most.
 */
export const cappedConnections = (server: Server, networkOf: NetworkOf, caps = CAPS): Connections => {
  const { open, close, rejoin, hold, waiting, at } = openConnections(caps)
  server.on('connection', (socket: Socket) => open(socket, networkOf(socket.remoteAddress ?? '')))

  return {
    asked: (socket, headers) => {
      const connection = at(socket)
      if (connection) rejoin(connection, networkOf(socket.remoteAddress ?? '', headers))
    },
    received: (socket, more) => {
      const connection = at(socket)
      if (!connection || hold(connection, more) <= caps.bytes) return
      const all = waiting.all().filter(({ held }) => held > 0)
      const network = networkWithMostBytes(all)
      close(all.find((each) => each.network === network))
    },
    whole: (socket) => {
      const connection = at(socket)
      if (!connection) return
      waiting.leave(connection)
      connection.atWork += 1
    },
    replied: (socket, freed) => {
      const connection = at(socket)
      if (!connection) return
      connection.atWork -= 1
      hold(connection, -freed)
      // The next request on a proxy's connection may be anybody's.
      rejoin(connection, networkOf(socket.remoteAddress ?? ''))
    },
  }
}
