import { playOf, playerOf } from '../../../game/model/game.ts'
import { otherSeat } from '../../../game/model/words.ts'
import { storedRole } from '../../../game/model/stored-role.ts'
import { MOST_QUOTED, composeReportEmail } from '../../../email/address/report-email.ts'
import type { MessageReport } from '../../../email/game-emails/queued-email.ts'
import type { Operator } from '../../../texts/languages/operator.ts'
import { type Site, publicGameLink } from '../../credentials/links.ts'
import { loadGame } from '../../games/game-store.ts'
import type { Games } from '../../ports/games.ts'
import type { Mailer } from '../../ports/email.ts'

/** `operator`: has the address for reports, if one is set. */
export type ReportPorts = Site & { readonly games: Games; readonly post: Mailer; readonly operator?: Operator }

/**
 * Sends the operator what the other player wrote. `dead`: the operator's mail server refuses the address, which the
 * log shows.
 */
export const sendReport = async (
  ports: ReportPorts,
  { game: id, seat, version, request }: MessageReport,
): Promise<'sent' | 'no-game' | 'no-address' | 'dead'> => {
  const abuseTo = ports.operator?.abuseTo
  if (abuseTo === undefined) return 'no-address'
  const loaded = await loadGame(ports.games, id)
  const play = loaded && playOf(loaded.game)
  if (!loaded || !play) return 'no-game'
  const messages = play.messages.filter(({ by }) => by !== seat).slice(-MOST_QUOTED)
  const nameOf = (of: typeof seat): string => playerOf(loaded.game, of)?.name ?? ''
  const written = composeReportEmail({
    game: id,
    from: nameOf(otherSeat(seat)),
    by: nameOf(seat),
    messages,
    watchUrl: publicGameLink(ports, id).url,
  })
  const mail = { id: `${id}-${version}-${storedRole(seat)}-report-${request}`, to: abuseTo, ...written }
  return (await ports.post.send(mail)) === 'taken' ? 'sent' : 'dead'
}
