import type { GameView } from '../../../api/views/game-view.ts'
import { spanOf } from '../../../api/values/iso.ts'
import type { ClockTerms } from '../../../game/terms.ts'
import { clockText as sayClock } from '../../../texts/clock.ts'
import { type AllTexts, type Texts, cityOf, durationText } from '../../../texts/index.ts'

const timeOf = (span: string | undefined): number => (span === undefined ? 0 : spanOf(span))

const termsOf = ({ perMove, reserve, increment, cap, moves = 1, period }: GameView['clock']): ClockTerms =>
  perMove === undefined
    ? 'unlimited'
    : {
        perMove: timeOf(perMove),
        reserve: timeOf(reserve),
        increment: timeOf(increment),
        ...(cap !== undefined && { cap: timeOf(cap) }),
        ...(period !== undefined && { every: { moves, period: timeOf(period) } }),
      }

export const clockText = (texts: Texts, { clock }: GameView): string => sayClock(texts, termsOf(clock))

/** "3 days per move"; without time for each move the whole clock. */
export const paceText = (texts: Texts, view: GameView): string => {
  const perMove = timeOf(view.clock.perMove)
  return perMove === 0 ? clockText(texts, view) : texts.game.clockNoReserve(durationText(texts, perMove))
}

/** Besides rules, sides and clock. */
export const conditionsOf = ({ about, match, newGame }: AllTexts, view: GameView): readonly string[] => [
  ...(view.opening.kind === 'ballot' ? [newGame.openings[view.opening.deck]] : []),
  ...(view.opening.kind === 'fen' ? [about.position] : []),
  ...(view.match ? [match.two[view.match.order]] : []),
  ...(view.strictness === 'laws' ? [about.laws] : []),
  ...(view.noShow === 'loss' ? [about.noShow] : []),
  ...(view.clock.weekends === undefined ? [] : [about.weekendsOff(cityOf(view.clock.weekends))]),
  ...(view.director === null ? [] : [about.directorIs(view.director)]),
]
