import type { GameEvent } from '../../../shared/game/events.ts'
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

const stepOf = (evidence: Evidence, asked: Asked): Chapter | undefined => {
  const view = asked.answer?.body.game
  return view && stepsOf(evidence, view.id).find(({ by }) => by === asked)
}

const actFault = (evidence: Evidence, asked: Asked): string | undefined => {
  const leaves = LEAVES[asked.kind]
  if (!leaves || asked.answer?.body.duplicate) return undefined
  const chapter = stepOf(evidence, asked)
  return chapter?.step.some(({ type }) => leaves.includes(type))
    ? undefined
    : `${asked.kind} of request ${asked.number} was acknowledged and is not in the game`
}

/** Whether two requests are one: the same one, or the same gift, asked for again by somebody who heard nothing. */
const isSame = (a: Asked, b: Chapter['by']): boolean =>
  a === b || (typeof b !== 'string' && a.kind === 'give-time' && a.intent === b.intent)

/** A command that was acknowledged is in the game, and no request did a thing twice. */
export const acknowledgedOnce: Check = (occasion, evidence) => {
  if (occasion.kind === 'chapter') {
    const { by, game, step } = occasion.chapter
    if (typeof by === 'string' || by.kind === 'settings' || step.length === 0) return undefined
    const twice = stepsOf(evidence, game).filter((each) => isSame(by, each.by)).length > 1
    return twice ? `request ${by.number} was carried out twice` : undefined
  }
  if (occasion.kind !== 'answer') return undefined
  const { asked } = occasion
  if (asked.answer?.status !== 200) return undefined
  return asked.kind === 'move' ? moveFault(evidence, asked) : actFault(evidence, asked)
}
