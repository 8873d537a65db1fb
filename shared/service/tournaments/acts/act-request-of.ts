import type { ReadTournamentAct } from '../../../api/input/tournaments/tournament-act-shapes.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { TermsFault } from '../../creation/resolve-terms.ts'
import type { TournamentActRequest } from './act-request.ts'
import { resolveTournamentTerms } from '../entry/resolve-tournament-terms.ts'
import { faultOf, namedEntrant, readPlayers } from '../entry/resolve-founding.ts'

export type ActResolution = { readonly ok: true; readonly act: TournamentActRequest } | TermsFault

type Read<T extends ReadTournamentAct['type']> = Extract<ReadTournamentAct, { readonly type: T }>

const change = ({ type, terms }: Read<'change'>, now: Instant): ActResolution => {
  const resolved = resolveTournamentTerms(terms, now)
  return resolved.ok ? { ok: true, act: { type, terms: resolved.terms } } : resolved
}

const invite = ({ type, entrants = [], list, replaces }: Read<'invite'>, key: string | undefined): ActResolution => {
  const read = readPlayers('entrants', entrants, list)
  if (!read.ok) return faultOf(read.issues)
  if (read.players.length === 0) return faultOf([{ path: 'entrants', message: 'must name somebody, or list' }])
  return {
    ok: true,
    act: {
      type,
      entrants: read.players.map(({ player }) => namedEntrant(player)),
      ...(replaces !== undefined && { replaces }),
      ...(key !== undefined && { key }),
    },
  }
}

const rule = ({ type, board, result, reason }: Read<'rule'>): ActResolution => ({
  ok: true,
  act: { type, board, reason, winner: result === 'draw' ? null : result },
})

/**
 * Returns the act that a body asks for, or what is wrong with it. `key`: the idempotency key, by which acts that name
 * people are recognized when they are repeated.
 */
export const actRequestOf = (read: ReadTournamentAct, key: string | undefined, now: Instant): ActResolution => {
  if (read.type === 'change') return change(read, now)
  if (read.type === 'invite') return invite(read, key)
  if (read.type === 'rule') return rule(read)
  if (read.type === 'appoint-deputy') return { ok: true, act: { ...read, ...(key !== undefined && { key }) } }
  return { ok: true, act: read }
}
