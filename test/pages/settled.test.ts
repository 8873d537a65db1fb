import { describe, expect, test } from 'vitest'
import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import type { Choice } from '../../shared/pages/board/choice.ts'
import type { MoveOption } from '../../shared/pages/board/choice-stage.ts'
import { textsFor } from '../harness/words.ts'
import { keepDraft } from '../../web/turn/keep-draft.ts'
import type { FormDrafts } from '../../web/storage/form-drafts.ts'

const move = (...path: readonly number[]): MoveOption => ({ path, captures: [], text: path.join('-') })

const turn = (ply: number, moves: readonly MoveOption[]): BoardData => ({
  id: 'g',
  version: ply + 2,
  ply,
  path: '/p/x',
  awaits: false,
  live: { path: '/p/x', ply, scene: { grid: [], pieces: '', below: 'white' }, moves, begins: false },
})

const waiting = (ply: number): BoardData => ({ id: 'g', version: ply + 2, ply, path: '/p/x', awaits: false })

const MOVES = [move(11, 15), move(11, 16), move(9, 14)]
const BEFORE = turn(4, MOVES)

/** Changes that may happen to a game while its page is open. */
const CHANGES: Readonly<Record<string, BoardData>> = {
  'something else at the same ply': { ...turn(4, MOVES), version: 9 },
  'the same position at a later ply': turn(6, MOVES),
  'other moves, mine again': turn(6, [move(11, 15), move(8, 11)]),
  'it is the other side’s turn': waiting(5),
  'the game is over at the same ply': waiting(4),
}

/** Input that may be on the page and not yet sent. */
const OPEN: Readonly<Record<string, readonly [Choice, FormDrafts]>> = {
  nothing: [{ flip: false }, new Map()],
  'a piece': [{ from: 11, flip: false }, new Map()],
  'a move': [{ move: '11-16', flip: false }, new Map()],
  'a text without a field': [{ flip: false }, new Map([['message', 'Well seen!']])],
  'a tick without a field': [{ flip: false }, new Map([['offerDraw', true]])],
}

const { settled: settledWords } = textsFor('en')
const after = (change: string, open: string) => {
  const { [change]: now = BEFORE } = CHANGES
  const { [open]: [choice, left] = [{ flip: false }, new Map()] } = OPEN
  return keepDraft({ settled: settledWords }, [BEFORE, now], choice, left)
}

const MOVED = settledWords.movedOn
const TEXT = settledWords.kept('Well seen!')

describe('input that is not sent when the page is drawn again', () => {
  test.each([
    ['something else at the same ply', 'nothing', false, ''],
    ['something else at the same ply', 'a piece', true, ''],
    ['something else at the same ply', 'a move', true, ''],
    ['something else at the same ply', 'a text without a field', false, ''],
    ['the same position at a later ply', 'a piece', true, MOVED],
    ['the same position at a later ply', 'a move', true, MOVED],
    ['the same position at a later ply', 'a text without a field', false, `${MOVED} ${TEXT}`],
    ['the same position at a later ply', 'nothing', false, ''],
    ['other moves, mine again', 'a move', false, `${MOVED} ${settledWords.dropped('11-16')}`],
    ['other moves, mine again', 'a piece', true, MOVED],
    ['it is the other side’s turn', 'a move', false, `${MOVED} ${settledWords.dropped('11-16')}`],
    ['it is the other side’s turn', 'a piece', false, MOVED],
    ['it is the other side’s turn', 'a text without a field', false, `${MOVED} ${TEXT}`],
    ['it is the other side’s turn', 'a tick without a field', false, ''],
    ['the game is over at the same ply', 'a move', false, `${MOVED} ${settledWords.dropped('11-16')}`],
    ['the game is over at the same ply', 'a text without a field', false, `${MOVED} ${TEXT}`],
    ['the game is over at the same ply', 'nothing', false, ''],
  ])('%s, %s: stays %s, and is told %j', (change, open, keeps, note) => {
    expect(after(change, open)).toEqual({ keeps, note })
  })
})
