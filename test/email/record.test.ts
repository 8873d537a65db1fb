import { describe, expect, test } from 'vitest'
import {
  RULES_IDS,
  legalMoves,
  play as playMove,
  ruleSetOf,
  startPosition,
  writeMove,
} from '../../shared/draughts/index.ts'
import { readPdn } from '../../shared/draughts/pdn/read-pdn.ts'
import { writePdn } from '../../shared/draughts/pdn/write-pdn.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { ENGLISH, GAME, NOON, gameOf, openGame, written } from './games.ts'

const END = { type: 'finished', at: NOON + DAY, result: { winner: 'black', reason: 'resignation' } } as const

/** Returns the PDN in the text of the last email. */
const pdnIn = (text: string): string => text.slice(text.indexOf('[Site '), text.indexOf('\n-- '))

test('the last email has the whole game, for a program to read', () => {
  const { text, html } = written('creator', { kind: 'ended' }, gameOf({}, ['11-15', '22-18', '15x22'], [END]))
  const pdn = `[Site "https://crownhead.example/g/${GAME}"]
[Date "2026.11.20"]
[White "Joost"]
[Black "Amara"]
[Result "1-0"]
[UTCDate "2026.11.20"]
[UTCTime "13:01:00"]
[TimeControl "604800+259200"]
[PlyCount "3"]
[GameType "21,B,8,1,N,T,0"]

1. 11-15 22-18 2. 15x22 *`
  expect(
    pdnIn(text)
      .trimEnd()
      .replace(/\[GameType.*\]/, '[GameType "21,B,8,1,N,T,0"]'),
  ).toBe(pdn)
  expect(html).toContain('1. 11-15 22-18 2. 15x22 *</pre>')
})

/**
 * The rule sets without huffing. PDN knows no huffing: programs read a game with it as English, in which a jump must be
 * made.
 */
const READABLE = RULES_IDS.filter((id) => ruleSetOf(id).duty === 'must')

describe.each(READABLE)('a game of %s', (id) => {
  test('is written as the engine writes it, in its own notation', () => {
    const rules = ruleSetOf(id)
    const moves: string[] = []
    let position = startPosition(rules)
    for (let ply = 0; ply < 40; ply += 1) {
      const legal = legalMoves(rules, position)
      const move = legal[(ply * 7) % Math.max(1, legal.length)]
      if (!move) break
      moves.push(writeMove(rules, position, move))
      position = playMove(rules, position, move)
    }
    const game = gameOf({ terms: { ...ENGLISH, rules: id } }, moves, [END])
    const pdn = pdnIn(written('creator', { kind: 'ended' }, game).text)
    const { games, errors } = readPdn(pdn)
    expect(errors).toEqual([])
    expect(games[0]?.line).toHaveLength(moves.length)
    expect(games[0] && writePdn(games[0]).trimEnd()).toBe(pdn.trimEnd())
  })
})

test('a piece that was huffed is named where it left the board', () => {
  const terms = { ...ENGLISH, rules: 'english-huffing' } as const
  const game = gameOf({ terms }, ['11-15', '22-18', '9-13'], [{ type: 'huffed', at: NOON + DAY, square: 15 }, END])
  expect(pdnIn(written('creator', { kind: 'ended' }, game).text)).toContain('1. 11-15 22-18 2. 9-13 {huffed 15} *')
})

test('a name cannot break out of its tag', () => {
  const names = ['Jo"ost]', 'A\\mara'] as const
  const { text } = written('creator', { kind: 'ended' }, gameOf({ names }, ['11-15'], [END]))
  const { games, errors } = readPdn(pdnIn(text))
  expect(errors).toEqual([])
  expect(games).toHaveLength(1)
  expect(games[0]?.tags.map(([name]) => name)).toEqual([
    'Site',
    'Date',
    'White',
    'Black',
    'Result',
    'UTCDate',
    'UTCTime',
    'TimeControl',
    'PlyCount',
    'GameType',
  ])
})

describe.each(['en', 'nl'] as const)('in %s, the last email says when links and addresses are deleted', (locale) => {
  test.each([
    ['a game that was played', gameOf({}, ['11-15'], [END]), { en: '20 May', nl: '20 mei' }],
    [
      'a game that was called off',
      gameOf({}, [], [{ type: 'aborted', at: NOON, by: 'creator' }]),
      { en: '20 December', nl: '20 december' },
    ],
    [
      'an invitation that lapsed',
      openGame({}, 'white', [{ type: 'expired', at: NOON }]),
      { en: '20 December', nl: '20 december' },
    ],
  ])('%s', (_, game, until) => {
    const { text } = written('creator', { kind: 'ended' }, game, { locale })
    expect(text).toContain(until[locale])
    expect(text.includes('[Site ')).toBe('play' in game)
  })
})

test('every side sees the same record', () => {
  const game = gameOf({ arbiter: 'Dee' }, ['11-15', '22-18'], [END])
  const records = (['creator', 'opponent', 'arbiter'] as const).map((seat) =>
    pdnIn(written(seat, { kind: 'ended' }, game).text),
  )
  expect(new Set(records).size).toBe(1)
})

test.each(LANGUAGES)('a person who was forgotten has no name in the record, in %s', (locale) => {
  const game = gameOf({ names: ['', 'Amara'] }, ['11-15'], [END])
  const { text } = written('opponent', { kind: 'ended' }, game, { locale })
  expect(pdnIn(text)).toContain('[White "?"]\n[Black "Amara"]')
})
