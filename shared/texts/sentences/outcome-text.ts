import type { ByColour } from '../../game/model/words.ts'
import type { Colour } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'

/** How a game ended. The API's view of a game has this shape, too. */
export type OutcomeFacts = {
  readonly status: string
  readonly result: { readonly winner: Colour | null; readonly reason: string } | null
  readonly abortedBy: string | null
}

/** The names of the players. `caller` is the player who called the game off, or who never made their first move. */
export type OutcomeNames = ByColour<string> & { readonly caller: string }

const wonText = ({ results }: Texts, reason: string, winner: string, loser: string): string | undefined =>
  Object.entries(results.won).find(([key]) => key === reason)?.[1](winner, loser)

const drawnText = ({ results }: Texts, reason: string): string | undefined =>
  Object.entries(results.drawn).find(([key]) => key === reason)?.[1]

/**
 * Returns the end of a game as a sentence: "Amara won: Joost’s time ran out." A reason that has no text is left out.
 */
export const outcomeText = (texts: Texts, { status, result, abortedBy }: OutcomeFacts, names: OutcomeNames): string => {
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
