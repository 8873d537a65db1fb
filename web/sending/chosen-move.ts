import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import type { WaitingMove } from '../offline/waiting-moves.ts'
import type { MoveState } from './move-states.ts'

/** Returns the move of a form as it can be sent again: the same ply and move, which the service plays once. */
export const chosenMove = ({ path, live }: BoardData, form: HTMLFormElement, body: URLSearchParams): WaitingMove => ({
  path,
  action: form.getAttribute('action') ?? '',
  body: body.toString(),
  move:
    live?.moves.find((each) => each.path.join(each.captures.length > 0 ? 'x' : '-') === body.get('move'))?.text ??
    String(body.get('move')),
  ply: Number(body.get('ply')),
  pieces: live?.scene.pieces ?? '',
})

/** Returns a state of a move. */
export const stateOf = ({ move, body, ply }: WaitingMove, kind: MoveState['kind']): MoveState => ({
  kind,
  move,
  full: String(new URLSearchParams(body).get('move')),
  ply,
})
