import type { GameView } from '../api/view.ts'
import { type AllTexts, type Texts, cityOf, durationText } from '../texts/index.ts'
import { spanOf } from '../api/iso.ts'

const told = (texts: Texts, span: string | undefined): string | undefined =>
  span === undefined || spanOf(span) === 0 ? undefined : durationText(texts, spanOf(span))

/** Beside time for each move, the text says that the reserve grows. */
const gainsOf = (texts: Texts, clock: GameView['clock'], besideDays: boolean): readonly string[] => {
  const { game } = texts
  const [increment, cap, period] = [told(texts, clock.increment), told(texts, clock.cap), told(texts, clock.period)]
  const each = besideDays ? game.incrementInReserve : game.increment
  const every = besideDays ? game.everyInReserve : game.every
  const { moves = 1 } = clock
  return [
    increment !== undefined && each(increment),
    increment !== undefined && cap !== undefined && game.cap(cap),
    period !== undefined && (moves === 1 ? each(period) : every(period, moves)),
  ].filter((part) => part !== false)
}

const baseOf = ({ game }: Texts, perMove: string | undefined, reserve: string | undefined): readonly string[] => {
  if (perMove === undefined) return reserve === undefined ? [] : [game.bank(reserve)]
  return [reserve === undefined ? game.clockNoReserve(perMove) : game.clock(perMove, reserve)]
}

export const clockText = (texts: Texts, { clock }: GameView): string => {
  const perMove = told(texts, clock.perMove)
  const parts = [...baseOf(texts, perMove, told(texts, clock.reserve)), ...gainsOf(texts, clock, perMove !== undefined)]
  return parts.length === 0 ? texts.game.unlimited : parts.join(', ')
}

/** "3 days per move"; without time for each move the whole clock. */
export const paceText = (texts: Texts, view: GameView): string => {
  const perMove = told(texts, view.clock.perMove)
  return perMove === undefined ? clockText(texts, view) : texts.game.clockNoReserve(perMove)
}

/** Besides rules, sides and clock. */
export const conditionsOf = ({ about, match, newGame }: AllTexts, view: GameView): readonly string[] => [
  ...(view.opening.kind === 'ballot' ? [newGame.openings[view.opening.deck]] : []),
  ...(view.opening.kind === 'fen' ? [about.position] : []),
  ...(view.match ? [match.two[view.match.order]] : []),
  ...(view.strictness === 'laws' ? [about.laws] : []),
  ...(view.clock.weekends === undefined ? [] : [about.weekendsOff(cityOf(view.clock.weekends))]),
  ...(view.director === null ? [] : [about.directorIs(view.director)]),
]
