import { unicode } from '../game/unicode.ts'

/** At most three words, 24 signs in all. */
const SHAPE = unicode(
  "^(?=.{1,24}$)['’]?\\p{L}\\p{M}{0,4}(?:['’-]?\\p{L}\\p{M}{0,4})*(?: ['’]?\\p{L}\\p{M}{0,4}(?:['’-]?\\p{L}\\p{M}{0,4})*){0,2}$",
)

const BETWEEN = /[ '’-]/g

/** Above or below a letter: none stands beside it or lies across. */
const MARKS = '\\u0300-\\u0314\\u031b\\u0323-\\u0333'

/** UAX #31's recommended scripts. A name is written in one of them; the first three rows are most. */
const WRITINGS = [
  `[A-Za-zÀ-ÖØ-öø-ʯḀ-ỿ${MARKS}]`,
  `[\\u0400-\\u0481\\u048a-\\u052f${MARKS}]`,
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}]',
  ...['Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Hangul']
    .concat('Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu')
    .concat('Thaana', 'Thai', 'Tibetan')
    .map((script) => `\\p{scx=${script}}`),
].map((letters) => unicode(`^${letters}+$`))

/** Letters and marks of these scripts that look like a sign (Unicode's confusables.txt, and what is drawn as those are). */
const LIKE_SIGNS = unicode(
  [
    // Clicks and glottal stops.
    '[ǀ-ǃɁɂʔʕ\\u097d',
    // Visargas: a colon.
    '\\u0903\\u0982\\u0983\\u0a03\\u0a83\\u0b03\\u0b83\\u0c03\\u0c83\\u0d03\\u0d83\\u0f7f\\u1038\\u17c7\\u17c8',
    // The kashida, tones of Hangul, and strokes of Japanese and Chinese: a line, dots, a slash.
    '\\u0640\\u302e\\u302f\\u3031-\\u3035ノ丶丿\\u{21fe8}]',
  ].join(''),
)

/** Unicode takes them for two letters, Thai and Lao for one. */
const AM = /[\u0e33\u0eb3]/g

/** No letter stands for others, as one of full width does. */
const isItself = (letters: string): boolean => {
  const own = letters.replaceAll(AM, '')
  return own.normalize('NFKC') === own.normalize('NFC')
}

/** Few words of one script's letters: no address, no number to call, hardly a sentence. For what a stranger reads of others' words. */
export const isPlainName = (text: string): boolean => {
  const letters = text.replaceAll(BETWEEN, '')
  return (
    SHAPE().test(text) &&
    !LIKE_SIGNS().test(letters) &&
    isItself(letters) &&
    WRITINGS.some((writing) => writing().test(letters))
  )
}

/** The same, and then a year. */
export const isPlainEvent = (text: string): boolean => isPlainName(text.replace(/ (?:19|20)\d\d$/, ''))
