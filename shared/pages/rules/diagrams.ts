import type { RuleSet } from '../../draughts/index.ts'
import { KING_DIAGRAMS } from './king-diagrams.ts'
import { type Diagram, ENDING, MAN_DIAGRAMS, ONE_EACH, TURNING } from './man-diagrams.ts'

/** What a diagram shows. The pages show the topics in this order. */
export const TOPICS = [
  'moving',
  'jumping',
  'straight',
  'spared',
  'several',
  'crowning',
  'passing',
  'first',
  'huffing',
  'most',
  'value',
  'captor',
  'kingsTaken',
  'earlyKing',
  'kings',
  'kingJump',
] as const
export type Topic = (typeof TOPICS)[number]

/**
 * The diagrams. The engine finds the moves that are drawn into them, so one diagram may show different rules: a man
 * on the far row stops, or goes on.
 */
const DIAGRAMS: { readonly [T in Topic]: Diagram } = { ...MAN_DIAGRAMS, ...KING_DIAGRAMS }

/** Returns the diagram of a topic. Where these rules leave nothing to show in the usual one, there is another. */
export const diagramOf = (topic: Topic, { menCapture, crowning, prefer }: RuleSet): Diagram => {
  if (topic === 'several' && menCapture === 'both-ways') return TURNING
  if (topic === 'crowning' && crowning === 'passes') return ENDING
  const isCounted = prefer.includes('pieces') || prefer.includes('value')
  return topic === 'first' && isCounted ? ONE_EACH : DIAGRAMS[topic]
}
