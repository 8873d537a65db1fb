import type { TournamentTermsBody } from '../../../api/input/tournaments/tournament-shapes.ts'
import { ruleSetOf } from '../../../draughts/index.ts'
import { listedTermsIn } from '../../../game/model/listed-terms.ts'
import { EXCLUSIONS } from '../../../game/model/terms.ts'
import { DAY, type Instant, wholeSecond } from '../../../game/model/words.ts'
import type {
  EntryTerms,
  EventGameTerms,
  EventOpening,
  TournamentTerms,
} from '../../../tournament/model/tournament-terms.ts'
import { type Format, TIE_BREAKS, isRoundRobin } from '../../../tournament/model/words.ts'
import { TOURNAMENT_COUNTS } from '../../../tournament/model/tournament-limits.ts'
import { gamesPerPair } from '../../../tournament/pairing/pair-players.ts'
import { mostInFormat, mostPlayers } from '../../../tournament/pairing/tournament-size.ts'
import {
  type TermsFault,
  resolveClock,
  resolveOpening,
  termsFault,
  unfitTermFault,
} from '../../creation/resolve-terms.ts'

export type TournamentTermsResolution = { readonly ok: true; readonly terms: TournamentTerms } | TermsFault

/** How many players must have accepted, unless the terms say otherwise. */
const USUAL_LEAST = { roundRobin: 3, other: 2 } as const

type ResolvedOpening = { readonly ok: true; readonly opening: EventOpening } | TermsFault

const openingOf = ({ rules: id, opening }: TournamentTermsBody): ResolvedOpening => {
  const rules = ruleSetOf(id)
  if (opening === undefined || opening === 'free') return { ok: true, opening: { kind: 'free' } }
  if ('ballot' in opening) {
    const { ballot, scope } = opening
    const resolved = resolveOpening(rules, { ballot })
    return resolved.ok ? { ok: true, opening: { kind: 'ballot', deck: ballot, scope } } : resolved
  }
  const fens: string[] = []
  for (const [at, fen] of opening.positions.entries()) {
    const resolved = resolveOpening(rules, { fen })
    if (!resolved.ok) {
      const [issue] = resolved.issues
      return termsFault(`opening.positions.${at}`, issue?.message ?? 'is no position', resolved.code)
    }
    if (resolved.opening.kind === 'fen') fens.push(resolved.opening.fen)
  }
  return { ok: true, opening: { kind: 'positions', fens, scope: opening.scope } }
}

const gameTermsOf = (body: TournamentTermsBody): EventGameTerms => ({
  rules: body.rules,
  clock: resolveClock(body.clock),
  strictness: body.strictness,
  ...(body.noShow === 'loss' && { noShow: body.noShow }),
  ...listedTermsIn(body),
  leave: body.leave,
  ...(body.weekendsOff && body.timeZone !== undefined && { weekends: body.timeZone }),
})

const entryTermsOf = ({ entry = {} }: TournamentTermsBody): EntryTerms => ({
  ...(entry.closesAt !== undefined && { closesAt: wholeSecond(entry.closesAt) }),
  ...(entry.limit !== undefined && { limit: entry.limit }),
  ...(entry.open && { open: true }),
  ...(entry.approval && { approval: true }),
  ...(entry.waitingList && { waitingList: true }),
})

/** Returns what does not fit the format. Only round robins take whoever enters. */
const formatFault = ({ format, entry, pairs, bothColours }: TournamentTermsBody): TermsFault | undefined => {
  const pairing: readonly Format[] = ['pairs', 'team-match']
  if ((format === 'pairs') !== (pairs !== undefined))
    return termsFault('pairs', format === 'pairs' ? 'is needed for this format' : 'goes with the format pairs')
  if (bothColours && !pairing.includes(format))
    return termsFault('bothColours', 'goes with the formats pairs and team-match')
  return entry?.open && !isRoundRobin(format)
    ? termsFault('entry.open', 'goes with round robins: here the list says who meets whom')
    : undefined
}

/** Returns which instant is out of order. `entered` is when entry closes. */
const timeFault = ({ entry, endsAt }: TournamentTermsBody, now: Instant): TermsFault | undefined => {
  const closesAt = entry?.closesAt
  if (closesAt !== undefined && closesAt <= now) return termsFault('entry.closesAt', 'must be in the future')
  return endsAt !== undefined && endsAt <= Math.max(now, closesAt ?? now)
    ? termsFault('endsAt', 'must be in the future, after entry closes')
    : undefined
}

/** Returns which numbers of players, or of games, do not fit each other. */
const sizeFault = (terms: TournamentTerms, { entry, least }: TournamentTermsBody): TermsFault | undefined => {
  const most = mostInFormat(terms)
  if (entry?.limit !== undefined && entry.limit > most)
    return termsFault('entry.limit', `must be at most ${most} in this format`)
  const mostPairs = TOURNAMENT_COUNTS.games.most / gamesPerPair(terms)
  if (terms.pairs && terms.pairs.length > mostPairs)
    return termsFault('pairs', `must be at most ${mostPairs}, as an event has ${TOURNAMENT_COUNTS.games.most} games`)
  return least !== undefined && least > mostPlayers(terms)
    ? termsFault('least', `must be at most ${mostPlayers(terms)}, as no more can play`)
    : undefined
}

const hasTwice = (list: readonly string[]): boolean => new Set(list).size < list.length

/**
 * Checks what the request's schema cannot, and resolves presets, openings and what is left out to the terms of an event.
 */
export const resolveTournamentTerms = (body: TournamentTermsBody, now: Instant): TournamentTermsResolution => {
  if (hasTwice(body.ties)) return termsFault('ties', `must have each of ${TIE_BREAKS.join(', ')} once at most`)
  if (body.leave % DAY !== 0) return termsFault('leave', 'must be whole days, such as P14D')
  if (body.weekendsOff && body.timeZone === undefined) return termsFault('timeZone', 'is needed for weekendsOff')
  const opening = openingOf(body)
  if (!opening.ok) return opening
  const unfit = formatFault(body) ?? unfitTermFault(body) ?? timeFault(body, now)
  if (unfit) return unfit
  const { title, section, format, least, ties, leavers, eventRules, endsAt, pairs, bothColours } = body
  const usualLeast = isRoundRobin(format) ? USUAL_LEAST.roundRobin : USUAL_LEAST.other
  const terms: TournamentTerms = {
    title,
    ...(section !== undefined && { section }),
    format,
    game: gameTermsOf(body),
    without: EXCLUSIONS.filter((each) => body.without.includes(each)),
    opening: opening.opening,
    entry: entryTermsOf(body),
    least: least ?? Math.min(usualLeast, body.entry?.limit ?? usualLeast),
    ties,
    leavers,
    ...(eventRules && { rules: eventRules }),
    ...(endsAt !== undefined && { endsAt: wholeSecond(endsAt) }),
    ...(pairs && { pairs }),
    ...(bothColours && { bothColours }),
  }
  return sizeFault(terms, body) ?? { ok: true, terms }
}
