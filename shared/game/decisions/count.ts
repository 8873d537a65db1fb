import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { GameEvent } from '../events.ts'
import { type ActiveGame, type Game, colourOf } from '../game.ts'
import type { Instant } from '../words.ts'
import { inPlay } from './gate.ts'

/** The stronger side has to win, or to show an increased advantage, within so many of its own moves. Standard Laws 11. */
const COUNT = 40

/** The weaker side asks the arbiter for a count. */
export const askCount = (game: Game, { by }: CommandOf<'ask-count'>, at: Instant): Decision =>
  inPlay(game, at, ({ play, director }) => {
    if (!director) return refuse({ code: 'not-in-this-game' })
    if (play.pending.count === by) return DUPLICATE
    return play.pending.count || play.count ? refuse({ code: 'asked-already' }) : done({ type: 'count-asked', at, by })
  })

export const refuseCount = (game: Game, _command: CommandOf<'refuse-count'>, at: Instant): Decision =>
  inPlay(game, at, ({ play }) =>
    play.pending.count ? done({ type: 'count-refused', at }) : refuse({ code: 'nothing-asked' }),
  )

/** Granted at a player's asking: against the other side. */
export const grantCount = (game: Game, { stronger }: CommandOf<'grant-count'>, at: Instant): Decision =>
  inPlay(game, at, ({ play }) => {
    const asker = play.pending.count
    return asker && colourOf(play, asker) !== stronger
      ? done({ type: 'count-granted', at, stronger })
      : refuse({ code: 'nothing-asked' })
  })

/** The stronger side has shown an increased advantage. */
export const endCount = (game: Game, _command: CommandOf<'end-count'>, at: Instant): Decision =>
  inPlay(game, at, ({ play }) => (play.count ? done({ type: 'count-ended', at }) : refuse({ code: 'nothing-asked' })))

/** The own moves that the stronger side has left under the arbiter's count. */
export const countLeft = ({ play }: ActiveGame): number | undefined => {
  if (!play.count) return undefined
  const since = play.moves.length - play.count.from
  const strongerBegan = (play.position.turn === play.count.stronger) === (since % 2 === 0)
  return COUNT - Math.floor((since + (strongerBegan ? 1 : 0)) / 2)
}

/** The draw that a count brings when it has run out. */
export const countedOut = (game: ActiveGame, at: Instant): readonly GameEvent[] =>
  countLeft(game) === 0 ? [{ type: 'finished', at, result: { winner: null, reason: 'count' } }] : []
