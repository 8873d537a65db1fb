import { fnv1a } from './fnv1a.ts'
import { makeFen, ruleSetOf } from '../draughts/index.ts'
import type { Play } from '../game/model/game.ts'
import type { Terms } from '../game/model/terms.ts'
import { type ChainedGame, type TextDigest, chainDigests } from './receipt-chain.ts'
import { type ReceiptClaims, SHORT_HASH_LENGTH } from './receipt-claims.ts'
import type { PdnRecord } from './pdn-record.ts'

/** Writes an instant as receipts and MoveTimes do. Instants are whole seconds. */
export const receiptInstant = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z')

/** Returns what the chain of a game covers: the line of play as it stands, without moves that were taken back. */
export const chainedGame = (
  service: Pick<ChainedGame, 'origin' | 'game'>,
  { rules }: Pick<Terms, 'rules'>,
  { startPosition, moves, movedAt }: Pick<Play, 'startPosition' | 'moves' | 'movedAt'>,
  plies: number = moves.length,
): ChainedGame => ({
  ...service,
  rules,
  start: makeFen(ruleSetOf(rules), startPosition),
  moves: moves.slice(0, plies).map((text, ply) => ({ text, at: movedAt[ply] ?? 0 })),
})

/** Returns the claims of a receipt for all moves of a game. */
export const moveClaims = async (digest: TextDigest, chained: ChainedGame): Promise<ReceiptClaims> => {
  const { origin, game, moves } = chained
  const last = moves.at(-1)
  return {
    iss: origin,
    game,
    plies: moves.length,
    ...(last && { move: last.text, receivedAt: receiptInstant(last.at) }),
    chain: (await chainDigests(digest, chained)).at(-1) ?? '',
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Returns a hash of 18 bits in three characters (FNV-1a). It says which remark of many was changed; that none was, the
 * digest of all says.
 */
export const shortHash = (text: string): string => {
  const hash = fnv1a(text)
  const folded = (hash ^ (hash >>> 14)) >>> 0
  return Array.from({ length: SHORT_HASH_LENGTH }, (_, at) => LETTERS[(folded >>> (6 * at)) & 63]).join('')
}

/** Returns the digest of all remarks of a record. */
export const remarksDigest = (digest: TextDigest, { remarks }: Pick<PdnRecord, 'remarks'>): string | Promise<string> =>
  digest(JSON.stringify(remarks))

/** Returns the claims of the receipt in a PDN, which cover all that stands there: tags, moves, times and remarks. */
export const recordClaims = async (
  digest: TextDigest,
  chained: ChainedGame,
  record: PdnRecord,
): Promise<ReceiptClaims> => {
  const seconds = chained.moves.map(({ at }) => at / 1000)
  return {
    ...(await moveClaims(digest, chained)),
    record: {
      tags: record.tags,
      moves: chained.moves.map(({ text }) => text).join(' '),
      times: seconds.map((at, ply) => at - (seconds[ply - 1] ?? 0)).join(' '),
      remarks: record.remarks.map(shortHash).join(''),
      remarksDigest: await remarksDigest(digest, record),
    },
  }
}
