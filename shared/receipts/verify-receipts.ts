import { type TextDigest, chainDigests } from './receipt-chain.ts'
import type { ReceiptClaims, RecordClaims } from './receipt-claims.ts'
import type { ReceiptKey } from './receipt-keys.ts'
import { type UncheckedReceipt, parseReceipt } from './receipt-jws.ts'
import { type PdnRecord, readPdnRecords } from './pdn-record.ts'
import { type ReceiptDifference, recordDifferences } from './compare-record.ts'
import { remarksDigest } from './write-claims.ts'

export type ReceiptCrypto = {
  readonly digest: TextDigest
  /** Returns whether a text has this Ed25519 signature by a public key (`ReceiptKey.x`). */
  readonly verify: (x: string, text: string, signature: Uint8Array<ArrayBuffer>) => boolean | Promise<boolean>
}

/**
 * What a verifier says of a receipt. A genuine one covers the whole `record`, or only the `moves` so far with their
 * times; it stands `alone` if the text has no game to compare it with.
 */
export type ReceiptVerdict =
  | { readonly kind: 'genuine'; readonly claims: ReceiptClaims; readonly covers: 'record' | 'moves' | 'alone' }
  | { readonly kind: 'changed'; readonly claims: ReceiptClaims; readonly differences: readonly ReceiptDifference[] }
  /** The receipt is of another game than the PDN says to be. `here` is the PDN's tag Site. */
  | { readonly kind: 'other-game'; readonly claims: ReceiptClaims; readonly here: string }
  | { readonly kind: 'unknown-key' | 'broken'; readonly claims: ReceiptClaims }
  /** The key had been replaced before the last move was received. */
  | { readonly kind: 'outdated-key'; readonly claims: ReceiptClaims; readonly until: string }
  | { readonly kind: 'no-receipt' | 'unreadable' }

/** A verdict, and whose game it is about, if the text has the game. */
export type VerifiedReceipt = { readonly verdict: ReceiptVerdict; readonly players?: readonly [string, string] }

const DAY = 86_400_000

/** A key may sign for two days after its last one: containers know of a new key only after a while, and days are UTC. */
const isOutdated = ({ until }: ReceiptKey, { receivedAt }: ReceiptClaims): boolean =>
  until !== undefined && receivedAt !== undefined && Date.parse(receivedAt) > Date.parse(until) + 2 * DAY

/** Returns what is wrong with a receipt itself. Undefined if a known key signed it. */
const signatureFault = async (
  { verify }: ReceiptCrypto,
  keys: readonly ReceiptKey[],
  { kid, claims, signed, signature }: UncheckedReceipt,
): Promise<ReceiptVerdict | undefined> => {
  const key = keys.find((each) => each.kid === kid)
  if (!key) return { kind: 'unknown-key', claims }
  if (!(await verify(key.x, signed, signature))) return { kind: 'broken', claims }
  return isOutdated(key, claims) ? { kind: 'outdated-key', claims, until: key.until ?? '' } : undefined
}

/** Returns whether the first moves of a record, with their times, are those that a receipt covers. */
const isOnChain = async (
  digest: TextDigest,
  { iss: origin, game, plies, chain }: ReceiptClaims,
  { rules, start, moves, times }: PdnRecord,
): Promise<boolean> => {
  const covered = moves.slice(0, plies).map(({ squares }, ply) => ({ text: squares, at: Date.parse(times[ply] ?? '') }))
  const digests = await chainDigests(digest, { origin, game, rules, start, moves: covered })
  return covered.length === plies && digests.at(-1) === chain
}

const siteIn = (tags: RecordClaims['tags']): string => tags.find(([name]) => name.toLowerCase() === 'site')?.[1] ?? ''

const verdictOnRecord = async (
  digest: TextDigest,
  claims: ReceiptClaims,
  record: PdnRecord,
): Promise<ReceiptVerdict> => {
  const isFitting = await isOnChain(digest, claims, record)
  if (!claims.record) {
    return isFitting
      ? { kind: 'genuine', claims, covers: 'moves' }
      : { kind: 'changed', claims, differences: [{ kind: 'unnamed' }] }
  }
  const here = siteIn(record.tags)
  if (here !== siteIn(claims.record.tags)) return { kind: 'other-game', claims, here }
  const isWhole = isFitting && (await remarksDigest(digest, record)) === claims.record.remarksDigest
  const differences = recordDifferences(record, claims.record, isWhole)
  return differences.length === 0
    ? { kind: 'genuine', claims, covers: 'record' }
    : { kind: 'changed', claims, differences }
}

