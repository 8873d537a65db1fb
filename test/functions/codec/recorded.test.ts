import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packLogAhead, unpackLog } from '../../../functions/codec/game-item.ts'
import { COLOURS, RULES_IDS } from '../../../shared/draughts/rules/words.ts'
import { CAUTION_REASONS, REMINDERS, RESULT_REASONS } from '../../../shared/game/model/events.ts'
import { LISTED_TERMS, LISTED_TERM_NAMES } from '../../../shared/game/model/listed-terms.ts'
import { DECKS } from '../../../shared/draughts/index.ts'
import { ROLES, SEATS } from '../../../shared/game/model/words.ts'
import type { LoggedEvent } from '../../../shared/service/ports/games.ts'
import { EVENT_TYPES } from './arbitrary.ts'

/** Logs and their bytes, as they were stored in September 2026. Lines may be added, and none may change. */
type Recorded = { readonly hex: string; readonly log: readonly LoggedEvent[] }

const RECORDED = readFileSync(join(import.meta.dirname, 'recorded.ndjson'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded)

test.each(RECORDED.map(({ hex, log }, index) => [index + 1, log[0]?.type, hex, log] as const))(
  'line %i, beginning with %s, is read as it was written and written as it was stored',
  (_, _type, hex, log) => {
    expect(unpackLog(Buffer.from(hex, 'hex'))).toStrictEqual(log)
    expect(Buffer.from(packLogAhead(log)).toString('hex')).toBe(hex)
  },
)

/** Finds every text with this field name, at any depth. */
const textsUnder = (value: unknown, name: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [
        ...(key === name ? [each].flat().map(String) : []),
        ...textsUnder(each, name),
      ])
    : []

const wordTerms = LISTED_TERM_NAMES.flatMap((name): readonly (readonly [string, readonly string[]])[] => {
  const term = LISTED_TERMS[name]
  return term.kind === 'choice' ? [[name, term.words]] : []
})

test.each<readonly [string, readonly string[]]>([
  ['type', EVENT_TYPES],
  ['rules', RULES_IDS],
  ['kind', ['free', 'fen', 'ballot']],
  ['deck', DECKS],
  ['part', ['1', '2']],
  ['order', ['together', 'in-turn']],
  ['strictness', ['lenient', 'laws']],
  ['noShow', ['loss']],
  ...wordTerms,
  ['wish', [...COLOURS, 'toss']],
  ['by', [...ROLES, 'clock']],
  ['to', SEATS],
  ['seat', SEATS],
  ['winner', ['null', ...COLOURS]],
  ['stronger', COLOURS],
  ['creatorColour', COLOURS],
  ['reminders', REMINDERS],
  ['playForced', ['true', 'false']],
  ['reason', [...RESULT_REASONS, ...CAUTION_REASONS]],
])('the recorded logs contain every value of "%s"', (name, words) => {
  expect([...new Set(textsUnder(RECORDED, name))].toSorted()).toEqual([...words].toSorted())
})

test.each([
  'arbiter',
  'invited',
  'awaited',
  'firstMove',
  'ballot',
  'number',
  'weekends',
  'match',
  ...LISTED_TERM_NAMES,
  'cap',
  'every',
  'quietIn',
  'also',
])('the recorded logs have a value that may be absent: %s', (name) => {
  expect(textsUnder(RECORDED, name)).not.toEqual([])
})
