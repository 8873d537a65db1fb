import { expect, test } from 'vitest'
import { parseFen, ruleSetOf } from '../../shared/draughts/index.ts'
import { describePosition, drawTextBoard } from '../../shared/email/text/position-text.ts'
import { mailTextsFor, textsFor } from '../harness/words.ts'
import { MUST_CAPTURE, NOON, gameOf, written } from './games.ts'

const ENGLISH = ruleSetOf('english')
const read = parseFen(ENGLISH, 'W:W12,K19,21,30:B2,K5')
if (read.kind === 'fault') throw new Error(read.message)
const { position } = read

test('the board in letters has every number after its piece, with White below', () => {
  expect(drawTextBoard({ black: 'b', white: 'w' }, ENGLISH, position, false)).toBe(
    [
      '+---------------------------------+',
      '|      1      b2       3       4  |',
      '| B5       6       7       8      |',
      '|      9       10      11     w12 |',
      '|  13      14      15      16     |',
      '|      17      18     W19      20 |',
      '| w21      22      23      24     |',
      '|      25      26      27      28 |',
      '|  29     w30      31      32     |',
      '+---------------------------------+',
    ].join('\n'),
  )
})

test('the board is rotated by half a turn for Black', () => {
  const lines = drawTextBoard({ black: 'z', white: 'w' }, ENGLISH, position, true).split('\n')
  expect(lines[1]).toBe('|      32      31     w30      29 |')
  expect(lines[8]).toBe('|  4       3      z2       1      |')
})

test('the position is described in words', () => {
  expect(describePosition(textsFor('en'), ENGLISH, position)).toBe(
    'White: men on 12, 21, 30; king on 19. Black: man on 2; king on 5. White to move.',
  )
  expect(describePosition(textsFor('nl'), ENGLISH, position)).toBe(
    'Wit: schijven op 12, 21, 30; dam op 19. Zwart: schijf op 2; dam op 5. Wit aan zet.',
  )
})

test('a reader without pictures gets the position in words, also in the text part', () => {
  const { html, text, attachments } = written(
    'creator',
    { kind: 'your-turn' },
    gameOf({ terms: MUST_CAPTURE }, ['13-17']),
  )
  const words =
    'White: men on 12, 21, 22, 23, 25, 26, 28, 29, 30; king on 19. Black: men on 2, 5, 8, 9, 17. White to move.'
  expect(html).toContain(`alt="${words}"`)
  expect(text).toContain(words)
  expect(html).toContain(`src="cid:${attachments[0]?.contentId}"`)
})

test('the letters of the drawn board are explained', () => {
  expect(mailTextsFor('nl').legend).toContain(mailTextsFor('nl').letters.black)
})

test('after the end no side is to move', () => {
  const over = { type: 'finished', at: NOON, result: { winner: 'white', reason: 'resignation' } } as const
  const { text, html } = written('creator', { kind: 'ended' }, gameOf({}, ['11-15'], [over]))
  expect(text + html).not.toContain('to move')
  expect(text).toContain('White: men on 21')
  expect(written('creator', { kind: 'your-turn' }, gameOf({}, ['11-15'])).text).toContain('White to move')
})
