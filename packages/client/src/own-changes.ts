import type { Ask, AskOptions } from './ask.ts'
import type { OwnGame } from './document.ts'
import { sleep } from './retry.ts'
import { FIVE_MINUTES, type WatchOptions } from './follow-games.ts'

/** The options say which of the key's games to follow, and how often to ask for changes. */
export type FollowOwnOptions = WatchOptions &
  Pick<NonNullable<AskOptions<'ownGames'>['query']>, 'since' | 'turn' | 'status' | 'label'>

/** Changed games. `next` is the value to pass as `since` after a restart, once these games are processed. */
export type OwnChanges = { readonly games: readonly OwnGame[]; readonly next: string }

/** Leaves out games that were seen before in the same version. */
const newTo = (known: Map<string, number>, games: readonly OwnGame[]): readonly OwnGame[] =>
  games.filter(({ id, version }) => {
    const isNew = known.get(id) !== version
    known.set(id, version)
    return isNew
  })

/**
 * Yields the games that the key owns, from the first or from `since`, and then those that change or are new. One
 * request looks for changes in all games; more follow only if many have changed. It ends only when the signal is
 * aborted.
 */
export async function* followOwnGames(
  ask: Ask,
  { since, every = FIVE_MINUTES, signal, sleep: wait = sleep, ...filters }: FollowOwnOptions = {},
): AsyncGenerator<OwnChanges, void> {
  const known = new Map<string, number>()
  for (let from = since; ;) {
    const query = { ...filters, ...(from !== undefined && { since: from }) }
    const { games, next, more } = await ask('ownGames', { query, ...(signal && { signal }) })
    const changed = newTo(known, games)
    if (changed.length > 0) yield { games: changed, next }
    from = next
    if (!more) await wait(every, signal)
  }
}
