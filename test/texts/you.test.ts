import { describe, expect, test } from 'vitest'
import { COLOURS } from '../../shared/draughts/index.ts'
import { outcomeBelow, outcomeText, shortName, titledOutcome } from '../../shared/texts/index.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { mailTextsFor, textsFor } from '../harness/words.ts'

const NAMES = { black: 'Nomvula', white: 'Annie' }

describe.each(LANGUAGES)('how a game ended, in %s', (language) => {
  const texts = textsFor(language)

  test.each(Object.keys(texts.results.won))('never names its reader: %s', (reason) => {
    for (const winner of COLOURS) {
      const end = { status: 'finished', result: { winner, reason }, abortedBy: null }
      const said = outcomeText(texts, end, { ...NAMES, caller: '', reader: 'white' })
      expect(said).not.toContain('Annie')
      // Who won by a decision or a table needs no other name.
      if (winner === 'black' || !['adjudication', 'table'].includes(reason)) expect(said).toContain('Nomvula')
    }
  })

  test('has a sentence for who called it off, or made no first move', () => {
    for (const abortedBy of ['creator', 'clock']) {
      const end = { status: 'aborted', result: null, abortedBy }
      expect(outcomeText(texts, end, { ...NAMES, caller: 'Annie', isCaller: true })).not.toContain('Annie')
      expect(outcomeText(texts, end, { ...NAMES, caller: 'Annie' })).toContain('Annie')
    }
  })

  test('says that the organizer called it off, if the game has no arbiter', () => {
    const end = { status: 'aborted', result: null, abortedBy: 'arbiter' }
    expect(outcomeText(texts, end, { ...NAMES, caller: '' })).toMatch(/organi[sz]|veranstalter|организатор/iu)
    expect(outcomeText(texts, end, { ...NAMES, caller: 'Nia' })).toContain('Nia')
  })
})

describe('a title that its sentence repeats', () => {
  test.each([
    ['You won', 'You won: Nomvula resigned.', 'You won: Nomvula resigned.', 'Nomvula resigned.'],
    ['Draw', 'Draw by agreement.', 'Draw by agreement.', 'By agreement.'],
    [
      'Nulle',
      'Nulle\u202f: une dame contre une dame.',
      'Nulle\u202f: une dame contre une dame.',
      'Une dame contre une dame.',
    ],
    ['You lost', 'Nomvula won: you resigned.', 'You lost. Nomvula won: you resigned.', 'Nomvula won: you resigned.'],
    ['The game is over', 'The game is over', 'The game is over', 'The game is over'],
  ])('%s, %s', (title, outcome, line, below) => {
    expect([titledOutcome(title, outcome), outcomeBelow(title, outcome)]).toEqual([line, below])
  })
})

describe('the name in a sentence', () => {
  test.each([
    ['Nomvula Dube', ['Annie Bee'], 'Nomvula'],
    ['Nomvula', ['Annie Bee'], 'Nomvula'],
    ['Annie Dube', ['annie Bee'], 'Annie Dube'],
    ['Annie Dube', ['Nomvula', 'Annie'], 'Annie Dube'],
    ['J. R. Hartley', ['Annie'], 'J. R. Hartley'],
    ['de Vries', ['Annie'], 'de Vries'],
    ['SC 1924 Hagen', ['Annie'], 'SC'],
    ['1. SC Hagen', ['Annie'], '1. SC Hagen'],
    ['\u2067אנה\u2069 כהן', ['Annie'], '\u2067אנה\u2069 כהן'],
    ['אנה כהן', [null, undefined], 'אנה'],
    ['', ['Annie'], ''],
  ])('of %j beside %j is %j', (name, others, short) => {
    expect(shortName(name, others)).toBe(short)
  })
})

test('a giver of time whose name is the word for the reader is still somebody else', () => {
  expect(mailTextsFor('de').news.timeForThem('Du', 'Joost', '1 Tag').text).toBe(
    'Du hat Joost mehr Zeit gegeben: 1 Tag.',
  )
  expect(mailTextsFor('fr').news.timeForThem('Vous', 'Joost', '1 jour').text).toBe(
    'Vous a donné 1 jour de plus à Joost.',
  )
  expect(mailTextsFor('es').news.timeFromYou('Joost', '1 día').text).toBe('Le has dado 1 día más a Joost.')
})
