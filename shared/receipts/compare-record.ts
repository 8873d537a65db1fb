import { moveSquares } from './receipt-chain.ts'
import { type RecordClaims, SHORT_HASH_LENGTH, claimedSeconds } from './receipt-claims.ts'
import type { PdnRecord } from './pdn-record.ts'
import { receiptInstant, shortHash } from './write-claims.ts'

/** What differs between a PDN and its receipt. `here` and `signed` are missing where one of the two has nothing. */
export type ReceiptDifference =
  | { readonly kind: 'tag'; readonly name: string; readonly here?: string; readonly signed?: string }
  /** A half-move, counted from 0, or the instant at which it was received. */
  | { readonly kind: 'move' | 'time'; readonly ply: number; readonly here?: string; readonly signed?: string }
  /** A remark after a half-move; -1 is before the first one. */
  | { readonly kind: 'remark'; readonly ply: number }
  /** Variations, marks of moves, or words that cannot be read. */
  | { readonly kind: 'more' }
  /** Something among the moves, times and remarks that has the same short hash. */
  | { readonly kind: 'unnamed' }

type Pair = { readonly here?: string; readonly signed?: string }

const pair = (here: string | undefined, signed: string | undefined): Pair => ({
  ...(here !== undefined && { here }),
  ...(signed !== undefined && { signed }),
})

/** Compares tags by their names without their case. Their order does not matter, but none may stand twice. */
const tagDifferences = (here: RecordClaims['tags'], signed: RecordClaims['tags']): readonly ReceiptDifference[] => {
  const open = new Map(signed.map(([name, value]) => [name.toLowerCase(), { name, value }]))
  const changed = here.flatMap(([name, value]): readonly ReceiptDifference[] => {
    const known = open.get(name.toLowerCase())
    open.delete(name.toLowerCase())
    return known?.value === value ? [] : [{ kind: 'tag', name, ...pair(value, known?.value) }]
  })
  return [...changed, ...[...open.values()].map(({ name, value }) => ({ kind: 'tag', name, signed: value }) as const)]
}

const listDifferences = (
  kind: 'move' | 'time',
  here: readonly string[],
  signed: readonly string[],
  isSame: (here: string, signed: string, ply: number) => boolean,
): readonly ReceiptDifference[] =>
  Array.from({ length: Math.max(here.length, signed.length) }, (_, ply) => ply).flatMap((ply) => {
    const [own, other] = [here[ply], signed[ply]]
    const isRight = own !== undefined && other !== undefined && isSame(own, other, ply)
    return isRight ? [] : [{ kind, ply, ...pair(own, other) }]
  })

const timeDifferences = (here: readonly string[], signed: readonly string[]): readonly ReceiptDifference[] =>
  here.length === 0 && signed.length > 0
    ? [{ kind: 'tag', name: 'MoveTimes', signed: signed.join(' ') }]
    : listDifferences('time', here, signed, (own, other) => own === other)

const remarkDifferences = (here: readonly string[], signed: string): readonly ReceiptDifference[] =>
  here.flatMap((remark, at) => {
    const start = at * SHORT_HASH_LENGTH
    // Remarks after moves that are not covered are named by these moves.
    const isRight = start >= signed.length || shortHash(remark) === signed.slice(start, start + SHORT_HASH_LENGTH)
    return isRight ? [] : [{ kind: 'remark', ply: at - 1 }]
  })

/**
 * Returns what differs between a record and what its receipt covers. `isWhole`: whether the digests of the moves and of
 * the remarks are those of the receipt.
 */
export const recordDifferences = (
  record: PdnRecord,
  claims: RecordClaims,
  isWhole: boolean,
): readonly ReceiptDifference[] => {
  const moves = claims.moves === '' ? [] : claims.moves.split(' ')
  const squares = record.moves.map((move) => move.squares)
  const found: readonly ReceiptDifference[] = [
    ...tagDifferences(record.tags, claims.tags),
    ...listDifferences(
      'move',
      record.moves.map(({ text }) => text),
      moves,
      (_, signed, ply) => squares[ply] === moveSquares(signed),
    ),
    ...timeDifferences(
      record.times,
      claimedSeconds(claims.times).map((at) => receiptInstant(at * 1000)),
    ),
    ...remarkDifferences(record.remarks, claims.remarks),
    ...(record.ending === undefined ? [] : [{ kind: 'tag', name: 'Result', here: record.ending } as const]),
    ...(record.hasMore ? [{ kind: 'more' } as const] : []),
  ]
  return found.length === 0 && !isWhole ? [{ kind: 'unnamed' }] : found
}
