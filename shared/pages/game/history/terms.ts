import type { GameView } from '../../../api/views/game-view.ts'
import { durationOrZero } from '../../../api/values/iso.ts'
import type { ClockTerms } from '../../../game/model/terms.ts'
import { clockText as sayClock } from '../../../texts/sentences/clock-text.ts'
import { listedTermTexts } from '../../../texts/sentences/listed-terms-text.ts'
import { type AllTexts, type Texts, cityOf, durationText } from '../../../texts/index.ts'

const durationOf = (span: string | undefined): number => (span === undefined ? 0 : durationOrZero(span))

const termsOf = ({ perMove, reserve, increment, cap, moves = 1, period }: GameView['clock']): ClockTerms =>
  perMove === undefined
    ? 'unlimited'
    : {
        perMove: durationOf(perMove),
        reserve: durationOf(reserve),
        increment: durationOf(increment),
        ...(cap !== undefined && { cap: durationOf(cap) }),
        ...(period !== undefined && { every: { moves, period: durationOf(period) } }),
      }

/** Returns the time control of a game in one line. */
export const gameClockText = (texts: Texts, { clock }: GameView): string => sayClock(texts, termsOf(clock))

/** Returns the pace of a game, such as "3 days per move". Without a time per move it is the whole time control. */
export const paceText = (texts: Texts, view: GameView): string => {
  const perMove = durationOf(view.clock.perMove)
  return perMove === 0 ? gameClockText(texts, view) : texts.game.clockNoReserve(durationText(texts, perMove))
}

/** Returns the terms of a game besides its rules, its sides and its clock. */
export const otherTerms = ({ about, match, newGame, terms }: AllTexts, view: GameView): readonly string[] => [
  ...(view.opening.kind === 'ballot' ? [newGame.openings[view.opening.deck]] : []),
  ...(view.opening.kind === 'fen' ? [about.position] : []),
  ...(view.match ? [match.two[view.match.order]] : []),
  ...(view.strictness === 'laws' ? [about.laws] : []),
  ...(view.noShow === 'loss' ? [about.noShow] : []),
  ...listedTermTexts({ terms }, view).map(([, text]) => text),
  ...(view.clock.weekends === undefined ? [] : [about.weekendsOff(cityOf(view.clock.weekends))]),
  ...(view.arbiter === null ? [] : [about.arbiterIs(view.arbiter)]),
]
