import { describe, expect, test } from 'vitest'
import { act, ask, begun, playOut, stand } from './stand.ts'

const HOSTILE = 'Well seen! </textarea><b>x</b>'
const SHOWN = 'Well seen! &lt;/textarea&gt;&lt;b&gt;x&lt;/b&gt;'

const messageIn = (page: string): string | undefined => /<textarea\s+id="message"[^>]*>\n?([^<]*)</.exec(page)?.[1]
const previewIn = (page: string): string | undefined => /name="move"\s+value="([^"]*)"/.exec(page)?.[1]

/** Ply 2: Amara is to move, with Black. */
const game = async () => {
  const at = stand()
  const seats = await begun(at)
  await playOut(at, [seats.opponent, seats.creator], ['11-15', '23-19'])
  return { at, ...seats }
}

describe('the answer to a move that is refused, without a script', () => {
  test('came too late, but is still legal: shows it again, with the words and the board as it lay', async () => {
    const { at, creator, opponent } = await game()
    await ask(at, `${opponent}/move`, { form: { ply: '2', move: '8-11' } })
    await ask(at, `${creator}/move`, { form: { ply: '3', move: '26-23' } })
    const form = { ply: '2', move: '9-14', message: HOSTILE }
    const { status, body } = await ask(at, `${opponent}/move?flip=1`, { form })
    expect([status, previewIn(body), messageIn(body)]).toEqual([409, '9-14', SHOWN])
    expect(body).toContain('Board, white below')
  })

  test('came too late and is not legal any more: keeps the words', async () => {
    const { at, creator, opponent } = await game()
    await ask(at, `${opponent}/move`, { form: { ply: '2', move: '9-13' } })
    await ask(at, `${creator}/move`, { form: { ply: '3', move: '26-23' } })
    const { status, body } = await ask(at, `${opponent}/move`, { form: { ply: '2', move: '9-14', message: HOSTILE } })
    expect([status, previewIn(body)]).toEqual([409, undefined])
    expect(messageIn(body)).toBe(SHOWN)
  })

  test('came when it is the other side\u2019s turn: shows the words', async () => {
    const { at, opponent } = await game()
    await ask(at, `${opponent}/move`, { form: { ply: '2', move: '8-11' } })
    const { status, body } = await ask(at, `${opponent}/move`, { form: { ply: '2', move: '9-14', message: HOSTILE } })
    expect([status, messageIn(body)]).toEqual([409, undefined])
    expect(body).toContain(`What you typed is kept: “${SHOWN}”`)
  })

  test('came after the end: shows the words', async () => {
    const { at, creator, opponent } = await game()
    await act(at, creator, 'resign', { ply: '2' })
    const { status, body } = await ask(at, `${opponent}/move`, { form: { ply: '2', move: '9-14', message: HOSTILE } })
    expect(status).toBe(409)
    expect(body).toContain(`What you typed is kept: “${SHOWN}”`)
  })
})
