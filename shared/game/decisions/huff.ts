import { huff as takeOff, outcome, sheetOf } from '../../draughts/index.ts'
import type { Act, Deciders } from '../act.ts'
import { type Decision, NOTHING, done, refuse } from '../decision.ts'
import { type ActiveGame, type Game, seatToMove } from '../game.ts'
import type { Instant, Seat } from '../words.ts'
import { onBoard } from './gate.ts'

type Stand = Act<'stand'>
type Huff = Act<'huff'> & { readonly square: number }
type Enforce = Act<'enforce'>
export type HuffCommand = Stand | Huff | Enforce

type Offended = { readonly by: Seat; readonly ply: number }

const offended = (game: Game, command: Offended, at: Instant, then: (game: ActiveGame) => Decision): Decision =>
  onBoard(game, command, at, (active) => {
    if (sheetOf(active.terms.rules).duty === 'must') return refuse({ code: 'not-in-this-game' })
    if (seatToMove(active.play) !== command.by) return refuse({ code: 'not-your-turn' })
    return active.play.offence.length > 0 ? then(active) : refuse({ code: 'no-offence-there' })
  })

/** Nothing changes, as the right to huff lapses with the move; but without a move the player loses. */
const stand = (game: Game, command: Stand, at: Instant): Decision =>
  offended(game, command, at, ({ terms, play }) => {
    const result = outcome(sheetOf(terms.rules), play.position)
    return result ? done({ type: 'finished', at, result }) : NOTHING
  })

/** The player then moves. The offender may have no pieces or moves left. */
const huff = (game: Game, command: Huff, at: Instant): Decision =>
  offended(game, command, at, ({ terms, play }) => {
    if (!play.offence.includes(command.square)) return refuse({ code: 'no-offence-there' })
    const rules = sheetOf(terms.rules)
    const huffed = { type: 'huffed', at, square: command.square } as const
    const result = outcome(rules, takeOff(rules, play.position, command.square))
    return result ? done(huffed, { type: 'finished', at, result }) : done(huffed)
  })

/** The move is taken back; the offender must jump. */
const enforce = (game: Game, command: Enforce, at: Instant): Decision =>
  offended(game, command, at, ({ play }) =>
    play.enforceable ? done({ type: 'enforced', at }) : refuse({ code: 'no-offence-there' }),
  )

export const huffing: Deciders<HuffCommand> = {
  stand: { by: 'seat', decide: stand, makes: 'finished' },
  huff: { by: 'seat', decide: huff, makes: 'huffed' },
  enforce: { by: 'seat', decide: enforce, makes: 'enforced' },
}
