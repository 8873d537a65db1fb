import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Call } from './call.ts'
import { chainsOf } from './chain.ts'
import { judge } from './linear.ts'
import { raceOnSqlite } from './on-sqlite.ts'
import type { Race } from './race.ts'

let race: Race
beforeAll(async () => {
  race = await raceOnSqlite({ contenders: 4, commands: 400, seed: 7 })
})

const faultsOf = ({ calls, records }: Pick<Race, 'calls' | 'records'>): string =>
  judge(calls, chainsOf(records)).faults.join('\n')

/** Returns the calls of the race, with another answer for the last call that `fits` accepts. */
const withAnswer = (fits: (call: Call) => boolean, answer: (call: Call) => Answer): readonly Call[] => {
  const found = race.calls.findLastIndex(fits)
  return race.calls.map((call, index) => (index === found ? { ...call, answer: answer(call) } : call))
}

const isDone = ({ answer }: Call): boolean => answer.kind === 'done' && answer.version > 3
const versionIn = ({ answer }: Call): number => ('version' in answer ? (answer.version ?? 0) : 0)

describe('a history that is not linear is detected', () => {
  test('this one is linear', () => expect(faultsOf(race)).toBe(''))

  test('an acknowledged step that is not stored', () => {
    const calls = withAnswer(isDone, (call) => ({ kind: 'done', version: versionIn(call) + 1000 }))
    expect(faultsOf({ ...race, calls })).toMatch(/which is not stored/)
  })

  test('a step that another call made', () => {
    const calls = withAnswer(isDone, (call) => ({ kind: 'done', version: versionIn(call) - 1 }))
    expect(faultsOf({ ...race, calls })).toMatch(/whose step is not what it asks for/)
  })

  test('a version that no call made', () => {
    const calls = withAnswer(isDone, () => ({ kind: 'crowded' }))
    expect(faultsOf({ ...race, calls })).toMatch(/was made by no call/)
  })

  test('an answer from a state that was past before the call', () => {
    // At version 1 nothing was played, so a command for a later position is stale there, too.
    const isStale = ({ answer, command }: Call) =>
      answer.kind === 'refused' && answer.code === 'stale-ply' && command.ply > 0
    const calls = withAnswer(isStale, () => ({ kind: 'refused', code: 'stale-ply', version: 1 }))
    expect(faultsOf({ ...race, calls })).toMatch(/was answered from version 1 after version \d+ had been seen/)
  })

  test('a refusal that no version gives', () => {
    const calls = withAnswer(isDone, () => ({ kind: 'refused', code: 'not-begun', version: undefined }))
    expect(faultsOf({ ...race, calls })).toMatch(/refused as not-begun, which no version/)
  })

  test('a call that gave up without losing four races', () => {
    const last = race.calls.reduce((a, b) => (a.answered > b.answered ? a : b))
    const late = { ...last, sent: last.answered + 1, answered: last.answered + 2, answer: { kind: 'crowded' } as const }
    expect(faultsOf({ ...race, calls: [...race.calls, late] })).toMatch(/gave up without 4 others/)
  })

  test('a step whose call began after the next one was answered', () => {
    const order = race.calls
      .filter(isDone)
      .toSorted((a, b) => a.game.localeCompare(b.game) || versionIn(a) - versionIn(b))
    const index = order.findIndex((call, n) => order[n + 1]?.game === call.game)
    const [early, later] = [order[index], order[index + 1]]
    const calls = race.calls.map((call) =>
      call === early ? { ...call, sent: (later?.answered ?? 0) + 1, answered: (later?.answered ?? 0) + 2 } : call,
    )
    expect(faultsOf({ ...race, calls })).toMatch(/after version \d+ had been seen/)
  })

  test('a missing change, and one with two successors', () => {
    const { records } = race
    const isStep = records.findLastIndex(({ eventName }) => eventName === 'MODIFY')
    expect(faultsOf({ ...race, records: records.toSpliced(isStep - 1, 1) })).not.toBe('')
    const twice = [...records, ...records.slice(isStep, isStep + 1)]
    expect(chainsOf(twice).forks).toBe(1)
    expect(faultsOf({ ...race, records: twice })).toMatch(/is not written over what the change before it wrote/)
  })
})
