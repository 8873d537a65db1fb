import type { NewsText } from '../../../texts/index.ts'
import type { FactOf, FactType } from '../../../tournament/model/facts.ts'
import { TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { cleanMessage } from '../../text/clean-text.ts'
import type { TournamentDraft } from '../blocks/tournament-draft.ts'

/** What an email tells about a fact: a heading, a sentence or two, and perhaps what somebody wrote. */
export type TournamentNews = NewsText & { readonly quote?: { readonly lead: string; readonly text: string } }

/** Returns what a fact tells this reader. Undefined if it is no news for them, or another part of the email tells it. */
export type NewsTeller<T extends FactType> = (fact: FactOf<T>, draft: TournamentDraft) => TournamentNews | undefined

export type NewsTellers<T extends FactType> = { readonly [F in T]: NewsTeller<F> }

/** The teller of facts that are no news for anybody. */
export const untold = (): undefined => undefined

/** Returns the news with what somebody wrote below it, if that has any visible character. */
export const withQuote = (news: NewsText, lead: string, written: string): TournamentNews => {
  const text = cleanMessage(written, TOURNAMENT_TEXTS.message)
  return text === undefined ? news : { ...news, quote: { lead, text } }
}
