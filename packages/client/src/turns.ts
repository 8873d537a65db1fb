import type { Answer, Ask } from './ask.ts'
import type { Game, Look } from './document.ts'
import { readLink } from './link.ts'
import { sleep } from './patience.ts'

/** A game in brief, as its link's reader sees it. */
export type Brief = Look['changed'][number]

export type Change =
  | { readonly token: string; readonly game: Brief }
  /** The link opens nothing any more. */
  | { readonly token: string; readonly game: undefined }

export type Watching = {
  /** In ms between two looks; five minutes if left out, which is 288 requests a day for any number of games up to 100. */
  readonly every?: number
  readonly signal?: AbortSignal
  readonly sleep?: typeof sleep
}

export const FIVE_MINUTES = 300_000
const AT_ONCE = 100

type Row = { readonly token: string; version?: number }

type Playing = { readonly status: Game['status']; readonly turn: Game['turn']; readonly you?: Brief['you'] | null }

export const isOver = ({ status }: Playing): boolean => status !== 'open' && status !== 'active'

export const isYourTurn = ({ status, turn, you }: Playing): boolean =>
  status === 'active' && turn !== null && turn === you?.seat

/** What has changed for these rows; those that the service left for another request are asked there. */
const lookAt = async (ask: Ask, rows: readonly Row[], signal: AbortSignal | undefined): Promise<readonly Change[]> => {
  const found: Change[] = []
  for (let from = 0; from < rows.length;) {
    const some = rows.slice(from, from + AT_ONCE)
    const asked = { body: { seats: some }, ...(signal && { signal }) }
    const { changed, gone, next }: Answer<'look'> = await ask('look', asked)
    for (const game of changed) {
      const row = some[game.index]
      if (!row) continue
      row.version = game.version
      found.push({ token: row.token, game })
    }
    for (const index of gone) found.push({ token: some[index]?.token ?? '', game: undefined })
    // A service that gets no further is asked for all at the next look.
    from += next === undefined || next === 0 ? some.length : next
  }
  return found
}

/** All games once, as they stand now: 100 with each request. */
export const look = (ask: Ask, tokens: readonly string[], signal?: AbortSignal): Promise<readonly Change[]> =>
  lookAt(
    ask,
    tokens.map((token) => ({ token })),
    signal,
  )

/** Each game as it stands now, then each change, found by looking at all at once. Ends when all are over. */
export async function* changes(
  ask: Ask,
  tokens: readonly string[],
  { every = FIVE_MINUTES, signal, sleep: rest = sleep }: Watching = {},
): AsyncGenerator<Change, void> {
  let rows: readonly Row[] = tokens.map((token) => ({ token }))
  for (;;) {
    const found = await lookAt(ask, rows, signal)
    const done = new Set(found.filter(({ game }) => !game || isOver(game)).map(({ token }) => token))
    rows = rows.filter(({ token }) => !done.has(token))
    yield* found
    if (rows.length === 0) return
    await rest(every, signal)
  }
}

export type Following = Watching & {
  /** Of a seat, for what only it sees. */
  readonly token?: string
}

/** A whole game, then each change; looking costs a 304 while there is none. It ends when the game is over. */
export async function* follow(
  ask: Ask,
  id: string,
  { every = FIVE_MINUTES, token, signal, sleep: rest = sleep }: Following = {},
): AsyncGenerator<Answer<'game'>, void> {
  const asked = { path: { id }, ...(token !== undefined && { token }), ...(signal && { signal }) }
  for (let version: number | undefined; ;) {
    const game = await ask('game', asked)
    if (game.version !== version) yield game
    if (isOver(game)) return
    version = game.version
    await rest(every, signal)
  }
}

/** The whole game, when it is this seat's turn or the game is over. For many games, `changes` asks far less. */
export const waitForTurn = async (ask: Ask, token: string, watching: Watching = {}): Promise<Answer<'game'>> => {
  const id = readLink(token)?.id ?? (await ask('seat', { token })).game
  for await (const game of follow(ask, id, { ...watching, token })) if (isYourTurn(game) || isOver(game)) return game
  throw new Error('a game that is followed ends')
}
