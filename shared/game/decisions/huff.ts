import { huff as takeOff, outcome, sheetOf } from '../../draughts/index.ts'
import type { CommandOf } from '../commands.ts'
import { type Decision, NOTHING, done, refuse } from '../decision.ts'
import { type ActiveGame, type Game, seatToMove } from '../game.ts'
import type { Instant, Seat } from '../words.ts'
import { onBoard } from './gate.ts'

type Offended = { readonly by: Seat; readonly ply: number }

/** The gate of the three answers to a jump that was omitted or left unfinished. */
const offended = (game: Game, command: Offended, at: Instant, then: (game: ActiveGame) => Decision): Decision =>
  onBoard(game, command, at, (active) => {
    if (sheetOf(active.terms.rules).duty === 'must') return refuse({ code: 'not-in-this-game' })
    if (seatToMove(active.play) !== command.by) return refuse({ code: 'not-your-turn' })
    return active.play.offence.length > 0 ? then(active) : refuse({ code: 'no-offence-there' })
  })

/** He lets it stand: nothing to do, as the right lapses with his move. Without one to make he has lost by it. */
export const stand = (game: Game, command: CommandOf<'stand'>, at: Instant): Decision =>
  offended(game, command, at, ({ terms, play }) => {
    const result = outcome(sheetOf(terms.rules), play.position)
    return result ? done({ type: 'finished', at, result }) : NOTHING
  })

/** He takes off one piece that should have jumped, and then moves as usual. The offender may have nothing left. */
export const huff = (game: Game, command: CommandOf<'huff'>, at: Instant): Decision =>
  offended(game, command, at, ({ terms, play }) => {
    if (!play.offence.includes(command.square)) return refuse({ code: 'no-offence-there' })
    const rules = sheetOf(terms.rules)
    const huffed = { type: 'huffed', at, square: command.square } as const
    const result = outcome(rules, takeOff(rules, play.position, command.square))
    return result ? done(huffed, { type: 'finished', at, result }) : done(huffed)
  })

/** He makes the offender take his move back and jump. */
export const enforce = (game: Game, command: CommandOf<'enforce'>, at: Instant): Decision =>
  offended(game, command, at, ({ play }) =>
    play.before ? done({ type: 'enforced', at }) : refuse({ code: 'no-offence-there' }),
  )
