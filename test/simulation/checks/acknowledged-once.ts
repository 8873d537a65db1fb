import type { GameEvent } from '../../../shared/game/model/events.ts'
import { parseReceipt } from '../../../shared/receipts/receipt-jws.ts'
import { DAY } from '../../../shared/game/model/words.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import { type Check, second } from './check.ts'

/**
 * For each act, its possible events. After a request for the act was answered with 200, one of them must be in the
 * game.
 */
const LEAVES: Readonly<Record<string, readonly GameEvent['type'][]>> = {
  resign: ['finished'],
  abort: ['aborted'],
  'offer-draw': ['draw-offered', 'finished'],
  'accept-draw': ['finished'],
  'decline-draw': ['draw-declined'],
  'withdraw-draw': ['draw-withdrawn'],
  'claim-draw': ['finished'],
  'claim-table-win': ['finished'],
  'claim-table-draw': ['finished'],
  'give-time': ['time-given'],
  'play-on': ['played-on'],
  'propose-pause': ['pause-proposed', 'paused'],
  'accept-pause': ['paused'],
  'decline-pause': ['pause-declined'],
  'end-pause': ['pause-ending'],
  'take-leave': ['leave-taken'],
  'end-leave': ['leave-ended'],
  plan: ['planned'],
  'request-takeback': ['takeback-asked'],
  'accept-takeback': ['taken-back'],
  'decline-takeback': ['takeback-declined'],
  rematch: ['rematch-offered', 'rematch-agreed'],
  remark: ['remarked'],
  say: ['said'],
  'ask-reseat': ['reseat-asked'],
  'veto-reseat': ['reseat-vetoed'],
  renew: ['renewed'],
  huff: ['huffed'],
  enforce: ['enforced'],
  'ask-count': ['count-asked'],
  'grant-count': ['count-granted'],
  'refuse-count': ['count-refused'],
  'end-count': ['count-ended'],
  adjudicate: ['finished'],
  void: ['aborted'],
  rotate: ['link-rotated'],
}

/** Returns the moves of a step, with their plies. */
const movesOf = ({ step, reckoned }: Chapter): readonly (readonly [ply: number, move: string])[] => {
  const moves = step.flatMap((event) => (event.type === 'moved' ? [event.move] : []))
  return moves.map((move, index) => [reckoned.ply - moves.length + index, move])
}

/**
 * Says what is wrong with the answer to a move's form. A form gives no receipt: either this request made the move, or
 * the move was there already, at its ply.
 */
const formMoveFault = (evidence: Evidence, asked: Asked): string | undefined => {
  const { body, game = '', number } = asked
  const fits = (chapter: Chapter): boolean =>
    movesOf(chapter).some(([ply, move]) => ply === body['ply'] && move === body['move'])
  const steps = stepsOf(evidence, game)
  const own = steps.filter(({ by, step }) => by === asked && step.some(({ type }) => type === 'moved'))
  const isThere = own.length > 0 ? own.every(fits) : steps.some(fits)
  return isThere ? undefined : `the form of request ${number} led on, and its move is not in the game`
}

/** Returns the half-moves of a game that was answered, with the times in the checker's own books. */
const lineOf = (evidence: Evidence, game: string, until: number): readonly (readonly [move: string, at: number])[] => {
  const line: (readonly [string, number])[] = []
  for (const chapter of stepsOf(evidence, game)) {
    if (chapter.at > until) break
    for (const event of chapter.step) {
      if (event.type === 'moved') line.push([event.move, event.at])
      if (event.type === 'taken-back') line.splice(event.ply)
      if (event.type === 'enforced') line.pop()
    }
  }
  return line
}

/** Says what is wrong with what a receipt signs: it must be the move that it is about, at the time in the books. */
const signedFault = (evidence: Evidence, asked: Asked, game: string): string | undefined => {
  const { receipt } = asked.answer?.body ?? {}
  const claims = parseReceipt(receipt?.signed ?? '')?.claims
  if (!receipt || !claims) return `the receipt of request ${asked.number} is not signed`
  const isSame = claims.game === game && claims.plies === receipt.ply + 1 && claims.move === receipt.move
  const line = lineOf(evidence, game, asked.answer?.at ?? 0)
  const isBooked = line.some(([move, at]) => move === claims.move && at === Date.parse(claims.receivedAt ?? ''))
  return isSame && isBooked ? undefined : `the receipt of request ${asked.number} signs another move`
}

/**
 * Says what is wrong with the answer to a move of the API. The move of the receipt must be in exactly one version of
 * the game, at its ply, made when the receipt says.
 */
