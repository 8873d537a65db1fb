import type { Ledger, QuotaLimit } from '../../shared/service/ports/ledger.ts'

/** What is counted for ever is not a quota: it recognizes what has been done before. */
const isQuota = ({ per }: QuotaLimit): boolean => per !== 'ever'

const uncapped = (limit: QuotaLimit): QuotaLimit => {
  if (!isQuota(limit)) return limit
  const { most: _most, unproven: _unproven, ...counted } = limit
  return counted
}

const unused = (counts: readonly number[], limits: readonly QuotaLimit[]): readonly number[] =>
  counts.map((count, index) => (limits[index] && isQuota(limits[index]) ? 0 : count))

/** Returns a ledger in which no quota is ever used up, for programs that are being written. */
export const withoutLimits = (ledger: Ledger): Ledger => ({
  ...ledger,
  take: async (account, grant, now, limits, notAfter) => {
    const { kind, counts } = await ledger.take(account, grant, now, limits.map(uncapped), notAfter)
    return { kind, counts: unused(counts, limits) }
  },
  counts: async (account, now, limits) => unused(await ledger.counts(account, now, limits), limits),
})
