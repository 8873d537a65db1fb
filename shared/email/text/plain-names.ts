import { lazyPattern } from '../../game/limits/lazy-pattern.ts'

/** A plain name has at most three words and 24 characters. */
const SHAPE = lazyPattern(
  "^(?=.{1,24}$)['’]?\\p{L}\\p{M}{0,4}(?:['’-]?\\p{L}\\p{M}{0,4})*(?: ['’]?\\p{L}\\p{M}{0,4}(?:['’-]?\\p{L}\\p{M}{0,4})*){0,2}$",
)

const BETWEEN = /[ '’-]/g

/** Combining marks above or below a letter. Marks beside a letter or across it are left out. */
const MARKS = '\\u0300-\\u0314\\u031b\\u0323-\\u0333'

/**
 * The recommended scripts of Unicode UAX #31. A name must be written in one of them; most names match the first three.
 */
const SCRIPTS = [
  `[A-Za-zÀ-ÖØ-öø-ʯḀ-ỿ${MARKS}]`,
  `[\\u0400-\\u0481\\u048a-\\u052f${MARKS}]`,
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}]',
  ...['Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Hangul']
    .concat('Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu')
    .concat('Thaana', 'Thai', 'Tibetan')
    .map((script) => `\\p{scx=${script}}`),
].map((letters) => lazyPattern(`^${letters}+$`))

/**
 * Letters and marks of these scripts that look like a punctuation sign. The list is from Unicode's confusables.txt,
 * with further characters that are drawn like those.
 */
const LIKE_SIGNS = lazyPattern(
  [
    // Click letters and glottal stops.
    '[ǀ-ǃɁɂʔʕ\\u097d',
    // Visargas look like a colon.
    '\\u0903\\u0982\\u0983\\u0a03\\u0a83\\u0b03\\u0b83\\u0c03\\u0c83\\u0d03\\u0d83\\u0f7f\\u1038\\u17c7\\u17c8',
    // The kashida, the tone marks of Hangul, and strokes of Japanese and Chinese look like a line, dots or a slash.
    '\\u0640\\u302e\\u302f\\u3031-\\u3035ノ丶丿\\u{21fe8}]',
  ].join(''),
)

/** The vowel "am" of Thai and Lao. NFKC splits it into two characters, though readers take it for one letter. */
const AM = /[\u0e33\u0eb3]/g

/** Returns whether no letter is a compatibility form of other letters, as full-width letters are. */
const isItself = (letters: string): boolean => {
  const own = letters.replaceAll(AM, '')
  return own.normalize('NFKC') === own.normalize('NFC')
}

/** Mailboxes that belong to a role and to no person (RFC 2142, and usual ones), and the name of this software. */
const ROLE_NAMES = lazyPattern(
  '(?:^|[^\\p{L}])(?:abuse|admin|administrator|crownhead|helpdesk|hostmaster|info|moderator|postmaster|security|support|webmaster)(?![\\p{L}])',
  'iu',
)

/**
 * Returns whether a text is a plain name: a few words in letters of one script, so no link, no telephone number and
 * hardly a sentence, and not the name of a role, which would seem to write for the service. Emails to readers who have
 * not consented contain no other words that another person wrote.
 */
export const isPlainName = (text: string): boolean => {
  const letters = text.replaceAll(BETWEEN, '')
  return (
    SHAPE().test(text) &&
    !ROLE_NAMES().test(text) &&
    !LIKE_SIGNS().test(letters) &&
    isItself(letters) &&
    SCRIPTS.some((script) => script().test(letters))
  )
}

/** A dot after an initial or a title, at the end of a word or before another initial. */
const DOTS = lazyPattern('\\.(?=\\s|$)|(?<=(?:^|[\\s.])\\p{L})\\.(?=\\p{L}\\.)', 'gu')

/** Returns a name as a stranger may read it: "HJ Bakker" for "H.J. Bakker". Empty if it is not plain. */
export const plainNameOf = (name: string): string => [name, name.replaceAll(DOTS(), '')].find(isPlainName) ?? ''

/** Returns whether a text is a plain name, perhaps followed by a year. */
export const isPlainEvent = (text: string): boolean => isPlainName(text.replace(/ (?:19|20)\d\d$/, ''))
