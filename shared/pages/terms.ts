import type { GameView } from '../api/view.ts'
import type { AllTexts } from '../texts/all.ts'
import { type Texts, durationText } from '../texts/index.ts'
import { spanOf } from './span.ts'

/** The place that a zone is named by: Amsterdam. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The time control in words: days a move and a reserve, or one purse that grows. */
export const clockText = (texts: Texts, { clock }: GameView): string => {
  const { play } = texts
  const told = (span: string | undefined): string | undefined =>
    span === undefined || spanOf(span) === 0 ? undefined : durationText(texts, spanOf(span))
  const [perMove, reserve, increment] = [told(clock.perMove), told(clock.reserve), told(clock.increment)]
  const [cap, period] = [told(clock.cap), told(clock.period)]
  if (perMove !== undefined && reserve !== undefined && increment === undefined && period === undefined)
    return play.clock(perMove, reserve)
  const parts = [
    perMove !== undefined && play.clockNoReserve(perMove),
    reserve !== undefined && play.bank(reserve),
    increment !== undefined && play.increment(increment),
    cap !== undefined && play.cap(cap),
    period !== undefined && play.every(period, clock.moves ?? 1),
  ].filter((part) => part !== false)
  return parts.length === 0 ? play.unlimited : parts.join(', ')
}

/** The conditions that an invitation names besides rules, sides and clock. */
export const conditionsOf = ({ about, match, newGame }: AllTexts, view: GameView): readonly string[] => [
  ...(view.opening.kind === 'ballot' ? [newGame.openings[view.opening.deck]] : []),
  ...(view.opening.kind === 'fen' ? [about.position] : []),
  ...(view.match ? [match.two[view.match.order]] : []),
  ...(view.strictness === 'laws' ? [about.laws] : []),
  ...(view.clock.weekends === undefined ? [] : [about.weekendsOff(cityOf(view.clock.weekends))]),
  ...(view.director === null ? [] : [about.directorIs(view.director)]),
]
