import { describe, expect, test } from 'vitest'
import {
  type Position,
  type RulesId,
  RULES_IDS,
  legalMoves,
  makePosition,
  outcome,
  parseFen,
  piecesOf,
  play,
  ruleSetOf,
  startPosition,
  writeMove,
  writeMoves,
} from '../../shared/draughts/index.ts'
import { BUDGET } from '../../shared/draughts/rules/budget.ts'
import { stepsSpent } from '../../shared/draughts/moves/generate.ts'
import { CONDITIONAL_MOVES_LIMITS } from '../../shared/game/limits/bounds.ts'
import { hasPlayableMaterial } from '../../shared/game/board/opening-position.ts'
import { type Worst, climb } from '../draughts/climb.ts'
import { chances } from '../draughts/random.ts'
import WORST from '../draughts/worst.json' with { type: 'json' }
import { joined, offered } from '../ports/samples.ts'
import { stand, tokenOf } from '../service/stand.ts'

/**
 * This position once took 22 to 81 s: it has 27 pieces a side, and all moves were found anew for each move of the list.
 */
const TOO_MANY = 'W:WK3,15,K39,K43:B1,2,6,8,11,12,K13,K17,19,21,22,24,25,26,29,33,38,K40,K41,42,K45,47'
/** This position has 20 pieces a side, and once took over 30 s each time its game was read. */
const STORED = 'W:WK1,K21,K46,49:B3,K7,12,14,15,K17,18,19,20,23,26,27,29,33,K37,38,39,40,44,K47'
/** Finding this king's captures among thirty men takes half of the budget, although it has only two captures. */
const COSTLY = 'W:WK70:B7,8,9,10,11,12,19,20,21,22,23,24,31,32,33,34,35,36,43,44,45,46,47,48,55,56,57,58,59,60'

/** A bound on the steps of any search: it gives up at `BUDGET`, but comparisons are counted sixteen at a time. */
const MOST = BUDGET + 1000

const stepsOf = async (ask: () => unknown): Promise<number> => {
  const before = stepsSpent()
  await ask()
  return stepsSpent() - before
}

/** A bound on the steps for a position without jumps, which takes one step. */
const FEW = 3

/** A bound on the steps of finding the moves of the start position. */
const USUAL = 50

const positionOf = (rules: RulesId, fen: string): Position => {
  const read = parseFen(ruleSetOf(rules), fen)
  if (read.kind === 'fault') throw new Error(read.message)
  return read.position
}

describe('a position that costs too much is refused', () => {
  const { ask } = stand()

  test('more pieces than the game has are refused before anything is searched', async () => {
    let answered
    const steps = await stepsOf(
      async () => (answered = await ask('POST', '/v1/rules/frisian/moves', { body: { fen: TOO_MANY } })),
    )
    expect(answered).toMatchObject({ status: 400, body: { code: 'invalid-request', issues: [{ path: 'fen' }] } })
    expect(steps).toBe(0)
  })

  test.each([undefined, '1-6', '1x23'])('a position beyond the budget is refused, with the move %s', async (move) => {
    let answered
    const body = { fen: STORED, ...(move && { move }) }
    const steps = await stepsOf(async () => (answered = await ask('POST', '/v1/rules/frisian/moves', { body })))
    expect(answered).toMatchObject({ status: 422, body: { code: 'too-complex', issues: [{ path: 'fen' }] } })
    expect(steps).toBeLessThan(MOST)
  })

  test('no game can start from such a position', async () => {
    const create = (fen: string) =>
      ask('POST', '/v1/games', {
        body: { creator: { name: 'Mal', seat: 'white' }, rules: 'frisian', opening: { fen } },
      })
    expect(await create(STORED)).toMatchObject({ status: 422, body: { code: 'too-complex' } })
    expect(await create(TOO_MANY)).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
  })

  test('a game that was stored with such a position is shown without moves, in a bounded number of steps', async () => {
    const { service, ask: askFor } = stand()
    const terms = { ...offered.terms, rules: 'frisian', opening: { kind: 'fen', fen: STORED } } as const
    await service.games.save('Qr7dEwT1zX0b', undefined, {
      version: 1,
      log: [{ ...offered, terms }, joined],
      last: 2,
      due: undefined,
    })
    let shown
    const steps = await stepsOf(async () => (shown = await askFor('GET', '/v1/games/Qr7dEwT1zX0b')))
    expect(shown).toMatchObject({ status: 200, body: { status: 'active', legalMoves: [] } })
    expect(steps).toBeLessThan(MOST)
  })
})

