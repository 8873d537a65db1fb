import { describe, expect, test } from 'vitest'
import { type Answer, firstLine, readAnswer } from '../../../shared/mail/reply/answer.ts'
import { textOfHtml } from '../../../shared/mail/reply/html-text.ts'

const move = (text: string, offerDraw = false): Answer => ({ kind: 'move', move: text, offerDraw })

describe('a line is one answer, or none', () => {
  test.each<readonly [string, Answer | undefined]>([
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
    ['draw', undefined],
    ['22-18 please', undefined],
    ['22-18 or 24-19', undefined],
    ['I play 22-18', undefined],
    ['5. 22-18', undefined],
    ['22-18 https://crownhead.test/p/x', undefined],
    ['· 22-18', undefined],
    ['accept the draw', undefined],
    ['', undefined],
    ['\u202e81-22', undefined],
    ['22\u206618\u2069', undefined],
    ['1-'.repeat(200), undefined],
  ])('%j', (line, answer) => expect(readAnswer(line)).toEqual(answer))
})

describe('the first line of the writer', () => {
  test.each<readonly [string, string | undefined]>([
    ['22-18\n\nOn Monday …', '22-18'],
    ['\ufeff\u200b\n\r\n  22-18\r\n', '22-18'],
    ['> 22-18\n24-19', undefined],
    ['| 22-18', undefined],
    ['~~ Answer above this line ~~\n22-18', undefined],
    ['  > ~~ Antwort über dieser Zeile ~~\n22-18', undefined],
    ['22-18\n~~ Answer above this line ~~\n24-19', '22-18'],
    ['\u0000\u0007\n', undefined],
    ['', undefined],
  ])('%j', (text, line) => expect(firstLine({ headers: [], from: [], text })).toBe(line))

  test('HTML counts where there is no text', () => {
    const html = '<style>a{}</style><!-- 24-19 --><p>22&#45;18</p><blockquote>21-17</blockquote>'
    expect(firstLine({ headers: [], from: [], text: ' \n', html })).toBe('22-18')
    expect(firstLine({ headers: [], from: [], text: '23-19', html })).toBe('23-19')
  })
})

// A second pass for each sign would take minutes.
test('HTML of any kind is read in one pass', () => {
  const size = 125_000
  for (const piece of ['<', '<!--', '<style>', '<a href="', '<div class="', '&#', '<p>', '</', '> ', '<!-- -->']) {
    const started = performance.now()
    textOfHtml(piece.repeat(Math.floor(size / piece.length)))
    expect(performance.now() - started).toBeLessThan(2000)
  }
})