export type ReceiptVerifier = {
  readonly crypto: ReceiptCrypto
  /**
   * Returns the keys with which this service may have signed. The keys of one service must not vouch for another, which
   * a receipt can claim to be from.
   */
  readonly keysOf: (issuer: string) => readonly ReceiptKey[] | Promise<readonly ReceiptKey[]>
}

const verdictOn = async (
  { crypto, keysOf }: ReceiptVerifier,
  text: string,
  recordOf: (claims: ReceiptClaims) => PdnRecord | undefined,
): Promise<ReceiptVerdict> => {
  const receipt = parseReceipt(text)
  if (!receipt) return { kind: 'unreadable' }
  const fault = await signatureFault(crypto, await keysOf(receipt.claims.iss), receipt)
  if (fault) return fault
  const { claims } = receipt
  const record = recordOf(claims)
  return record ? verdictOnRecord(crypto.digest, claims, record) : { kind: 'genuine', claims, covers: 'alone' }
}

const playersOf = ({ tags }: PdnRecord): readonly [string, string] => {
  const tag = (wanted: string): string => tags.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '?'
  return [tag('white'), tag('black')]
}

/** A line that is a receipt, or a link whose fragment is one. */
const RECEIPT_LINE = /^(?:\S*#)?([\w-]{20,}\.[\w-]{20,}\.[\w-]{86})$/

/** The most characters of a text that can be verified: some thousand games. */
export const LONGEST_VERIFIED_TEXT = 4_000_000

/** The most games and receipts that are verified at once. */
const MOST_VERIFIED = 2000

/** What was found in a text. `left` is the number of games and receipts that were not looked at. */
export type VerifiedText = { readonly found: readonly VerifiedReceipt[]; readonly left: number }

/**
 * Returns the games that a receipt could cover. Text above the first game with tags is no game. A whole email may be
 * verified: where a line is a receipt and no game has one of its own, text without tags is no game either.
 */
const withoutProse = (records: readonly PdnRecord[], hasReceipts: boolean): readonly PdnRecord[] => {
  const hasTags = ({ tags }: PdnRecord): boolean => tags.length > 0
  if (hasReceipts && records.every(({ receipt }) => receipt === undefined)) return records.filter(hasTags)
  return records.slice(Math.max(0, records.findIndex(hasTags)))
}

/** Returns what an email quotes, if no game with tags stands outside the quotation; otherwise the whole text. */
const quotedIn = (text: string): string => {
  if (/^\[\w+ "/m.test(text) || !/^[> ]*>[> ]*\[\w+ "/m.test(text)) return text
  const lines = text.split('\n')
  const isQuoted = (line: string): boolean => /^ *>/.test(line)
  return lines
    .slice(lines.findIndex(isQuoted), lines.findLastIndex(isQuoted) + 1)
    .map((line) => line.replace(/^[> ]*>[> ]?/, ''))
    .join('\n')
}

/** Joins the lines of a tag that a mail program wrapped. */
const joinTags = (text: string): string =>
  text.replaceAll(/^\[\w+ "(?:\\[^]|[^"\\])*"\]/gm, (tag) =>
    tag.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)),
  )

/**
 * Verifies every game of a PDN, and every receipt that stands in a line of its own. Such a receipt is compared with the
 * game of the same address, if the text has it. What an email quotes is read, too. Answers for any text.
 */
export const verifyReceipts = async (verifier: ReceiptVerifier, text: string): Promise<VerifiedText> => {
  const lines = joinTags(quotedIn(text))
    .split(/\r?\n/)
    .map((line) => ({ line, receipt: RECEIPT_LINE.exec(line.trim())?.[1] }))
  const pdn = lines.map(({ line, receipt }) => (receipt === undefined ? line : '')).join('\n')
  const receipts = lines.flatMap(({ receipt }) => receipt ?? [])
  const read = readPdnRecords(pdn, MOST_VERIFIED)
  const records = withoutProse(read.records, receipts.length > 0)
  // Without its times, as in an email, a record says nothing that a receipt of moves could prove.
  const bySite = new Map(records.flatMap((each) => (each.times.length > 0 ? [[siteIn(each.tags), each] as const] : [])))
  const found: VerifiedReceipt[] = []
  for (const record of records) {
    const verdict: ReceiptVerdict =
      record.receipt === undefined ? { kind: 'no-receipt' } : await verdictOn(verifier, record.receipt, () => record)
    found.push({ verdict, players: playersOf(record) })
  }
  for (const receipt of receipts.slice(0, MOST_VERIFIED)) {
    const verdict = await verdictOn(verifier, receipt, ({ iss, game }) => bySite.get(`${iss}/g/${game}`))
    found.push({ verdict })
  }
  return { found, left: read.left + Math.max(0, receipts.length - MOST_VERIFIED) }
}
