import type { GameView } from '../../../api/views/game-view.ts'
import { readClock, statedDuration } from '../../../api/values/read-clock.ts'
import { clockText as sayClock } from '../../../texts/sentences/clock-text.ts'
import { type Texts, durationText } from '../../../texts/index.ts'

/** Returns the time control of a game in one line. */
export const gameClockText = (texts: Texts, { clock }: GameView): string => sayClock(texts, readClock(clock))

/** Returns the pace of a game, such as "3 days per move". Without a time per move it is the whole time control. */
export const paceText = (texts: Texts, view: GameView): string => {
  const perMove = statedDuration(view.clock.perMove)
  return perMove === 0 ? gameClockText(texts, view) : texts.game.clockNoReserve(durationText(texts, perMove))
}
