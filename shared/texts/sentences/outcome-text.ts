import type { ByColour } from '../../game/model/words.ts'
import { type Colour, otherColour } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'

/** How a game ended. The API's view of a game has this shape, too. */
export type OutcomeFacts = {
  readonly status: string
  readonly result: { readonly winner: Colour | null; readonly reason: string } | null
  readonly abortedBy: string | null
}

/** Returns whether the clock ended the game: then its page and emails lead to the evidence of its times. */
export const isEndedByClock = ({ result, abortedBy }: Pick<OutcomeFacts, 'result' | 'abortedBy'>): boolean =>
  abortedBy === 'clock' || result?.reason === 'time' || result?.reason === 'forfeit'

/**
 * The names of the players. `caller`: whoever called the game off, or never made their first move; empty if an arbiter
 * did in a game that has none, as whoever runs the service can. `reader`: the colour of the reader, of whom the sentence
 * says "you". `isCaller`: the reader is the caller.
 */
export type OutcomeNames = ByColour<string> & {
  readonly caller: string
  readonly reader?: Colour
  readonly isCaller?: boolean
}

const reasonText = <T>(texts: Readonly<Record<string, T>>, reason: string): T | undefined =>
  Object.hasOwn(texts, reason) ? texts[reason] : undefined

const wonText = ({ results }: Texts, reason: string, winner: Colour, names: OutcomeNames): string | undefined => {
  const loser = otherColour(winner)
  if (names.reader === winner) return reasonText(results.wonByYou, reason)?.(names[loser])
  if (names.reader === loser) return reasonText(results.lostByYou, reason)?.(names[winner])
  return reasonText(results.won, reason)?.(names[winner], names[loser])
}

const calledOffText = ({ results }: Texts, abortedBy: string, { caller, isCaller = false }: OutcomeNames): string => {
  if (abortedBy === 'clock') return isCaller ? results.calledOffByYourClock : results.calledOffByClock(caller)
  if (isCaller) return results.youCalledOff
  return abortedBy === 'arbiter' && caller === '' ? results.calledOffByOrganizer : results.calledOff(caller)
}

/**
 * Returns the end of a game as a sentence: "Amara won: Joost’s time ran out." A reason that has no text is left out.
 */
export const outcomeText = (texts: Texts, { status, result, abortedBy }: OutcomeFacts, names: OutcomeNames): string => {
  const { results } = texts
  if (status === 'expired') return results.expired
  if (abortedBy === 'invited') return results.declined
  if (abortedBy !== null) return calledOffText(texts, abortedBy, names)
  if (result === null) return results.over
  if (result.winner === null) return reasonText(results.drawn, result.reason) ?? results.draw
  return wonText(texts, result.reason, result.winner, names) ?? results.over
}

/** Returns the title and the sentence of an outcome in one line, without saying the title twice. */
export const titledOutcome = (title: string, outcome: string): string =>
  outcome.startsWith(title) ? outcome : `${title}. ${outcome}`

/** Matches what joins a title with the rest of its sentence: "You won: …", "You won by forfeit: …". */
const AFTER_TITLE = /^\s?:?\s/

/** Returns the sentence of an outcome for below its title: "Joost resigned." below "You won". */
export const outcomeBelow = (title: string, outcome: string): string => {
  const rest = outcome.slice(title.length)
  if (!outcome.startsWith(title) || !AFTER_TITLE.test(rest)) return outcome
  const reason = rest.replace(AFTER_TITLE, '')
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
