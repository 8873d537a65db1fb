import { lazyPattern } from '../../game/limits/lazy-pattern.ts'

const WORD = "['’]?\\p{L}\\p{M}{0,4}(?:['’-]?\\p{L}\\p{M}{0,4})*"

const shapeOf = ({ words, signs }: { readonly words: number; readonly signs: number }) =>
  lazyPattern(`^(?=.{1,${signs}}$)${WORD}(?: ${WORD}){0,${words - 1}}$`)

/** A plain name has at most three words and 24 characters. */
const SHAPE = shapeOf({ words: 3, signs: 24 })
/** A title in which a word names an event may have five words, as a title of an event may have 40 characters. */
const TITLE_SHAPE = shapeOf({ words: 5, signs: 40 })

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

/** Returns whether words have letters of one script alone, none of which stands for another sign, and name no role. */
const hasPlainSpelling = (text: string): boolean => {
  const letters = text.replaceAll(BETWEEN, '')
  return (
    !ROLE_NAMES().test(text) &&
    !LIKE_SIGNS().test(letters) &&
    isItself(letters) &&
    SCRIPTS.some((script) => script().test(letters))
  )
}

/**
 * Returns whether a text is a plain name: a few words in letters of one script, so no link, no telephone number and
 * hardly a sentence, and not the name of a role, which would seem to write for the service. Emails to readers who have
 * not consented contain no other words that another person wrote.
 */
export const isPlainName = (text: string): boolean => SHAPE().test(text) && hasPlainSpelling(text)

/** A dot after an initial or a title, at the end of a word or before another initial. */
const DOTS = lazyPattern('\\.(?=\\s|$)|(?<=(?:^|[\\s.])\\p{L})\\.(?=\\p{L}\\.)', 'gu')

/** Returns a name as a stranger may read it: "HJ Bakker" for "H.J. Bakker". Empty if it is not plain. */
export const plainNameOf = (name: string): string => [name, name.replaceAll(DOTS(), '')].find(isPlainName) ?? ''

/** Words that name an event, in the languages of this service, alone or at the end of a longer word. */
const EVENT_WORDS = lazyPattern(
  [
    '(?:cup|open|league|championships?|tournament|masters|memorial|trophy|knockout',
    'pokal|meisterschaft|turnier|liga|beker|kampioenschap|toernooi|competitie|coupe|championnat|tournoi|ligue|trophée',
    'copa|campeonato|torneo|torneio|taça|puchar|mistrzostwa|turniej|memoriał',
    'кубок|чемпионат|первенство|турнир|лига|мемориал)(?![\\p{L}\\p{M}])',
  ].join('|'),
  'iu',
)

/** A number before the name of an event: "12th", "3.". */
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th|e|\.) /
const YEAR = / (?:19|20)\d\d$/

/**
 * Returns whether a text is a plain name, perhaps with an ordinal before and a year after it. It may be longer if one of
 * its words names an event: then it hardly reads as a message.
 */
export const isPlainEvent = (text: string): boolean => {
  const title = text.replace(ORDINAL, '').replace(YEAR, '')
  return isPlainName(title) || (TITLE_SHAPE().test(title) && EVENT_WORDS().test(title) && hasPlainSpelling(title))
}
