import type { Act, Deciders } from '../act.ts'
import { AFTERWARDS } from '../bounds.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { EventOf } from '../events.ts'
import { type AbortedGame, type FinishedGame, type Game, playOf } from '../game.ts'
import type { Instant, Seat } from '../words.ts'

/** To the other side, with an act that ends the game. */
export type Message = { readonly message?: string }

type Speaking = Message & { readonly by: Seat }

export const endedWith = (end: EventOf<'finished' | 'aborted'>, { by, message }: Speaking): Decision =>
  message ? done(end, { type: 'said', at: end.at, by, text: message }) : done(end)

const wasHeard = (game: Game, by: Seat, text: string): boolean =>
  playOf(game)?.said.some((each) => each.by === by && each.text === text && each.after === true) === true

/** Other words than the stored ones would be lost. */
export const endedBefore = (game: Game, { by, message }: Speaking): Decision =>
  !message || wasHeard(game, by, message) ? DUPLICATE : refuse({ code: 'game-over' })

export type RemarkCommand = Act<'remark'> & { readonly text: string }

const afterEnd = (game: FinishedGame | AbortedGame, { by, text }: RemarkCommand, at: Instant): Decision => {
  if (!game.play) return refuse({ code: 'game-over' })
  if (game.play.remarked.includes(by))
    return wasHeard(game, by, text) ? DUPLICATE : refuse({ code: 'not-on-offer-any-more' })
  return at > game.endedAt + AFTERWARDS
    ? refuse({ code: 'not-on-offer-any-more' })
    : done({ type: 'remarked', at, by, text })
}

/** One line of each seat. */
const remark = (game: Game, command: RemarkCommand, at: Instant): Decision => {
  switch (game.status) {
    case 'open':
      return refuse({ code: 'not-begun' })
    case 'active':
      return refuse({ code: 'not-yet' })
    case 'expired':
      return refuse({ code: 'game-over' })
    case 'finished':
    case 'aborted':
      return afterEnd(game, command, at)
  }
}

export const remarking: Deciders<RemarkCommand> = { remark: { by: 'seat', decide: remark, makes: 'remarked' } }
