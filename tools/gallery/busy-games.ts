import { HOUR } from '../../shared/game/model/words.ts'
import { act, arbiterOf, ask, begun, invitationOf, locationOf, newGame } from '../../test/pages/stand.ts'
import { oncePerStand } from './played-games.ts'

export const CREATOR_EMAIL = 'joost@draughts.test'
export const NAMED_PEOPLE = { opponentName: 'Otis', arbiterName: 'Ida', arbiterEmail: 'ida@draughts.test' }

/** A game with as many open offers and requests as possible. */
export const gameWithOffers = oncePerStand(async (at) => {
  const { arbiterName, arbiterEmail } = NAMED_PEOPLE
  const seats = await begun(at, { arbiterName, arbiterEmail, email: CREATOR_EMAIL })
  const { creator, opponent } = seats
  for (const [ply, move] of ['11-15', '23-19'].entries())
    await ask(at, `${ply === 0 ? opponent : creator}/move`, { form: { ply: String(ply), move } })
  const form = { ply: '2', move: '8-11', message: 'Good luck, and take your time.', offerDraw: '1' }
  await ask(at, `${opponent}/move`, { form })
  await act(at, creator, 'request-takeback', { ply: '3' })
  await act(at, creator, 'propose-pause', { ply: '3', until: '2026-12-01', timeZone: '' })
  await act(at, creator, 'ask-count', { ply: '3' })
  await act(at, creator, 'ask-reseat', { ply: '3' })
  return seats
})

/** A running game in which much besides moves has happened: offers, requests, a pause, leave and a move count. */
export const eventfulGame = oncePerStand(async (at) => {
  const { arbiterName, arbiterEmail } = NAMED_PEOPLE
  const seats = await begun(at, { arbiterName, arbiterEmail, email: CREATOR_EMAIL })
  const { creator, opponent } = seats
  const arbiter = await arbiterOf(at, creator)
  for (const [ply, move] of ['11-15', '23-19', '8-11', '22-17'].entries())
    await ask(at, `${ply % 2 === 0 ? opponent : creator}/move`, { form: { ply: String(ply), move } })
  const until = { until: '2026-12-20', timeZone: '' }
  for (const [seat, type, more] of [
    [creator, 'give-time', { days: '1' }],
    [creator, 'offer-draw'],
    [opponent, 'decline-draw'],
    [opponent, 'propose-pause', until],
    [creator, 'decline-pause'],
    [creator, 'request-takeback'],
    [opponent, 'decline-takeback'],
    [opponent, 'ask-count'],
    [arbiter, 'grant-count', { stronger: 'white' }],
    [creator, 'propose-pause', until],
    [opponent, 'accept-pause'],
    [opponent, 'take-leave', { days: '3', from: '', timeZone: '' }],
    [creator, 'ask-reseat'],
  ] as const)
    await act(at, seat, type, { ply: '4', ...more })
  return { ...seats, arbiter }
})

/** A game to which Annie comes back after days: a planned reply of hers was played, and more has happened. */
export const gameWithNews = oncePerStand(async (at) => {
  const creator = await newGame(at, { name: 'Annie Bee' })
  const invitation = invitationOf((await ask(at, creator)).body)
  const guest = { key: 'guest-key-0123456789', timeZone: '', name: 'Nomvula Dube', email: '' }
  const opponent = locationOf(await ask(at, invitation, { form: guest }))
  const move = async (seat: string, ply: number, text: string) => {
    at.clock.now += 7 * HOUR
    await ask(at, `${seat}/move`, { form: { ply: String(ply), move: text } })
  }
  for (const [ply, text] of ['11-15', '23-19', '8-11', '22-17'].entries())
    await move(ply % 2 === 0 ? opponent : creator, ply, text)
  await act(at, creator, 'plan', { ply: '4', lines: '4-8 17-13' })
  at.clock.now += 15 * HOUR
  await move(opponent, 4, '4-8')
  for (const [type, more] of [
    ['give-time', { days: '3' }],
    ['take-leave', { days: '3', from: '', timeZone: '' }],
    ['request-takeback', {}],
  ] as const) {
    at.clock.now += 20 * HOUR
    await act(at, opponent, type, { ply: '6', ...more })
  }
  await move(opponent, 6, '15-18')
  at.clock.now += 5 * HOUR
  return { creator, opponent }
})

export const gameWithCaution = oncePerStand(async (at) => {
  const seats = await begun(at, { strictness: 'laws', clock: 'none', weekendsOff: '1', timeZone: 'Europe/Amsterdam' })
  await ask(at, `${seats.opponent}/move`, { form: { ply: '0', move: '11-17' } })
  return seats
})

/** The settings page of a seat that gets one email a day. */
export const digestSettings = oncePerStand(async (at) => {
  const { creator } = await begun(at, { email: CREATOR_EMAIL })
  const form = { name: 'Joost', email: CREATOR_EMAIL, locale: '', timeZone: '', mail: 'digest', digestAt: '18' }
  await ask(at, `${creator}/settings`, { form })
  return `${creator}/settings`
})
