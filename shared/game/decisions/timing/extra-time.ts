import { otherColour } from '../../../draughts/index.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import {
  AFTER_END_PERIOD,
  GIFT_RESEND_WINDOW,
  LARGEST_RESERVE,
  PLAY_ON_TIME,
  SPAN_BOUNDS,
  isWithinBounds,
} from '../../limits/bounds.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import { type Game, type Gift, colourOf } from '../../model/game.ts'
import { isCasual, isWithout } from '../../model/terms.ts'
import { type Duration, type Instant, type Role, type Seat, otherSeat } from '../../model/words.ts'
import { inPlay } from '../basis/in-play.ts'

type GiveTime = ActBy<'give-time', Role> & { readonly time: Duration; readonly seat?: Seat }
type PlayOn = ActBy<'play-on'> & { readonly time?: Duration }
export type ExtraTimeCommand = GiveTime | PlayOn

/** Returns whether the gift repeats one of the recent gifts. */
const isResent = (recent: readonly Gift[], { to, time, at }: Gift): boolean =>
  recent.some((gift) => gift.to === to && gift.time === time && at - gift.at <= GIFT_RESEND_WINDOW)

/** A player gives time to the other side, or the arbiter to either. */
const giveTime = (game: Game, { by, seat, time }: GiveTime, at: Instant): Decision =>
  inPlay(game, at, ({ terms, play }) => {
    const isExcluded = by !== 'arbiter' && isWithout(terms, 'gifts')
    if (terms.clock === 'unlimited' || isExcluded) return refuse({ code: 'not-in-this-game' })
    if (!isWithinBounds(SPAN_BOUNDS.gift, time)) return refuse({ code: 'too-long' })
    const to = by === 'arbiter' ? seat : otherSeat(by)
    if (to === undefined || (seat !== undefined && seat !== to)) return refuse({ code: 'not-yours-to-do' })
    if (isResent(play.gifts[by] ?? [], { to, time, at })) return DUPLICATE
    if (play.left[colourOf(play, to)] + time > LARGEST_RESERVE) return refuse({ code: 'too-long' })
    return accept({ type: 'time-given', at, by, to, time })
  })

/** The winner on time forgives the loss, so that a casual game continues. A result of a tournament stands. */
const playOn = (game: Game, { by, time = PLAY_ON_TIME }: PlayOn, at: Instant): Decision => {
  if (game.status !== 'finished' || game.result.reason !== 'time')
    return refuse({
      code: game.status === 'active' ? 'nothing-asked' : game.status === 'open' ? 'not-begun' : 'game-over',
    })
  if (!isCasual(game.terms) || game.terms.tournament) return refuse({ code: 'not-in-this-game' })
  if (game.result.winner !== colourOf(game.play, by) || otherColour(game.result.winner) !== game.play.position.turn)
    return refuse({ code: 'not-yours-to-do' })
  if (at > game.endedAt + AFTER_END_PERIOD || game.after.next !== undefined)
    return refuse({ code: 'not-on-offer-any-more' })
  return isWithinBounds(SPAN_BOUNDS.gift, time) ? accept({ type: 'played-on', at, time }) : refuse({ code: 'too-long' })
}

export const extraTimeDeciders: Deciders<ExtraTimeCommand> = {
  'give-time': { by: 'either', decide: giveTime, makes: 'time-given' },
  'play-on': { by: 'seat', decide: playOn, makes: 'played-on' },
}
