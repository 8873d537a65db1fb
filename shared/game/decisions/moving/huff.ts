import { huff as takeOff, outcome, ruleSetOf } from '../../../draughts/index.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, NO_EVENTS, accept, refuse } from '../basis/decision.ts'
import { type ActiveGame, type Game, seatToMove } from '../../model/game.ts'
import type { Instant, Seat } from '../../model/words.ts'
import { onPresentBoard } from '../basis/in-play.ts'

type Stand = ActBy<'stand'>
type Huff = ActBy<'huff'> & { readonly square: number }
type Enforce = ActBy<'enforce'>
/**
 * How a player may answer an offence, a capture that the opponent did not make: let it stand, huff the piece, or
 * enforce the jump.
 */
export type HuffCommand = Stand | Huff | Enforce

type Answer = { readonly by: Seat; readonly ply: number }

/**
 * Decides by `then` if the rule set has huffing, it is the turn of the sender, and there is an offence. Otherwise it
 * refuses the command.
 */
const afterOffence = (game: Game, command: Answer, at: Instant, then: (game: ActiveGame) => Decision): Decision =>
  onPresentBoard(game, command, at, (active) => {
    if (ruleSetOf(active.terms.rules).duty === 'must') return refuse({ code: 'not-in-this-game' })
    if (seatToMove(active.play) !== command.by) return refuse({ code: 'not-your-turn' })
    return active.play.offence.length > 0 ? then(active) : refuse({ code: 'no-offence-there' })
  })

/**
 * Lets the offence stand, which changes nothing: the right to huff lapses with the next move anyway. But if the player
 * has no legal move, the game ends and the player loses.
 */
const stand = (game: Game, command: Stand, at: Instant): Decision =>
  afterOffence(game, command, at, ({ terms, play }) => {
    const result = outcome(ruleSetOf(terms.rules), play.position)
    return result ? accept({ type: 'finished', at, result }) : NO_EVENTS
  })

/** Removes the offending piece; the player then moves. The game ends if the offender has no pieces or moves left. */
const huff = (game: Game, command: Huff, at: Instant): Decision =>
  afterOffence(game, command, at, ({ terms, play }) => {
    if (!play.offence.includes(command.square)) return refuse({ code: 'no-offence-there' })
    const rules = ruleSetOf(terms.rules)
    const huffed = { type: 'huffed', at, square: command.square } as const
    const result = outcome(rules, takeOff(rules, play.position, command.square))
    return result ? accept(huffed, { type: 'finished', at, result }) : accept(huffed)
  })

/** Takes the offending move back, so that the offender must jump. */
const enforce = (game: Game, command: Enforce, at: Instant): Decision =>
  afterOffence(game, command, at, ({ play }) =>
    play.enforceable ? accept({ type: 'enforced', at }) : refuse({ code: 'no-offence-there' }),
  )

export const huffDeciders: Deciders<HuffCommand> = {
  stand: { by: 'seat', decide: stand, makes: 'finished' },
  huff: { by: 'seat', decide: huff, makes: 'huffed' },
  enforce: { by: 'seat', decide: enforce, makes: 'enforced' },
}
