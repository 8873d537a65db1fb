import { listedTermsIn } from '../../../game/model/listed-terms.ts'
import type { TimeControl } from '../../../game/model/terms.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import type { EventTermsView } from '../../answers/tournaments/event-terms-shape.ts'
import { isoDuration, isoInstant } from '../../values/iso.ts'

const controlView = ({ perMove, reserve, increment, cap, every }: TimeControl): EventTermsView['clock'] => ({
  perMove: isoDuration(perMove),
  reserve: isoDuration(reserve),
  ...(increment > 0 && { increment: isoDuration(increment) }),
  ...(cap !== undefined && { cap: isoDuration(cap) }),
  ...(every && { moves: every.moves, period: isoDuration(every.period) }),
})

const openingView = ({ opening }: TournamentTerms): EventTermsView['opening'] =>
  opening.kind === 'positions' ? { kind: opening.kind, positions: opening.fens, scope: opening.scope } : opening

const entryView = ({ entry }: TournamentTerms): EventTermsView['entry'] => ({
  closesAt: entry.closesAt === undefined ? null : isoInstant(entry.closesAt),
  limit: entry.limit ?? null,
  open: entry.open === true,
  approval: entry.approval === true,
  waitingList: entry.waitingList === true,
})

/** Returns the terms of a tournament as the API shows them. Those of its games stand beside those of the event. */
export const eventTermsView = (terms: TournamentTerms): EventTermsView => {
  const { game } = terms
  return {
    title: terms.title,
    ...(terms.section !== undefined && { section: terms.section }),
    format: terms.format,
    rules: game.rules,
    clock: game.clock === 'unlimited' ? null : controlView(game.clock),
    ...(game.weekends !== undefined && { weekends: game.weekends }),
    leave: isoDuration(game.leave),
    opening: openingView(terms),
    strictness: game.strictness,
    noShow: game.noShow ?? 'void',
    ...listedTermsIn(game),
    without: terms.without,
    entry: entryView(terms),
    least: terms.least,
    ties: terms.ties,
    leavers: terms.leavers,
    ...(terms.rules && { eventRules: terms.rules }),
    endsAt: terms.endsAt === undefined ? null : isoInstant(terms.endsAt),
    ...(terms.pairs && { pairs: terms.pairs }),
    ...(terms.bothColours && { bothColours: terms.bothColours }),
  }
}
