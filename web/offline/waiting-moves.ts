/** A move that was pressed without a network, and waits on this device until there is one. */
export type WaitingMove = {
  /** The path of the seat. A seat has one waiting move at most. */
  readonly path: string
  /** Where its form is sent, and the fields of the form, with the message. */
  readonly action: string
  readonly body: string
  /** The move in the notation that people use. */
  readonly move: string
  /** The position in which it was chosen. In another one it is not sent. */
  readonly ply: number
  readonly pieces: string
  /** What became of it; undefined while it waits. It is kept until the reader has been told. */
  readonly outcome?: 'sent' | 'refused'
  /** When it was sent, by this device's clock in milliseconds. */
  readonly sentAt?: number
  /** The list of games has told the reader. The board still has to drop or offer what was typed. */
  readonly isTold?: true
}

/** The cache that holds the moves. Unlike local storage, pages and the service worker can both use it. */
const STORE = 'crownhead-waiting'

/**
 * Moves of a page in a browser without caches: on an address without HTTPS, or in some private windows. They wait as long
 * as the page stays open.
 */
const ofThisPage = new Map<string, WaitingMove>()

const openStore = (): Promise<Cache | undefined> =>
  Promise.resolve(globalThis.caches?.open(STORE)).catch(() => undefined)

export const storeWaiting = async (waiting: WaitingMove): Promise<void> => {
  const store = await openStore()
  if (store) await store.put(waiting.path, new Response(JSON.stringify(waiting)))
  else ofThisPage.set(waiting.path, waiting)
}

export const waitingMove = async (path: string): Promise<WaitingMove | undefined> => {
  const found = await (await openStore())?.match(path)
  // `storeWaiting` wrote it, so it is not checked.
  return found ? ((await found.json()) as WaitingMove) : ofThisPage.get(path)
}

/** Returns all moves that wait or whose outcome the reader does not know yet, oldest first. */
export const waitingMoves = async (): Promise<readonly WaitingMove[]> => {
  const store = await openStore()
  const paths = store ? (await store.keys()).map(({ url }) => new URL(url).pathname) : [...ofThisPage.keys()]
  const found = await Promise.all(paths.map(waitingMove))
  return found.filter((waiting) => waiting !== undefined)
}

export const removeWaiting = async (path: string): Promise<void> => {
  ofThisPage.delete(path)
  await (await openStore())?.delete(path)
}

/** Returns the message that goes with the move; empty if there is none. */
export const messageOf = ({ body }: WaitingMove): string => new URLSearchParams(body).get('message')?.trim() ?? ''
