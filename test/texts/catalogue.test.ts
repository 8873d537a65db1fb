import { describe, expect, test } from 'vitest'
import { MOVE_FAULTS, RULES_IDS } from '../../shared/draughts/index.ts'
import { RESULT_REASONS } from '../../shared/game/model/events.ts'
import { outcomeText, refusalText } from '../../shared/texts/index.ts'
import { negotiateLanguage } from '../../shared/texts/languages/accept-language.ts'
import { LANGUAGES, languageFor } from '../../shared/texts/languages/languages.ts'
import { evidenceTextsFor, explainedTextsFor, mailTextsFor, textsFor, tournamentTextsFor } from '../harness/words.ts'

describe('the language of a reader', () => {
  test.each([
    ['nl', 'nl'],
    ['nl-BE', 'nl'],
    ['NL-be', 'nl'],
    ['en-US', 'en'],
    ['ja', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['ja-JP, nl;q=0.8, en;q=0.7', 'nl'],
    ['en;q=0.1, nl;q=0.9', 'nl'],
    ['nl;q=0, en;q=0.1', 'en'],
    ['*', 'en'],
    [';;q=x,,', 'en'],
  ])('%s is answered in %s', (wish, language) => {
    expect(languageFor(wish)).toBe(language)
  })
})

test.each([
  ['pt', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['PT-pt', 'pt-BR'],
  ['fr, pt-PT;q=0.5, ru;q=0.4', 'pt-BR'],
  ['ru-UA', 'ru'],
  ['ptx', undefined],
])('a catalogue with a region serves every reader of its language: %s', (wish, language) => {
  expect(negotiateLanguage(['en', 'ru', 'pt-BR'], wish)).toBe(language)
})

test.each(LANGUAGES)('in %s a side without pieces is said to have none', (language) => {
  const { sidePieces } = textsFor(language).game
  expect(sidePieces('black', []).length).toBeGreaterThan(sidePieces('black', ['']).length)
})

/** Returns every text of a catalogue by its path. Functions are left out, because the type checker covers them. */
const leaves = (node: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]]
    return typeof value === 'object' && value !== null ? leaves(value, `${path}${key}.`) : []
  })

describe.each(LANGUAGES)('the words in %s', (language) => {
  const texts = textsFor(language)

  test('no text is empty or has a gap or a straight apostrophe', () => {
    const bad = leaves({
      texts,
      explained: explainedTextsFor(language),
      evidence: evidenceTextsFor(language),
      tournament: tournamentTextsFor(language),
    }).filter(([, text]) => text.trim() === '' || /undefined|TODO|\s\s|'/.test(text))
    expect(bad).toEqual([])
  })

  test('the titles of settings cannot break at the hyphen of “E-Mail”', () => {
    const { settings, silence, fewer } = texts
    const titles = [settings.title, settings.ofArbiter.title, silence.title, fewer.title]
    // A word joiner (U+2060) shows nothing; fonts lack the hyphen that does not break.
    expect(titles.filter((title) => /e[-\u2011]mail/i.test(title))).toEqual([])
  })

  test('no colon of a row, or of what it names, is without the blank that French has before it', () => {
    const wanted = language === 'fr' ? 'E\u202f: F' : 'E: F'
    expect(texts.seat.labelled('E', 'F')).toBe(wanted)
  })

  test('the hint of the field for a typed move is short enough for a phone, where the field is 9.5rem wide', () => {
    expect(texts.live.typeMove.length).toBeLessThan(16)
  })

  test('every rule set has a name of its own', () => {
    expect(new Set(RULES_IDS.map((id) => texts.rules[id])).size).toBe(RULES_IDS.length)
  })

  test('every move fault is explained with its article', () => {
    const sentences = MOVE_FAULTS.map((reason) => refusalText(texts, { code: 'illegal-move', reason, article: '9' }))
    expect(sentences.every((sentence) => sentence.includes('9'))).toBe(true)
    expect(new Set(sentences).size).toBe(MOVE_FAULTS.length)
  })

  test('one move is in the singular', () => {
    const { count } = texts.stands
    expect(count('Amara', 1).replace('1', '2')).not.toBe(count('Amara', 2))
    expect(count('Amara', 3).replace('3', '2')).toBe(count('Amara', 2))
  })

  test('one move that is left of a count is in the singular, in emails too', () => {
    const { news, openQuestions } = mailTextsFor(language)
    const countTexts = (left: number) =>
      [news.countOnThem('A', 'B', left).text, openQuestions.countOnThem('B', left)].map((text) =>
        text.replace(String(left), '#'),
      )
    // A language may name the number after a colon instead.
    expect(countTexts(1).every((text, index) => text !== countTexts(5)[index] || text.endsWith(': #.'))).toBe(true)
  })

  test('every end of a game names the winner, or says that there is none', () => {
    const names = { black: 'Amara', white: 'Joost', caller: 'Joost' }
    for (const reason of RESULT_REASONS) {
      const endText = (winner: 'black' | null) =>
        outcomeText(texts, { status: 'finished', result: { winner, reason }, abortedBy: null }, names)
      expect(`${endText('black')} ${endText(null)}`).toMatch(new RegExp(`^Amara |${texts.results.draw}`))
    }
  })
})

test('a result says who won and why', () => {
  const names = { black: 'Amara', white: 'Joost', caller: 'Joost' }
  const statusText = (wish: string, part: object) =>
    outcomeText(textsFor(wish), { status: 'finished', result: null, abortedBy: null, ...part }, names)
  expect(statusText('en', { result: { winner: 'black', reason: 'time' } })).toBe('Amara won: Joost’s time ran out.')
  expect(statusText('nl', { result: { winner: 'white', reason: 'resignation' } })).toBe(
    'Joost heeft gewonnen: Amara gaf op.',
  )
  expect(statusText('en', { status: 'aborted', abortedBy: 'clock' })).toBe(
    'The game was called off: Joost’s first move never came. Nobody lost.',
  )
  expect(statusText('en', { status: 'aborted', abortedBy: 'creator' })).toBe('Joost called the game off. Nobody lost.')
  expect(statusText('en', { status: 'expired' })).toContain('expired')
})
