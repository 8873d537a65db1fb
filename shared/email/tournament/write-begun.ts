import { boardBlocks } from './blocks/board-blocks.ts'
import {
  type TournamentContent,
  type TournamentDraft,
  readerFoot,
  readerNumber,
  threadSubject,
} from './blocks/tournament-draft.ts'
import { newsBlocks } from './write-tournament-news.ts'

/** Returns whether the reader has the place of a player who left when the event had begun. */
const isSubstitute = (draft: TournamentDraft): boolean =>
  draft.email.news.some(({ fact }) => fact.type === 'replaced' && fact.with === readerNumber(draft))

/** Tells a player that the event has begun for them: all of their games in one email, each with its link. */
export const writeBegun = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  const { begun, entered } = words.mail.tournament
  const title = isSubstitute(draft) ? entered.titles.accepted : begun.title
  const games = begun.games(email.boards.length)
  return {
    subject: threadSubject(draft),
    news: `${title}. ${games}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: games, weight: 'strong' },
      { kind: 'button', link: { text: entered.open, url: email.links.own } },
      { kind: 'words', text: entered.keep },
      { kind: 'words', text: begun.turns },
      ...newsBlocks(draft),
      ...boardBlocks(draft),
    ],
    foot: readerFoot(draft),
  }
}