describe('a game that reaches a position beyond the budget is drawn', () => {
  /** From here a quiet move of Black leads to a position beyond the budget. */
  const fen = 'B:WK4,K6,K7,K54,K60,K72:B1,2,K10,11,12,13,14,K15,24,K31,33,34,36,K37,K38,47,K53,55,K56,57,63,K65,66,K68'
  const over = { status: 'finished', legalMoves: [], result: { winner: null, reason: 'complexity' } }

  test('by the move that leads there', async () => {
    const { ask, begin } = stand()
    const creator = { name: 'Mal', seat: 'black' }
    const body = { creator, opponent: { name: 'Noor' }, rules: 'canadian', opening: { fen } }
    const made = await begin(body)
    expect(made).toMatchObject({ status: 201, body: { game: { status: 'active' } } })
    const path = `/v1/games/${made.body.game.id}`
    const move = { token: tokenOf(made, 'creator'), body: { ply: 0, move: '53-48' } }
    let answered
    const steps = await stepsOf(async () => (answered = await ask('POST', `${path}/moves`, move)))
    expect(answered).toMatchObject({ status: 200, body: { game: over } })
    expect(steps).toBeLessThan(MOST + USUAL)
    expect(await stepsOf(() => ask('GET', path))).toBeLessThan(USUAL)
    expect(await ask('GET', path)).toMatchObject({ status: 200, body: over })
  })
})

describe('a start position has no more pieces than a side begins with', () => {
  test.each(RULES_IDS)('%s', (id) => {
    const sheet = ruleSetOf(id)
    const start = startPosition(sheet)
    const men = piecesOf(sheet, start)
    const middle = men.length / 2 + 1
    expect(hasPlayableMaterial(sheet, start)).toBe(true)
    for (const kind of ['man', 'king'] as const) {
      const more = makePosition(sheet, start.turn, [...men, [middle, { colour: 'white', kind }]])
      expect(hasPlayableMaterial(sheet, more)).toBe(false)
    }
    const crowning = (kind: 'man' | 'king') => makePosition(sheet, 'black', [[1, { colour: 'white', kind }]])
    expect(hasPlayableMaterial(sheet, crowning('king'))).toBe(true)
    expect(hasPlayableMaterial(sheet, crowning('man'))).toBe(false)
  })
})

describe('the moves of a position are found once in a request', () => {
  test('when they are listed and written', async () => {
    const { ask } = stand()
    const once = await stepsOf(() => legalMoves({ ...ruleSetOf('canadian') }, positionOf('canadian', COSTLY)))
    const steps = await stepsOf(() => ask('POST', '/v1/rules/canadian/moves', { body: { fen: COSTLY } }))
    expect(once).toBeGreaterThan(1000)
    expect(steps).toBe(once)
  })

  test('when a game is shown, and when a move is played', async () => {
    const { ask, begin } = stand()
    const creator = { name: 'Mal', seat: 'white' }
    const body = { creator, opponent: { name: 'Noor' }, rules: 'canadian', opening: { fen: COSTLY } }
    const made = await begin(body)
    const { id, legalMoves: listed } = made.body.game
    const once = await stepsOf(() => legalMoves({ ...ruleSetOf('canadian') }, positionOf('canadian', COSTLY)))
    expect(await stepsOf(() => ask('GET', `/v1/games/${id}`))).toBeLessThan(once + USUAL)
    const token = tokenOf(made, 'creator')
    const move = { ply: 0, move: listed[0] }
    expect(await stepsOf(() => ask('POST', `/v1/games/${id}/moves`, { token, body: move }))).toBeLessThan(once + USUAL)
  })

  test('and each is written as it is written alone', () => {
    for (const { rules, fen } of WORST as readonly Worst[]) {
      const sheet = ruleSetOf(rules)
      const position = positionOf(rules, fen)
      const moves = legalMoves(sheet, position).slice(0, 40)
      if (legalMoves(sheet, position).length > 40) continue
      expect(writeMoves(sheet, moves)).toEqual(moves.map((move) => writeMove(sheet, position, move)))
    }
  })
})

