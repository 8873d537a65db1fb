import type { FactOf, FactType, TournamentFact } from '../../../tournament/model/facts.ts'
import type { TournamentDraft } from '../blocks/tournament-draft.ts'
import { ENTRY_NEWS } from './entry-news.ts'
import type { NewsTeller, NewsTellers, TournamentNews } from './news-teller.ts'
import { OFFICIAL_NEWS } from './official-news.ts'
import { RUNNING_NEWS } from './running-news.ts'

/** What an email tells of each type of fact. */
export const TOURNAMENT_NEWS: NewsTellers<FactType> = { ...ENTRY_NEWS, ...RUNNING_NEWS, ...OFFICIAL_NEWS }

const tellAs = <T extends FactType>(type: T, fact: FactOf<T>, draft: TournamentDraft): TournamentNews | undefined => {
  const teller: NewsTeller<T> = TOURNAMENT_NEWS[type]
  return teller(fact, draft)
}

/** Returns what a fact tells the reader of an email. Undefined if it is no news for them. */
export const tellFact = (fact: TournamentFact, draft: TournamentDraft): TournamentNews | undefined =>
  tellAs(fact.type, fact, draft)
