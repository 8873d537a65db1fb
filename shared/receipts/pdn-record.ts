import { type RuleSet, makeFen, ruleSetOf, squareNamed } from '../draughts/index.ts'
import { normalizeScore } from '../draughts/pdn/pdn-game.ts'
import { type RawGame, pdnTag, rulesOf, splitGames, startOf } from '../draughts/pdn/split-games.ts'
import { insertDashes, splitMoveMarks, tokenize } from '../draughts/pdn/tokens.ts'

/** A move as a text has it, and its squares by numbers, such as `22-15`. */
type WrittenMove = { readonly text: string; readonly squares: string }

/** A game of a PDN as a receipt sees it: what stands there, and not whether it is legal. */
export type PdnRecord = {
  readonly rules: string
  /** The start position in FEN. Empty if the FEN cannot be read. */
  readonly start: string
  /** All tags but MoveTimes and Receipt. */
  readonly tags: readonly (readonly [name: string, value: string])[]
  readonly moves: readonly WrittenMove[]
  /** The instants of the tag MoveTimes. */
  readonly times: readonly string[]
  /** The remarks before the first move, and those after each move. */
  readonly remarks: readonly string[]
  /** The result after the moves, if it is another sign than `*`. */
  readonly ending: string | undefined
  /**
   * True if the text has what the service never writes: variations, marks of moves, words that cannot be read, or one of
   * the tags MoveTimes and Receipt twice.
   */
  readonly hasMore: boolean
  readonly receipt: string | undefined
}

/** The tags that stand for themselves in a receipt. */
const APART = ['movetimes', 'receipt']

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const squaresIn = (rules: RuleSet, text: string): string =>
  insertDashes(text)
    .split(/[^a-l\d]+/i)
    .map((word) => squareNamed(rules, word) ?? word)
    .join('-')

type Body = Pick<PdnRecord, 'moves' | 'remarks' | 'ending' | 'hasMore'>

/** Reads the main line of a game. What stands in variations is skipped. */
const readBody = (rules: RuleSet, { body }: RawGame): Body => {
  const moves: WrittenMove[] = []
  const remarks: string[][] = [[]]
  let ending: string | undefined
  let hasMore = false
  let depth = 0
  for (const token of body) {
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') depth -= 1
    if (depth > 0 || ['open', 'close', 'nag', 'fault', 'setup'].includes(token.kind)) hasMore = true
    if (depth !== 0) continue
    if (token.kind === 'comment') remarks.at(-1)?.push(oneLine(token.text))
    if (token.kind === 'result' && token.text !== '*') ending = token.text
    if (token.kind !== 'move') continue
    const { text, nags } = splitMoveMarks(token.text)
    hasMore ||= nags.length > 0
    moves.push({ text, squares: squaresIn(rules, text) })
    remarks.push([])
  }
  return { moves, remarks: remarks.map((each) => each.join('\n')), ending, hasMore }
}

/** Returns whether a tag stands twice: another program could show the second one, which no receipt covers. */
const isTwice = ({ tags }: RawGame, name: string): boolean =>
  tags.filter(([each]) => each.toLowerCase() === name).length > 1

const readRecord = (raw: RawGame): PdnRecord => {
  const rules = rulesOf(raw, 'english') ?? 'english'
  const start = startOf(ruleSetOf(rules), raw)
  const body = readBody(ruleSetOf(rules), raw)
  const result = normalizeScore(pdnTag(raw, 'result') ?? '')
  return {
    ...body,
    hasMore: body.hasMore || APART.some((name) => isTwice(raw, name)),
    rules,
    start: 'message' in start ? '' : makeFen(ruleSetOf(rules), start),
    tags: raw.tags.filter(([name]) => !APART.includes(name.toLowerCase())),
    times: (pdnTag(raw, 'movetimes') ?? '').split(/\s+/).filter((time) => time !== ''),
    // Other programs end the moves with the result, which is right if the tag says the same.
    ending: body.ending === result ? undefined : body.ending,
    receipt: pdnTag(raw, 'receipt')?.trim(),
  }
}

/**
 * Reads the games of a PDN, `most` at most, in time that is linear in its length. `left` is the number of games beyond
 * these.
 */
export const readPdnRecords = (
  text: string,
  most = Infinity,
): { readonly records: readonly PdnRecord[]; readonly left: number } => {
  const games = splitGames(tokenize(text))
  return { records: games.slice(0, most).map(readRecord), left: Math.max(0, games.length - most) }
}
