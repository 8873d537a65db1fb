import type { RefusalCode, RequestFault } from '../../game/model/refusals.ts'
import type { TournamentRefusalCode } from '../../tournament/model/tournament-refusals.ts'
import { HTTP_STATUS } from './http-status.ts'

/** The HTTP status of each code with which a command about a tournament is refused. */
export const TOURNAMENT_STATUS: { readonly [C in TournamentRefusalCode]: number } = {
  'no-such-tournament': 404,
  'not-yours-to-do': HTTP_STATUS['not-yours-to-do'],
  'tournament-begun': 409,
  'tournament-not-begun': 409,
  'tournament-over': 409,
  'terms-accepted': 409,
  'entry-not-open': 409,
  'entry-closed': 409,
  'invitation-needed': 403,
  'tournament-full': 409,
  'not-confirmed': 409,
  'too-few-players': 409,
  'too-many-players': 422,
  'too-many-games': 422,
  'pairs-do-not-fit': 422,
  'drawn-for-others': 503,
  'no-such-player': 422,
  'no-such-board': 422,
  'player-accepted': 409,
  'not-playing': 409,
  'nobody-entered': 409,
  'invitation-gone': 410,
  'too-late-to-replace': 409,
  'no-deputy': 409,
  'not-paused': 409,
  'paused-already': 409,
  'away-already': 409,
  'own-board': 403,
  'deputy-decides': 403,
  'too-late-to-rule': 409,
  'nothing-to-appeal': 409,
  'no-leave-here': 409,
  'too-long': HTTP_STATUS['too-long'],
  'tournament-allowance-used': 409,
}

/** Every code with which the API refuses a request. */
export type ApiRefusalCode = RefusalCode | RequestFault | TournamentRefusalCode

const STATUS: { readonly [C in ApiRefusalCode]: number } = { ...TOURNAMENT_STATUS, ...HTTP_STATUS }

// The table above has exactly the keys of its type.
export const API_REFUSAL_CODES = Object.keys(STATUS) as readonly ApiRefusalCode[]

export const statusOf = (code: ApiRefusalCode): number => STATUS[code]
