import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ACT_TYPES, COMMANDS } from '../../shared/game/commands.ts'
import { type ActName, type Answer, OTHERS, WHO, type Who, answerTo, answersIn } from './acts.ts'
import { NEEDS, type Need, STATES, standing } from './stand.ts'

type Row = { readonly name: string; readonly who: string; readonly need: string; readonly cells: readonly string[] }

const text = readFileSync(join(import.meta.dirname, '../../docs/game.md'), 'utf8')
const lines = text.split('\n').map((line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim()),
)
const head = lines.find(([first]) => first === 'Action') ?? []
const rows: readonly Row[] = lines
  .filter(([first, second]) => first?.startsWith('`') && second !== undefined)
  .flatMap(([names = '', who = '', need = '', ...cells]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({
      name,
      who,
      need,
      cells: cells.slice(0, STATES.length),
    })),
  )

const ALL: readonly ActName[] = [...ACT_TYPES, ...OTHERS]
const nameOf = (row: Row): ActName | undefined => ALL.find((each) => each === row.name)
const needOf = (row: Row): Need | undefined => NEEDS.find((each) => each === row.need)
const whoOf = ({ who }: Row): readonly Who[] =>
  who === 'either' ? ['to move', 'not to move'] : WHO.filter((each) => each === who)

const SEATS_ACTS = ALL.filter((name) => COMMANDS[name].by !== 'service')
const ARBITERS_ALONE = ALL.filter((name) => COMMANDS[name].by === 'arbiter')

describe('the table in docs/game.md', () => {
  test('has a column for every state', () => {
    expect(head.slice(3, -1)).toEqual([...STATES])
  })
  test('names every act, and no other', () => {
    expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual([...ALL].toSorted())
    for (const row of rows)
      expect([row.name, row.cells.length, whoOf(row).length > 0, needOf(row) !== undefined]).toEqual([
        row.name,
        STATES.length,
        true,
        true,
      ])
  })
  test('has no row twice, and has for every act a row without a need', () => {
    const keys = rows.flatMap((row) => whoOf(row).map((who) => `${row.name} ${who} ${row.need}`))
    expect(new Set(keys).size).toBe(keys.length)
    for (const name of ALL) expect(rows.some((row) => row.name === name && row.need === '-')).toBe(true)
  })
  test('every act of a seat has a row for each of the two seats', () => {
    for (const name of SEATS_ACTS.filter((each) => !ARBITERS_ALONE.includes(each))) {
      const who = new Set(rows.filter((row) => row.name === name && row.need === '-').flatMap(whoOf))
      expect([
        name,
        (who.has('to move') && who.has('not to move')) || (who.has('creator') && who.has('opponent')),
      ]).toEqual([name, true])
    }
  })
})

describe('the game does what the table says', () => {
  for (const row of rows)
    test(`${row.name}, ${row.who}, needs ${row.need}`, () => {
      const [name, need] = [nameOf(row), needOf(row)]
      if (!name || !need) throw new Error('the row does not read')
      const found = whoOf(row).map((who) => STATES.map((state) => [...answersIn(name, who, need, state)].join(' or ')))
      for (const each of found)
        expect(Object.fromEntries(STATES.map((state, index) => [state, each[index]]))).toEqual(
          Object.fromEntries(STATES.map((state, index) => [state, row.cells[index]])),
        )
    })
})

describe('acts without a row', () => {
  const answersEverywhere = (name: ActName, by: 'arbiter' | 'to move' | 'not to move'): ReadonlySet<Answer> =>
    new Set(STATES.flatMap((state) => [...answersIn(name, by, '-', state)]))

  test('the arbiter may do only what has a row for the arbiter', () => {
    const theirs = new Set(rows.filter(({ who }) => who === 'arbiter').map(({ name }) => name))
    for (const name of SEATS_ACTS.filter((each) => !theirs.has(each)))
      expect([name, ...answersEverywhere(name, 'arbiter')]).toEqual([name, 'not-yours-to-do'])
  })
  test('a seat may not do what only the arbiter may do', () => {
    for (const name of ALL.filter((each) => ARBITERS_ALONE.includes(each)))
      for (const who of ['to move', 'not to move'] as const)
        expect([name, ...answersEverywhere(name, who)]).toEqual([name, 'not-yours-to-do'])
  })
  test('an empty seat cannot act', () => {
    for (const [state, code] of [
      ['open', 'not-begun'],
      ['expired', 'game-over'],
    ] as const) {
      const stand = standing(state, '-', 'creator', 'creator')
      for (const name of SEATS_ACTS.filter((each) => !ARBITERS_ALONE.includes(each)))
        expect([name, stand && answerTo(name, 'opponent', stand)]).toEqual([name, code])
    }
  })
})
