import { type RuleSet, type Square, squareNamed } from '../../../draughts/index.ts'
import type { Texts } from '../../../texts/index.ts'

/** The English words that can be typed in place of a move. Every language has words of its own for them. */
export const TYPED_WORDS = ['last', 'time', 'board', 'moves', 'help'] as const
export type TypedWord = (typeof TYPED_WORDS)[number]

/** What a typed text asks about the game. */
export type TypedQuestion =
  | { readonly kind: 'word'; readonly word: TypedWord }
  | { readonly kind: 'square'; readonly square: Square }
  /** A number or a name of no square of this board. */
  | { readonly kind: 'no-square'; readonly name: string }

const SQUARE = /^[a-l]?\d{1,3}$/

/** Drops capitals, accents and a final point, which are easily missed on a keyboard. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '').trim()

/** Reads a text that asks about the game. Undefined for all others, moves among them. */
export const readTypedWord = (
  { typed }: Pick<Texts, 'typed'>,
  rules: RuleSet,
  text: string,
): TypedQuestion | undefined => {
  const asked = plain(text)
  if (asked === '?') return { kind: 'word', word: 'help' }
  const word = TYPED_WORDS.find((each) => asked === each || asked === plain(typed.words[each]))
  if (word !== undefined) return { kind: 'word', word }
  const square = squareNamed(rules, asked)
  if (square !== undefined) return { kind: 'square', square }
  return SQUARE.test(asked) ? { kind: 'no-square', name: asked } : undefined
}
