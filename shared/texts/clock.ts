import type { ClockTerms, Control } from '../game/terms.ts'
import { durationText } from './time.ts'
import type { Texts } from './index.ts'

/** Beside time for each move, the text says that the reserve grows. */
const gainsOf = (texts: Texts, { perMove, increment, cap, every }: Control): readonly string[] => {
  const { game } = texts
  const words = (time: number): string => durationText(texts, time)
  const each = perMove > 0 ? game.incrementInReserve : game.increment
  const after = perMove > 0 ? game.everyInReserve : game.every
  return [
    ...(increment > 0 ? [each(words(increment))] : []),
    ...(increment > 0 && cap !== undefined ? [game.cap(words(cap))] : []),
    ...(every ? [every.moves === 1 ? each(words(every.period)) : after(words(every.period), every.moves)] : []),
  ]
}

const baseOf = (texts: Texts, { perMove, reserve }: Control): readonly string[] => {
  const { game } = texts
  const words = (time: number): string => durationText(texts, time)
  if (perMove === 0) return reserve === 0 ? [] : [game.bank(words(reserve))]
  return [reserve === 0 ? game.clockNoReserve(words(perMove)) : game.clock(words(perMove), words(reserve))]
}

/** A time control in one line, the same on pages, in emails and in records. */
export const clockText = (texts: Texts, clock: ClockTerms): string =>
  clock === 'unlimited' ? texts.game.unlimited : [...baseOf(texts, clock), ...gainsOf(texts, clock)].join(', ')
