import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { limitsIn } from '../../infra/limits.ts'
import { BUDGET } from '../../shared/draughts/budget.ts'
import {
  COUNTS,
  KEPT,
  KEYS,
  LARGEST_ITEM,
  LOOK,
  MAIL,
  MESSAGES,
  PLAN,
  REST,
  TAKEN_BACK,
  UNDO_LIFE,
} from '../../shared/game/bounds.ts'
import { CALLS } from '../../shared/game/rate-limits.ts'
import { ORDER } from '../../shared/game/order-bounds.ts'
import { ASKED, CHANGES } from '../../shared/game/bounds.ts'
import { FEED, LABELS } from '../../shared/game/labels.ts'
import { DAY, HOUR } from '../../shared/game/words.ts'
import { HOOKS, PUSH } from '../../shared/hooks/bounds.ts'
import { LONGEST_BODY } from '../../shared/service/access/body-limit.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** Every limit that docs/security.md has to name. */
const WHOLE = {
  PUSH,
  CALLS,
  KEYS,
  MAIL,
  PLAN,
  TAKEN_BACK,
  LOOK,
  LABELS,
  FEED,
  CHANGES,
  KEPT,
  LONGEST_BODY,
  LARGEST_ITEM,
  MESSAGES,
  REST,
  BUDGET,
  ASKED,
  UNDO_LIFE,
}
const CONSTANTS = {
  ...WHOLE,
  COUNTS: { ply: { most: COUNTS.ply.most }, players: { most: COUNTS.players.most } },
  HOOKS: { most: HOOKS.most, hour: HOOKS.hour },
  ORDER: { ...ORDER, pairs: { most: ORDER.pairs.most }, players: { most: ORDER.players.most } },
}

const leaves = (value: unknown, path: string): readonly (readonly [path: string, figure: number])[] => {
  if (typeof value === 'number') return [[path, value]]
  return Object.entries(value as object).flatMap(([name, inner]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  )
}

const UNITS: Readonly<Record<string, number>> = { '': 1, bytes: 1, hour: HOUR, day: DAY, days: DAY }

const figureOf = (text: string): number => {
  const [count = '', unit = ''] = text.split(' ')
  return Number(count.replaceAll(',', '')) * (UNITS[unit] ?? Number.NaN)
}

const documented = new Map(
  [...document.matchAll(/^\| [^|]+ \| ([\d,]+(?: \w+)?) \| `([\w.]+)` \|$/gm)].map(([, figure = '', path = '']) => [
    path,
    figureOf(figure),
  ]),
)

describe('docs/security.md has the limits of the code', () => {
  test.each(leaves(CONSTANTS, ''))('%s is %d', (path, figure) => {
    expect([path, documented.get(path)]).toEqual([path, figure])
  })

  test('it names no other limits', () => {
    const known = new Set(leaves(CONSTANTS, '').map(([path]) => path))
    expect([...documented.keys()].filter((path) => !known.has(path))).toEqual([])
  })

  test('it has the limit of API Gateway, where its operator has set no other', () => {
    const { requests: rate } = limitsIn(() => undefined)
    expect(document).toContain(`API Gateway lets ${rate} requests a second through`)
  })
})

test.each([
  ['SECURITY.md', 'docs/security.md'],
  ['README.md', 'docs/security.md'],
  ['README.md', 'SECURITY.md'],
  ['docs/architecture.md', 'security.md'],
  ['docs/security.md', '../SECURITY.md'],
])('%s leads to %s', (from, to) => {
  expect(readFileSync(join(root, from), 'utf8')).toContain(`](${to})`)
})
