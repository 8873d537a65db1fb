import { describe, expect, test } from 'vitest'
import type { ReceiptClaims } from '../../shared/receipts/receipt-claims.ts'
import { verdictLines } from '../../shared/receipts/verdict-lines.ts'
import type { ReceiptVerdict } from '../../shared/receipts/verify-receipts.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { explainedTextsFor } from '../harness/words.ts'

const claims: ReceiptClaims = {
  iss: 'https://draughts.test',
  game: 'AAAAAAAAAAAA',
  plies: 12,
  move: '22x15',
  receivedAt: '2026-11-29T12:00:00Z',
  chain: 'c'.repeat(43),
}
const empty: ReceiptClaims = { iss: claims.iss, game: claims.game, plies: 0, chain: claims.chain }

/** Each verdict, and the values that its sentences must have. */
const VERDICTS: readonly (readonly [ReceiptVerdict, readonly string[]])[] = [
  [{ kind: 'genuine', claims, covers: 'record' }, [claims.iss]],
  [{ kind: 'genuine', claims, covers: 'moves' }, [claims.iss, '12']],
  [{ kind: 'genuine', claims, covers: 'alone' }, [claims.iss, claims.game, '12', '22x15', '2026-11-29T12:00:00Z']],
  [{ kind: 'genuine', claims: empty, covers: 'alone' }, [claims.iss, claims.game]],
  [{ kind: 'other-game', claims, here: 'https://other.test/g/B' }, [claims.iss, claims.game, 'https://other.test/g/B']],
  [{ kind: 'unknown-key', claims }, [claims.iss]],
  [{ kind: 'broken', claims }, [claims.iss]],
  [{ kind: 'outdated-key', claims, until: '2026-01-02' }, ['2026-01-02']],
  [{ kind: 'no-receipt' }, []],
  [{ kind: 'unreadable' }, []],
  [
    {
      kind: 'changed',
      claims,
      differences: [
        { kind: 'tag', name: 'White', here: 'Zoë', signed: 'Amara' },
        { kind: 'tag', name: 'Black', here: '{signed}' },
        { kind: 'tag', name: 'Result', here: '2-0', signed: '0-2' },
        { kind: 'tag', name: 'Termination', signed: 'time' },
        { kind: 'move', ply: 6, here: '11-16', signed: '11-15' },
        { kind: 'time', ply: 7, here: '2026-11-29T13:00:00Z', signed: '2026-11-29T14:00:00Z' },
        { kind: 'remark', ply: 8 },
        { kind: 'remark', ply: -1 },
        { kind: 'more' },
        { kind: 'unnamed' },
      ],
    },
    [
      claims.iss,
      'Zoë Amara',
      '{signed}',
      '2-0 0-2',
      'Termination time',
      '7 11-16 11-15',
      '8 2026-11-29T13:00:00Z 2026-11-29T14:00:00Z',
      '9',
    ],
  ],
]

describe.each(LANGUAGES)('the verifier in %s', (language) => {
  const { says } = explainedTextsFor(language)?.verifying ?? {}

  test.each(VERDICTS)('%j', (verdict, values) => {
    const lines = says ? verdictLines(says, verdict) : []
    expect(lines).toHaveLength(verdict.kind === 'changed' ? verdict.differences.length + 1 : 1)
    for (const value of values)
      expect(lines.some((line) => value.split(' ').every((part) => line.includes(part)))).toBe(true)
    expect(lines.join('\n').replaceAll('{signed}', '')).not.toMatch(/[{}]|undefined/)
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('of many differences the first are listed, and the rest are counted', () => {
    const differences = Array.from({ length: 900 }, (_, ply) => ({ kind: 'remark', ply }) as const)
    const lines = says ? verdictLines(says, { kind: 'changed', claims, differences }) : []
    expect(lines).toHaveLength(14)
    expect(lines.at(-1)).toContain('888')
  })

  test('a long value is cut', () => {
    const differences = [{ kind: 'tag', name: 'Event', here: 'x'.repeat(5000) }] as const
    const lines = says ? verdictLines(says, { kind: 'changed', claims, differences }) : []
    expect(lines.join('').length).toBeLessThan(600)
  })
})
