import type { ChainedGame, TextDigest } from './receipt-chain.ts'
import { type ReceiptSigning, signReceipt } from './receipt-jws.ts'
import { readPdnRecords } from './pdn-record.ts'
import { receiptInstant, recordClaims } from './write-claims.ts'

/** The first of the tags that a writer puts last. Each game has a GameType, and no value of a tag has a line break. */
const START_TAGS = /^\[(?:SetUp|FEN|GameType) /m

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
  // They stand before the tags that say from where a game starts, as all others do, so that it is read back the same.
  return text.replace(START_TAGS, (start) => `${tags.join('\n')}\n${start}`)
}
