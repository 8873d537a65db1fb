import type { Block } from '../blocks/block.ts'
import { boardBlocks } from './blocks/board-blocks.ts'
import type { TournamentNews } from './news/news-teller.ts'
import { tellFact } from './news/tournament-news.ts'
import {
  type TournamentContent,
  type TournamentDraft,
  readerFoot,
  readerNumber,
  threadSubject,
} from './blocks/tournament-draft.ts'

/** The most facts that one email tells, the newest ones. The page of the event has all. */
const MOST_TOLD = { whole: 40, brief: 12 } as const

/** Returns the news for the reader, in the order in which they happened. */
const newsOf = (draft: TournamentDraft): readonly TournamentNews[] =>
  draft.email.news
    .map(({ fact }) => tellFact(fact, draft))
    .filter((told) => told !== undefined)
    .slice(-(draft.isBrief ? MOST_TOLD.brief : MOST_TOLD.whole))

const textBlocks = ({ text, quote }: TournamentNews): readonly Block[] => [
  { kind: 'words', text },
  ...(quote ? [{ kind: 'quote', ...quote } as const] : []),
]

const headedBlocks = (told: TournamentNews): readonly Block[] => [
  { kind: 'words', text: told.title, weight: 'strong' },
  ...textBlocks(told),
]

/** Returns the news beside what an email is about, each with its heading. */
export const newsBlocks = (draft: TournamentDraft): readonly Block[] => newsOf(draft).flatMap(headedBlocks)

/** Tells what has happened in an event. Several news have one email. */
export const writeTournamentNews = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  const { news, entered, openPage } = words.mail.tournament
  const told = newsOf(draft)
  const [first, ...more] = told
  const single = more.length === 0 ? first : undefined
  const title = single?.title ?? news.several
  const hasNewLink = email.news.some(({ fact }) => fact.type === 'link-rotated' && fact.holder === email.to)
  return {
    subject: threadSubject(draft),
    news: first ? `${first.title}. ${first.text}` : title,
    blocks: [
      { kind: 'title', text: title },
      ...(single ? textBlocks(single) : told.flatMap(headedBlocks)),
      {
        kind: 'button',
        link: { text: readerNumber(draft) === undefined ? openPage : entered.open, url: email.links.own },
      },
      ...(hasNewLink && readerNumber(draft) !== undefined ? [{ kind: 'words', text: entered.keep } as const] : []),
      ...boardBlocks(draft),
    ],
    foot: readerFoot(draft),
  }
}
