import type { Issue } from '../../api/values/issues.ts'
import type { CreateBody } from '../../api/input/shapes.ts'
import {
  type Position,
  type RuleSet,
  isTooComplex,
  makeFen,
  outcome,
  parseFen,
  readMove,
  ruleSetOf,
  startPosition,
  writeMove,
} from '../../draughts/index.ts'
import { ballotNumbered, ballots } from '../../draughts/openings/ballots.ts'
import { lastPosition } from '../../draughts/pdn/last-position.ts'
import { PDN_LIMITS, hasPlayableMaterial } from '../../game/board/opening-position.ts'
import { listedTermsIn, unfitTerm } from '../../game/model/listed-terms.ts'
import { type ClockTerms, type Opening, PRESETS, type Terms } from '../../game/model/terms.ts'

export const UNPLAYABLE_POSITION = 'must not have more pieces than the game has, nor a man on its crowning row'
export const TOO_COMPLEX_POSITION = 'must be a position whose captures can be worked out'

/** Terms that the game can be created with. `firstMove` is in canonical notation. */
export type ResolvedTerms = { readonly terms: Terms; readonly firstMove?: string }
export type TermsResolution = ({ readonly ok: true } & ResolvedTerms) | TermsFault
export type TermsFault = {
  readonly ok: false
  readonly code: 'invalid-request' | 'too-complex'
  readonly issues: readonly Issue[]
  /** How many half-moves of a PDN could be played. */
  readonly ply?: number
}

/** Returns what is wrong with one field of the terms. */
export const termsFault = (
  path: string,
  message: string,
  code: TermsFault['code'] = 'invalid-request',
): TermsFault => ({
  ok: false,
  code,
  issues: [{ path, message }],
})

/** Returns the clock of a request: a preset, or a time control of its own. */
export const resolveClock = (clock: CreateBody['clock']): ClockTerms => {
  if (clock === undefined) return PRESETS.relaxed
  if (typeof clock === 'string') return PRESETS[clock]
  const { perMove, reserve, increment, cap, moves, period } = clock
  return {
    perMove,
    reserve,
    increment,
    ...(cap !== undefined && { cap }),
    ...(moves !== undefined && period !== undefined && { every: { moves, period } }),
  }
}

/** Returns the fault of a listed term that games of other rules than the request's alone may have. */
export const unfitTermFault = (
  body: Parameters<typeof unfitTerm>[1] & Pick<CreateBody, 'rules'>,
): TermsFault | undefined => {
  const unfit = unfitTerm(body.rules, body)
  return unfit && termsFault(unfit.name, `must be left out, unless rules is ${unfit.only}`)
}

type ResolvedOpening = { readonly ok: true; readonly opening: Opening; readonly position: Position } | TermsFault

const fromPosition = (path: string, rules: RuleSet, position: Position): ResolvedOpening => {
  if (!hasPlayableMaterial(rules, position)) return termsFault(path, UNPLAYABLE_POSITION)
  if (isTooComplex(rules, position)) return termsFault(path, TOO_COMPLEX_POSITION, 'too-complex')
  if (outcome(rules, position)) return termsFault(path, 'must not be a position in which the game is over')
  return { ok: true, opening: { kind: 'fen', fen: makeFen(rules, position) }, position }
}

const fromFen = (rules: RuleSet, fen: string): ResolvedOpening => {
  const read = parseFen(rules, fen)
  return read.kind === 'fault'
    ? termsFault('opening.fen', read.message)
    : fromPosition('opening.fen', rules, read.position)
}

/** Returns the opening that begins from the last position of a PDN. Nothing else of the text is stored. */
const fromPdn = (rules: RuleSet, pdn: string): ResolvedOpening => {
  const read = lastPosition(rules, pdn, PDN_LIMITS)
  if (read.kind === 'position') return fromPosition('opening.pdn', rules, read.position)
  const { message, line, column, ply } = read
  return {
    ...termsFault('opening.pdn', `${message} (line ${line}, column ${column})`),
    ...(ply !== undefined && { ply }),
  }
}

