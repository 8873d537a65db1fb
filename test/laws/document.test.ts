import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RULES_IDS, type RulesId, ruleSetOf } from '../../shared/draughts/index.ts'

const document = readFileSync(join(import.meta.dirname, '../../docs/laws.md'), 'utf8')

const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const idOf = (cell: string): RulesId => {
  const id = RULES_IDS.find((each) => cell === `\`${each}\``)
  if (id === undefined) throw new Error(`${cell} is no rule set`)
  return id
}

const [, table = ''] = document.split('| Rule sheet | Differs from | In | Test |\n')
const [body = ''] = table.split('\n\n')
const rows = body
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', base = '', fields = '']) => ({ id: idOf(id), base: idOf(base), fields: codeIn(fields) }))

/** These fields name a rule set and how its games are written; they are no rules. */
const NAMES: ReadonlySet<string> = new Set(['id', 'gameType', 'written', 'articles'])

/**
 * Returns a rule as the document writes it, such as `columns: 10`. The rule `limits` is written as its bare name,
 * because the document explains it in words; a rule set without limits has `limits: []`.
 */
const ruleOf = ([name, value]: readonly [string, unknown]): string => {
  if (name === 'limits' && Array.isArray(value) && value.length > 0) return name
  return `${name}: ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}`
}

describe('docs/laws.md', () => {
  test('has every rule set once, except the one that others are compared with', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual(RULES_IDS.filter((id) => id !== 'english').toSorted())
  })

  test.each(rows)('says exactly how $id differs from $base', ({ id, base, fields }) => {
    const other = new Map<string, unknown>(Object.entries(ruleSetOf(base)))
    const differing = Object.entries(ruleSetOf(id)).filter(
      ([name, value]) => !NAMES.has(name) && JSON.stringify(value) !== JSON.stringify(other.get(name)),
    )
    expect(fields.filter((code) => !code.endsWith('.ts')).toSorted()).toEqual(differing.map(ruleOf).toSorted())
  })
})

test('docs/laws.md names every test of a law, and no other', () => {
  const named = codeIn(document).filter((code) => /^(?:art|intl|rules|variant)-/.test(code))
  const files = readdirSync(import.meta.dirname).filter((file) =>
    /^(?:art|intl|rules|variant)-.*\.test\.ts$/.test(file),
  )
  expect([...new Set(named)].toSorted()).toEqual(files.map((file) => file.replace('.test.ts', '')).toSorted())
})

test('README.md says how many rule sets there are', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(`${RULES_IDS.length} rule sets`)
})
