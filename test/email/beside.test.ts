import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { ENGLISH, NOON, gameOf, written } from './games.ts'

const MOVES = ['11-15', '22-18', '15x22']
const at = NOON + 3 * MINUTE
const turn = (events: readonly GameEvent[], locale = 'en') =>
  written('creator', { kind: 'your-turn' }, gameOf({}, MOVES, events), { locale })
const said = (text: string): GameEvent => ({ type: 'said', at, by: 'opponent', text })

describe('a message that came with the move', () => {
  test('is quoted as the opponent’s own words, escaped', () => {
    const { text, html } = turn([said('Sorry <b>for</b> the delay & see you')])
    expect(text).toContain('Amara writes:\n> Sorry <b>for</b> the delay & see you')
    expect(html).toContain('Sorry &lt;b&gt;for&lt;/b&gt; the delay &amp; see you</blockquote>')
    expect(turn([said('Dag')], 'nl').text).toContain('Amara schrijft:\n> Dag')
  })
  test('is one line of at most 280 characters, without links', () => {
    const { text, html } = turn([said(`x\n\nhttps://evil.example me@evil.example www.evil.example ${'m'.repeat(400)}`)])
    expect(text + html).not.toMatch(/https?:\/\/evil|evil\.example|me@evil/u)
    expect([...(/> (x .*)/u.exec(text)?.[1] ?? '').replaceAll('\u2060', '')]).toHaveLength(280)
    expect(html).not.toContain('href="https://evil')
  })
  test('is not repeated if it is from an earlier move, or by the reader', () => {
    const game = gameOf({}, ['11-15'], [said('Hello'), { type: 'moved', at, move: '22-18' }])
    expect(written('opponent', { kind: 'your-turn' }, game).text).not.toContain('Hello')
    expect(turn([{ type: 'said', at, by: 'creator', text: 'Mine' }]).text).not.toContain('Mine')
  })
})

describe.each([
  ['en', 'Amara offers a draw', 'which declines it', 'proposes a pause until Wednesday 25 November', 'take back 15x22'],
  [
    'nl',
    'Amara biedt remise aan',
    'wijs je het af',
    'stelt een pauze voor tot woensdag 25 november',
    '15x22 graag terugnemen',
  ],
] as const)('what waits for the reader besides the move, in %s', (locale, draw, lapses, pause, takeback) => {
  test('is an offered draw, which lapses with the reader’s move', () => {
    const { text } = turn([{ type: 'draw-offered', at, by: 'opponent' }], locale)
    expect(text).toContain(draw)
    expect(text).toContain(lapses)
  })
  test('is a proposed pause, or a request to take back a move', () => {
    const { text } = turn(
      [
        { type: 'pause-proposed', at, by: 'opponent', until: NOON + 5 * DAY },
        { type: 'takeback-asked', at, by: 'opponent' },
      ],
      locale,
    )
    expect(text).toContain(pause)
    expect(text).toContain(takeback)
  })
})

test('the reader’s own requests and cautions are not repeated', () => {
  const plain = turn([]).text
  expect(turn([{ type: 'draw-offered', at, by: 'creator' }]).text).toBe(plain)
  expect(turn([{ type: 'cautioned', at, by: 'creator', reason: 'must-capture', ply: 2, move: '11-15' }]).text).toBe(
    plain,
  )
})

test('a draw that may be claimed is mentioned', () => {
  const kings = { ...ENGLISH, opening: { kind: 'fen', fen: 'W:WK32,K31:BK1,K2' } } as const
  const there = ['32-27', '1-6', '27-32', '6-1']
  const game = gameOf({ terms: kings }, [...there, ...there])
  expect(written('creator', { kind: 'your-turn' }, game).text).toContain(
    'You can claim a draw on your board: the same position for the third time.',
  )
  expect(written('creator', { kind: 'your-turn' }, game, { locale: 'nl' }).text).toContain('remise claimen')
})

describe('under rules with huffing', () => {
  const terms = { ...ENGLISH, rules: 'english-huffing' } as const
  const game = gameOf({ terms }, ['11-15', '22-18', '8-11'])
  test('the pieces that may be huffed are listed', () => {
    expect(written('creator', { kind: 'your-turn' }, game).text).toContain('You can huff: 15')
    expect(written('creator', { kind: 'your-turn' }, game, { locale: 'nl' }).text).toContain('Je kunt blazen: 15')
  })
  test('a player who must jump after all is told so, and sees only jumps', () => {
    const enforced = gameOf({ terms }, ['11-15', '22-18', '8-11'], [{ type: 'enforced', at: NOON + HOUR }])
    const { text } = written('opponent', { kind: 'your-turn' }, enforced)
    expect(text).toContain('Joost had your last move taken back: you have to make the full jump.')
    expect([...text.matchAll(/\?move=(\S+)/gu)].map(([, move]) => move)).toEqual(['15x22'])
  })
})

test('a seat that another has asked for is warned at every turn, and a count of moves is mentioned', () => {
  const { text } = turn([
    { type: 'reseat-asked', at, by: 'opponent', seat: 'creator' },
    { type: 'count-asked', at, by: 'opponent' },
    { type: 'count-granted', at, stronger: 'white' },
  ])
  expect(text).toContain('Press “I am still here” on your board by Sunday 22 November, 14:03 (Central European Time)')
  expect(text).toContain('within 40 more of your own moves')
})
