import { describe, expect, test } from 'vitest'
import { describeWithDynamodb } from '../harness/dynamodb.ts'
import { sized } from '../harness/size.ts'
import { type Chains, chainsOf, differencesIn } from './chain.ts'
import { type Verdict, judge } from './linear.ts'
import { raceOnDynamodb } from './on-dynamodb.ts'
import { raceOnSqlite } from './on-sqlite.ts'
import type { Race, Terms } from './race.ts'

const TERMS: Terms = { contenders: 8, commands: sized(256, 16_000), seed: 5 }

const summaryOf = ({ calls, seconds }: Race, { links }: Chains, { counts }: Verdict): string => {
  const versions = [...links.values()].reduce((sum, chain) => sum + chain.length, 0)
  return `${calls.length} commands, ${Math.round(calls.length / seconds)}/s, ${links.size} games, ${versions} versions: ${JSON.stringify(counts)}`
}

const testRace = (name: string, race: (terms: Terms) => Promise<Race>): void =>
  test(`${TERMS.commands} commands of ${TERMS.contenders} contenders ${name}`, async () => {
    const run = await race(TERMS)
    const chains = chainsOf(run.records)
    const verdict = judge(run.calls, chains)
    console.log(summaryOf(run, chains, verdict))
    expect(verdict.faults.slice(0, 10)).toEqual([])
    expect(chains.forks).toBe(0)
    expect(differencesIn(chains)).toEqual([])
    expect(run.calls).toHaveLength(TERMS.commands)
    // The commands did collide: many were refused because another had come first.
    expect(verdict.counts['refused']).toBeGreaterThan(TERMS.commands / 10)
    expect(verdict.counts['done']).toBeGreaterThan(TERMS.commands / 20)
  })

describe('races on SQLite', () => testRace('fit into one order for each game', raceOnSqlite))

describeWithDynamodb('races on DynamoDB', () => testRace('fit into one order for each game', raceOnDynamodb))