describe('conditional moves have one budget for all their lines', () => {
  const sheet = ruleSetOf('canadian')
  /** Black has 55 quiet moves here. After each of them White's moves take as many steps to find as in `COSTLY`. */
  const fen = COSTLY.replace('W:', 'B:').replace('B7,', 'B1,')
  const position = positionOf('canadian', fen)

  const planned = async (most: number) => {
    const { ask, begin } = stand()
    const body = {
      creator: { name: 'Mal', seat: 'white' },
      opponent: { name: 'Noor' },
      rules: 'canadian',
      opening: { fen },
    }
    const made = await begin(body)
    const lines = legalMoves(sheet, position)
      .slice(0, most)
      .map((move) => {
        const after = play(sheet, position, move)
        const [answer = ''] = writeMoves(sheet, legalMoves(sheet, after))
        return [writeMove(sheet, position, move), answer]
      })
    const path = `/v1/games/${made.body.game.id}/actions`
    const token = tokenOf(made, 'creator')
    let answered
    const steps = await stepsOf(
      async () => (answered = await ask('POST', path, { token, body: { type: 'plan', ply: 0, lines } })),
    )
    return { answered, steps }
  }

  test('three costly lines are within it', async () => {
    expect((await planned(3)).answered).toMatchObject({ status: 200 })
  })

  test('fifty-five are refused, and are not read to the end', async () => {
    const { answered, steps } = await planned(55)
    expect(answered).toMatchObject({ status: 422, body: { code: 'too-long' } })
    expect(steps).toBeLessThan(CONDITIONAL_MOVES_LIMITS.steps + MOST)
  })
})

describe('the costliest positions that a hill climb has found', () => {
  test.each(WORST as readonly Worst[])('$rules: $steps steps', ({ rules, fen, steps, refused }) => {
    const sheet = { ...ruleSetOf(rules) }
    const position = positionOf(rules, fen)
    expect(hasPlayableMaterial(sheet, position)).toBe(true)
    const before = stepsSpent()
    expect(outcome(sheet, position)?.reason === 'complexity').toBe(refused)
    expect(legalMoves(sheet, position).length > 0).toBe(!refused)
    expect(stepsSpent() - before).toBe(steps + 1)
    expect(steps).toBeLessThan(MOST)
  })

  test('there is one for every rule set, and one that is not refused', () => {
    expect([...new Set(WORST.map(({ rules }) => rules))]).toEqual(RULES_IDS)
    expect(new Set(WORST.filter(({ refused }) => !refused).map(({ rules }) => rules)).size).toBe(RULES_IDS.length)
  })

  test.each(WORST as readonly Worst[])(
    '$rules: a request takes $steps steps, and a refused move less than four times the most',
    async ({ rules, fen, steps, refused }) => {
      const { ask } = stand()
      const path = `/v1/rules/${rules}/moves`
      let answered
      expect(await stepsOf(async () => (answered = await ask('POST', path, { body: { fen } })))).toBeLessThanOrEqual(
        steps + FEW,
      )
      expect(answered).toMatchObject({ status: refused ? 422 : 200 })
      const square = Math.max(...piecesOf(ruleSetOf(rules), positionOf(rules, fen)).map(([at]) => at))
      const body = { fen, move: `${square}-1` }
      expect(await stepsOf(() => ask('POST', path, { body }))).toBeLessThan(4 * MOST)
    },
  )

  test.each(RULES_IDS)('another climb for %s finds nothing that takes more steps than the bound', (id) => {
    let tries = 150
    const found = climb(ruleSetOf(id), chances(11), () => (tries -= 1) > 0)
    for (const { steps } of found) expect(steps).toBeLessThan(MOST)
  })
})
