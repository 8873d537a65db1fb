import type { Refusal, RequestFault } from '../game/refusals.ts'
import type { ByColour } from '../game/words.ts'
import type { Colour } from '../draughts/index.ts'
import type { Texts } from './en/index.ts'

/** A refusal as a sentence; for an illegal move, with the article that forbids it. */
export const refusalText = (texts: Texts, refusal: Refusal | { readonly code: RequestFault }): string =>
  refusal.code === 'illegal-move'
    ? `${texts.faults[refusal.reason].replace(/\.$/, '')} (${texts.article(refusal.article)}).`
    : texts.refusals[refusal.code]

/** How a game ended. A view of a game fits. */
export type OutcomeFacts = {
  readonly status: string
  readonly result: { readonly winner: Colour | null; readonly reason: string } | null
  readonly abortedBy: string | null
}

/** The names to use. `caller` called the game off, or never made their first move. */
export type Names = ByColour<string> & { readonly caller: string }

const wonText = ({ results }: Texts, reason: string, winner: string, loser: string): string | undefined =>
  Object.entries(results.won).find(([key]) => key === reason)?.[1](winner, loser)

const drawnText = ({ results }: Texts, reason: string): string | undefined =>
  Object.entries(results.drawn).find(([key]) => key === reason)?.[1]

/** "Amara won: Joost’s time ran out." A reason unknown here is left out. */
export const outcomeText = (texts: Texts, { status, result, abortedBy }: OutcomeFacts, names: Names): string => {
  const { results } = texts
  if (status === 'expired') return results.expired
  if (abortedBy === 'invited') return results.declined
  if (abortedBy !== null)
    return abortedBy === 'clock' ? results.calledOffByClock(names.caller) : results.calledOff(names.caller)
  if (result === null) return results.over
  if (result.winner === null) return drawnText(texts, result.reason) ?? results.draw
  const loser = names[result.winner === 'black' ? 'white' : 'black']
  return wonText(texts, result.reason, names[result.winner], loser) ?? results.over
}
