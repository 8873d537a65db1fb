import { huff as takeOff, outcome, sheetOf } from '../../draughts/index.ts'
import type { Act, Deciders } from '../act.ts'
import { type Decision, NOTHING, done, refuse } from '../decision.ts'
import { type ActiveGame, type Game, seatToMove } from '../game.ts'
import type { Instant, Seat } from '../words.ts'
import { onBoard } from './gate.ts'

type Stand = Act<'stand'>
type Huff = Act<'huff'> & { readonly square: number }
type Enforce = Act<'enforce'>
/** How a player may answer an offence: let it stand, huff the piece, or enforce the jump. */
export type HuffCommand = Stand | Huff | Enforce

type Answer = { readonly by: Seat; readonly ply: number }

/** Decides only for the side to move, in a rule set with huffing, after an offence. */
const afterOffence = (game: Game, command: Answer, at: Instant, then: (game: ActiveGame) => Decision): Decision =>
  onBoard(game, command, at, (active) => {
    if (sheetOf(active.terms.rules).duty === 'must') return refuse({ code: 'not-in-this-game' })
    if (seatToMove(active.play) !== command.by) return refuse({ code: 'not-your-turn' })
    return active.play.offence.length > 0 ? then(active) : refuse({ code: 'no-offence-there' })
  })

/**
 * Lets the offence stand. Nothing changes, because the right to huff lapses with the next move anyway; but a player
 * without a legal move loses.
 */
const stand = (game: Game, command: Stand, at: Instant): Decision =>
  afterOffence(game, command, at, ({ terms, play }) => {
    const result = outcome(sheetOf(terms.rules), play.position)
    return result ? done({ type: 'finished', at, result }) : NOTHING
  })

/** Removes the offending piece; the player then moves. The game ends if the offender has no pieces or moves left. */
const huff = (game: Game, command: Huff, at: Instant): Decision =>
  afterOffence(game, command, at, ({ terms, play }) => {
    if (!play.offence.includes(command.square)) return refuse({ code: 'no-offence-there' })
    const rules = sheetOf(terms.rules)
    const huffed = { type: 'huffed', at, square: command.square } as const
    const result = outcome(rules, takeOff(rules, play.position, command.square))
    return result ? done(huffed, { type: 'finished', at, result }) : done(huffed)
  })

/** Takes the offending move back, and the offender must jump. */
const enforce = (game: Game, command: Enforce, at: Instant): Decision =>
  afterOffence(game, command, at, ({ play }) =>
    play.enforceable ? done({ type: 'enforced', at }) : refuse({ code: 'no-offence-there' }),
  )

export const huffing: Deciders<HuffCommand> = {
  stand: { by: 'seat', decide: stand, makes: 'finished' },
  huff: { by: 'seat', decide: huff, makes: 'huffed' },
  enforce: { by: 'seat', decide: enforce, makes: 'enforced' },
}
