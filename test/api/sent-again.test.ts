import { describe, expect, test } from 'vitest'
import { stand, tokenOf } from '../service/stand.ts'

/** Begins a game with both seats taken; `black` is the creator’s token. */
const seated = async (terms: object) => {
  const table = stand()
  const made = await table.begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Bo' }, ...terms })
  const { id } = made.body.game
  const send = (path: string) => (token: string, ply: number, body: object) =>
    table.ask('POST', `/v1/games/${id}/${path}`, { token, body: { ply, ...body } })
  const [move, act] = [send('moves'), send('actions')]
  return {
    black: tokenOf(made, 'creator'),
    white: tokenOf(made, 'opponent'),
    move: (token: string, ply: number, text: string) => move(token, ply, { move: text }),
    act: (token: string, ply: number, type: string, more: object = {}) => act(token, ply, { type, ...more }),
  }
}

describe('an illegal move that is sent again is one offence', () => {
  const WRONG: readonly (readonly [text: string, code: string])[] = [
    ['11-20', 'illegal-move'],
    ['4-3', 'illegal-move'],
  ]
  test.each(WRONG)('%s, also after the other side has been cautioned', async (text, code) => {
    const { black, white, move } = await seated({ strictness: 'laws' })
    expect((await move(black, 0, text)).body.code).toBe(code)
    expect((await move(white, 0, '22-17')).body.code).toBe('not-your-turn')
    for (const again of [black, white]) {
      const answer = await move(again, 0, again === black ? text : '22-17')
      expect(answer.body.code).toBe(again === black ? code : 'not-your-turn')
    }
    const { game } = (await move(black, 0, '11-15')).body
    expect(game).toMatchObject({ status: 'active', cautions: { black: 1, white: 1 } })
    expect((await move(white, 1, '22-26')).body.code).toBe('illegal-move')
    expect((await move(black, 1, '8-11')).body.code).toBe('game-over')
  })
})

/** Terms in which Black may jump 14x23 or 15x22. `huffed` plays 1-5 instead; White huffs the man on 14 and moves. */
const HUFFING = { rules: 'english-huffing', opening: { fen: 'B:W18,21,30:B1,14,15' } }

describe('a move that is sent again is played once, in whatever spelling, also where a piece was huffed', () => {
  const huffed = async () => {
    const table = await seated(HUFFING)
    const { black, white, move, act } = table
    expect((await move(black, 0, '1-5')).status).toBe(200)
    expect((await act(white, 1, 'huff', { square: 14 })).status).toBe(200)
    // This move is legal only without the man on 14.
    expect((await move(white, 1, '18-14')).status).toBe(200)
    return table
  }

  test.each(['18-14', '18 - 14', '18–14'])('%s, sent at once', async (text) => {
    const { white, move } = await huffed()
    const again = await move(white, 1, text)
    expect(again).toMatchObject({ status: 200, body: { duplicate: true, game: { ply: 2 } } })
  })

  test.each(['1-5', ' 1 - 5'])('%s, the move before the huff', async (text) => {
    const { black, move } = await huffed()
    expect(await move(black, 0, text)).toMatchObject({ status: 200, body: { duplicate: true } })
  })

  test.each(['18 - 14', '18-14'])('%s, after more moves', async (text) => {
    const { black, white, move } = await huffed()
    expect((await move(black, 2, '15-19')).status).toBe(200)
    expect(await move(white, 1, text)).toMatchObject({ status: 200, body: { duplicate: true } })
    expect(await move(black, 2, '15 - 19')).toMatchObject({ status: 200, body: { duplicate: true } })
  })

  test('another move at that ply does not count as sent again', async () => {
    const { white, move } = await huffed()
    for (const text of ['21-17', '18-15', '18-11']) expect((await move(white, 1, text)).body.code).toBe('stale-ply')
  })

  test('21 x 14, after a huff and a move that was taken back because a jump was enforced', async () => {
    const { black, white, move, act } = await seated({
      rules: 'english-huffing',
      opening: { fen: 'B:W18,21,30:B1,14,15,17' },
    })
    expect((await move(black, 0, '1-5')).status).toBe(200)
    expect((await act(white, 1, 'huff', { square: 14 })).status).toBe(200)
    expect((await move(white, 1, '30-26')).status).toBe(200)
    expect((await act(black, 2, 'enforce')).status).toBe(200)
    expect((await move(white, 1, '21x14')).status).toBe(200)
    expect(await move(white, 1, '21 x 14')).toMatchObject({ status: 200, body: { duplicate: true } })
  })
})
