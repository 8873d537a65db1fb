import type { ChainedGame, TextDigest } from './receipt-chain.ts'
import { type ReceiptSigning, signReceipt } from './receipt-jws.ts'
import { readPdnRecords } from './pdn-record.ts'
import { receiptInstant, recordClaims } from './write-claims.ts'

/**
 * Returns a PDN of one game with the tags MoveTimes, the instants at which its moves were received, and Receipt. The
 * receipt covers what the verifier reads in the written text, so both always agree about what stands there.
 */
export const signedPdn = async (
  signing: ReceiptSigning & { readonly digest: TextDigest },
  chained: ChainedGame,
  text: string,
): Promise<string> => {
  const [record, ...more] = readPdnRecords(text).records
  if (!record || more.length > 0) throw new Error('a PDN of one game is no record of one game')
  const times = chained.moves.map(({ at }) => receiptInstant(at)).join(' ')
  const receipt = signReceipt(signing, await recordClaims(signing.digest, chained, record))
  const tags = [...(times === '' ? [] : [`[MoveTimes "${times}"]`]), `[Receipt "${receipt}"]`]
  // No tag has an empty line, so the first one ends the tags.
  return text.replace('\n\n', () => `\n${tags.join('\n')}\n\n`)
}
