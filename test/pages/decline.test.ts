import { describe, expect, test } from 'vitest'
import { LONGEST } from '../../shared/game/limits/bounds.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type Stand, act, ask, begun, idOf, invitationOf, locationOf, newGame, stand } from './stand.ts'

const OTIS = { opponentName: 'Otis', opponentEmail: 'otis@draughts.test' }
const WORD = 'No time before Easter <3'

const offered = async (fields: Readonly<Record<string, string>> = {}) => {
  const at = stand()
  const creator = await newGame(at, fields)
  return { at, creator, invitation: invitationOf((await ask(at, creator)).body) }
}

const decline = (at: Stand, invitation: string, text?: string) =>
  ask(at, `${invitation}/decline`, { form: text === undefined ? {} : { text } })

describe('an invitation', () => {
  test.each(['black', 'white', 'toss'])('to a game that was called off says so: its creator has %s', async (seat) => {
    const { at, creator, invitation } = await offered({ seat })
    expect((await act(at, creator, 'abort', { ply: '0' })).status).toBe(303)
    const { status, body } = await ask(at, invitation)
    expect([status, body.includes('This game was called off')]).toEqual([410, true])
  })

  test('shows the board that the game begins with, from the side that its reader gets', async () => {
    const { at, invitation } = await offered({ seat: 'white', rules: 'international' })
    const { body } = await ask(at, invitation)
    expect(body).toContain('aria-label="Board, black below"')
    // One more shows the reader's side.
    expect(body.match(/<use href="#black-man"/g)).toHaveLength(21)
  })

  test('says what the clock means, when the first move is due, and that the inviter is told', async () => {
    const text = async (fields: Readonly<Record<string, string>>) => {
      const { at, invitation } = await offered({ name: 'Joost', ...fields })
      return (await ask(at, invitation)).body.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
    }
    const black = await text({ seat: 'white' })
    expect(black).toContain('You have 3 days for each move; a slower move uses up your reserve of 7 days')
    expect(black).toContain('Black: you begin')
    expect(black).toContain('your first move is due by Tue 24 Nov, 12:00 UTC. If you decline, Joost is told.')
    expect(await text({ seat: 'black' })).toContain('Accept now, and Joost makes the first move.')
    expect(await text({ seat: 'toss' })).toContain('Accept now, and the toss decides who begins.')
    expect(await text({ seat: 'white', clock: 'none' })).toContain('Accept now, and the first move is yours.')
    const own = { clock: 'own', perMove: '0', reserve: '10', increment: '1' }
    expect(await text({ seat: 'white', ...own })).toContain('You have 10 days for all your moves together')
    expect(await text({ seat: 'white', ...own })).toContain('due by Tue 1 Dec')
  })

  test('is opened at the form that declines by the second button of its email', async () => {
    const { at, invitation } = await offered()
    expect((await ask(at, `${invitation}?answer=decline`)).body).toMatch(/<details class="decline" open>/)
  })

  test('is declined by a button that comes after a first press, and opening a page declines nothing', async () => {
    const { at, invitation } = await offered()
    const { body } = await ask(at, invitation)
    expect(body).toMatch(/<details class="decline" ?>[^]*Decline[^]*action="[^"]*\/decline"/)
    expect((await ask(at, `${invitation}/decline`)).status).toBe(405)
    expect((await ask(at, invitation)).status).toBe(200)
  })

  test.each([
    ['with a word', WORD],
    ['without one', undefined],
    ['with an empty one', ''],
  ])('declined %s ends, and both pages say so', async (_, word) => {
    const { at, creator, invitation } = await offered(OTIS)
    const declined = await decline(at, invitation, word)
    expect([declined.status, locationOf(declined)]).toEqual([303, invitation])
    const closed = await ask(at, invitation)
    expect([closed.status, closed.body.includes('This invitation was declined')]).toEqual([410, true])
    const { body } = await ask(at, creator)
    expect(body).toContain('The invitation was declined')
    expect(body.includes('No time before Easter &lt;3')).toBe(word === WORD)
  })

  test('tells the creator alone what word came with it', async () => {
    const { at, creator, invitation } = await offered(OTIS)
    await decline(at, invitation, WORD)
    for (const path of [`/g/${idOf(creator)}`, invitation]) expect((await ask(at, path)).body).not.toContain('Easter')
  })

  test('that was declined forgets the address that it went to', async () => {
    const { at, creator, invitation } = await offered(OTIS)
    const { game } = (await loadGame(at.service.games, idOf(creator))) ?? {}
    const contact = game?.invited?.contact ?? ''
    expect((await at.service.contacts.load(idOf(creator), contact))?.email).toBe(OTIS.opponentEmail)
    await decline(at, invitation)
    expect((await at.service.contacts.load(idOf(creator), contact))?.email).toBeUndefined()
  })

  test('is declined once, and the first word stays', async () => {
    const { at, creator, invitation } = await offered()
    await decline(at, invitation, 'first')
    expect((await decline(at, invitation, 'second')).status).toBe(410)
    const { body } = await ask(at, creator)
    expect([body.includes('first'), body.includes('second')]).toEqual([true, false])
  })

  test('that was accepted cannot be declined any more', async () => {
    const at = stand()
    const { invitation, creator } = await begun(at)
    const answer = await decline(at, invitation, WORD)
    expect([answer.status, answer.body.includes('has been accepted')]).toEqual([410, true])
    expect((await loadGame(at.service.games, idOf(creator)))?.game.status).toBe('active')
  })

  test.each([
    [LONGEST.decliningMessage, 303],
    [LONGEST.decliningMessage + 1, 400],
  ])('takes a word of %i characters: %i', async (length, status) => {
    const { at, invitation } = await offered()
    const answer = await decline(at, invitation, 'x'.repeat(length))
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.body).toContain(`value="${'x'.repeat(length)}"`)
  })
})

test('an arbiter’s invitation and a seat’s link decline nothing', async () => {
  const { at, creator } = await offered({ arbiterName: 'Ida', arbiterEmail: '' })
  const arbiter = /\/i\/e[\w-]+/.exec((await ask(at, creator)).body)?.[0] ?? ''
  for (const path of [arbiter, creator.replace('/p/', '/i/')]) expect((await decline(at, path)).status).toBe(404)
  expect((await loadGame(at.service.games, idOf(creator)))?.game.status).toBe('open')
})

test('of two words for one invitation, the one that is not stored is not answered as if it were', async () => {
  const { at, creator, invitation } = await offered(OTIS)
  expect((await decline(at, invitation, 'No time')).status).toBe(303)
  expect((await decline(at, invitation, 'No time')).status).toBe(303)
  expect((await decline(at, invitation, '')).status).toBe(303)
  expect((await decline(at, invitation, 'Another word')).status).toBeGreaterThanOrEqual(400)
  expect((await ask(at, creator)).body).toContain('No time')
})
