import { expect, test } from 'vitest'
import { withoutLimits } from '../../local/dev/without-limits.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { readStartSettings } from '../../local/resources/start-settings.ts'

const NOW = Date.UTC(2026, 0, 1)

test('npm start -- --no-limits asks for a ledger without limits, and npm start does not', () => {
  for (const args of [[], ['--no-limits']])
    expect(readStartSettings(args, {})).toMatchObject({ ok: true, settings: { hasLimits: args.length === 0 } })
})

test('without limits no quota is used up, but what may happen once still happens once', async () => {
  const ledger = withoutLimits(memoryLedger())
  const quota = [{ of: 'mail', per: 'day', most: 1, unproven: 1 }] as const
  for (const grant of ['a', 'b', 'c'])
    expect(await ledger.take('somebody', grant, NOW, quota)).toEqual({ kind: 'taken', counts: [0] })
  expect((await ledger.take('somebody', 'a', NOW, quota)).kind).toBe('again')
  expect(await ledger.counts('somebody', NOW, quota)).toEqual([0])
  const once = [{ of: 'told', per: 'ever', most: 1 }] as const
  expect((await ledger.take('report', undefined, NOW, once)).kind).toBe('taken')
  expect((await ledger.take('report', undefined, NOW, once)).kind).toBe('spent')
})
