import { describe, expect, test } from 'vitest'
import { playerOf } from '../../shared/game/model/game.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { flashText } from '../../shared/service/pages/http/flash-text.ts'
import { textsFor } from '../harness/words.ts'
import { act, arbiterOf, ask, begun, idOf, locationOf, newGame, playOut, stand } from './stand.ts'

const outcomeIn = (page: string): string | undefined => /id="outcome">\s*<b>([^<]*)</.exec(page)?.[1]

/** Begins a game with a reserve and an arbiter, in which it is Amara's turn. */
const game = async () => {
  const at = stand()
  const seats = await begun(at, { arbiterName: 'Ida', arbiterEmail: 'ida@draughts.test' })
  await playOut(at, [seats.opponent, seats.creator], ['11-15', '23-19'])
  return { at, ...seats }
}

describe('the page after an act', () => {
  test.each([
    ['give-time', { days: '3' }, 'You gave Joost 3 days.', 'Je hebt Joost 3 dagen gegeven.'],
    ['offer-draw', {}, 'You have offered Joost a draw.', 'Je hebt Joost remise aangeboden.'],
    ['resign', {}, 'You have resigned.', 'Je hebt opgegeven.'],
    ['take-leave', { days: '2', from: '', timeZone: '' }, 'You have taken leave.', 'Je hebt verlof genomen.'],
  ])('%s tells what came of it, in the reader’s language', async (type, more, english, dutch) => {
    const { at, opponent } = await game()
    const answer = await act(at, opponent, type, { ply: '2', ...more })
    expect(answer.status).toBe(303)
    expect(outcomeIn((await ask(at, locationOf(answer))).body)).toBe(english)
    const headers = { 'accept-language': 'nl' }
    expect(outcomeIn((await ask(at, locationOf(answer), { headers })).body)).toBe(dutch)
    expect(outcomeIn((await ask(at, opponent)).body)).toBeUndefined()
  })

  test('tells the arbiter to whom the time went', async () => {
    const { at, creator } = await game()
    const arbiter = await arbiterOf(at, creator)
    const answer = await act(at, arbiter, 'give-time', { ply: '2', days: '1', seat: 'black' })
    expect(outcomeIn((await ask(at, locationOf(answer))).body)).toBe('You gave Amara 1 day.')
  })

  test('says the same to a reader who gets emails, whose consent alone is confirmed without an event', async () => {
    const { at, opponent } = await game()
    await act(at, opponent, 'give-time', { ply: '2', days: '3' })
    const loaded = await loadGame(at.service.games, idOf(opponent))
    if (!loaded) throw new Error('there is no game')
    const role = playerOf(loaded.game, 'creator')?.name === 'Amara' ? 'creator' : 'opponent'
    const said = (query: string, isMailed: boolean) => flashText(textsFor('en'), loaded, role, query, isMailed)
    expect([said('give-time', true), said('give-time', false)]).toEqual(Array(2).fill('You gave Joost 3 days.'))
    expect([said('emails', true), said('all-emails', true)].every((sentence) => sentence)).toBe(true)
    expect([said('emails', false), said('all-emails', false), said('draw', true)]).toEqual(Array(3).fill(undefined))
  })

  test('keeps the side from which the board is seen', async () => {
    const { at, opponent } = await game()
    const answer = await ask(at, `${opponent}/act?flip=1`, { form: { type: 'offer-draw', ply: '2' } })
    expect(locationOf(answer)).toBe(`${opponent}?flip=1&done=offer-draw`)
  })

  test('tells the second player who asks for a rematch that it begins', async () => {
    const { at, creator, opponent } = await game()
    await act(at, opponent, 'resign', { ply: '2' })
    const outcomeOf = async (path: string) =>
      outcomeIn((await ask(at, locationOf(await act(at, path, 'rematch', { ply: '2' })))).body)
    expect(await outcomeOf(creator)).toBe('You have asked for a rematch.')
    expect(await outcomeOf(opponent)).toBe('The rematch with Joost begins.')
  })

  test('says that a note is saved', async () => {
    const { at, opponent } = await game()
    const answer = await ask(at, `${opponent}/own`, { form: { note: 'Watch 9.' } })
    expect(outcomeIn((await ask(at, locationOf(answer))).body)).toBe('Your note is saved.')
  })

  test('an address in the browser cannot make the page report an act that did not happen', async () => {
    const { at, creator, opponent } = await game()
    const outcomeOf = async (seat: string, done: string) => outcomeIn((await ask(at, `${seat}?done=${done}`)).body)
    const seats = [creator, opponent, await arbiterOf(at, creator)]
    const untrue = Object.keys(textsFor('en').done).filter((done) => !['note', 'forced'].includes(done))
    for (const seat of seats)
      for (const done of untrue) expect([done, await outcomeOf(seat, done)]).toEqual([done, undefined])
    await act(at, opponent, 'offer-draw', { ply: '2' })
    expect(await outcomeOf(creator, 'offer-draw')).toBeUndefined()
    await act(at, creator, 'resign', { ply: '2' })
    expect(await outcomeOf(opponent, 'resign')).toBeUndefined()
    expect(await outcomeOf(creator, 'resign')).toBe('You have resigned.')
    expect(await outcomeOf(creator, 'accept-draw')).toBeUndefined()
  })

  test('the page says that an email is on its way only while no email to that address has bounced', async () => {
    const at = stand()
    const seat = await newGame(at, { email: 'joost@draughts.test' })
    expect((await ask(at, `${seat}?sent=1`)).body).toContain('It is on its way, unless')
    const loaded = await loadGame(at.service.games, idOf(seat))
    const contact = loaded?.game.creator.contact ?? ''
    await at.service.contacts.update(idOf(seat), contact, { returned: true })
    expect((await ask(at, `${seat}?sent=1`)).body).not.toContain('It is on its way')
  })

  test.each(['toString', '__proto__', '<b>won</b>', 'Joost resigned', ''])(
    'the parameter done=%j puts no words on the page',
    async (done) => {
      const { at, opponent } = await game()
      const { status, body } = await ask(at, `${opponent}?done=${encodeURIComponent(done)}`)
      expect([status, outcomeIn(body)]).toEqual([200, undefined])
      expect(body).not.toContain('won</b>')
    },
  )
})