const moveFault = (evidence: Evidence, asked: Asked): string | undefined => {
  const { body } = asked.answer ?? {}
  const { game, receipt, duplicate } = body ?? {}
  if (!game || !receipt) return 'a move was acknowledged without a receipt'
  const { moves } = game
  if (receipt.ply !== asked.body['ply'] || moves[receipt.ply] !== receipt.move)
    return `the receipt of request ${asked.number} does not fit the game`
  if (asked.body['move'] !== receipt.move)
    return `request ${asked.number} asked for ${String(asked.body['move'])} and was told ${receipt.move}`
  const at = Date.parse(receipt.receivedAt ?? '')
  if (!duplicate && at !== second(asked.at)) return `request ${asked.number} was not the one that is acknowledged`
  const made = stepsOf(evidence, game.id).filter(
    (chapter) =>
      chapter.at <= (asked.answer?.at ?? 0) &&
      chapter.step.some((event) => event.type === 'moved' && event.at === at && event.move === receipt.move),
  )
  return made.length === 1
    ? signedFault(evidence, asked, game.id)
    : `the acknowledged move of request ${asked.number} is in the game ${made.length} times`
}

const isLeft = (evidence: Evidence, { kind, game = '' }: Asked, of: (chapter: Chapter) => boolean): boolean => {
  const leaves = LEAVES[kind] ?? []
  return stepsOf(evidence, game).some(
    (chapter) => of(chapter) && chapter.step.some(({ type }) => leaves.includes(type)),
  )
}

/**
 * Returns whether what a request asks for is so already: the invitation is still open, the pause ends within a day, or
 * there is no plan to delete.
 */
const isNeedless = (evidence: Evidence, { kind, game = '', role, body, answer }: Asked): boolean => {
  const steps = stepsOf(evidence, game)
  const now = steps.at(-1)?.reckoned
  if (kind === 'renew') return now?.status === 'open'
  if (kind === 'plan')
    return (
      JSON.stringify(body['lines']) === '[]' && role !== 'arbiter' && role !== undefined && now?.plans[role] === false
    )
  return (
    kind === 'end-pause' &&
    steps.some(({ step }) => step.some((each) => each.type === 'paused' && each.until <= (answer?.at ?? 0) + DAY))
  )
}

const actFault = (evidence: Evidence, asked: Asked): string | undefined => {
  if (!LEAVES[asked.kind]) return undefined
  const isDone =
    asked.answer?.body.duplicate || (asked.road === 'form' && !isLeft(evidence, asked, ({ by }) => by === asked))
      ? isLeft(evidence, asked, () => true) || isNeedless(evidence, asked)
      : isLeft(evidence, asked, ({ by }) => by === asked)
  return isDone ? undefined : `${asked.kind} of request ${asked.number} was acknowledged and is not in the game`
}

/**
 * Says what is wrong with an answer that gives a person a seat: this request, or another attempt of the same intent,
 * must have created the game or taken the seat.
 */
const seatFault = (evidence: Evidence, { kind, intent, number, game, answer }: Asked): string | undefined => {
  const { game: view, at } = answer?.body ?? {}
  const [id, brings] = kind === 'create' ? [view?.id ?? at, ['offered']] : [game, ['joined', 'appointed', 'reseated']]
  // After a rotation of the link, the form redirects to the page where links are requested.
  if (id === undefined) return undefined
  const isTheirs = stepsOf(evidence, id).some(
    ({ by, step }) => typeof by !== 'string' && by.intent === intent && step.some(({ type }) => brings.includes(type)),
  )
  return isTheirs ? undefined : `request ${number} (${kind}) was acknowledged, and someone else got the seat`
}

/**
 * Says what is wrong with acknowledged settings: the seat must have them, unless a request for other settings
 * overlapped.
 */
const choiceFault = (evidence: Evidence, asked: Asked): string | undefined => {
  const { game = '', role, answer, at, number, body } = asked
  if ((role !== 'creator' && role !== 'opponent') || !('playForced' in body)) return undefined
  const isCrossed = evidence.asked.some(
    (each) =>
      each !== asked &&
      each.kind === 'settings' &&
      'playForced' in each.body &&
      each.game === game &&
      each.role === role &&
      (each.answer?.at ?? Infinity) >= at,
  )
  const now = stepsOf(evidence, game).findLast((chapter) => chapter.at <= (answer?.at ?? at))?.reckoned
  return isCrossed || now?.forced[role] === body['playForced']
    ? undefined
    : `the settings of request ${number} were acknowledged and are not so`
}

const isGift = ({ step }: Chapter): boolean => step.some(({ type }) => type === 'time-given')

/**
 * Returns whether two steps come from the same request, or from a request for a gift of time and its repetition after
 * no answer came.
 */
const isSame = (a: Chapter, b: Chapter): boolean =>
  a.by === b.by ||
  (typeof a.by !== 'string' && typeof b.by !== 'string' && a.by.intent === b.by.intent && isGift(a) && isGift(b))

