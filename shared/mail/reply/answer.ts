import { LONGEST } from '../../game/bounds.ts'
import { unicode } from '../../game/unicode.ts'
import { textOfHtml } from './html-text.ts'
import type { Received } from './message.ts'
import { ANSWER_WORDS } from './words.ts'

/** What a line asks for. A move is not yet known to be legal. */
export type Answer =
  | { readonly kind: 'move'; readonly move: string; readonly offerDraw: boolean }
  | { readonly kind: 'accept' | 'decline' }
  | { readonly kind: 'resign' }

/** How the line below the answer begins in every language: what stands under it is ours. */
const MARKER = /^[\s>|*_]*~~/

const QUOTED = /^\s*[>|]/u

const UNSEEN = unicode('[\\p{Cc}\\u00ad\\u034f\\u061c\\u200b-\\u200f\\u2060-\\u2065\\ufeff]+', 'gu')

/** What is read may differ from what was seen. */
const TURNED = /[\u202a-\u202e\u2066-\u2069]/u

/** Longer is no answer. */
const LONGEST_LINE = LONGEST.move + 40

const ownLines = (text: string): readonly string[] => {
  const lines = text.split(/\r\n|\r|\n|\u2028|\u2029/u)
  const end = lines.findIndex((line) => MARKER.test(line.replaceAll(UNSEEN(), '')))
  return end < 0 ? lines : lines.slice(0, end)
}

/**
 * The first line that is not empty, above the marker; undefined if there is none, or it is quoted. Nothing further down
 * is read: what a reader's program quotes has moves, too.
 */
export const firstLine = ({ text, html }: Received): string | undefined => {
  const own = text === undefined || text.trim() === '' ? textOfHtml(html ?? '') : text
  const line = ownLines(own).find((each) => each.replaceAll(UNSEEN(), '').trim() !== '')
  return line === undefined || QUOTED.test(line) ? undefined : line.replaceAll(UNSEEN(), ' ').trim()
}

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
  const [, move, word] = MOVE().exec(plain) ?? []
  if (move === undefined || (word !== undefined && WORDS.get(word.toLowerCase()) !== 'draw')) return undefined
  return { kind: 'move', move: move.replaceAll('−', '-'), offerDraw: word !== undefined }
}
