import type { Instant } from '../game/words.ts'
import type { Ledger, Log, Outbox } from './ports.ts'

export type DigestPorts = { readonly ledger: Pick<Ledger, 'planned' | 'unplan'>; readonly outbox: Outbox }

/** Those that are due go into the outbox. A crash in between puts one twice; the second has nothing to tell. */
export const putDigests = async (
  { ledger, outbox }: DigestPorts,
  log: Log,
  now: Instant,
  most = 500,
): Promise<void> => {
  const due = await ledger.planned(now, most)
  if (due.length > 0) await outbox.put(due.map(({ account, at }) => ({ kind: 'digest', account, due: at, delay: 0 })))
  for (const { account, at } of due) await ledger.unplan(account, at)
  if (due.length > 0) log('info', 'digests were put into the outbox', { digests: due.length })
}
