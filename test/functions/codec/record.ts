/**
 * Appends a log to `recorded.ndjson` for every event type, result and rule set that no recorded log contains, and
 * likewise for every field in the arguments: `npm run record -- [FIELD ...]`. Commit the lines: from then on they never change.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { packLogAhead, unpackLog } from '../../../functions/codec/game-item.ts'
import { RULES_IDS } from '../../../shared/draughts/rules/words.ts'
import { type GameEvent, RESULT_REASONS } from '../../../shared/game/model/events.ts'
import { EVENT_TYPES, arbitraryEvent } from './arbitrary.ts'

const FILE = join(import.meta.dirname, 'recorded.ndjson')

const anyEvent = fc.oneof(...EVENT_TYPES.map(arbitraryEvent))

type Wanted = { readonly json: string; readonly event: fc.Arbitrary<GameEvent> }

const wanted: readonly Wanted[] = [
  ...EVENT_TYPES.map((type) => ({ json: `"type":"${type}"`, event: arbitraryEvent(type) })),
  ...RESULT_REASONS.map((reason) => ({ json: `"reason":"${reason}"`, event: arbitraryEvent('finished') })),
  ...RULES_IDS.map((id) => ({ json: `"rules":"${id}"`, event: arbitraryEvent('offered') })),
  ...process.argv.slice(2).map((name) => ({ json: `"${name}":`, event: anyEvent })),
]

let recorded = readFileSync(FILE, 'utf8')
for (const { json, event } of wanted) {
  if (recorded.includes(json)) continue
  const [found] = fc.sample(
    event.filter((each) => JSON.stringify(each).includes(json)),
    { numRuns: 1, seed: 1 },
  )
  const log = [found as GameEvent]
  const bytes = packLogAhead(log)
  if (!isDeepStrictEqual(unpackLog(bytes), log)) throw new Error(`${json} is read otherwise than it was written`)
  const line = `${JSON.stringify({ hex: Buffer.from(bytes).toString('hex'), log })}\n`
  appendFileSync(FILE, line)
  recorded += line
  console.log(`recorded ${json}`)
}
