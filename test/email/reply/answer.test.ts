import { describe, expect, test } from 'vitest'
import {
  type EmailAnswer,
  type ChosenAnswer,
  chooseAnswer,
  parseAnswerLine,
} from '../../../shared/email/inbound/email-answer.ts'
import { LANGUAGES } from '../../../shared/texts/languages/languages.ts'
import { explainedTextsFor } from '../../harness/words.ts'
import { htmlToText } from '../../../shared/email/inbound/html-to-text.ts'
import { extractOwnLines } from '../../../shared/email/inbound/own-lines.ts'

const move = (text: string, offerDraw = false): EmailAnswer => ({ kind: 'move', move: text, offerDraw })

describe('a line is one answer, or none', () => {
  test.each<readonly [string, EmailAnswer | undefined]>([
    ['22-18', move('22-18')],
    ['22x15x8', move('22x15x8')],
    ['22 – 18', move('22 – 18')],
    ['22−18', move('22-18')],
    ['c3-d4', move('c3-d4')],
    ['２２－１８', move('22-18')],
    ['*22-18*', move('22-18')],
    ['“22-18”', move('22-18')],
    ['22-18.', move('22-18')],
    ['22-18 draw?', move('22-18', true)],
    ['22-18, remis', move('22-18', true)],
    ['22-18 Ничья?', move('22-18', true)],
    ['Accept', { kind: 'accept' }],
    ['akkoord.', { kind: 'accept' }],
    ['ablehnen', { kind: 'decline' }],
    ['abandonar', { kind: 'resign' }],
    ['Gebe auf.', { kind: 'resign' }],
    ['nehme an', { kind: 'accept' }],
    ['lehne ab', { kind: 'decline' }],
    ['draw', undefined],
    ['22-18 please', undefined],
    ['22-18 or 24-19', undefined],
    ['I play 22-18', undefined],
    ['1. 11-15', move('11-15')],
    ['1.11-15', move('11-15')],
    ['1... 22-17', move('22-17')],
    ['1… 22-17', move('22-17')],
    ['1. ... 22-17', move('22-17')],
    ['12) 22x15x8 draw?', move('22x15x8', true)],
    ['12.) 22-17', move('22-17')],
    ['1. accept', undefined],
    ['1. 2. 22-18', undefined],
    ['1.', undefined],
    ['22-18 https://crownhead.test/p/x', undefined],
    ['· 22-18', undefined],
    ['accept the draw', undefined],
    ['', undefined],
    ['\u202e81-22', undefined],
    ['22\u206618\u2069', undefined],
    ['1-'.repeat(200), undefined],
  ])('%j', (line, answer) => expect(parseAnswerLine(line)).toEqual(answer))
})

test.each(LANGUAGES)('the words that the page about emails names are read as it says: %s', (language) => {
  const text = explainedTextsFor(language)?.withoutSight.emails.text ?? ''
  const [draw, ...acts] = [...text.matchAll(/[“„«‘]\s?([^”“»’]+?)\s?[”“»’]/gu)].map(([, word]) => word ?? '')
  expect(parseAnswerLine(`22-18 ${draw}`)).toEqual(move('22-18', true))
  expect(acts.map(parseAnswerLine)).toEqual([{ kind: 'accept' }, { kind: 'decline' }, { kind: 'resign' }])
})

const linesIn = (text: string, html?: string): readonly string[] =>
  extractOwnLines({ headers: [], from: [], text, ...(html !== undefined && { html }) })

describe('the own lines of the writer', () => {
  test.each<readonly [string, readonly string[]]>([
    ['22-18\n\nOn Monday Ann wrote:\n24-19', ['22-18']],
    ['\ufeff\u200b\n\r\n  22-18\r\n', ['22-18']],
    ['Hi Ann,\n\n11-15\n\nSee you', ['Hi Ann,', '11-15', 'See you']],
    ['> 22-18\n24-19', []],
    ['| 22-18', []],
    ['~~ Answer above this line ~~\n22-18', []],
    ['  > ~~ Antwort über dieser Zeile ~~\n22-18', []],
    ['22-18\n~~ Answer above this line ~~\n24-19', ['22-18']],
    ['Hello\n-- \n22-18', ['Hello']],
    ['Hello\n-----Original message-----\n22-18', ['Hello']],
    ['Hello\n________________________________\n22-18', ['Hello']],
    ['Hello\n*Von:* Crownhead\n22-18', ['Hello']],
    ['Hello\nDe : Crownhead\n22-18', ['Hello']],
    ['Hello\nMonday, Crownhead <games@crownhead.test>\nwrote:\n22-18', ['Hello']],
    ['\u0000\u0007\n', []],
    ['', []],
  ])('%j', (text, lines) => expect(linesIn(text)).toEqual(lines))

  test('come from the HTML if there is no text', () => {
    const html = '<style>a{}</style><!-- 24-19 --><p>22&#45;18</p><blockquote>21-17</blockquote>'
    expect(linesIn(' \n', html)).toEqual(['22-18'])
    expect(linesIn('23-19', html)).toEqual(['23-19'])
  })

  test('are at most forty', () => expect(linesIn('a\n'.repeat(1000))).toHaveLength(40))
})

describe('the only line that is an answer counts', () => {
  test.each<readonly [string, ChosenAnswer]>([
    ['Hi Ann,\n\n11-15\n\nSee you', { line: '11-15', answer: move('11-15') }],
    ['11-15\n\nAnn\n020 555 123\n06 12 34 56 70', { line: '11-15', answer: move('11-15') }],
    ['Good game!\n1. 11-15', { line: '1. 11-15', answer: move('11-15') }],
    ['11-15\n11x15', { line: '11-15', answer: move('11-15') }],
    ['11-15\nno, wait\n9-14', { line: '11-15', answer: 'several' }],
    ['Hi,\n11-15\n11-15 draw?', { line: '11-15', answer: 'several' }],
    ['11-15\naccept', { line: '11-15', answer: 'several' }],
    ['Hi,\naccept', { line: 'accept', answer: { kind: 'accept' } }],
    ['81-99', { line: '81-99', answer: move('81-99') }],
    ['Call me:\n11-15', {}],
    ['Hello\n> 11-15', { line: 'Hello' }],
    ['', {}],
  ])('%j', (text, chosen) => expect(chooseAnswer(linesIn(text))).toEqual(chosen))
})

// If each of these pieces caused another pass, this would take minutes.
test('HTML of any kind is read in one pass', () => {
  const size = 125_000
  for (const piece of ['<', '<!--', '<style>', '<a href="', '<div class="', '&#', '<p>', '</', '> ', '<!-- -->']) {
    const started = performance.now()
    htmlToText(piece.repeat(Math.floor(size / piece.length)))
    expect(performance.now() - started).toBeLessThan(2000)
  }
})
