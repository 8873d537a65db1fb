import { LONGEST } from '../../game/bounds.ts'
import { unicode } from '../../game/unicode.ts'
import { ANSWER_WORDS } from './words.ts'

/** What a line asks for. A move is not yet known to be legal. */
export type Answer =
  | { readonly kind: 'move'; readonly move: string; readonly offerDraw: boolean }
  | { readonly kind: 'accept' | 'decline' }
  | { readonly kind: 'resign' }

/** What is read may differ from what was seen. */
const TURNED = /[\u202a-\u202e\u2066-\u2069]/u

/** Longer is no answer. */
const LONGEST_LINE = LONGEST.move + 40

type Word = keyof (typeof ANSWER_WORDS)['en']

const WORDS: ReadonlyMap<string, Word> = new Map(
  Object.values(ANSWER_WORDS).flatMap((words) =>
    (['draw', 'accept', 'decline', 'resign'] as const).flatMap((word) =>
      words[word].map((written): readonly [string, Word] => [written, word]),
    ),
  ),
)

/** The move in any notation, then perhaps the word of a draw. */
const MOVE = unicode('^([a-l]?\\d{1,3}(?:(?: | ?[-–—−:x×*] ?)[a-l]?\\d{1,3})+)(?:[ ,;]+(\\p{L}+) ?\\?*)?$', 'iu')

/** "12.", "12..." or "12)" before it, as a score sheet has it. */
const NUMBER = /^\d{1,3} ?(?:\.{1,3}(?: ?\.{2,3})?\)?|\)) ?/

export const withoutNumber = (line: string): string => line.replace(NUMBER, '')

const OPENS: ReadonlySet<string> = new Set('*_"“”„«‘’\'')
const ENDS: ReadonlySet<string> = new Set('*_"“”„»‘’\'.,;!')

/** Of a line that is bold, in quotes, or ends as a sentence. Sign by sign: a pattern for its end would begin at each. */
const bare = (line: string): string => {
  const signs = [...line]
  const first = signs.findIndex((sign) => !OPENS.has(sign))
  const last = signs.findLastIndex((sign) => !ENDS.has(sign))
  return first < 0
    ? ''
    : signs
        .slice(first, last + 1)
        .join('')
        .trim()
}

/** Undefined for anything else than one answer: nothing is guessed. */
export const readAnswer = (line: string): Answer | undefined => {
  if (line.length > LONGEST_LINE || TURNED.test(line)) return undefined
  const plain = bare(line.normalize('NFKC').replaceAll(/\s+/gu, ' '))
  const act = WORDS.get(plain.toLowerCase())
  if (act !== undefined) return act === 'draw' ? undefined : { kind: act }
  const [, move, word] = MOVE().exec(withoutNumber(plain)) ?? []
  if (move === undefined || (word !== undefined && WORDS.get(word.toLowerCase()) !== 'draw')) return undefined
  return { kind: 'move', move: move.replaceAll('−', '-'), offerDraw: word !== undefined }
}

/** Squares of the largest board, and its files and ranks: no telephone number, and nothing with a zero in front. */
const SQUARE = /^(?:[a-l](?:[1-9]|1[0-2])|[1-9]|[1-6]\d|7[0-2])$/i

const squaresOf = (move: string): readonly string[] => move.toLowerCase().match(/[a-l]?\d+/g) ?? []

export const isOnBoard = (answer: Answer): boolean =>
  answer.kind !== 'move' || squaresOf(answer.move).every((square) => SQUARE.test(square))

export const sameKey = (answer: Answer): string =>
  answer.kind === 'move' ? `${squaresOf(answer.move).join('-')} ${answer.offerDraw}` : answer.kind

/** `line`: what was read, or the first line. `several`: different answers, of which none counts. */
export type Chosen = { readonly line?: string; readonly answer?: Answer | 'several' }

/** The only one of the writer's own lines that is an answer: a greeting does not hide it. */
export const chosenOf = (lines: readonly string[]): Chosen => {
  const found = lines.flatMap((line, at) => {
    const answer = readAnswer(line)
    return answer && (at === 0 || isOnBoard(answer)) ? [{ line, answer }] : []
  })
  const [first] = found
  if (!first) return lines[0] === undefined ? {} : { line: lines[0] }
  const isOne = new Set(found.map(({ answer }) => sameKey(answer))).size === 1
  return isOne ? first : { line: first.line, answer: 'several' }
}
