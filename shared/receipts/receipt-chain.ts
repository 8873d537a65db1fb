/** Returns SHA-256 of a text in UTF-8, in base64url. A browser answers with a promise. */
export type TextDigest = (text: string) => string | Promise<string>

/** What a chain covers: a game of a service, and its moves with the instants at which they were received, in ms. */
export type ChainedGame = {
  readonly origin: string
  readonly game: string
  readonly rules: string
  /** The start position in FEN. */
  readonly start: string
  readonly moves: readonly { readonly text: string; readonly at: number }[]
}

/** The first line of the text of a chain's first digest. Another form of chain gets another number. */
const FORM = 'crownhead-receipt-1'

/**
 * Returns a move by its squares alone, such as `22-15-8`. Rule sets write captures with different signs, one of them
 * like other moves; the position tells which moves capture.
 */
export const moveSquares = (text: string): string => text.replaceAll('x', '-')

const step = (digest: TextDigest, parts: readonly (string | number)[]): string | Promise<string> =>
  digest(parts.map((part) => `${part}\n`).join(''))

/**
 * Returns the digests of a chain: the one before the first move, and the one after each move. Each covers the one before
 * it, so a digest covers all moves so far, with the times at which they were received. The parts of a digest's text
 * contain no line break.
 */
export const chainDigests = async (
  digest: TextDigest,
  { origin, game, rules, start, moves }: ChainedGame,
): Promise<readonly string[]> => {
  let last = await step(digest, [FORM, origin, game, rules, start])
  const digests = [last]
  for (const [ply, { text, at }] of moves.entries()) {
    last = await step(digest, [last, ply, moveSquares(text), at])
    digests.push(last)
  }
  return digests
}
