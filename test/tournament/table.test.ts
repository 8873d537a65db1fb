import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOURNAMENT_COMMANDS } from '../../shared/tournament/decide-tournament.ts'
import type { ActorRole } from '../../shared/tournament/model/words.ts'
import { EVENT_ACTS, type EventAct, answerOf } from './acts.ts'
import { EVENT_NEEDS, EVENT_STATES, type EventNeed } from './stand.ts'

const ROLES: readonly ActorRole[] = ['secretary', 'deputy', 'player', 'invitee', 'stranger', 'service']

type Row = {
  readonly act: EventAct | undefined
  readonly who: readonly ActorRole[]
  readonly need: EventNeed | undefined
  readonly cells: readonly string[]
}

const lines = readFileSync(join(import.meta.dirname, '../../docs/tournaments.md'), 'utf8')
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const head = lines.find(([first]) => first === 'Act') ?? []
const rows: readonly Row[] = lines
  .filter(([first, second]) => first?.startsWith('`') && second !== undefined)
  .map(([name = '', who = '', need = '', ...cells]) => ({
    act: EVENT_ACTS.find((each) => `\`${each}\`` === name),
    who: ROLES.filter((role) => who.split(', ').includes(role)),
    need: EVENT_NEEDS.find((each) => each === need),
    cells: cells.slice(0, EVENT_STATES.length),
  }))

describe('the table in docs/tournaments.md', () => {
  test('has a column for every state', () => {
    expect(head.slice(3, -1)).toEqual([...EVENT_STATES])
  })

  test('names every act, every need, and no other', () => {
    expect(new Set(rows.map(({ act }) => act))).toEqual(new Set(EVENT_ACTS))
    expect(new Set(rows.map(({ need }) => need))).toEqual(new Set(EVENT_NEEDS))
    for (const { cells, who } of rows) expect([cells.length, who.length > 0]).toEqual([EVENT_STATES.length, true])
  })

  test('has a row without a need for everybody who may ever do the act, and no row twice', () => {
    const keys = rows.flatMap(({ act, who, need }) => who.map((role) => `${act} ${role} ${need}`))
    expect(new Set(keys).size).toBe(keys.length)
    for (const act of EVENT_ACTS)
      for (const role of TOURNAMENT_COMMANDS[act].by) expect(keys).toContain(`${act} ${role} -`)
  })
})

describe('an event does what the table says', () => {
  for (const { act, who, need, cells } of rows)
    test(`${act}, ${who.join(', ')}, ${need}`, () => {
      if (!act || !need) throw new Error('the row does not read')
      for (const role of who)
        expect(Object.fromEntries(EVENT_STATES.map((state) => [state, answerOf(act, role, need, state)]))).toEqual(
          Object.fromEntries(EVENT_STATES.map((state, index) => [state, cells[index]])),
        )
    })
})

test('who has no row may not do the act', () => {
  for (const act of EVENT_ACTS)
    for (const role of ROLES) {
      const allowed: readonly ActorRole[] = TOURNAMENT_COMMANDS[act].by
      if (allowed.includes(role)) continue
      const answers = new Set(EVENT_STATES.map((state) => answerOf(act, role, '-', state)))
      expect([act, role, ...answers]).toEqual([act, role, 'not-yours-to-do'])
    }
})
