import { otherColour } from '../../draughts/index.ts'
import { AFTERWARDS, LARGEST_RESERVE, SPANS, isWithin } from '../bounds.ts'
import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import { type Game, type Gift, colourOf } from '../game.ts'
import { isCasual } from '../terms.ts'
import { DAY, type Duration, type Instant, MINUTE, otherSeat } from '../words.ts'
import { inPlay } from './gate.ts'

/** The same gift again within this time is the same gift: somebody's answer was lost, or he pressed twice. */
const ECHO: Duration = 10 * MINUTE

/** What a loser on time is let go on with, unless the winner says otherwise. */
const SECOND_CHANCE: Duration = 3 * DAY

const isEcho = (last: Gift | undefined, { to, time, at }: Gift): boolean =>
  last !== undefined && last.to === to && last.time === time && at - last.at <= ECHO

/** A player gives the other side time, the arbiter either; any number of times, but the same time twice only after ten minutes. */
export const giveTime = (game: Game, { by, seat, time }: CommandOf<'give-time'>, at: Instant): Decision =>
  inPlay(game, at, ({ terms, play }) => {
    if (terms.clock === 'unlimited') return refuse({ code: 'not-in-this-game' })
    if (!isWithin(SPANS.gift, time)) return refuse({ code: 'too-long' })
    const to = by === 'director' ? seat : otherSeat(by)
    if (to === undefined || (seat !== undefined && seat !== to)) return refuse({ code: 'not-yours-to-do' })
    if (isEcho(play.gifts[by], { to, time, at })) return DUPLICATE
    if (play.left[colourOf(play, to)] + time > LARGEST_RESERVE) return refuse({ code: 'too-long' })
    return done({ type: 'time-given', at, by, to, time })
  })

/** The winner on time lets the game go on: it was a game between friends. */
export const playOn = (game: Game, { by, time = SECOND_CHANCE }: CommandOf<'play-on'>, at: Instant): Decision => {
  if (game.status !== 'finished' || game.result.reason !== 'time')
    return refuse({
      code: game.status === 'active' ? 'nothing-asked' : game.status === 'open' ? 'not-begun' : 'game-over',
    })
  if (!isCasual(game.terms)) return refuse({ code: 'not-in-this-game' })
  if (game.result.winner !== colourOf(game.play, by) || otherColour(game.result.winner) !== game.play.position.turn)
    return refuse({ code: 'not-yours-to-do' })
  if (at > game.endedAt + AFTERWARDS || game.after.next !== undefined) return refuse({ code: 'not-on-offer-any-more' })
  return isWithin(SPANS.gift, time) ? done({ type: 'played-on', at, time }) : refuse({ code: 'too-long' })
}
