import { tournamentRetainedUntil } from '../../tournament/tournament-timer.ts'
import type { Block } from '../blocks/block.ts'
import { dateText } from '../blocks/draft.ts'
import { rulingBlocks } from './blocks/ruling-blocks.ts'
import { ownPlaceText, standingsBlocks } from './blocks/standings-blocks.ts'
import { type TournamentContent, type TournamentDraft, readerFoot, threadSubject } from './blocks/tournament-draft.ts'
import { newsBlocks } from './write-tournament-news.ts'

/** Reports how the event has ended: the table with the reason of each place, and the links of all games. */
export const writeFinalReport = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  const { tournament, links } = email
  const { report } = words.mail.tournament
  const place = ownPlaceText(draft)
  const until = tournamentRetainedUntil(tournament)
  const placeBlocks: readonly Block[] = place === undefined ? [] : [{ kind: 'words', text: place, weight: 'strong' }]
  return {
    subject: threadSubject(draft),
    news: place === undefined ? report.title : `${report.title}. ${place}`,
    blocks: [
      { kind: 'title', text: report.title },
      ...placeBlocks,
      ...newsBlocks(draft),
      ...standingsBlocks(draft),
      ...rulingBlocks(draft),
      { kind: 'button', link: { text: report.table, url: links.table } },
      { kind: 'address', lead: report.pdn, url: links.pdn },
      { kind: 'address', lead: report.csv, url: links.csv },
      ...(until === undefined ? [] : [{ kind: 'words', text: report.kept(dateText(draft, until)) } as const]),
      { kind: 'link', link: { text: words.mail.tournament.openOwn, url: links.own } },
    ],
    foot: readerFoot(draft),
  }
}
