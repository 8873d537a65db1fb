import type { ActionBody } from '../../api/actions.ts'
import { STATUS } from '../../api/status.ts'
import { playOf } from '../../game/game.ts'
import type { Role } from '../../game/words.ts'
import { refusalText } from '../../texts/index.ts'
import { commandOf } from '../answers/commands.ts'
import type { Response } from '../http.ts'
import { GAME_ID_LENGTH, derivedId } from '../ids.ts'
import { linesOf, readAction } from './action.ts'
import { type Desk, type Opened, openLink, seatContext, unknownLink } from './desk.ts'
import { carryOut, refusedPage, unreadable } from './seat.ts'
import { type Filed, filePlan } from '../plans.ts'
import { roleOf } from '../tokens.ts'

/** A plan is filed before the game hears of it, as on the API's road. */
const filed = async ({ service }: Desk, { id, loaded }: Opened, role: Role, action: ActionBody): Promise<Filed> => {
  const { game } = loaded
  return action.type === 'plan' && role !== 'director' && game.status === 'active'
    ? filePlan(service.papers, service.chance, { id, game, seat: role, lines: action.lines })
    : { name: '' }
}

/** The number, counted from 1 in what was typed, of a line that could not be read, with all that was typed. */
const typedLines = (body: string, line: number) => {
  const text = new URLSearchParams(body).get('lines') ?? ''
  return {
    text: linesOf(text)
      .map((moves) => moves.join(' '))
      .join('\n'),
    line: line + 1,
  }
}

/** `POST /p/{token}/act`: every act but a move, read into the body that the API takes and judged by the same words. */
export const actSeat = async (desk: Desk, token: string): Promise<Response> => {
  const { service, request } = desk
  const opened = await openLink(desk, token)
  const role = opened && roleOf(opened.purpose)
  if (!opened || !role) return unknownLink(desk)
  const read = readAction(request.body)
  if (!read) return unreadable(desk)
  const { texts } = await seatContext(desk, opened, role)
  const refused = { opened, role, loaded: opened.loaded }
  if ('wrong' in read) return refusedPage(desk, refused, 400, texts.fields.acts[read.wrong] ?? texts.fields.choice)
  const { action } = read
  const plan = await filed(desk, opened, role, action)
  if ('line' in plan)
    return refusedPage(desk, refused, 400, texts.menu.planFault(plan.line + 1), typedLines(request.body, plan.line))
  if ('refusal' in plan) return refusedPage(desk, refused, STATUS[plan.refusal.code], refusalText(texts, plan.refusal))
  const made = { plan: plan.name, next: derivedId(service.seal, `rematch|${opened.id}`, GAME_ID_LENGTH) }
  return carryOut(desk, opened, role, ({ game }) => commandOf(role, playOf(game), action, made))
}
