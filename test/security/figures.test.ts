import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStageLimits } from '../../infra/settings/stage-limits.ts'
import { BUDGET } from '../../shared/draughts/rules/budget.ts'
import {
  COUNT_BOUNDS,
  RETENTION,
  API_KEY_LIMITS,
  LARGEST_ITEM,
  LIST_READ_LIMITS,
  EMAIL_LIMITS,
  MESSAGE_BYTES,
  CONDITIONAL_MOVES_LIMITS,
  BOUNCE_PAUSE,
  MOST_TAKEBACK_STEPS,
  UNDO_PERIOD,
} from '../../shared/game/limits/bounds.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { ORDER_LIMITS } from '../../shared/game/limits/order-limits.ts'
import { MOST_REQUESTS_PER_TURN, CHANGE_LIMITS } from '../../shared/game/limits/bounds.ts'
import { OWN_GAMES_LIMITS, LABELS } from '../../shared/game/model/labels.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { ENTRIES_DAY, FOUNDINGS_DAY } from '../../shared/tournament/model/tournament-limits.ts'
import { WEBHOOK_LIMITS, PUSH_LIMITS } from '../../shared/webhooks/delivery-limits.ts'
import { BODY_LIMIT } from '../../shared/service/http/body-limit.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** Every limit that docs/security.md has to name. */
const WHOLE = {
  PUSH_LIMITS,
  RATE_LIMITS,
  API_KEY_LIMITS,
  EMAIL_LIMITS,
  CONDITIONAL_MOVES_LIMITS,
  MOST_TAKEBACK_STEPS,
  LIST_READ_LIMITS,
  LABELS,
  OWN_GAMES_LIMITS,
  CHANGE_LIMITS,
  RETENTION,
  BODY_LIMIT,
  LARGEST_ITEM,
  MESSAGE_BYTES,
  BOUNCE_PAUSE,
  BUDGET,
  MOST_REQUESTS_PER_TURN,
  UNDO_PERIOD,
  FOUNDINGS_DAY,
  ENTRIES_DAY,
}
const CONSTANTS = {
  ...WHOLE,
  COUNT_BOUNDS: { ply: { most: COUNT_BOUNDS.ply.most }, players: { most: COUNT_BOUNDS.players.most } },
  WEBHOOK_LIMITS: { most: WEBHOOK_LIMITS.most, hour: WEBHOOK_LIMITS.hour },
  ORDER_LIMITS: {
    ...ORDER_LIMITS,
    pairs: { most: ORDER_LIMITS.pairs.most },
    players: { most: ORDER_LIMITS.players.most },
  },
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

/** The limits of requests: a row for each kind, a column for what counts them. */
const [, rates = ''] = document.split('| Requests in an hour | `RATE_LIMITS` |')
const [header = '', , ...kinds] = rates.split('\n\n')[0]?.split('\n') ?? []
const counters = [...header.matchAll(/`(\w+)`/g)].map(([, counter = '']) => counter)

const hourly = kinds.flatMap((row) => {
  const [, , kind = '', ...cells] = row.split('|').map((cell) => cell.trim().replaceAll('`', ''))
  return counters.flatMap((counter, at) => {
    const cell = cells[at] ?? ''
    return cell === '' ? [] : [[`RATE_LIMITS.${kind}.${counter}`, figureOf(cell)] as const]
  })
})

const single = [...document.matchAll(/^\| [^|]+ \| ([\d,]+(?: \w+)?) \| `([\w.]+)` \|$/gm)].map(
  ([, figure = '', path = '']) => [path, figureOf(figure)] as const,
)

const documented = new Map([...hourly, ...single])

describe('docs/security.md has the limits of the code', () => {
  test.each(leaves(CONSTANTS, ''))('%s is %d', (path, figure) => {
    expect([path, documented.get(path)]).toEqual([path, figure])
  })

  test('it names no other limits', () => {
    const known = new Set(leaves(CONSTANTS, '').map(([path]) => path))
    expect([...documented.keys()].filter((path) => !known.has(path))).toEqual([])
  })

  test('it has the limit of API Gateway, where its operator has set no other', () => {
    const { requests: rate } = readStageLimits(() => undefined)
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
