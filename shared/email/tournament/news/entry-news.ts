import type { NewsText } from '../../../texts/index.ts'
import type { FactOf } from '../../../tournament/model/facts.ts'
import { acceptedIn } from '../../../tournament/model/tournament.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { isStruckByLeaving } from '../../../tournament/standings/counted-games.ts'
import { type TournamentDraft, holderName, readerNumber } from '../blocks/tournament-draft.ts'
import { type NewsTeller, type NewsTellers, untold, withQuote } from './news-teller.ts'

/** Returns whether a fact came before the event had begun. */
const isBeforeStart = ({ email: { tournament } }: TournamentDraft, { at }: { readonly at: number }): boolean =>
  at < (tournament.startedAt ?? Infinity)

/** Returns what becomes of the games of somebody who leaves the running event: as the table then counts them. */
const gamesText = ({ email: { tournament }, words }: TournamentDraft, player: EntrantNumber, who?: string): string => {
  const { gamesWith, ownGames } = words.mail.tournament.news
  const isStruck = isStruckByLeaving(tournament, player)
  if (who === undefined) return isStruck ? ownGames.void : ownGames.lost
  return isStruck ? gamesWith.void(who) : gamesWith.won(who)
}

const tellWithdrawn: NewsTeller<'withdrawn'> = (fact, draft) => {
  const { news } = draft.words.mail.tournament
  const { player } = fact
  const isBefore = isBeforeStart(draft, fact)
  if (player === readerNumber(draft)) return isBefore ? news.youLeftBefore : news.youLeft(gamesText(draft, player))
  const who = holderName(draft, player)
  return isBefore ? news.leftBefore(who) : news.left(who, gamesText(draft, player, who))
}

/** Returns news without the blank after a sentence that nothing follows. */
const trimmed = ({ title, text }: NewsText): NewsText => ({ title, text: text.trim() })

const tellExpelled: NewsTeller<'expelled'> = (fact, draft) => {
  const { news } = draft.words.mail.tournament
  const { player, reason } = fact
  const games = (who?: string): string => (isBeforeStart(draft, fact) ? '' : gamesText(draft, player, who))
  if (player === readerNumber(draft)) return withQuote(trimmed(news.youExpelled(games())), news.reason, reason)
  const who = holderName(draft, player)
  return trimmed(news.expelled(who, games(who)))
}

const tellReplaced: NewsTeller<'replaced'> = (fact, draft) => {
  const { news } = draft.words.mail.tournament
  const reader = readerNumber(draft)
  // The new player reads of the new games as of a beginning.
  if (fact.with === reader) return undefined
  const now = holderName(draft, fact.with)
  return fact.player === reader ? news.youReplaced(now) : news.replaced(holderName(draft, fact.player), now)
}

/** Returns who has entered, for the official who must answer. */
const tellEntered: NewsTeller<'entered'> = ({ as, entrant }, draft) => {
  const { tournament } = draft.email
  const number = tournament.entrants.find(({ contact }) => contact === entrant.contact)?.number
  if (readerNumber(draft) !== undefined || as !== 'applied' || number === undefined) return undefined
  return draft.words.mail.tournament.news.applied(holderName(draft, number))
}

const tellDeputyLeft: NewsTeller<'deputy-left'> = ({ by }: FactOf<'deputy-left'>, { words }) =>
  by === 'deputy' ? words.mail.tournament.news.deputyLeft : undefined

/** What is told of people who come in and leave. Accepted entries have emails of their own. */
export const ENTRY_NEWS: NewsTellers<
  | 'invited'
  | 'removed'
  | 'entered'
  | 'accepted'
  | 'approved'
  | 'declined'
  | 'withdrawn'
  | 'expelled'
  | 'replaced'
  | 'deputy-appointed'
  | 'deputy-accepted'
  | 'deputy-left'
  | 'entry-closed'
> = {
  invited: untold,
  removed: untold,
  entered: tellEntered,
  accepted: untold,
  approved: untold,
  declined: ({ player }, draft) =>
    player === readerNumber(draft) ? undefined : draft.words.mail.tournament.news.declined(holderName(draft, player)),
  withdrawn: tellWithdrawn,
  expelled: tellExpelled,
  replaced: tellReplaced,
  'deputy-appointed': untold,
  'deputy-accepted': (_, draft) =>
    draft.email.to === 'deputy'
      ? undefined
      : draft.words.mail.tournament.news.deputyAccepted(holderName(draft, 'deputy')),
  'deputy-left': tellDeputyLeft,
  'entry-closed': (_, { email: { tournament }, words }) =>
    words.mail.tournament.news.entryClosed(acceptedIn(tournament).length, Math.max(2, tournament.terms.least)),
}
