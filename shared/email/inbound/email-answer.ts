import { LONGEST } from '../../game/limits/bounds.ts'
import { lazyPattern } from '../../game/limits/lazy-pattern.ts'
import { ANSWER_WORDS } from './answer-words.ts'

/** What a line of a reply asks for. A move may still be illegal. */
export type EmailAnswer =
  | { readonly kind: 'move'; readonly move: string; readonly offerDraw: boolean }
  | { readonly kind: 'accept' | 'decline' }
  | { readonly kind: 'resign' }

/**
 * Characters that change the direction of text, so that a person may have seen another text than the one that is read.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/u

/** The most characters of a line that can be an answer. */
const LONGEST_LINE = LONGEST.move + 40

type ActWord = keyof (typeof ANSWER_WORDS)['en']

/** The act that a word of any language stands for. */
const WORDS: ReadonlyMap<string, ActWord> = new Map(
  Object.values(ANSWER_WORDS).flatMap((words) =>
    (['draw', 'accept', 'decline', 'resign'] as const).flatMap((word) =>
      words[word].map((spelling): readonly [string, ActWord] => [spelling, word]),
    ),
  ),
)

/** A move in any notation, and perhaps a word that offers a draw. */
const MOVE = lazyPattern('^([a-l]?\\d{1,3}(?:(?: | ?[-–—−:x×*] ?)[a-l]?\\d{1,3})+)(?:[ ,;]+(\\p{L}+) ?\\?*)?$', 'iu')

/** A move number as on a score sheet: "12.", "12..." or "12)". */
const NUMBER = /^\d{1,3} ?(?:\.{1,3}(?: ?\.{2,3})?\)?|\)) ?/

/** Returns the line without the move number at its beginning. */
export const stripMoveNumber = (line: string): string => line.replace(NUMBER, '')

const OPENING_SIGNS: ReadonlySet<string> = new Set('*_"“”„«‘’\'')
const CLOSING_SIGNS: ReadonlySet<string> = new Set('*_"“”„»‘’\'.,;!')

/**
 * Returns a line without the signs around its text: bold, quotes, or the end of a sentence. It looks at one character
 * after the other: a regular expression for the end would be tried at every character, which is slow.
 */
const unwrapped = (line: string): string => {
  const signs = [...line]
  const first = signs.findIndex((sign) => !OPENING_SIGNS.has(sign))
  const last = signs.findLastIndex((sign) => !CLOSING_SIGNS.has(sign))
  return first < 0
    ? ''
    : signs
        .slice(first, last + 1)
        .join('')
        .trim()
}

/** Reads a line as an answer. Undefined if it is anything else than exactly one answer: nothing is guessed. */
export const parseAnswerLine = (line: string): EmailAnswer | undefined => {
  if (line.length > LONGEST_LINE || BIDI_CONTROLS.test(line)) return undefined
  const plain = unwrapped(line.normalize('NFKC').replaceAll(/\s+/gu, ' '))
  const act = WORDS.get(plain.toLowerCase())
  if (act !== undefined) return act === 'draw' ? undefined : { kind: act }
  const [, move, word] = MOVE().exec(stripMoveNumber(plain)) ?? []
  if (move === undefined || (word !== undefined && WORDS.get(word.toLowerCase()) !== 'draw')) return undefined
  return { kind: 'move', move: move.replaceAll('−', '-'), offerDraw: word !== undefined }
}

/**
 * A square of the largest board, by its number (1 to 72) or by its file and rank. Larger numbers and numbers that begin
 * with zero, as in telephone numbers, do not match.
 */
const SQUARE = /^(?:[a-l](?:[1-9]|1[0-2])|[1-9]|[1-6]\d|7[0-2])$/i

const squaresOf = (move: string): readonly string[] => move.toLowerCase().match(/[a-l]?\d+/g) ?? []

/** Returns whether the squares of a move can exist on a board; true for an answer that is no move. */
export const hasPossibleSquares = (answer: EmailAnswer): boolean =>
  answer.kind !== 'move' || squaresOf(answer.move).every((square) => SQUARE.test(square))

/** Returns a key that is equal for answers that ask for the same. */
export const answerKey = (answer: EmailAnswer): string =>
  answer.kind === 'move' ? `${squaresOf(answer.move).join('-')} ${answer.offerDraw}` : answer.kind

/**
 * The answer of a reply. `line`: the first line that is an answer or, if there is none, the first line. `several`: the
 * lines are different answers, so none counts.
 */
export type ChosenAnswer = { readonly line?: string; readonly answer?: EmailAnswer | 'several' }

/**
 * Chooses the only line that is an answer, so that a greeting before it does no harm. In other lines than the first, a
 * move counts only if its squares can exist.
 */
export const chooseAnswer = (lines: readonly string[]): ChosenAnswer => {
  const found = lines.flatMap((line, at) => {
    const answer = parseAnswerLine(line)
    return answer && (at === 0 || hasPossibleSquares(answer)) ? [{ line, answer }] : []
  })
  const [first] = found
  if (!first) return lines[0] === undefined ? {} : { line: lines[0] }
  const isOne = new Set(found.map(({ answer }) => answerKey(answer))).size === 1
  return isOne ? first : { line: first.line, answer: 'several' }
}
