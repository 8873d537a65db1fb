import type { Command } from './commands.ts'
import { type Decision, refuse } from './decision.ts'
import { abort } from './decisions/abort.ts'
import { join } from './decisions/join.ts'
import { move } from './decisions/move.ts'
import { offer } from './decisions/offer.ts'
import { resign } from './decisions/resign.ts'
import { tick } from './decisions/tick.ts'
import type { Game } from './game.ts'
import { wholeSecond } from './words.ts'

/** What a command does to a game at `now` (milliseconds since 1970): the events, or why not. Pure; the one door to the rules of play. */
export const decide = (game: Game | undefined, command: Command, now: number): Decision => {
  const at = wholeSecond(now)
  if (command.type === 'offer') return offer(game, command, at)
  if (game === undefined) return refuse({ code: 'not-found' })
  switch (command.type) {
    case 'join':
      return join(game, command, at)
    case 'move':
      return move(game, command, at)
    case 'resign':
      return resign(game, command, at)
    case 'abort':
      return abort(game, command, at)
    case 'tick':
      return tick(game, at)
  }
}
