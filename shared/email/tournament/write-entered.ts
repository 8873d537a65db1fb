import type { EntrantStatus } from '../../tournament/model/people.ts'
import { entrantOf } from '../../tournament/model/tournament.ts'
import type { Block } from '../blocks/block.ts'
import { eventTermsBlocks } from './blocks/event-terms-blocks.ts'
import {
  type TournamentContent,
  type TournamentDraft,
  readerFoot,
  readerNumber,
  threadSubject,
} from './blocks/tournament-draft.ts'
import { newsBlocks } from './write-tournament-news.ts'

type EnteredStatus = Extract<EntrantStatus, 'accepted' | 'applied' | 'waiting'>

const ENTERED: ReadonlySet<string> = new Set<EnteredStatus>(['accepted', 'applied', 'waiting'])
const isEntered = (status: EntrantStatus): status is EnteredStatus => ENTERED.has(status)

/** Returns how the reader's entry stands. Whoever has left since then reads of it in the news. */
const statusOf = (draft: TournamentDraft): EnteredStatus => {
  const number = readerNumber(draft)
  const status = number === undefined ? undefined : entrantOf(draft.email.tournament, number)?.status
  return status !== undefined && isEntered(status) ? status : 'accepted'
}

/**
 * Asks the owner of an address whether they have entered an event with it. Anybody may have typed it, so no words of
 * theirs are in it.
 */
const writeEnteredBySomeone = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  const { entered } = words.mail.tournament
  const title = entered.titles[statusOf(draft)]
  return {
    subject: title,
    news: entered.asked,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: entered.asked },
      { kind: 'button', link: { text: entered.open, url: email.links.own } },
      { kind: 'words', text: entered.keep },
      ...eventTermsBlocks(draft),
    ],
    foot: { lines: [entered.otherwise], stops: [{ text: words.mail.stopAll, url: email.links.stopAll }] },
  }
}

/** Tells an entrant that they have a place, or what they wait for, with the link of their page. */
export const writeEntered = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  if (email.asksConsent) return writeEnteredBySomeone(draft)
  const { entered } = words.mail.tournament
  const status = statusOf(draft)
  const about: readonly Block[] = newsBlocks(draft)
  return {
    subject: threadSubject(draft),
    news: `${entered.titles[status]}. ${entered.texts[status]}`,
    blocks: [
      { kind: 'title', text: entered.titles[status] },
      { kind: 'words', text: entered.texts[status] },
      { kind: 'button', link: { text: entered.open, url: email.links.own } },
      { kind: 'words', text: entered.keep },
      ...about,
      ...eventTermsBlocks(draft),
    ],
    foot: readerFoot(draft),
  }
}
