import { describe, expect, test } from 'vitest'
import { CLAIMS, COLOURS, KINDS } from '../../shared/draughts/index.ts'
import { DECKS } from '../../shared/draughts/index.ts'
import { LANGUAGES, type Language } from '../../shared/texts/languages/languages.ts'
import { evidenceTextsFor, explainedTextsFor, mailTextsFor, textsFor, tournamentTextsFor } from '../harness/words.ts'

type Leaf = string | ((...args: readonly unknown[]) => unknown)

/** Returns every text of a catalogue by its path. */
const leaves = (node: object, path = ''): readonly (readonly [string, Leaf])[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]): readonly (readonly [string, Leaf])[] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]]
    if (typeof value === 'function') return [[`${path}${key}`, value as Leaf]]
    return typeof value === 'object' && value !== null ? leaves(value, `${path}${key}.`) : []
  })

const textsOf = (language: Language): ReadonlyMap<string, Leaf> =>
  new Map([
    ...leaves(textsFor(language)),
    ...leaves(mailTextsFor(language), 'mail.'),
    ...leaves(explainedTextsFor(language) ?? {}, 'explained.'),
    ...leaves(tournamentTextsFor(language) ?? {}, 'tournament.'),
    ...leaves(evidenceTextsFor(language) ?? {}, 'evidence.'),
  ])

/**
 * For texts with arguments that they may translate: the fixed set of values of each argument. An argument without a set
 * here is written as the mark of its place, such as «0».
 */
const VOCABULARY: Readonly<Record<string, readonly (readonly (string | boolean)[] | undefined)[]>> = {
  'play.piece': [COLOURS, KINDS],
  'game.pieces': [KINDS],
  'game.sidePieces': [COLOURS],
  'game.toMove': [COLOURS],
  'play.board': [COLOURS],
  'seat.claimWith': [CLAIMS],
  'menu.claims': [CLAIMS],
  'mail.openQuestions.claim': [CLAIMS],
  'mail.agreed.toDraw': [DECKS],
  'mail.youPlay': [COLOURS],
  'match.ballot': [undefined, DECKS],
  'match.tossed': [undefined, COLOURS],
  'match.tossedYou': [COLOURS],
  'invitation.first': [COLOURS],
  'invitation.plays': [COLOURS, [true, false]],
  'keep.side': [COLOURS],
  'sheet.won': [COLOURS],
  'mail.agreed.ballot': [undefined, DECKS],
  ...Object.fromEntries(
    ['win', 'draw', 'loss', 'void'].map((result) => [`tournament.entrant.gameOver.${result}`, [COLOURS]]),
  ),
  'tournament.official.wins': [undefined, COLOURS],
  'tournament.event.cell': [undefined, COLOURS, ['win', 'draw', 'loss', 'open', 'void']],
}

/** Texts that need not use the arguments that English uses, each with its reason. */
const OTHERWISE: Readonly<Record<string, string>> = {}

/** Names and mere punctuation, which may be the same as in English. */
const EVERYWHERE = [
  'site.menu',
  'site.name',
  'time.join',
  'time.at',
  'time.long',
  'game.size',
  'game.versus',
  'records.gifHint',
  'rules.pool',
  'shortRules.pool',
  'match.score',
  'clock.brief.day',
  'clock.brief.hour',
  'clock.brief.minute',
  'mail.rulesAndClock',
  'mail.above',
  'seat.labelled',
  'tournament.official.rule',
  'evidence.second',
]

/** Texts that are the same in English and in another language. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  nl: [
    'menu.arbiter',
    'about.arbiter',
    'about.arbiterIs',
    'newGame.opening',
    'newGame.match',
    'newGame.arbiter',
    'mail.letters.white',
    'explained.howItWorks.reserve.title',
    'tournament.newTournament.faults.columns.club',
    'tournament.newTournament.faults.columns.rating',
    'tournament.newTournament.faults.columns.team',
    'evidence.stops.weekend',
  ],
  de: ['shortRules.international', 'mail.letters.white', 'explained.howItWorks.reserve.title'],
  fr: [
    'article',
    'time.units.minute',
    'seat.messages',
    'records.fen',
    'newGame.fen',
    'newGame.match',
    'mail.tournament.report.row',
    'sheet.positionNow',
    'sheet.date',
    'explained.rulesPages.articles',
    'explained.rulesPages.article',
    'tournament.official.heads.acts',
    'tournament.newTournament.faults.columns.club',
  ],
  pl: ['about.program', 'evidence.stops.weekend'],
  ru: [],
  'pt-BR': ['newGame.match', 'explained.verifying.says.quoted'],
  es: [],
}

/**
 * Returns an argument that a text writes as the mark of its place, and that may stand for a text, a number or a list.
 */
