import { expect, test } from 'vitest'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { meteredLog } from '../../local/serving/listeners/metrics.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { logSpentLimits } from '../../shared/service/limits/log-spent-limits.ts'
import { stand } from '../service/stand.ts'

/** Returns the API with its metrics, as the service on one machine has them. */
const metered = () => {
  const written: string[] = []
  const { metered: log, lines } = meteredLog((...line) => void written.push(JSON.stringify(line)))
  const { ask } = stand({ log, ledger: logSpentLimits(memoryLedger(), log) })
  const game = (email?: string) =>
    ask('POST', '/v1/games', {
      body: { creator: { name: 'Ann', seat: 'black', ...(email !== undefined && { email }) } },
    })
  return {
    game,
    written,
    samples: () => lines().filter((line) => /_(?:spent|withheld|postponed)_total\b.* [1-9]\d*$/.test(line)),
  }
}

test('a caller who creates too many games is counted, without an address', async () => {
  const { game, samples, written } = metered()
  for (let made = 0; made < RATE_LIMITS.create.network; made += 1) expect((await game()).status).toBe(201)
  expect(samples()).toEqual([])
  for (let refused = 1; refused <= 2; refused += 1) {
    expect((await game()).status).toBe(429)
    expect(samples()).toEqual([`crownhead_limits_spent_total{account="network",of="create",per="hour"} ${refused}`])
  }
  expect(written.join('\n')).not.toContain('192.0.2.1')
})

test('a caller who names too many strangers is counted, and why their emails are withheld', async () => {
  const { game, samples, written } = metered()
  const named = EMAIL_LIMITS.networkDay + 2
  for (let count = 0; count < named; count += 1) expect((await game(`ann@stranger-${count}.example`)).status).toBe(201)
  expect(samples()).toEqual([
    'crownhead_limits_spent_total{account="strangers",of="strangers",per="day"} 2',
    'crownhead_emails_withheld_total{why="strangers"} 2',
  ])
  expect(written.join('\n')).not.toContain('stranger-')
})

test('reasons for which no email was withheld or postponed yet are counted as 0', () => {
  const { lines } = meteredLog(() => {})
  expect(lines()).toContain('crownhead_emails_withheld_total{why="strangers"} 0')
  expect(lines()).toContain('crownhead_emails_postponed_total{why="network"} 0')
})

test('a refused use says what is counted in words of today', async () => {
  const said: object[] = []
  const ledger = logSpentLimits(memoryLedger(), (_level, _message, facts = {}) => void said.push(facts))
  const limits = [{ of: 'doors', per: 'day', most: 1 }] as const
  for (const grant of ['a', 'b']) await ledger.take('named:x', grant, 0, limits)
  expect(said).toEqual([{ account: 'named', of: 'consent-emails', per: 'day' }])
})
