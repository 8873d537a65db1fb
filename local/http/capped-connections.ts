import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Returns the network to which a connection belongs. It is undefined for this machine and for a proxy, whose callers
 * are named only in its requests: such connections belong to no network yet.
 */
export type NetworkOf = (peer: string, headers?: Readonly<Record<string, string>>) => string | undefined

export type ConnectionCaps = {
  /** The most open connections in total, which are more than the processor can answer at once. */
  readonly all: number
  /** The most open connections of one network. A whole club may share one address, and each browser opens six. */
  readonly perNetwork: number
  /** The most bytes of all request bodies that are not answered yet. */
  readonly bytes: number
}

export const CONNECTION_CAPS: ConnectionCaps = { all: 2000, perNetwork: 256, bytes: 32 * 1024 * 1024 }

type Connection = {
  readonly socket: Socket
  readonly key: string
  network: string | undefined
  /**
   * How many complete requests are being answered. While there are any, the connection waits for us, so it is never
   * closed.
   */
  inProgress: number
  bufferedBytes: number
}

export type Connections = {
  /** Reports that the head of a request has arrived, but not its body. */
  readonly headReceived: (socket: Socket, headers: Readonly<Record<string, string>>) => void
  readonly bodyReceived: (socket: Socket, bytes: number) => void
  readonly requestComplete: (socket: Socket) => void
  /** Reports that the reply was handed to the system, which frees `bytes` of the body. */
  readonly replySent: (socket: Socket, bytes: number) => void
}

/** Identifies a connection: a TLS socket and the plain socket beneath it have the same key. */
const keyOf = ({ remoteAddress = '', remotePort = 0 }: Socket): string => `${remoteAddress} ${remotePort}`

const firstOf = <T>(values: Iterable<T> | undefined): T | undefined => {
  for (const value of values ?? []) return value
  return undefined
}

/**
 * Keeps the connections whose caller we wait for, grouped by network. Within a network the one that has waited longest
 * comes first.
 */
const waitingLists = () => {
  const lists = new Map<string | undefined, Set<Connection>>()
  const remove = (connection: Connection): void => {
    const list = lists.get(connection.network)
    list?.delete(connection)
    if (list?.size === 0) lists.delete(connection.network)
  }
  const add = (connection: Connection): void => {
    const list = lists.get(connection.network) ?? new Set()
    lists.set(connection.network, list.add(connection))
  }
  /**
   * Of the network with most waiting connections, returns the one that has waited longest. If no connection belongs to
   * a network, returns the longest-waiting of all.
   */
  const ofHeaviest = (): Connection | undefined => {
    let heaviest: Set<Connection> | undefined
    for (const [network, list] of lists) if (network !== undefined && list.size > (heaviest?.size ?? 0)) heaviest = list
    return firstOf(heaviest ?? lists.get(undefined))
  }
  const all = (): readonly Connection[] => [...lists.values()].flatMap((list) => [...list])
  return { remove, add, ofHeaviest, ofNetwork: (network: string) => firstOf(lists.get(network)), all }
}

const networkWithMostBytes = (connections: readonly Connection[]): string | undefined => {
  const sums = new Map<string | undefined, number>()
  for (const { network, bufferedBytes } of connections) sums.set(network, (sums.get(network) ?? 0) + bufferedBytes)
  return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/**
 * Returns a function that adds to the number of a network's connections and returns the sum. Without a network nothing
 * is counted.
 */
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

/**
 * Returns the record of all open connections. It finds them by socket, knows which ones wait for their caller, and sums
 * the bytes of the bodies in memory.
 */
const openConnections = (caps: typeof CONNECTION_CAPS) => {
  const known = new Map<string, Connection>()
  const waiting = waitingLists()
  const count = networkCounts()
  let bytes = 0

  const forget = (connection: Connection): void => {
    if (known.get(connection.key) !== connection) return
    known.delete(connection.key)
    waiting.remove(connection)
    count(connection.network, -1)
    bytes -= connection.bufferedBytes
  }
  const close = (connection: Connection | undefined): void => {
    if (!connection) return
    forget(connection)
    connection.socket.destroy()
  }
  /**
   * Assigns a connection to a network. If the network then has too many connections, the one that has waited longest is
   * closed, perhaps this one.
   */
  const assignNetwork = (connection: Connection, network: string | undefined): void => {
    connection.network = network
    if (connection.inProgress === 0) waiting.add(connection)
    if (count(network, 1) > caps.perNetwork && network !== undefined) close(waiting.ofNetwork(network))
  }
  const reassignNetwork = (connection: Connection, network: string | undefined): void => {
    waiting.remove(connection)
    count(connection.network, -1)
    assignNetwork(connection, network)
  }
  const open = (socket: Socket, network: string | undefined): void => {
    const connection = { socket, key: keyOf(socket), network: undefined, inProgress: 0, bufferedBytes: 0 }
    known.set(connection.key, connection)
    socket.once('close', () => forget(connection))
    assignNetwork(connection, network)
    if (known.size > caps.all) close(waiting.ofHeaviest())
  }
  const addBytes = (connection: Connection, change: number): number => {
    connection.bufferedBytes += change
    return (bytes += change)
  }
  return { open, close, reassignNetwork, addBytes, waiting, at: (socket: Socket) => known.get(keyOf(socket)) }
}

/**
 * Caps the connections of a server and the bytes of their bodies. Over a cap, the network that has most loses the
 * connection that has waited longest. So a network that opens many connections, or sends bodies slowly, loses only its
 * own.
 */
export const cappedConnections = (server: Server, networkOf: NetworkOf, caps = CONNECTION_CAPS): Connections => {
  const { open, close, reassignNetwork, addBytes, waiting, at } = openConnections(caps)
  server.on('connection', (socket: Socket) => open(socket, networkOf(socket.remoteAddress ?? '')))

  return {
    headReceived: (socket, headers) => {
      const connection = at(socket)
      if (connection) reassignNetwork(connection, networkOf(socket.remoteAddress ?? '', headers))
    },
    bodyReceived: (socket, bytes) => {
      const connection = at(socket)
      if (!connection || addBytes(connection, bytes) <= caps.bytes) return
      const total = waiting.all().filter(({ bufferedBytes }) => bufferedBytes > 0)
      const network = networkWithMostBytes(total)
      close(total.find((each) => each.network === network))
    },
    requestComplete: (socket) => {
      const connection = at(socket)
      if (!connection) return
      waiting.remove(connection)
      connection.inProgress += 1
    },
    replySent: (socket, freed) => {
      const connection = at(socket)
      if (!connection) return
      connection.inProgress -= 1
      addBytes(connection, -freed)
      // The next request on a proxy's connection may come from another caller, so its network is unknown again.
      reassignNetwork(connection, networkOf(socket.remoteAddress ?? ''))
    },
  }
}
