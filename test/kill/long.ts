import { whyNoJava } from '../harness/java.ts'
import { numbersAsked } from '../harness/options.ts'
import { onDynamodb, onSqlite } from './grounds.ts'
import { type Ground, type Outcome, killTest } from './run.ts'
import { faultsIn, figuresOf } from './verdict.ts'

/**
 * `npm run kill-test -- --kills 50 --seed 1` kills the service again and again, on every store that this machine can
 * run.
 */
const { kills = 50, seed = 1, players = 6 } = numbersAsked('kills', 'seed', 'players')

const run = async (name: string, on: (body: (ground: Ground) => Promise<Outcome>) => Promise<Outcome>) => {
  const outcome = await on((ground) => killTest(ground, { kills, seed, players, answers: 150 }))
  console.log(`${name}: ${figuresOf(outcome)}`)
  const faults = faultsIn(outcome)
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

await run('SQLite', onSqlite)
const missing = whyNoJava()
if (missing) console.log(`DynamoDB: not run. ${missing}.`)
else await run('DynamoDB', onDynamodb)
