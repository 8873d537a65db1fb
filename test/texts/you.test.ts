import { describe, expect, test } from 'vitest'
import { COLOURS } from '../../shared/draughts/index.ts'
import { outcomeText, shortName } from '../../shared/texts/index.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { textsFor } from '../harness/words.ts'

const NAMES = { black: 'Nomvula', white: 'Annie' }

describe.each(LANGUAGES)('how a game ended, in %s', (language) => {
  const texts = textsFor(language)

  test.each(Object.keys(texts.results.won))('never names its reader: %s', (reason) => {
    for (const winner of COLOURS) {
      const end = { status: 'finished', result: { winner, reason }, abortedBy: null }
      const said = outcomeText(texts, end, { ...NAMES, caller: '', reader: 'white' })
      expect(said).not.toContain('Annie')
      // Who won by the arbiter's decision needs no other name.
      if (winner === 'black' || reason !== 'adjudication') expect(said).toContain('Nomvula')
    }
  })

  test('has a sentence for who called it off, or made no first move', () => {
    for (const abortedBy of ['creator', 'clock']) {
      const end = { status: 'aborted', result: null, abortedBy }
      expect(outcomeText(texts, end, { ...NAMES, caller: 'Annie', isCaller: true })).not.toContain('Annie')
      expect(outcomeText(texts, end, { ...NAMES, caller: 'Annie' })).toContain('Annie')
    }
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
