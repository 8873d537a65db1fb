import type { ActionBody } from '../../api/actions.ts'
import type { Colour } from '../../draughts/index.ts'
import type { Command } from '../../game/commands.ts'
import { type Play, seatOf } from '../../game/game.ts'
import type { Refusal } from '../../game/refusals.ts'
import { type Role, type Seat, otherSeat } from '../../game/words.ts'

const NOT_YOURS: Refusal = { code: 'not-yours-to-do' }

/** What an action needs besides its body: names that the service makes. */
export type Made = { readonly next: string; readonly plan: string }

const seatOfColour = (play: Play | undefined, colour: Colour | undefined): Seat | undefined =>
  play && colour ? seatOf(play, colour) : undefined

/** Whom a reseat is for: the one whom the arbiter names, or whoever sits opposite. */
const lostSeat = (by: Role, named: Seat | undefined): Seat | undefined =>
  named ?? (by === 'director' ? undefined : otherSeat(by))

/** The command that an action of a role is; a refusal where the role may never do it. */
export const commandOf = (by: Role, play: Play | undefined, action: ActionBody, made: Made): Command | Refusal => {
  const seat = by === 'director' ? undefined : by
  const { type, ply } = action
  switch (type) {
    case 'refuse-count':
    case 'grant-count':
    case 'end-count':
    case 'void':
      return by === 'director' ? { ...action, by } : NOT_YOURS
    case 'adjudicate': {
      const winner = action.result === 'draw' ? null : action.result
      return by === 'director' ? { type, by, ply, winner } : NOT_YOURS
    }
    case 'give-time': {
      const to = seatOfColour(play, action.seat)
      return { type, by, ply, time: action.time, ...(to && { seat: to }) }
    }
    case 'ask-reseat': {
      const lost = lostSeat(by, seatOfColour(play, action.seat))
      return lost ? { type, by, ply, seat: lost } : NOT_YOURS
    }
    case 'plan':
      return seat ? { type, by: seat, ply, plan: made.plan } : NOT_YOURS
    case 'rematch':
      return seat ? { type, by: seat, ply, next: made.next } : NOT_YOURS
    case 'resign':
    case 'abort':
    case 'renew':
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
    case 'withdraw-draw':
    case 'claim-draw':
    case 'play-on':
    case 'propose-pause':
    case 'accept-pause':
    case 'decline-pause':
    case 'end-pause':
    case 'take-leave':
    case 'end-leave':
    case 'stand':
    case 'huff':
    case 'enforce':
    case 'request-takeback':
    case 'accept-takeback':
    case 'decline-takeback':
    case 'veto-reseat':
    case 'ask-count':
      return seat ? { ...action, by: seat } : NOT_YOURS
  }
}
