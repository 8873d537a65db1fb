import { describe, expect, test } from 'vitest'
import { legalMoves, parseFen, sheetOf, writePath } from '../../shared/draughts/index.ts'
import type { GameView } from '../../shared/api/view.ts'
import { act } from '../../shared/pages/act.ts'
import { board } from '../../shared/pages/board.ts'
import { choiceOf, queryOf, stageOf } from '../../shared/pages/choice.ts'
import { type Table, tableOf } from '../../shared/pages/table.ts'
import { textsFor } from '../../shared/texts/languages.ts'

const texts = textsFor('en')

/** White's view of a game in this position, White to move. */
const viewOf = (rules: GameView['rules'], fen: string): GameView => ({
  id: 'abcdefghijkl',
  version: 3,
  rules,
  status: 'active',
  ply: 0,
  turn: 'white',
  fen,
  startFen: fen,
  moves: [],
  movedAt: [],
  seats: { black: { name: 'Amara', taken: true }, white: { name: 'Joost', taken: true } },
  creator: { name: 'Joost', seat: 'white' },
  wish: 'white',
  clock: { left: null, given: null, leaveLeft: null, freezes: [] },
  opening: { kind: 'free' },
  offeredAt: '2026-11-21T12:00:00Z',
  turnStartedAt: '2026-11-21T12:00:00Z',
  deadline: null,
  quietMoves: { black: 0, white: 0 },
  claims: [],
  legalMoves: [],
  drawn: null,
  strictness: 'lenient',
  match: null,
  invitationUntil: null,
  director: null,
  drawOffer: null,
  pauseProposal: null,
  takeback: null,
  count: null,
  countAsked: null,
  reseat: null,
  cautions: { black: 0, white: 0 },
  offence: [],
  mustJump: false,
  rematch: null,
  endedAt: null,
  result: null,
  abortedBy: null,
  you: { role: 'creator', seat: 'white', choices: null, messages: [], planned: false },
})

const tableAt = (rules: GameView['rules'], fen: string): Table => tableOf(texts, viewOf(rules, fen))

describe('a choice', () => {
  test.each([
    [{}, { flip: false }],
    [
      { from: '22', flip: '1' },
      { from: 22, flip: true },
    ],
    [{ from: 'x' }, { flip: false }],
    [{ from: '' }, { flip: false }],
    [
      { move: ' 22-17 ', from: '3' },
      { move: '22-17', flip: false },
    ],
    [{ way: '1x28' }, { way: '1x28', flip: false }],
  ])('%j', (query, choice) => {
    expect(choiceOf(query)).toEqual(choice)
  })

  test('is written into the address and read back', () => {
    const choice = { move: '22x15x6', flip: true }
    expect(choiceOf(Object.fromEntries(new URLSearchParams(queryOf(choice))))).toEqual(choice)
  })
})

describe('four captures from 1 to 28', () => {
  const table = tableAt('english', 'W:WK1:B6,7,8,14,15,16,22,23,24')
  const to28 = table.mine.filter(({ from, to }) => from === 1 && to === 28)

  test('the square asks which one, and each can be chosen and previewed', () => {
    expect(to28).toHaveLength(4)
    const asked = stageOf(texts, table, { way: '1x28', flip: false })
    expect(asked.kind).toBe('way')
    const { markup } = act(texts, table, asked, { flip: false }, '/p/x')
    for (const move of to28) {
      const path = writePath(table.rules, move)
      expect(markup).toContain(`href="/p/x?move=${path}"`)
      expect(stageOf(texts, table, { move: path, flip: false })).toMatchObject({
        kind: 'preview',
        move: { captures: move.captures },
      })
    }
  })

  test('a typed short form asks too', () => {
    expect(stageOf(texts, table, { move: '1x28', flip: false }).kind).toBe('way')
  })
})

test('a jump and a tour with the same ends can both be chosen', () => {
  const table = tableAt('english', 'W:WK15:B10,18,19,26,27')
  const asked = stageOf(texts, table, { way: '15x6', flip: false })
  const paths = asked.kind === 'way' ? asked.moves.map((move) => writePath(table.rules, move)) : []
  expect(paths).toContain('15x6')
  for (const path of paths)
    expect(stageOf(texts, table, { move: path, flip: false })).toMatchObject({ kind: 'preview' })
})

describe('the board', () => {
  test.each(['english', 'spanish', 'international', 'canadian'] as const)(
    'of %s has every square once, White below',
    (rules) => {
      const sheet = sheetOf(rules)
      const fen = 'W:W10:B1'
      const { markup } = board(texts, tableAt(rules, fen), { kind: 'waiting' }, { path: '/p/x', flip: false })
      const squares = [...markup.matchAll(/data-square="(\d+)"/g)].map(([, square]) => Number(square))
      expect(squares.toSorted((a, b) => a - b)).toEqual(squares.map((_, index) => index + 1))
      expect(squares[0]).toBe(sheet.numbering === 'top-left' ? 1 : sheet.columns / 2)
      const turned = board(texts, tableAt(rules, fen), { kind: 'waiting' }, { path: '/p/x', flip: true }).markup
      expect([...turned.matchAll(/data-square="(\d+)"/g)].map(([, square]) => Number(square))).toEqual(
        squares.toReversed(),
      )
    },
  )

  test('labels every square with its number, its piece, and what can be done', () => {
    const table = tableAt('english', 'W:W22,K19:B17')
    const { markup } = board(texts, table, stageOf(texts, table, { flip: false }), { path: '/p/x', flip: false })
    expect(markup).toContain('aria-label="square 22, white man, can move"')
    expect(markup).toContain('aria-label="square 19, white king"')
    expect(markup).toContain('aria-label="square 17, black man"')
    expect(markup).toContain('aria-label="square 32, empty"')
    expect(markup.match(/<button/g)).toHaveLength(1)
  })

  test('a preview shows the piece on its new square, crowned if it would be', () => {
    const table = tableAt('english', 'W:W6:B32')
    const read = parseFen(table.rules, 'W:W6:B32')
    expect(read.kind === 'position' && legalMoves(table.rules, read.position)).toHaveLength(2)
    const { markup } = board(texts, table, stageOf(texts, table, { move: '6-1', flip: false }), {
      path: '/p/x',
      flip: false,
    })
    expect(markup).toContain('aria-label="square 1, white king, would land here"')
    expect(markup).toContain('aria-label="square 6, empty, would leave here"')
  })
})
