import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import { type Game, seatToMove } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { onPresentBoard } from '../basis/in-play.ts'

export type SayCommand = ActBy<'say'> & { readonly text: string }

/**
 * Sends a message while the other side is to move. A player who is to move sends it with the move. The same text once
 * more at the same ply is a repeated request.
 */
const say = (game: Game, command: SayCommand, at: Instant): Decision =>
  onPresentBoard(game, command, at, ({ play }) => {
    const { by, text, ply } = command
    if (seatToMove(play) === by) return refuse({ code: 'not-yet', until: 'own-move' })
    return play.messages.some((each) => each.by === by && each.ply === ply && each.text === text)
      ? DUPLICATE
      : accept({ type: 'said', at, by, text })
  })

export const sayDeciders: Deciders<SayCommand> = { say: { by: 'seat', decide: say, makes: 'said' } }