/** Returns the opening of a request, if a game can be played from it. */
export const resolveOpening = (rules: RuleSet, opening: CreateBody['opening']): ResolvedOpening => {
  if (opening === undefined || opening === 'free')
    return { ok: true, opening: { kind: 'free' }, position: startPosition(rules) }
  if ('fen' in opening) return fromFen(rules, opening.fen)
  if ('pdn' in opening) return fromPdn(rules, opening.pdn)
  const { ballot, number } = opening
  if (!rules.id.startsWith('english'))
    return termsFault('opening.ballot', 'must be left out, as ballots are openings of English draughts')
  if (number !== undefined && !ballotNumbered(ballot, number))
    return termsFault('opening.number', `must be the number of a ballot of this deck, 1 to ${ballots(ballot).length}`)
  return {
    ok: true,
    opening: { kind: 'ballot', deck: ballot, ...(number !== undefined && { number }) },
    position: startPosition(rules),
  }
}

type FirstMove = { readonly ok: true; readonly firstMove?: string } | TermsFault

/**
 * Returns the creator's first move in canonical notation. It needs a known starting position, and a creator who is
 * certain to begin.
 */
const firstMoveOf = (
  rules: RuleSet,
  { creator, firstMove }: CreateBody,
  { opening, position }: Extract<ResolvedOpening, { ok: true }>,
): FirstMove => {
  if (firstMove === undefined) return { ok: true }
  if (opening.kind === 'ballot')
    return termsFault('firstMove', 'must be left out, as a ballot is drawn before the first move')
  if (creator.seat !== position.turn)
    return termsFault('firstMove', 'must be left out, unless the creator has the side that begins')
  const read = readMove(rules, position, firstMove)
  return read.kind === 'move'
    ? { ok: true, firstMove: writeMove(rules, position, read.move) }
    : termsFault('firstMove', 'must be a legal move')
}

/** Why nobody says of an invited person that they are a program. */
export const BOT_UNHELD = 'needs hold: who is invited says it when they accept'

/**
 * Returns the fault of a request with `hold`: nobody is invited, so the game must have both players. Without it, the
 * opponent says themselves whether they are a program.
 */
const holdFaultOf = ({ hold, opponent }: CreateBody): TermsFault | undefined => {
  if (hold === true) return opponent === undefined ? termsFault('opponent', 'is needed for hold') : undefined
  return opponent?.bot ? termsFault('opponent.bot', BOT_UNHELD) : undefined
}

/** Checks what the request's schema cannot, and resolves presets and openings to the terms of a game. */
export const resolveTerms = (body: CreateBody): TermsResolution => {
  if (body.matchOrder !== undefined && body.match === 'single')
    return termsFault('matchOrder', 'must be left out, unless match is two-game')
  const holdFault = holdFaultOf(body)
  if (holdFault) return holdFault
  const unfit = unfitTermFault(body)
  if (unfit) return unfit
  const rules = ruleSetOf(body.rules)
  const resolved = resolveOpening(rules, body.opening)
  if (!resolved.ok) return resolved
  const first = firstMoveOf(rules, body, resolved)
  if (!first.ok) return first
  if (body.weekendsOff && body.creator.timeZone === undefined)
    return termsFault('creator.timeZone', 'is needed for weekendsOff')
  const terms: Terms = {
    rules: body.rules,
    clock: resolveClock(body.clock),
    opening: resolved.opening,
    strictness: body.strictness,
    ...(body.noShow === 'loss' && { noShow: body.noShow }),
    ...listedTermsIn(body),
    invitationLife: body.invitationLife,
    leave: body.leave,
    ...(body.weekendsOff && body.creator.timeZone !== undefined && { weekends: body.creator.timeZone }),
  }
  return { ok: true, terms, ...(first.firstMove !== undefined && { firstMove: first.firstMove }) }
}
