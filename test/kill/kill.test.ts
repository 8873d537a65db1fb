import { describe, expect, test } from 'vitest'
import { describeWithDynamodb } from '../harness/dynamodb.ts'
import { onDynamodb, onSharedDynamodb, onSqlite } from './grounds.ts'
import { isLong, sized } from '../harness/size.ts'
import { type Ground, type Outcome, type Terms, killTest } from './run.ts'
import { faultsIn, figuresOf } from './verdict.ts'

/** The size of the test. `npm run kill-test` takes any number of kills and any seed. */
const TERMS: Terms = { kills: sized(2, 50), players: sized(4, 6), answers: sized(40, 150), seed: 1 }

const testOn = (on: (body: (ground: Ground) => Promise<Outcome>) => Promise<Outcome>): void =>
  test('no acknowledged move and no email is lost', async () => {
    const outcome = await on((ground) => killTest(ground, TERMS))
    console.log(figuresOf(outcome))
    expect(faultsIn(outcome).slice(0, 10)).toEqual([])
  })

describe('a service killed again and again, on SQLite', () => testOn(onSqlite))

describeWithDynamodb('a service killed again and again, on DynamoDB', () =>
  testOn(isLong ? onDynamodb : onSharedDynamodb),
)
