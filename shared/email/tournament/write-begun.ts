import { acceptedIn } from '../../tournament/model/tournament.ts'
import type { Block } from '../blocks/block.ts'
import { boardBlocks } from './board-blocks.ts'
import {
  type TournamentContent,
  type TournamentDraft,
  readerFoot,
  readerNumber,
  threadSubject,
} from './tournament-draft.ts'
import { newsBlocks } from './write-tournament-news.ts'

/** Returns what has begun: the reader's games or, for an official, all of the event. */
const extentText = (draft: TournamentDraft): string => {
  const { begun } = draft.words.mail.tournament
  const { tournament, boards } = draft.email
  return readerNumber(draft) === undefined
    ? begun.official(acceptedIn(tournament).length, tournament.boards.length)
    : begun.games(boards.length)
}

/** Tells that the event has begun, or that the reader has got new games: all of them in one email, each with its link. */
export const writeBegun = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  const { mail } = words
  const { begun, entered, openPage } = mail.tournament
  const extent = extentText(draft)
  const isPlayer = readerNumber(draft) !== undefined
  const turns: readonly Block[] = isPlayer ? [{ kind: 'words', text: begun.turns }] : []
  return {
    subject: threadSubject(draft),
    news: `${begun.title}. ${extent}`,
    blocks: [
      { kind: 'title', text: begun.title },
      { kind: 'words', text: extent, weight: 'strong' },
      { kind: 'button', link: { text: isPlayer ? entered.open : openPage, url: email.links.own } },
      ...turns,
      ...newsBlocks(draft),
      ...boardBlocks(draft),
    ],
    foot: readerFoot(draft),
  }
}
