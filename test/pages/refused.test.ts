import { describe, expect, test } from 'vitest'
import { act, arbiterOf, ask, begun, playOut, stand } from './stand.ts'

const HOSTILE = 'Well seen! </textarea><b>x</b>'
const SHOWN = 'Well seen! &lt;/textarea&gt;&lt;b&gt;x&lt;/b&gt;'

const messageIn = (page: string): string | undefined => /<textarea\s+id="message"[^>]*>\n?([^<]*)</.exec(page)?.[1]
const previewIn = (page: string): string | undefined => /name="move"\s+value="([^"]*)"/.exec(page)?.[1]

/** Begins a game and plays two moves. Then it is the turn of the opponent, who plays Black. */
const game = async () => {
  const at = stand()
  const seats = await begun(at)
  await playOut(at, [seats.opponent, seats.creator], ['11-15', '23-19'])
  return { at, ...seats }
}

describe('the answer to a move that is refused, without a script', () => {
  test('shows the move again if it came too late but is still legal, with its message and the same side of the board', async () => {
    const { at, creator, opponent } = await game()
    await ask(at, `${opponent}/move`, { form: { ply: '2', move: '8-11' } })
    await ask(at, `${creator}/move`, { form: { ply: '3', move: '26-23' } })
    const form = { ply: '2', move: '9-14', message: HOSTILE }
    const { status, body } = await ask(at, `${opponent}/move?flip=1`, { form })
    expect([status, previewIn(body), messageIn(body)]).toEqual([409, '9-14', SHOWN])
    expect(body).toContain('Board, white below')
  })

  test('keeps the message if the move came too late and is not legal any more', async () => {
    const { at, creator, opponent } = await game()
    await ask(at, `${opponent}/move`, { form: { ply: '2', move: '9-13' } })
    await ask(at, `${creator}/move`, { form: { ply: '3', move: '26-23' } })
    const { status, body } = await ask(at, `${opponent}/move`, { form: { ply: '2', move: '9-14', message: HOSTILE } })
    expect([status, previewIn(body)]).toEqual([409, undefined])
    expect(messageIn(body)).toBe(SHOWN)
  })

  test('keeps the message in the field of a player who waits, if it is the other side\u2019s turn', async () => {
    const { at, opponent } = await game()
    await ask(at, `${opponent}/move`, { form: { ply: '2', move: '8-11' } })
    const { status, body } = await ask(at, `${opponent}/move`, { form: { ply: '2', move: '9-14', message: HOSTILE } })
    expect([status, messageIn(body)]).toEqual([409, SHOWN])
  })

  test('shows the message if the game has ended', async () => {
    const { at, creator, opponent } = await game()
    await act(at, creator, 'resign', { ply: '2' })
    const { status, body } = await ask(at, `${opponent}/move`, { form: { ply: '2', move: '9-14', message: HOSTILE } })
    expect(status).toBe(409)
    expect(body).toContain(`What you typed is kept: “${SHOWN}”`)
  })
})

/** Returns the text in a field of an act, by the id of the field. */
const inField = (page: string, id: string): string | undefined =>
  new RegExp(`<input\\s+id="${id}"[^>]*\\svalue="([^"]*)"`).exec(page)?.[1]
const plannedIn = (page: string): string | undefined => /<textarea\s+id="lines"[^>]*>\n?([^<]*)</.exec(page)?.[1]

describe('the answer to an act that is refused, without a script', () => {
  const LINES = '23-18 9-14\n24-20 8-11'

  test('shows the lines of a plan if the other side has moved meanwhile, with their part of the page open', async () => {
    const { at, creator, opponent } = await game()
    await ask(at, `${opponent}/move`, { form: { ply: '2', move: '8-11' } })
    const { status, body } = await act(at, creator, 'plan', { ply: '2', lines: LINES })
    expect([status, plannedIn(body)]).toEqual([409, LINES])
    expect(body).toMatch(/<details open>\s*<summary>Planned replies/)
  })

  test.each([
    ['badly written', '23-18 x'.padEnd(200, 'x')],
    ['not legal', '23-18 9-14\n23-18 1-2'],
  ])('shows the lines of a plan that is %s', async (_, lines) => {
    const { at, creator } = await game()
    const answer = await act(at, creator, 'plan', { ply: '2', lines })
    expect([answer.status, plannedIn(answer.body)]).toEqual([400, lines])
  })

  test('shows the lines of a plan that came after the end', async () => {
    const { at, creator, opponent } = await game()
    await act(at, opponent, 'resign', { ply: '2' })
    const { status, body } = await act(at, creator, 'plan', { ply: '2', lines: LINES })
    expect([status, body.includes('23-18 9-14; 24-20 8-11”')]).toEqual([409, true])
  })

  test('keeps a message with a resignation in the form of the resignation, not in that of a move', async () => {
    const { at, opponent } = await game()
    const message = 'Thank you'.padEnd(300, '!')
    const { status, body } = await act(at, opponent, 'resign', { ply: '2', message })
    expect([status, inField(body, 'resign-line'), messageIn(body)]).toEqual([400, message, ''])
  })

  test('shows dates and days again in their panel, which is open', async () => {
    const { at, opponent } = await game()
    const leave = await act(at, opponent, 'take-leave', { ply: '2', days: '3', from: '2027-12-01' })
    expect([leave.status, inField(leave.body, 'leave-days'), inField(leave.body, 'leave-from')]).toEqual([
      422,
      '3',
      '2027-12-01',
    ])
    const pause = await act(at, opponent, 'propose-pause', { ply: '2', until: '2029-01-01' })
    expect([pause.status, inField(pause.body, 'pause-until')]).toEqual([422, '2029-01-01'])
  })

  test('keeps the arbiter’s form for giving time open, with its days', async () => {
    const { at, creator } = await game()
    const { status, body } = await act(at, await arbiterOf(at, creator), 'give-time', { ply: '2', days: '99' })
    expect([status, inField(body, 'give-days')]).toEqual([422, '99'])
    expect(body).toMatch(/<details open>\s*<summary>Give time/)
  })
})
