import type { GameView } from '../api/view.ts'
import { type Texts, durationText } from '../texts/index.ts'
import { spanOf } from './span.ts'

/** The time control in words. */
export const clockText = (texts: Texts, { clock }: GameView): string => {
  const perMove = clock.perMove === undefined ? undefined : spanOf(clock.perMove)
  if (perMove === undefined) return texts.play.unlimited
  const reserve = clock.reserve === undefined ? 0 : spanOf(clock.reserve)
  const each = durationText(texts, perMove)
  return reserve === 0 ? texts.play.clockNoReserve(each) : texts.play.clock(each, durationText(texts, reserve))
}
