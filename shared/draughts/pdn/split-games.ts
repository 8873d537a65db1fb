import { parseFen } from '../notation/fen.ts'
import { type Position, startPosition } from '../board/position.ts'
import { ruleSetOf } from '../rule-sets/rule-sets.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { RULES_IDS, type RulesId } from '../rules/words.ts'
import { typeNumber } from './game-types.ts'
import type { Token } from './tokens.ts'

/** One game of a text, before its moves are read: its tags, where they are, and the tokens after them. */
export type RawGame = {
  readonly tags: (readonly [string, string])[]
  readonly tagAt: Map<string, number>
  readonly body: Token[]
}
/** What is wrong in a text, and the index of the character where it is. */
export type PdnFault = { readonly message: string; readonly at: number }

const newRaw = (): RawGame => ({ tags: [], tagAt: new Map(), body: [] })

const isEmpty = (raw: RawGame): boolean => raw.tags.length === 0 && raw.body.length === 0

/** Returns whether a token changes the board. */
export const isPlayed = ({ kind }: Token): boolean => kind === 'move' || kind === 'setup'

/** Splits a text into games. A new game begins at a tag after moves, or at a move after a result. */
export const splitGames = (tokens: readonly Token[]): readonly RawGame[] => {
  const games: RawGame[] = []
  let raw = newRaw()
  let played = false
  let over = false
  for (const token of tokens) {
    if (token.kind === 'tag' ? played : over && isPlayed(token)) {
      games.push(raw)
      raw = newRaw()
      played = false
      over = false
    }
    if (token.kind === 'tag') {
      raw.tags.push([token.name, token.value])
      if (!raw.tagAt.has(token.name.toLowerCase())) raw.tagAt.set(token.name.toLowerCase(), token.at)
    } else {
      raw.body.push(token)
      played ||= token.kind !== 'comment'
      over ||= token.kind === 'result'
    }
  }
  return isEmpty(raw) ? games : [...games, raw]
}

/** Returns the value of a tag. The case of its name is ignored, and the first of several values counts. */
export const pdnTag = (raw: RawGame, name: string): string | undefined =>
  raw.tags.find(([each]) => each.toLowerCase() === name)?.[1]

/** GameTypes that no rule set has. 41 is Frisian draughts with five men, which has the same moves. */
const FURTHER_TYPES: Readonly<Record<string, RulesId>> = { '41': 'frisian' }

/**
 * Guesses the rules by the highest square: the default if its board has that square, otherwise international up to 50,
 * and Canadian above.
 */
const guessRules = (raw: RawGame, otherwise: RulesId): RulesId => {
  const moves = raw.body.map((token) => (token.kind === 'move' ? token.text : token.kind === 'setup' ? token.fen : ''))
  const numbers = [pdnTag(raw, 'fen') ?? '', ...moves].join(' ').match(/\d+/g) ?? []
  const highest = numbers.reduce((most, each) => Math.max(most, Number(each)), 0)
  if (highest <= 32) return otherwise
  return ruleSetOf(otherwise).columns > 8 && highest <= 50 ? otherwise : highest > 50 ? 'canadian' : 'international'
}

const sameType = (number: string): readonly RulesId[] =>
  RULES_IDS.filter((id) => typeNumber(ruleSetOf(id).gameType) === number)

/**
 * Returns the value of the tag Variant. Several rule sets share a GameType, and all but the first of them need the tag.
 */
export const variantOf = ({ id, gameType }: RuleSet): string | undefined =>
  sameType(typeNumber(gameType))[0] === id ? undefined : id

/**
 * Returns the rules of a game by its tags GameType and Variant, or guesses them without a GameType. Undefined if the
 * GameType is unknown.
 */
export const rulesOf = (raw: RawGame, otherwise: RulesId): RulesId | undefined => {
  const type = pdnTag(raw, 'gametype')
  if (type === undefined || type.trim() === '') return guessRules(raw, otherwise)
  const number = typeNumber(type)
  const same = sameType(number)
  const variant = same.find((id) => id === pdnTag(raw, 'variant'))
  if (variant) return variant
  return same.includes(otherwise) ? otherwise : (same[0] ?? FURTHER_TYPES[number])
}

/** Reads a position of a text. */
export const positionIn = (rules: RuleSet, fen: string, at: number): Position | PdnFault => {
  const read = parseFen(rules, fen)
  return read.kind === 'position' ? read.position : { message: `FEN: ${read.message}`, at }
}

/** Returns the position that a game sets up before its first move. */
export const firstSetup = ({ body }: RawGame): Extract<Token, { readonly kind: 'setup' }> | undefined => {
  const first = body.find(isPlayed)
  return first?.kind === 'setup' ? first : undefined
}

/** Returns the position where a game starts: one that is set up before the first move, or that of its tag FEN. */
export const startOf = (rules: RuleSet, raw: RawGame): Position | PdnFault => {
  const setup = firstSetup(raw)
  if (setup) return positionIn(rules, setup.fen, setup.at)
  const fen = pdnTag(raw, 'fen')
  if (fen === undefined || fen.trim() === '') return startPosition(rules)
  return positionIn(rules, fen, raw.tagAt.get('fen') ?? 0)
}
