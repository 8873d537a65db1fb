import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import { type Game, playerOf } from '../game.ts'
import { DAY, type Duration, type Instant } from '../words.ts'

/** Whoever holds the old link of a seat that is to be given anew has this long to object. */
export const VETO_TIME: Duration = 2 * DAY

/** A leaked link is made worthless; the new one is in the answer. */
export const rotateLink = (_game: Game, { by }: CommandOf<'rotate-link'>, at: Instant): Decision =>
  done({ type: 'link-rotated', at, by })

/** The opponent, or the arbiter, says that a seat's holder has lost his link. Whoever asks again is given the new one again. */
export const askReseat = (game: Game, { by, seat }: CommandOf<'ask-reseat'>, at: Instant): Decision => {
  if (by === seat) return refuse({ code: 'not-yours-to-do' })
  if (game.status === 'open') return refuse({ code: 'not-begun' })
  if (game.status !== 'active') return refuse({ code: 'game-over' })
  const asked = game.play.pending.reseat
  if (!asked) return done({ type: 'reseat-asked', at, by, seat })
  return asked.by === by && asked.seat === seat ? DUPLICATE : refuse({ code: 'asked-already' })
}

/** "I am still here": whoever holds the old link keeps the seat. Whoever asked may withdraw in the same way. */
export const vetoReseat = (game: Game, { by }: CommandOf<'veto-reseat'>, at: Instant): Decision => {
  if (game.status === 'open') return refuse({ code: 'not-begun' })
  if (game.status !== 'active') return refuse({ code: 'game-over' })
  const { reseat } = game.play.pending
  if (!reseat) return refuse({ code: 'nothing-asked' })
  return by === reseat.seat || by === reseat.by
    ? done({ type: 'reseat-vetoed', at, by })
    : refuse({ code: 'nothing-asked' })
}

/** The seat is taken anew by whoever was given the link for it, once the time for a veto is over. */
export const reseat = (game: Game, { seat, player }: CommandOf<'reseat'>, at: Instant): Decision => {
  if (playerOf(game, seat)?.contact === player.contact) return DUPLICATE
  if (game.status !== 'active') return refuse({ code: game.status === 'open' ? 'not-begun' : 'game-over' })
  const asked = game.play.pending.reseat
  if (asked?.seat !== seat) return refuse({ code: 'nothing-asked' })
  if (at < asked.at + VETO_TIME) return refuse({ code: 'not-yet' })
  return done({ type: 'reseated', at, seat, name: player.name, contact: player.contact })
}
