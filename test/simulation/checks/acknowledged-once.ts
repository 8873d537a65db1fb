import type { GameEvent } from '../../../shared/game/events.ts'
import { DAY } from '../../../shared/game/words.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import { type Check, second } from './check.ts'

/** What a request that was answered with 200 must have left in its game. */
const LEAVES: Readonly<Record<string, readonly GameEvent['type'][]>> = {
  resign: ['finished'],
  abort: ['aborted'],
  'offer-draw': ['draw-offered', 'finished'],
  'accept-draw': ['finished'],
  'decline-draw': ['draw-declined'],
  'withdraw-draw': ['draw-withdrawn'],
  'claim-draw': ['finished'],
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

/** The move of a receipt stands in some version of the game, at its ply, made when the receipt says. */
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
    ({ version, step }) =>
      version <= game.version &&
      step.some((event) => event.type === 'moved' && event.at === at && event.move === receipt.move),
  )
  return made.length === 1
    ? undefined
    : `the acknowledged move of request ${asked.number} is in the game ${made.length} times`
}

const isLeft = (evidence: Evidence, { kind, game = '' }: Asked, of: (chapter: Chapter) => boolean): boolean => {
  const leaves = LEAVES[kind] ?? []
  return stepsOf(evidence, game).some(
    (chapter) => of(chapter) && chapter.step.some(({ type }) => leaves.includes(type)),
  )
}

/** Whether there is nothing to do: the invitation is open still, the pause is over within a day, there is no plan to take back. */
const isNeedless = (evidence: Evidence, { kind, game = '', role, body, answer }: Asked): boolean => {
  const steps = stepsOf(evidence, game)
  const now = steps.at(-1)?.reckoned
  if (kind === 'renew') return now?.status === 'open'
  if (kind === 'plan')
    return (
      JSON.stringify(body['lines']) === '[]' && role !== 'director' && role !== undefined && now?.plans[role] === false
    )
  return (
    kind === 'end-pause' &&
    steps.some(({ step }) => step.some((each) => each.type === 'paused' && each.until <= (answer?.at ?? 0) + DAY))
  )
}

const actFault = (evidence: Evidence, asked: Asked): string | undefined => {
  if (!LEAVES[asked.kind]) return undefined
  const isDone = asked.answer?.body.duplicate
    ? isLeft(evidence, asked, () => true) || isNeedless(evidence, asked)
    : isLeft(evidence, asked, ({ by }) => by === asked)
  return isDone ? undefined : `${asked.kind} of request ${asked.number} was acknowledged and is not in the game`
}

/** Whoever is told that a seat is his sits there, and whoever offered a game has offered it: he, and not another at the same time. */
const seatFault = (evidence: Evidence, { kind, intent, number, game, answer }: Asked): string | undefined => {
  const [id, brings] = kind === 'create' ? [answer?.body.game?.id, ['offered']] : [game, ['joined', 'reseated']]
  const isHis = stepsOf(evidence, id ?? '').some(
    ({ by, step }) => typeof by !== 'string' && by.intent === intent && step.some(({ type }) => brings.includes(type)),
  )
  return isHis ? undefined : `request ${number} (${kind}) was acknowledged, and it was not he who got the seat`
}

/** What a seat asked for is so, where it did not ask for something else at the same time. */
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

/** Whether two steps come from one request: the same one, or the same gift, asked for again by somebody who heard nothing. */
const isSame = (a: Chapter, b: Chapter): boolean =>
  a.by === b.by ||
  (typeof a.by !== 'string' && typeof b.by !== 'string' && a.by.intent === b.by.intent && isGift(a) && isGift(b))

/** A command that was acknowledged is in the game, and no request did a thing twice. */
export const acknowledgedOnce: Check = (occasion, evidence) => {
  if (occasion.kind === 'chapter') {
    const { chapter } = occasion
    const { by, game, step } = chapter
    if (typeof by === 'string' || by.kind === 'settings' || step.length === 0) return undefined
    const twice = stepsOf(evidence, game).filter((each) => isSame(chapter, each)).length > 1
    return twice ? `request ${by.number} was carried out twice` : undefined
  }
  if (occasion.kind !== 'answer') return undefined
  const { asked } = occasion
  if (asked.answer?.status === 201) return seatFault(evidence, asked)
  if (asked.answer?.status !== 200) return undefined
  if (asked.kind === 'settings') return choiceFault(evidence, asked)
  return asked.kind === 'move' ? moveFault(evidence, asked) : actFault(evidence, asked)
}
