import { type StandingsRow, standingsOf } from '../../../tournament/standings/standings.ts'
import { entrantOf } from '../../../tournament/model/tournament.ts'
import { teamStandingsOf } from '../../../tournament/standings/team-standings.ts'
import type { Block } from '../../blocks/block.ts'
import { cleanMessage } from '../../text/clean-text.ts'
import { type TournamentDraft, holderName, readerNumber } from './tournament-draft.ts'

/** Returns why a player stands above or below others with equal points. */
const decidedText = ({ decidedBy, sonnebornBerger }: StandingsRow, draft: TournamentDraft): readonly string[] => {
  const { by } = draft.words.mail.tournament.report
  switch (decidedBy) {
    case undefined:
      return []
    case 'sonneborn-berger':
      return [by.sonnebornBerger(sonnebornBerger)]
    case 'direct':
    case 'wins':
    case 'shared':
      return [by[decidedBy]]
  }
}

const rowBlock = (draft: TournamentDraft, row: StandingsRow): Block => {
  const { report } = draft.words.mail.tournament
  const { player, place, points, wins, draws, losses } = row
  const club = draft.isBrief ? undefined : cleanMessage(entrantOf(draft.email.tournament, player)?.club ?? '')
  const name = [holderName(draft, player), ...(club === undefined ? [] : [club])].join(', ')
  if (place === undefined) return { kind: 'row', label: name, text: report.struck }
  const text = [report.row(points, report.games(wins, draws, losses)), ...decidedText(row, draft)].join(' ')
  return { kind: 'row', label: `${place}. ${name}`, text }
}

/** The most rows of the table in an email; the reader's own is always there. */
const MOST_ROWS = { whole: 60, brief: 24 } as const

/** Returns what decides between equal points, if that was needed. */
const tieBlocks = (draft: TournamentDraft, rows: readonly StandingsRow[]): readonly Block[] => {
  const { ties } = draft.email.tournament.terms
  const { report, ties: names } = draft.words.mail.tournament
  return ties.length > 0 && rows.some(({ decidedBy }) => decidedBy !== undefined)
    ? [{ kind: 'caption', text: report.ties(ties.map((tie) => names[tie]).join(', ')) }]
    : []
}

const teamBlocks = (draft: TournamentDraft): readonly Block[] => {
  const { tournament } = draft.email
  const { report } = draft.words.mail.tournament
  return tournament.terms.format === 'team-match'
    ? teamStandingsOf(tournament).map(({ team, teamPoints, boardPoints }) => ({
        kind: 'row',
        label: cleanMessage(team) ?? '?',
        text: report.team(teamPoints, boardPoints),
      }))
    : []
}

/** Returns the table, the best first, with the reason of each place among equal points. */
export const standingsBlocks = (draft: TournamentDraft): readonly Block[] => {
  const { report } = draft.words.mail.tournament
  const rows = standingsOf(draft.email.tournament)
  const most = draft.isBrief ? MOST_ROWS.brief : MOST_ROWS.whole
  const reader = readerNumber(draft)
  const shown = rows.filter(({ player }, at) => at < most || player === reader)
  return [
    ...teamBlocks(draft),
    ...shown.map((row) => rowBlock(draft, row)),
    ...(shown.length < rows.length ? [{ kind: 'words', text: report.more(rows.length - shown.length) } as const] : []),
    ...tieBlocks(draft, rows),
  ]
}

/** Returns the place of the reader in one sentence. Undefined for somebody who is not in the table. */
export const ownPlaceText = (draft: TournamentDraft): string | undefined => {
  const { report } = draft.words.mail.tournament
  const rows = standingsOf(draft.email.tournament)
  const own = rows.find(({ player }) => player === readerNumber(draft))
  if (!own) return undefined
  return own.place === undefined
    ? report.unranked
    : report.place(own.place, rows.filter(({ isStruck }) => !isStruck).length)
}
