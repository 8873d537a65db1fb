import { describe, expect, test } from 'vitest'
import { readMime } from '../../../functions/events/mime.ts'
import { composeSeveralGames } from '../../../shared/email/several-games/several-games-email.ts'
import { foldCode, gameCodes } from '../../../shared/email/several-games/game-codes.ts'
import { type CodedLine, parseCodedLines } from '../../../shared/email/inbound/coded-lines.ts'
import { extractOwnLines } from '../../../shared/email/inbound/own-lines.ts'
import { LANGUAGES, loadTextsFor } from '../../../shared/texts/languages/languages.ts'
import { TURN } from '../every.ts'
import { NOON } from '../games.ts'
import { mimeOf, received } from './mime.ts'
import { BARE_EMAIL } from './programs/quoted.ts'
import { PLACES } from './programs/shapes.ts'
import { PROGRAMS } from './programs/table.ts'
import { writtenBy } from './programs/write.ts'

const move = (text: string) => ({ kind: 'move', move: text, offerDraw: false })
const code = foldCode('7Fx2Qa')
const known = (each: string): boolean => each === code

describe('a line for one of several games', () => {
  test.each<readonly [string, Omit<CodedLine, 'line'> | undefined]>([
    ['7Fx2Qa 11-15', { code, answer: { kind: 'move', move: '11-15', offerDraw: false } }],
    ['7fx2qa 11-15', { code, answer: { kind: 'move', move: '11-15', offerDraw: false } }],
    ['7FX2QA: 1. 11-15', { code, answer: { kind: 'move', move: '11-15', offerDraw: false } }],
    ['1. 7Fx2Qa 11-15', { code, answer: { kind: 'move', move: '11-15', offerDraw: false } }],
    ['“7Fx2Qa 11-15”', { code, answer: { kind: 'move', move: '11-15', offerDraw: false } }],
    ['"7Fx2Qa" - 11x15 draw?', { code, answer: { kind: 'move', move: '11x15', offerDraw: true } }],
    // Our own emails list moves like this, so a line like this is no answer.
    ['· 7Fx2Qa 11-15', undefined],
    ['7Fx2Qa accept', { code, answer: { kind: 'accept' } }],
    ['7Fx2Qa ablehnen', { code, answer: { kind: 'decline' } }],
    ['7Fx2Qa hello', { code }],
    ['another hello', undefined],
    ['zzzzzz 11-15', { code: 'zzzzzz', answer: { kind: 'move', move: '11-15', offerDraw: false } }],
    ['11-15', { answer: { kind: 'move', move: '11-15', offerDraw: false } }],
    ['7Fx2 11-15', undefined],
    ['Hi,', undefined],
    [`7Fx2Qa ${'1-'.repeat(100)}`, undefined],
  ])('%j', (line, read) =>
    expect(parseCodedLines([line], known)).toEqual(read === undefined ? [] : [{ line, ...read }]),
  )

  test('is read once if it comes twice', () => {
    expect(parseCodedLines(['7Fx2Qa 11-15', '7fx2qa 11x15', '7Fx2Qa 12-16'], known)).toHaveLength(2)
  })
})

describe('the codes of games', () => {
  test('have six characters of the id, more if games of one email begin alike, and are read in either case', () => {
    expect([...gameCodes(['7Fx2QabcDEF0', '8Fx2QabcDEF0']).values()]).toEqual(['7Fx2Qa', '8Fx2Qa'])
    expect([...gameCodes(['7Fx2QabcDEF0', '7fX2qAbdDEF0']).values()]).toEqual(['7Fx2Qabc', '7fX2qAbd'])
    expect([...gameCodes(['OIl2QabcDEF0', '0112QaxcDEF0']).values()]).toEqual(['OIl2Qab', '0112Qax'])
  })
})

const IDS = ['7Fx2QabcDEF0', 'kQ9zWqbcDEF0'] as const
const LINK = 'https://crownhead.example/p/x'
const OWN = 'Hi,\n\n7Fx2Qa 21x14\nKQ9ZWQ: 5. 12x3\n\nAnn'

const emailIn = async (language: string) => {
  const links = { seat: LINK, watch: 'https://crownhead.example/g/x', stop: '', stopAll: '', undo: '' }
  const games = IDS.map((id) => ({ id, seat: 'creator' as const, game: TURN, links }))
  const answer = { codes: gameCodes(IDS), example: { game: IDS[0], move: '21x14' } }
  const bundle = { kind: 'bundle', games, answer, stopAllUrl: LINK, timeZone: undefined, now: NOON } as const
  return composeSeveralGames(bundle, await loadTextsFor(language))
}

test.each(LANGUAGES)('answers to several games by every mail program, in %s', async (language) => {
  const codes = new Set(IDS.map((id) => foldCode(id.slice(0, 6))))
  const expected = [
    { line: '7Fx2Qa 21x14', code: foldCode('7Fx2Qa'), answer: move('21x14') },
    { line: 'KQ9ZWQ: 5. 12x3', code: foldCode('KQ9ZWQ'), answer: move('12x3') },
  ]
  for (const quoted of [await emailIn(language), BARE_EMAIL])
    for (const [name, program] of Object.entries(PROGRAMS).filter(([, { text }]) => text))
      for (const place of PLACES) {
        const parts = writtenBy(program, { own: OWN, quoted, place, language })
        const message = await readMime(mimeOf([...received('players.example'), ['From', 'ann@players.example']], parts))
        const isAbove = place === 'top' || place === 'forward'
        const read = parseCodedLines(extractOwnLines(message), (each) => codes.has(each))
        expect([name, place, read]).toEqual([name, place, isAbove ? expected : []])
      }
})
