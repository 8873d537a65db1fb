import { describe, expect, test } from 'vitest'
import { PDN_LIMITS } from '../../shared/game/board/opening-position.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { ask as askPage, idOf, newGame, stand as pages } from '../pages/stand.ts'
import { stand } from '../service/stand.ts'

const offer = (pdn: unknown, more: object = {}) =>
  stand().ask('POST', '/v1/games', { body: { creator: { name: 'Mal', seat: 'black' }, opening: { pdn }, ...more } })

/** Returns the message of a refusal. It quotes only a part of a hostile text, because people read it. */
const refused = async (pdn: string, more: object = {}): Promise<string> => {
  const { status, body } = await offer(pdn, more)
  expect([status, body.code]).toEqual([400, 'invalid-request'])
  const [issue] = body.issues
  expect(issue?.path).toBe('opening.pdn')
  expect(issue?.message.length).toBeLessThan(160)
  return issue?.message ?? ''
}

describe('a hostile PDN text starts no game, and costs little', () => {
  test.each([
    ['brackets in brackets', '('.repeat(PDN_LIMITS.maxLength)],
    ['remarks in remarks', '{'.repeat(PDN_LIMITS.maxLength)],
    ['tags that do not end', '[a "'.repeat(PDN_LIMITS.maxLength / 4)],
    ['backslashes', `[a "${'\\'.repeat(PDN_LIMITS.maxLength / 2)}`],
    ['one endless move', `1${'x1'.repeat((PDN_LIMITS.maxLength - 1) / 2)}`],
    ['games upon games', '11-15 * '.repeat(PDN_LIMITS.maxLength / 8)],
    ['moves without end', '1-6 32-28 6-1 28-32 '.repeat(PDN_LIMITS.maxLength / 20)],
    ['marks of direction and controls', '\u202e\u0000\u200b'.repeat(1000)],
    ['half characters', '\ud800'.repeat(2000)],
  ])('%s', async (_, text) => {
    const start = performance.now()
    await refused(text)
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test('a megabyte is not read at all', async () => {
    const at = stand()
    const { status } = await at.ask('POST', '/v1/games', {
      body: { creator: { name: 'Mal', seat: 'black' }, opening: { pdn: '1. 11-15 '.repeat(120_000) } },
    })
    expect(status).toBe(413)
  })

  test('a text of the greatest length is read, and one more character is refused', async () => {
    const text = (long: number) => `1. 11-15 {${'x'.repeat(long - 13)}} *`
    expect(text(PDN_LIMITS.maxLength)).toHaveLength(PDN_LIMITS.maxLength)
    expect((await offer(text(PDN_LIMITS.maxLength))).status).toBe(201)
    expect((await offer(text(PDN_LIMITS.maxLength + 1))).status).toBe(400)
  })

  test('ten thousand moves are more than a game may have', async () => {
    const moves = Array.from({ length: 2500 }, (_, n) => ['1-6', '32-28', '6-1', '28-32'][n % 4]).join(' ')
    expect(`[FEN "B:WK32:BK1"] ${moves}`.length).toBeGreaterThan(PDN_LIMITS.maxLength)
    const fitting = `[FEN "B:WK32:BK1"] ${moves.slice(0, PDN_LIMITS.maxLength - 30)}`
    expect(await refused(fitting)).toContain('more than 1000 half-moves')
  })

  test('a GameType tag of other rules is refused, whatever the moves are', async () => {
    expect(await refused('[GameType "20"] 1. 11-15 *')).toContain('GameType 20 is not english')
    expect(await refused('[GameType "21"] 1. 32-28 *', { rules: 'international' })).toContain('is not international')
    expect(await refused('[GameType "hello"] *')).toContain('GameType hello')
  })

  test.each([
    ['more men than the game has', '[FEN "B:W32:B1-13"] *', 'more pieces'],
    ['a man on its crowning row', '[FEN "B:W1,32:B2"] *', 'crowning row'],
    ['a game that is over', '[FEN "B:W18:B15"] 1. 15x22 *', 'game is over'],
  ])('%s cannot be the start of a game', async (_, text, why) => {
    expect(await refused(text)).toContain(why)
  })

  test.each([[1], [null], [['1. 11-15']], [{ text: '1. 11-15' }], ['']])('%j is refused as a text', async (pdn) => {
    expect((await offer(pdn)).status).toBe(400)
  })
})

describe('only the last position of the text is stored', () => {
  const text = '[Event "<script>alert(1)</script>"] 1. 11-15 {call +44 7700 900123} 22-18 *'

  test('of a text sent to the API', async () => {
    const at = stand()
    const made = await at.ask('POST', '/v1/games', {
      body: { creator: { name: 'Ada', seat: 'black' }, opponent: { name: 'Mo' }, opening: { pdn: text } },
    })
    expect(made.status).toBe(201)
    const game = await answerApi(at.service, {
      method: 'GET',
      path: `/v1/games/${made.body.game.id}`,
      query: {},
      headers: {},
      from: '192.0.2.1',
      body: '',
      receivedAt: at.clock.now,
    })
    expect(game.body).toContain('"fen":"B:W18,21,23')
    expect(game.body).not.toMatch(/script|7700/)
  })

  test('of a text in the form, whose field takes a position or a text', async () => {
    const at = pages()
    const seat = await newGame(at, { opening: 'fen', fen: text })
    expect((await askPage(at, seat)).body).not.toMatch(/<script>alert|7700/)
    expect((await loadGame(at.service.games, idOf(seat)))?.game.terms.opening).toMatchObject({ kind: 'fen' })
  })
})
