import type { ActionBody } from '../../api/actions.ts'
import type { Command } from '../../game/commands.ts'
import { type Play, seatOf } from '../../game/game.ts'
import type { Refusal } from '../../game/refusals.ts'
import { type Role, type Seat, otherSeat } from '../../game/words.ts'
import type { Colour } from '../../draughts/index.ts'

const NOT_YOURS: Refusal = { code: 'not-yours-to-do' }

/** Acts of the arbiter, and acts that a seat and the arbiter may do alike; all others are a seat's. */
const ARBITERS: ReadonlySet<ActionBody['type']> = new Set([
  'refuse-count',
  'grant-count',
  'end-count',
  'adjudicate',
  'void',
])
const EVERYBODYS: ReadonlySet<ActionBody['type']> = new Set(['give-time', 'ask-reseat'])

/** Whether the role may ask for this at all. */
export const mayAsk = (role: Role, type: ActionBody['type']): boolean =>
  EVERYBODYS.has(type) || ARBITERS.has(type) === (role === 'director')

/** What an action needs besides its body: names that the service makes. */
export type Made = { readonly next: string; readonly plan: string }

const seatOfColour = (play: Play | undefined, colour: Colour | undefined): Seat | undefined =>
  play && colour ? seatOf(play, colour) : undefined

const arbitersCommand = (play: Play | undefined, action: ActionBody): Command | Refusal => {
  const by = 'director'
  switch (action.type) {
    case 'refuse-count':
    case 'end-count':
    case 'void':
    case 'grant-count':
      return { ...action, by }
    case 'adjudicate':
      return { type: 'adjudicate', by, ply: action.ply, winner: action.result === 'draw' ? null : action.result }
    case 'give-time': {
      const seat = seatOfColour(play, action.seat)
      return { type: 'give-time', by, ply: action.ply, time: action.time, ...(seat && { seat }) }
    }
    case 'ask-reseat': {
      const seat = seatOfColour(play, action.seat)
      return seat ? { type: 'ask-reseat', by, ply: action.ply, seat } : NOT_YOURS
    }
    default:
      return NOT_YOURS
  }
}

const seatsCommand = (by: Seat, play: Play | undefined, action: ActionBody, made: Made): Command | Refusal => {
  switch (action.type) {
    case 'refuse-count':
    case 'end-count':
    case 'void':
    case 'grant-count':
    case 'adjudicate':
      return NOT_YOURS
    case 'give-time': {
      const seat = seatOfColour(play, action.seat)
      return { type: 'give-time', by, ply: action.ply, time: action.time, ...(seat && { seat }) }
    }
    case 'ask-reseat':
      return { type: 'ask-reseat', by, ply: action.ply, seat: seatOfColour(play, action.seat) ?? otherSeat(by) }
    case 'plan':
      return { type: 'plan', by, ply: action.ply, plan: made.plan }
    case 'rematch':
      return { type: 'rematch', by, ply: action.ply, next: made.next }
    default:
      return { ...action, by }
  }
}

/** The command that an action of a role is. */
export const commandOf = (role: Role, play: Play | undefined, action: ActionBody, made: Made): Command | Refusal =>
  role === 'director' ? arbitersCommand(play, action) : seatsCommand(role, play, action, made)