/** Events that a refused request may store: a caution, and what the clock had made due. */
const REFUSED: ReadonlySet<GameEvent['type']> = new Set(['cautioned', 'finished', 'aborted', 'expired'])

/**
 * Returns whether this is the first step of a change of settings, which takes two: the link may be rotated between
 * them.
 */
const isFirstHalf = ({ kind }: Asked, type: GameEvent['type']): boolean => kind === 'settings' && type === 'renamed'

const refusedFault = (evidence: Evidence, asked: Asked): string | undefined => {
  const left = stepsOf(evidence, asked.game ?? '').some(
    ({ by, step }) => by === asked && step.some(({ type }) => !REFUSED.has(type) && !isFirstHalf(asked, type)),
  )
  return left ? `request ${asked.number} (${asked.kind}) was refused and carried out` : seatAgainFault(evidence, asked)
}

/**
 * Says what is wrong with a refused claim: a person who got the seat, heard nothing and asks again must get it again,
 * as long as it is theirs.
 */
const seatAgainFault = (evidence: Evidence, asked: Asked): string | undefined => {
  const { kind, number, intent, at, game = '' } = asked
  if (kind !== 'claim') return undefined
  const steps = stepsOf(evidence, game)
  const got = steps.find(
    ({ by, step }) =>
      typeof by !== 'string' &&
      by.intent === intent &&
      step.some(({ type }) => type === 'joined' || type === 'appointed' || type === 'reseated'),
  )
  if (!got || got.at >= at || steps.some((later) => later.version > got.version && hasNewSeat(later))) return undefined
  return `request ${number} asked again for a seat that was given to it, and was refused`
}

const hasNewSeat = ({ step }: Chapter): boolean =>
  step.some(({ type }) => type === 'reseated' || type === 'link-rotated')

/**
 * Returns whether the same form has already made another game. However often a form is posted, it may make only one.
 */
const isOfferedTwice = ({ chapters }: Evidence, { game, by, step }: Chapter): boolean =>
  typeof by !== 'string' &&
  step.some(({ type }) => type === 'offered') &&
  [...chapters].some(([id, [first]]) => id !== game && typeof first?.by === 'object' && first.by.intent === by.intent)

/**
 * Says what is wrong with the note on a page: it must be the one that the seat stored last. If requests overlapped, any
 * of their notes may be the last.
 */
const noteFault = (evidence: Evidence, { road, number, role, game = '', at, answer }: Asked): string | undefined => {
  const shown = answer?.body.note
  if (road !== 'form' || shown === undefined || role === undefined) return undefined
  const notes = evidence.asked.filter(
    (each) => each.kind === 'settings' && each.game === game && each.role === role && 'note' in each.body,
  )
  const last = notes.findLast((each) => each.at <= (answer?.at ?? at))
  const isSure = notes.every((each) => (each.answer?.at ?? Infinity) < at && each.answer?.status === 200)
  const isCrossed = notes.some((each) => each !== last && (each.answer?.at ?? Infinity) >= (last?.at ?? 0))
  const wasReseated = stepsOf(evidence, game).some(({ step }) => step.some(({ type }) => type === 'reseated'))
  // With a person who is forgotten their notes go, soon after.
  const wasForgotten = stepsOf(evidence, game).some(
    (step) =>
      step.at >= (last?.at ?? 0) &&
      step.at <= (answer?.at ?? at) &&
      step.step.some((event) => event.type === 'forgotten' && event.by === role),
  )
  const isGone = wasForgotten && shown === ''
  return !isSure || isCrossed || wasReseated || isGone || shown === (last?.body['note'] ?? '')
    ? undefined
    : `the page of request ${number} shows another note than its seat has written`
}

/** A command that was acknowledged is in the game, and no request is carried out twice. */
export const acknowledgedOnce: Check = (occasion, evidence) => {
  if (occasion.kind === 'chapter') {
    const { chapter } = occasion
    const { by, game, step } = chapter
    if (typeof by === 'string' || by.kind === 'settings' || step.length === 0) return undefined
    const twice = stepsOf(evidence, game).filter((each) => isSame(chapter, each)).length > 1
    return twice || isOfferedTwice(evidence, chapter) ? `request ${by.number} was carried out twice` : undefined
  }
  if (occasion.kind !== 'answer') return undefined
  const { asked } = occasion
  const { status = 0, body } = asked.answer ?? {}
  if (body?.code === 'astray') return `request ${asked.number} (${asked.kind}) led to a place where it should not`
  if (status === 201) return seatFault(evidence, asked)
  if (status >= 400 && status < 500) return refusedFault(evidence, asked)
  if (status !== 200) return undefined
  if (asked.kind === 'settings') return choiceFault(evidence, asked)
  if (asked.kind !== 'move') return actFault(evidence, asked) ?? noteFault(evidence, asked)
  return asked.road === 'form' ? formMoveFault(evidence, asked) : moveFault(evidence, asked)
}
