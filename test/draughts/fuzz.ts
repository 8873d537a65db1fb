/**
 * Compares the engine with the plain rules on random positions of every rule set: `node test/draughts/fuzz.ts
 * [positions] [seed]`.
 */
import * as draughts from '../../shared/draughts/index.ts'
import { difference } from './compare.ts'
import { chances, randomBoard } from './random.ts'

/** Returns the first difference, or undefined if there is none. The rule sets take turns. */
export const fuzz = (positions: number, seed: number): string | undefined => {
  const chance = chances(seed)
  for (let i = 0; i < positions; i += 1) {
    const rules = draughts.ruleSetOf(draughts.RULES_IDS[i % draughts.RULES_IDS.length] ?? 'english')
    const found = difference(draughts, rules, randomBoard(rules, chance))
    if (found !== undefined) return `position ${i}: ${found}`
  }
  return undefined
}

if (import.meta.main) {
  const positions = Number(process.argv[2] ?? 1_000_000)
  const seed = Number(process.argv[3] ?? 1)
  const start = performance.now()
  const found = fuzz(positions, seed)
  console.log(
    found ??
      `${positions} positions, seed ${seed}: no difference in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  if (found !== undefined) process.exitCode = 1
}
