import { playOf } from '../../../game/model/game.ts'
import { possibleGifts } from '../../../game/possible-acts.ts'
import type { Instant, Seat } from '../../../game/model/words.ts'
import type { BoardPage } from '../../../pages/game/model/board-page.ts'
import type { SeatPageData } from '../../games/seat-page-data.ts'
import { newsOf } from '../../notebook/last-look.ts'
import { loadNextMessage } from '../../notebook/next-message.ts'
import { readSeatNotebook } from '../../notebook/seat-notebook.ts'
import type { Service } from '../../runtime/service.ts'
import { hasReported } from '../../seats/report-messages.ts'
import type { AuthorizedVisit } from '../http/require-seat.ts'

/** Returns what only a player's page has: their news, the time they may give, their note and conditional moves. */
export const playerPageData = async (
  service: Service,
  { contact, notebook }: SeatPageData,
  { id, loaded, mark }: AuthorizedVisit,
  seat: Seat,
  now: Instant,
): Promise<Pick<BoardPage, 'gifts' | 'own' | 'message' | 'news' | 'tellsLeft'>> => {
  const { game } = loaded
  const news = newsOf(loaded, seat, contact)
  const message = await loadNextMessage(notebook, { id, loaded, seat })
  const { note, conditionalMoves: planned } = await readSeatNotebook(notebook, id, game, seat)
  return {
    // As with a turn, a visit by an email's link does not show that a person has seen the news.
    ...(news && { news, ...(mark === undefined && { tellsLeft: true }) }),
    ...(message !== undefined && { message }),
    gifts: possibleGifts(game, seat, now),
    own: {
      note,
      lines: planned?.lines ?? [],
      analysis: planned?.analysis ?? [],
      isMuted: contact.muted === true,
      hasMessages: playOf(game)?.messages.some(({ by }) => by !== seat) ?? false,
      ...(service.takesReports && { report: hasReported(contact, now) ? 'sent' : 'possible' }),
    },
  }
}
