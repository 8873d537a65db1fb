import { differencesIn } from '../races/chain.ts'
import type { Outcome, Rest } from './run.ts'

/** Returns the figures of a test, in one line. */
export const figuresOf = ({ terms, ledger, forgotten, atEnd, doubled, seconds }: Outcome): string => {
  const { called, sent, superseded, dawdled, lost } = atEnd.post
  return [
    `${terms.kills} kills in ${Math.round(seconds)} s (seed ${terms.seed})`,
    `${ledger.games.length} games, ${ledger.moves.length} moves acknowledged, ${forgotten.length} forgotten`,
    `${ledger.cutOff} requests cut off, ${ledger.duplicates} of them had been carried out`,
    `${called} emails required: ${sent} sent, ${superseded} superseded (${dawdled.length} of them late), ${lost.length} lost, ${doubled} sent twice`,
  ].join('; ')
}

const activeIn = ({ chains }: Rest): readonly string[] =>
  [...chains.links].filter(([, chain]) => chain.at(-1)?.game.status === 'active').map(([id]) => id)

const sorted = (names: readonly string[]): string => names.toSorted().join(' ')

const restFaults = ({ chains, post, folder }: Rest, mayDawdle: number): readonly string[] => [
  ...(post.dawdled.length > mayDawdle ? post.dawdled.map((letter) => `the email ${letter} came too late`) : []),
  ...differencesIn(chains),
  ...post.lost.map((letter) => `the email ${letter} is lost`),
  ...post.uncalled.map((letter) => `nothing required the email ${letter}`),
  ...(folder.dead > 0 ? [`${folder.dead} messages were given up`] : []),
]

/** Returns why a test proves nothing: it had too few moves, or too few requests that were cut off. */
const slackFaults = ({ terms, ledger }: Outcome): readonly string[] => [
  ...(ledger.moves.length < terms.kills * 10 ? [`only ${ledger.moves.length} moves were acknowledged`] : []),
  ...(ledger.cutOff < terms.kills / 2 ? [`only ${ledger.cutOff} requests were cut off`] : []),
]

export const faultsIn = (outcome: Outcome): readonly string[] => {
  const { terms, lags, atRest, atEnd, forgotten, doubled } = outcome
  // If the stream lags, a change may be read only after the time of the email that it requires.
  const mayDawdle = lags ? terms.kills : 0
  return [
    ...atEnd.chains.faults,
    ...(atEnd.chains.forks > 0 ? [`${atEnd.chains.forks} versions have two successors`] : []),
    ...forgotten.map((what) => `${what} was acknowledged and is forgotten`),
    ...restFaults(atRest, mayDawdle),
    ...restFaults(atEnd, mayDawdle),
    // Each running game has one timer; in the end the clock has ended every game.
    ...(sorted(atRest.folder.armed) === sorted(activeIn(atRest)) ? [] : ['not every running game has one timer']),
    ...activeIn(atEnd).map((id) => `game ${id} does not end`),
    ...atEnd.folder.armed.map((id) => `game ${id} is over and has a timer`),
    // Only a kill between sending and marking can send an email twice.
    ...(doubled > terms.kills ? [`${doubled} emails were sent twice`] : []),
    ...slackFaults(outcome),
  ]
}
