import { describe, expect, test } from 'vitest'
import { stepsSpent } from '../../shared/draughts/moves/generate.ts'
import { COUNT_BOUNDS } from '../../shared/game/limits/bounds.ts'
import { decide } from '../../shared/game/decide.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { type Game, playOf } from '../../shared/game/model/game.ts'
import { seatLink } from '../../shared/service/credentials/links.ts'
import { textsFor } from '../harness/words.ts'
import { outcomeText } from '../../shared/texts/index.ts'
import { walk, walked } from '../game/longest.ts'
import { GAME, joined } from '../ports/samples.ts'
import { stand } from '../service/stand.ts'

const MOST = COUNT_BOUNDS.ply.most

const gameOf = (log: readonly GameEvent[]): Game => {
  const game = fold(log)
  if (game === undefined) throw new Error('the log does not fold')
  return game
}

/** Returns how many positions `run` searches. No piece can jump here, and such a position takes one step. */
const searchedBy = async (run: () => unknown): Promise<number> => {
  const before = stepsSpent()
  await run()
  return stepsSpent() - before
}

/**
 * How many positions a request may search besides those of the game: before and after a move, and for the board shown.
 */
const FEW = 4

/** Stores a game of this many plies, and returns the token of the side to move and the request with its next move. */
const stored = async (plies: number) => {
  const { service, ask } = stand()
  const log = walked(plies)
  await service.games.save(GAME, undefined, { version: log.length, log, last: 1, due: undefined })
  const { token } = seatLink(service, plies % 2 === 0 ? 'creator' : 'opponent', GAME, gameOf(log))
  return { ask, token, body: { ply: plies, move: walk(plies + 1).at(-1) } }
}

describe('the cost of a long game grows with its length alone', () => {
  test.each([100, 500, MOST - 1])('folding %i plies takes one search for each', async (plies) => {
    const log = walked(plies)
    expect(await searchedBy(() => fold(log))).toBeLessThanOrEqual(plies)
  })

  test.each([100, 500, MOST - 1])(
    'at %i plies, showing the game and moving takes a few searches more',
    async (plies) => {
      const { ask, token, body } = await stored(plies)
      expect(await searchedBy(() => ask('GET', `/v1/games/${GAME}`))).toBeLessThanOrEqual(plies + FEW)
      expect(await searchedBy(() => ask('POST', `/v1/games/${GAME}/moves`, { token, body }))).toBeLessThanOrEqual(
        plies + FEW,
      )
    },
  )

  test('moves that were taken back are not played again', async () => {
    const log = walked(600)
    const again = Array.from({ length: 200 }, (): readonly GameEvent[] => [
      { type: 'takeback-asked', at: joined.at, by: 'opponent' },
      { type: 'taken-back', at: joined.at, ply: 599 },
      { type: 'moved', at: joined.at, move: walk(600).at(-1) ?? '' },
    ]).flat()
    expect(await searchedBy(() => fold([...log, ...again]))).toBeLessThanOrEqual(800)
  })

  test('folding more events leaves the game that they were applied to unchanged', () => {
    const before = gameOf(walked(10))
    const moves = [...(playOf(before)?.moves ?? [])]
    const rest = walked(20).slice(12)
    expect(playOf(fold(rest, before) ?? before)?.moves).toEqual(walk(20))
    expect(playOf(fold(rest, before) ?? before)?.movedAt).toHaveLength(20)
    expect(playOf(before)?.moves).toEqual(moves)
  })
})

describe(`a game of ${MOST} plies is a draw by the service's own rule`, () => {
  test('the last move draws it, and no move can follow', async () => {
    const { ask, token, body } = await stored(MOST - 1)
    const path = `/v1/games/${GAME}`
    expect(await ask('GET', path)).toMatchObject({ body: { status: 'active', ply: MOST - 1 } })
    const answered = await ask('POST', `${path}/moves`, { token, body })
    const over = { status: 'finished', ply: MOST, result: { winner: null, reason: 'length' } }
    expect(answered).toMatchObject({ status: 200, body: { game: over } })
    const more = await ask('POST', `${path}/moves`, { token, body: { ply: MOST, move: '32-27' } })
    expect(more).toMatchObject({ status: 409, body: { code: 'game-over' } })
    expect(await ask('POST', `${path}/moves`, { token, body: { ply: MOST + 1, move: '32-27' } })).toMatchObject({
      status: 400,
    })
  })

  test('the move before it draws nothing', () => {
    const game = gameOf(walked(MOST - 2))
    const command = { type: 'move', by: 'creator', ply: MOST - 2, move: walk(MOST - 1).at(-1) ?? '' } as const
    expect(decide(game, command, joined.at).events.map(({ type }) => type)).toEqual(['moved'])
  })

  test('a game that the rules end with that move is won', () => {
    const [offer, join] = walked(0)
    if (offer?.type !== 'offered' || join === undefined) throw new Error('the walk begins otherwise')
    const opening = { kind: 'fen', fen: 'W:WK15:BK5' } as const
    const steps = [
      ...Array.from({ length: MOST - 2 }, (_, ply) => ['15-10', '5-1', '10-15', '1-5'][ply % 4] ?? ''),
      '10-6',
    ]
    const log = steps.map((move): GameEvent => ({ type: 'moved', at: joined.at, move }))
    const game = gameOf([{ ...offer, terms: { ...offer.terms, opening } }, join, ...log])
    const { events } = decide(game, { type: 'move', by: 'opponent', ply: MOST - 1, move: '1x10' }, joined.at)
    expect(events).toMatchObject([
      { type: 'moved' },
      { type: 'finished', result: { winner: 'black', reason: 'no-pieces' } },
    ])
  })

  test.each(['en', 'nl'])('the sentence about it says how many moves that is, in %s', (language) => {
    const ended = { status: 'finished', result: { winner: null, reason: 'length' }, abortedBy: null } as const
    const names = { black: 'Ada', white: 'Bo', caller: 'Ada' }
    expect(outcomeText(textsFor(language), ended, names)).toContain(String(MOST / 2))
  })
})
