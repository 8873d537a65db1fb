import { describe, expect, test } from 'vitest'
import { legalMoves, parseFen, ruleSetOf, writePath } from '../../shared/draughts/index.ts'
import type { GameView } from '../../shared/api/views/game-view.ts'
import { type Choice, choiceOf, choiceQuery } from '../../shared/pages/board/choice.ts'
import { liveRegions } from '../../shared/pages/board/live-regions.ts'
import { fullNotation } from '../../shared/pages/board/choice-stage.ts'
import { gameTable } from '../../shared/pages/game/model/game-table.ts'
import { turnDataOf, stageOnServer } from '../../shared/pages/game/model/turn-data.ts'
import { textsFor } from '../harness/words.ts'

const texts = textsFor('en')

/** Returns White's view of a game in this position, with White to move. */
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
  noShow: 'void',
  match: null,
  invitationUntil: null,
  arbiter: null,
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

/** Returns White's turn in this position, as the script of the page has it. */
const turnAt = (rules: GameView['rules'], fen: string) => {
  const moment = { ply: 0, fen }
  const page = {
    view: viewOf(rules, fen),
    moment,
    claims: {},
    events: [],
    saidWith: [],
    path: '/p/x',
    watchUrl: '',
    may: [],
  }
  const table = gameTable(texts, page.view, moment)
  const data = turnDataOf(texts, table, page)
  const stage = (choice: Partial<Choice>) => stageOnServer(texts, table, data, { flip: false, ...choice })
  const drawn = (choice: Partial<Choice>) => {
    const { status, board, act } = liveRegions(texts, data, stage(choice), { flip: false, ...choice })
    return { status: status.markup, board: board.markup, act: act.markup }
  }
  return { ...table, stage, drawn }
}

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
    expect(choiceOf(Object.fromEntries(new URLSearchParams(choiceQuery(choice))))).toEqual(choice)
  })
})

describe('four captures from 1 to 28', () => {
  const turn = turnAt('english', 'W:WK1:B6,7,8,14,15,16,22,23,24')
  const to28 = turn.mine.filter(({ from, to }) => from === 1 && to === 28)

  test('the square asks which one, and each can be chosen and previewed', () => {
    expect(to28).toHaveLength(4)
    expect(turn.stage({ way: '1x28' }).kind).toBe('way')
    const { act } = turn.drawn({ way: '1x28' })
    for (const move of to28) {
      const path = writePath(turn.rules, move)
      expect(act).toContain(`href="/p/x?move=${path}"`)
      expect(turn.stage({ move: path })).toMatchObject({ kind: 'preview', move: { path: move.path } })
    }
  })

  test('a typed short form asks too', () => {
    expect(turn.stage({ move: '1x28' }).kind).toBe('way')
  })
})

test('a jump and a tour with the same ends can both be chosen', () => {
  const turn = turnAt('english', 'W:WK15:B10,18,19,26,27')
  const asked = turn.stage({ way: '15x6' })
  const paths = asked.kind === 'way' ? asked.moves.map(fullNotation) : []
  expect(paths).toContain('15x6')
  for (const path of paths) expect(turn.stage({ move: path })).toMatchObject({ kind: 'preview' })
})

describe('the board', () => {
  test.each(['english', 'spanish', 'international', 'canadian'] as const)(
    'of %s has every square once, White below',
    (rules) => {
      const sheet = ruleSetOf(rules)
      const squaresOf = (markup: string) =>
        [...markup.matchAll(/data-square="(\d+)"/g)].map(([, square]) => Number(square))
      const turn = turnAt(rules, 'W:W10:B1')
      const squares = squaresOf(turn.drawn({}).board)
      expect(squares.toSorted((a, b) => a - b)).toEqual(squares.map((_, index) => index + 1))
      expect(squares[0]).toBe(sheet.numbering === 'top-left' ? 1 : sheet.columns / 2)
      expect(squaresOf(turn.drawn({ flip: true }).board)).toEqual(squares.toReversed())
    },
  )

  test('labels every square with its number, its piece, and what can be done', () => {
    const { board } = turnAt('english', 'W:W22,K19:B17').drawn({})
    expect(board).toContain('aria-label="square 22, white man, can move"')
    expect(board).toContain('aria-label="square 19, white king"')
    expect(board).toContain('aria-label="square 17, black man"')
    expect(board).toContain('aria-label="square 32, empty"')
    expect(board.match(/<button/g)).toHaveLength(1)
  })

  test('has letters and digits for rules that use them, and reads both', () => {
    const turn = turnAt('russian', 'W:W22:B1')
    expect(turn.drawn({}).board).toContain('aria-label="square c3, white man, can move"')
    expect(turn.drawn({}).board).toContain('aria-label="square b8, black man"')
    for (const move of ['c3-d4', '22-18', 'c3 d4']) expect(turn.drawn({ move }).act).toContain('Play it: c3-d4')
  })

  test('a preview shows the piece on its new square, crowned if it would be', () => {
    const turn = turnAt('english', 'W:W6:B32')
    const read = parseFen(turn.rules, 'W:W6:B32')
    expect(read.kind === 'position' && legalMoves(turn.rules, read.position)).toHaveLength(2)
    const { board, status } = turn.drawn({ move: '6-1' })
    expect(board).toContain('aria-label="square 1, white king, would land here"')
    expect(board).toContain('aria-label="square 6, empty, would leave here"')
    expect(status).toContain('<b>6-1</b> is not sent yet')
  })

  test('numbers stand on empty squares, or on all', () => {
    const turn = turnAt('english', 'W:W22:B1')
    const numbers = (choice: Partial<Choice>) => turn.drawn(choice).board.match(/class="[^"]*\bnumber"/g)?.length
    expect([numbers({}), numbers({ numbers: 'all' })]).toEqual([30, 32])
  })
})
