import type { Answer, Ask } from './ask.ts'
import type { Game, Look } from './document.ts'
import { readLink } from './read-link.ts'
import { sleep } from './retry.ts'

/** A game in brief, as the owner of the link sees it. */
export type GameBrief = Look['changed'][number]

/** What has changed for one token. */
export type GameChange =
  | { readonly token: string; readonly game: GameBrief }
  /** The link is no longer valid. */
  | { readonly token: string; readonly game: undefined }

/** How often to look for changes, and when to stop. */
export type WatchOptions = {
  /** The time between two requests in ms; five minutes if left out, which is 288 requests a day for up to 100 games. */
  readonly every?: number
  readonly signal?: AbortSignal
  readonly sleep?: typeof sleep
}

export const FIVE_MINUTES = 300_000
/** The most games that one request may ask about. */
const PER_REQUEST = 100

/** A seat, and the version of its game that was seen last. */
type WatchedSeat = { readonly token: string; version?: number }

type Playing = { readonly status: Game['status']; readonly turn: Game['turn']; readonly you?: GameBrief['you'] | null }

export const isOver = ({ status }: Playing): boolean => status !== 'open' && status !== 'active'

export const isYourTurn = ({ status, turn, you }: Playing): boolean =>
  status === 'active' && turn !== null && turn === you?.seat

/** Asks what has changed for these seats. A further request asks about those that the service left for later. */
const lookAt = async (
  ask: Ask,
  seats: readonly WatchedSeat[],
  signal: AbortSignal | undefined,
): Promise<readonly GameChange[]> => {
  const found: GameChange[] = []
  for (let from = 0; from < seats.length;) {
    const some = seats.slice(from, from + PER_REQUEST)
    const request = { body: { seats: some }, ...(signal && { signal }) }
    const { changed, gone, next }: Answer<'look'> = await ask('look', request)
    for (const game of changed) {
      const seat = some[game.index]
      if (!seat) continue
      seat.version = game.version
      found.push({ token: seat.token, game })
    }
    for (const index of gone) found.push({ token: some[index]?.token ?? '', game: undefined })
    // If the service makes no progress, the remaining seats wait for the next look.
    from += next === undefined || next === 0 ? some.length : next
  }
  return found
}

/** Reads all these games once, 100 with each request. */
export const readBriefs = (ask: Ask, tokens: readonly string[], signal?: AbortSignal): Promise<readonly GameChange[]> =>
  lookAt(
    ask,
    tokens.map((token) => ({ token })),
    signal,
  )

/**
 * Yields each game as it is now, and then after each change. One request asks about up to 100 games. Ends when all are
 * over.
 */
export async function* followChanges(
  ask: Ask,
  tokens: readonly string[],
  { every = FIVE_MINUTES, signal, sleep: wait = sleep }: WatchOptions = {},
): AsyncGenerator<GameChange, void> {
  let seats: readonly WatchedSeat[] = tokens.map((token) => ({ token }))
  for (;;) {
    const found = await lookAt(ask, seats, signal)
    const over = new Set(found.filter(({ game }) => !game || isOver(game)).map(({ token }) => token))
    seats = seats.filter(({ token }) => !over.has(token))
    yield* found
    if (seats.length === 0) return
    await wait(every, signal)
  }
}

/** How to follow one game. */
export type FollowOptions = WatchOptions & {
  /** The token of a seat, for what only that seat may see. */
  readonly token?: string
}

/** Yields the whole game now and after each change, until it is over. While nothing changes, the answer is a 304. */
export async function* followGame(
  ask: Ask,
  id: string,
  { every = FIVE_MINUTES, token, signal, sleep: wait = sleep }: FollowOptions = {},
): AsyncGenerator<Answer<'game'>, void> {
  const request = { path: { id }, ...(token !== undefined && { token }), ...(signal && { signal }) }
  for (let version: number | undefined; ;) {
    const game = await ask('game', request)
    if (game.version !== version) yield game
    if (isOver(game)) return
    version = game.version
    await wait(every, signal)
  }
}

/**
 * Resolves to the game when it is this seat's turn, or the game is over. For many games, `changes` needs fewer
 * requests.
 */
export const waitForTurn = async (ask: Ask, token: string, options: WatchOptions = {}): Promise<Answer<'game'>> => {
  const id = readLink(token)?.id ?? (await ask('seat', { token })).game
  for await (const game of followGame(ask, id, { ...options, token })) if (isYourTurn(game) || isOver(game)) return game
  throw new Error('a game that is followed ends')
}
