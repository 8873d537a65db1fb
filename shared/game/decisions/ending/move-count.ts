import type { Colour } from '../../../draughts/index.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { GameEvent } from '../../model/events.ts'
import { type ActiveGame, type Game, colourOf } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { inPlay } from '../basis/in-play.ts'

/** The number of own moves in which the stronger side must win or increase its advantage (Standard Laws 11). */
const COUNT = 40

type AskCount = ActBy<'ask-count'>
type RefuseCount = ActBy<'refuse-count', 'arbiter'>
type GrantCount = ActBy<'grant-count', 'arbiter'> & { readonly stronger: Colour }
type EndCount = ActBy<'end-count', 'arbiter'>
export type MoveCountCommand = AskCount | RefuseCount | GrantCount | EndCount

/** A player asks the arbiter for a count. */
const askCount = (game: Game, { by }: AskCount, at: Instant): Decision =>
  inPlay(game, at, ({ play, arbiter }) => {
    if (!arbiter) return refuse({ code: 'not-in-this-game' })
    if (play.pending.count === by) return DUPLICATE
    return play.pending.count || play.count
      ? refuse({ code: 'asked-already' })
      : accept({ type: 'count-asked', at, by })
  })

const refuseCount = (game: Game, _command: RefuseCount, at: Instant): Decision =>
  inPlay(game, at, ({ play }) =>
    play.pending.count ? accept({ type: 'count-refused', at }) : refuse({ code: 'nothing-asked' }),
  )

const grantCount = (game: Game, { stronger }: GrantCount, at: Instant): Decision =>
  inPlay(game, at, ({ play }) => {
    const asker = play.pending.count
    return asker && colourOf(play, asker) !== stronger
      ? accept({ type: 'count-granted', at, stronger })
      : refuse({ code: 'nothing-asked' })
  })

/** The arbiter ends the count because the stronger side has shown an increased advantage. */
const endCount = (game: Game, _command: EndCount, at: Instant): Decision =>
  inPlay(game, at, ({ play }) => (play.count ? accept({ type: 'count-ended', at }) : refuse({ code: 'nothing-asked' })))

/** Returns how many moves the stronger side has left. Undefined without a count. */
export const moveCountLeft = ({ play }: ActiveGame): number | undefined => {
  if (!play.count) return undefined
  const since = play.moves.length - play.count.from
  const strongerBegan = (play.position.turn === play.count.stronger) === (since % 2 === 0)
  return COUNT - Math.floor((since + (strongerBegan ? 1 : 0)) / 2)
}

/** Returns the draw that ends the game once the stronger side has no moves left; empty before that. */
export const drawByCount = (game: ActiveGame, at: Instant): readonly GameEvent[] =>
  moveCountLeft(game) === 0 ? [{ type: 'finished', at, result: { winner: null, reason: 'count' } }] : []

export const moveCountDeciders: Deciders<MoveCountCommand> = {
  'ask-count': { by: 'seat', decide: askCount, makes: 'count-asked' },
  'refuse-count': { by: 'arbiter', decide: refuseCount, makes: 'count-refused' },
  'grant-count': { by: 'arbiter', decide: grantCount, makes: 'count-granted' },
  'end-count': { by: 'arbiter', decide: endCount, makes: 'count-ended' },
}
