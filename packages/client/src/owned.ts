import type { Ask, Asked } from './ask.ts'
import type { OwnGame } from './document.ts'
import { sleep } from './patience.ts'
import { FIVE_MINUTES, type Watching } from './turns.ts'

export type FollowingOwn = Watching &
  Pick<NonNullable<Asked<'ownGames'>['query']>, 'since' | 'turn' | 'status' | 'label'>

/** `next`: what to begin with as `since` after a restart, once these games are dealt with. */
export type OwnChanges = { readonly games: readonly OwnGame[]; readonly next: string }

/** What the service tells again is left out. */
const unknownTo = (known: Map<string, number>, games: readonly OwnGame[]): readonly OwnGame[] =>
  games.filter(({ id, version }) => {
    const isNew = known.get(id) !== version
    known.set(id, version)
    return isNew
  })

/**
 * The games that the key owns, from the first or from `since`, then what changes in them and which are new: one request
 * for each look, however many they are. Ends with its signal alone.
 */
export async function* ownChanges(
  ask: Ask,
  { since, every = FIVE_MINUTES, signal, sleep: rest = sleep, ...chosen }: FollowingOwn = {},
): AsyncGenerator<OwnChanges, void> {
  const known = new Map<string, number>()
  for (let from = since; ;) {
    const query = { ...chosen, ...(from !== undefined && { since: from }) }
    const { games, next, more } = await ask('ownGames', { query, ...(signal && { signal }) })
    const news = unknownTo(known, games)
    if (news.length > 0) yield { games: news, next }
    from = next
    if (!more) await rest(every, signal)
  }
}