const marked = (place: number): unknown => {
  const mark = `«${place}»`
  return Object.assign([mark], { toLowerCase: () => mark, startsWith: () => false, replace: () => mark })
}

const placesOf = (english: Leaf): readonly number[] =>
  typeof english === 'string' ? [] : Array.from({ length: english.length }, (_, place) => place)

/** The argument names of the sentences about events. */
const NAMES = ['who', 'whom', 'time', 'when', 'square'] as const
const isNamed = (path: string): boolean => path.startsWith('happened.')
const NAMED = Object.fromEntries(NAMES.map((name, place) => [name, `«${place}»`]))

/**
 * Returns the text with every argument marked, or with the first value of its fixed set; `word` is passed for the
 * argument at `place`.
 */
const rendered = (path: string, text: Leaf, places: readonly number[], place = -1, word?: unknown): string => {
  if (typeof text === 'string') return text
  if (isNamed(path)) return String(text(NAMED))
  const args = places.map((each) => (each === place ? word : (VOCABULARY[path]?.[each]?.[0] ?? marked(each))))
  return JSON.stringify(text(...args))
}

const uses = (path: string, text: Leaf, places: readonly number[]): readonly number[] =>
  (isNamed(path) ? [...NAMES.keys()] : places).filter((place) => {
    const words = VOCABULARY[path]?.[place]
    if (words === undefined) return rendered(path, text, places).includes(`«${place}»`)
    return new Set(words.map((word) => rendered(path, text, places, place, word))).size === words.length
  })

const ENGLISH = textsOf('en')

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = [...textsOf(language)].map(([path, text]) => {
    const english = ENGLISH.get(path) ?? ''
    return { path, text, english, places: placesOf(english) }
  })

  test('have the paths of the English ones', () => {
    expect(texts.map(({ path }) => path).toSorted()).toEqual([...ENGLISH.keys()].toSorted())
  })

  test('use the same arguments as in English', () => {
    const wrong = texts
      .filter(({ path }) => OTHERWISE[path] === undefined)
      .map(({ path, text, english, places }) => [path, uses(path, text, places), uses(path, english, places)] as const)
      .filter(([, own, expected]) => own.join() !== expected.join())
    expect(wrong).toEqual([])
  })

  test('have nothing missing once their arguments are filled in', () => {
    const wrong = texts
      .map(({ path, text, places }) => [path, rendered(path, text, places)] as const)
      .filter(([, sentence]) => sentence.trim() === '' || /undefined|NaN|\[object|\s\s/.test(sentence))
    expect(wrong).toEqual([])
  })
})

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'no text in %s is still English, except names',
  (language) => {
    const may: readonly string[] = [...EVERYWHERE, ...SHARED[language]]
    const same = [...textsOf(language)].filter(([path, text]) => {
      const english = ENGLISH.get(path) ?? ''
      const places = placesOf(english)
      return rendered(path, text, places) === rendered(path, english, places)
    })
    expect(same.map(([path]) => path).filter((path) => !may.includes(path))).toEqual([])
  },
)

test('French has narrow no-break spaces before : ; ! ? and inside « »', () => {
  const wide = [...textsOf('fr')].filter(([path, text]) => {
    const sentence = rendered(path, text, placesOf(ENGLISH.get(path) ?? ''))
    return / [:;!?»]|« /.test(sentence)
  })
  expect(wide.map(([path]) => path)).toEqual([])
})

test('every argument in English is used', () => {
  const unused = [...ENGLISH].filter(
    ([path, text]) => !isNamed(path) && uses(path, text, placesOf(text)).length < placesOf(text).length,
  )
  expect(unused.map(([path]) => path)).toEqual([])
})
