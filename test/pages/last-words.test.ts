import { describe, expect, test } from 'vitest'
import { LONGEST } from '../../shared/game/limits/bounds.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { act, arbiterOf, ask, begun, idOf, playOut, stand, wholePage } from './stand.ts'

const MOVES = ['11-15', '23-19']
const HELLO = 'Thank you <b>Joost</b>, a fine game'
const SHOWN = 'Thank you &lt;b&gt;Joost&lt;/b&gt;, a fine game'

const table = async (fields = {}) => {
  const at = stand()
  const { creator, opponent } = await begun(at, fields)
  await playOut(at, [opponent, creator], MOVES)
  return { at, creator, opponent }
}

describe('words with what ends a game', () => {
  test('stand on the page of the other side and of the arbiter, and on no page for watching', async () => {
    const email = { arbiterName: 'Ida', arbiterEmail: 'ida@draughts.test' }
    const { at, creator, opponent } = await table(email)
    expect((await ask(at, `${opponent}?panel=resign`)).body).toContain('aria-label="A message to Joost"')
    const answer = await act(at, opponent, 'resign', { ply: '2', message: ` ${HELLO}\n` })
    expect(answer.status).toBe(303)
    expect((await ask(at, creator)).body).toContain(SHOWN)
    expect(await wholePage(at, await arbiterOf(at, creator))).toContain(SHOWN)
    for (const path of ['', '/try', '/sheet', '?tab=events'])
      expect((await ask(at, `/g/${idOf(creator)}${path}`)).body).not.toContain('fine game')
    expect(await wholePage(at, opponent)).toContain('after the end')
  })

  test('can accompany an accepted draw, and a game that is called off', async () => {
    const { at, creator, opponent } = await table()
    await act(at, creator, 'offer-draw', { ply: '2' })
    expect((await ask(at, `${opponent}?panel=draw`)).body).toContain('name="message"')
    await act(at, opponent, 'accept-draw', { ply: '2', message: HELLO })
    expect((await ask(at, creator)).body).toContain(SHOWN)
    const other = await begun(at)
    expect((await act(at, other.opponent, 'abort', { ply: '0', message: HELLO })).status).toBe(303)
    expect((await ask(at, other.creator)).body).toContain(SHOWN)
  })

  test('comes back with the page if it is too long or too late', async () => {
    const { at, creator, opponent } = await table()
    const long = await act(at, opponent, 'resign', { ply: '2', message: 'x'.repeat(LONGEST.message + 1) })
    expect(long.status).toBe(400)
    expect(long.body).toContain('A message can have at most 280 characters.')
    expect(long.body).toContain('x'.repeat(LONGEST.message + 1))
    await act(at, creator, 'resign', { ply: '2' })
    const late = await act(at, opponent, 'resign', { ply: '2', message: HELLO })
    expect(late.status).toBe(409)
    expect(late.body).toContain(SHOWN)
  })
})

describe('one line after the end', () => {
  test('is offered once to each seat, and read by the other side', async () => {
    const { at, creator, opponent } = await table()
    await act(at, opponent, 'resign', { ply: '2' })
    for (const [seat, other, text] of [
      [creator, opponent, 'Until the next'],
      [opponent, creator, 'Gladly'],
    ] as const) {
      expect((await ask(at, seat)).body).toContain('value="remark"')
      const sent = await act(at, seat, 'remark', { ply: '2', text })
      expect([sent.status, sent.headers['location']]).toEqual([303, `${seat}?done=remark`])
      const page = await ask(at, `${seat}?done=remark`)
      expect(page.body).toContain('Your message is on the page of both sides.')
      expect(page.body).toMatch(new RegExp(`<p>${text} <span class="quiet">– you</span>`))
      expect(page.body).not.toContain('value="remark"')
      expect((await ask(at, other)).body).toContain(`<p>${text} <span`)
    }
    expect((await ask(at, `/g/${idOf(creator)}`)).body).not.toContain('Gladly')
    const again = await act(at, creator, 'remark', { ply: '2', text: 'One more' })
    expect([again.status, again.body.includes('One more')]).toEqual([410, true])
  })
})

test('two messages of one seat, each of 280 characters of two bytes, are both on the other side’s page', async () => {
  const { at, creator, opponent } = await table()
  const [first, second] = ['Щ'.repeat(LONGEST.message), 'Ж'.repeat(LONGEST.message)]
  await act(at, opponent, 'resign', { ply: '2', message: first })
  await act(at, opponent, 'remark', { ply: '2', text: second })
  const page = (await ask(at, creator)).body
  expect([page.includes(first), page.includes(second)]).toEqual([true, true])
})

test('a game that is over asks nobody to confirm an address, as no email would come that asks', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at, { email: 'joost@draughts.test' })
  await playOut(at, [opponent, creator], MOVES)
  const contact = (await loadGame(at.service.games, idOf(creator)))?.game.creator.contact ?? ''
  // The email that asks is on its way.
  await at.service.contacts.update(idOf(creator), contact, { quietUntil: -at.clock.now })
  const button = `action="${creator}/emails"`
  expect((await ask(at, creator)).body).toContain(button)
  await act(at, opponent, 'resign', { ply: '2' })
  expect((await ask(at, creator)).body).not.toContain(button)
})
