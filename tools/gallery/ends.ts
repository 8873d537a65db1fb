import { DAY } from '../../shared/game/words.ts'
import { type Stand, act, arbiterOf, ask, begun, idOf, invitationOf, newGame } from '../../test/pages/stand.ts'
import { TINSLEY, once, over, playSlowly, played } from './games.ts'
import { EMAIL, NAMED, asking } from './tables.ts'

const GUEST = { key: 'guest-key-0123456789', timeZone: '', name: 'Amara', email: '' }

/** What happens so many days later, for a page that is looked at now. */
const later = async <T>(at: Stand, days: number, happen: () => Promise<T>): Promise<T> => {
  const { now } = at.clock
  at.clock.now += days * DAY
  const made = await happen()
  at.clock.now = now
  return made
}

/** Black must capture, and has one way. */
const forced = once((at) => played(at, TINSLEY.slice(0, 11)))

/** White won: no second move of Black came in time. */
const late = once(async (at) => {
  const table = await begun(at)
  await playSlowly(at, [table.opponent, table.creator], ['11-15', '23-19'])
  await later(at, 11, () => act(at, table.creator, 'give-time', { ply: '2', days: '1' }))
  return table
})

const expired = once(async (at) => {
  const creator = await newGame(at)
  const invitation = invitationOf((await ask(at, creator)).body)
  await later(at, 31, () => ask(at, invitation, { form: GUEST }))
  return { creator, invitation }
})

const calledOff = once(async (at) => {
  const creator = await newGame(at)
  const invitation = invitationOf((await ask(at, creator)).body)
  await act(at, creator, 'abort')
  return { creator, invitation }
})

/** Both have asked for it. */
const agreed = once(async (at) => {
  const table = await over(at, 'creator', TINSLEY.slice(0, 30))
  await act(at, table.creator, 'rematch', { ply: '30' })
  await act(at, table.opponent, 'rematch', { ply: '30' })
  return table
})

/** A seat that was said to be lost, and is not. */
const vetoed = async (at: Stand): Promise<string> => {
  const { creator, opponent } = await begun(at)
  await act(at, creator, 'ask-reseat')
  const link = /\/a\/[\w-]+/.exec((await ask(at, creator)).body)?.[0] ?? ''
  await act(at, opponent, 'veto-reseat')
  return link
}

const arbiterInvited = async (at: Stand): Promise<string> => {
  const creator = await newGame(at, { ...NAMED, email: EMAIL })
  const [first, ...others] = [...(await ask(at, creator)).body.matchAll(/\/i\/[\w-]+/g)].map(([link]) => link)
  return others.find((link) => link !== first) ?? ''
}

const ARBITER = { directorName: NAMED.directorName, directorEmail: NAMED.directorEmail }
const OWN_POSITION = {
  opening: 'fen',
  fen: 'B:W31,32:B1,2',
  weekendsOff: '1',
  timeZone: 'Europe/Amsterdam',
  ...ARBITER,
}

/** How things end, and what is rarely met. */
export const ENDS = {
  'seat-must-capture': async (at: Stand) => (await forced(at)).creator,
  'seat-capture-preview': async (at: Stand) => `${(await forced(at)).creator}?move=20x11`,
  'seat-clock-of-its-own': async (at: Stand) =>
    `${(await begun(at, { clock: 'own', perMove: '0', reserve: '30', increment: '1', cap: '40' })).creator}?tab=about`,
  'seat-own-position': async (at: Stand) => `${(await begun(at, OWN_POSITION)).opponent}?tab=about&numbers=all`,
  'seat-match-in-turn': async (at: Stand) => (await begun(at, { match: 'in-turn' })).creator,
  'seat-called-off': async (at: Stand) => `${(await calledOff(at)).creator}?done=abort`,
  'seat-expired': async (at: Stand) => (await expired(at)).creator,
  'invitation-called-off': async (at: Stand) => (await calledOff(at)).invitation,
  'invitation-expired': async (at: Stand) => (await expired(at)).invitation,
  'invitation-arbiter': arbiterInvited,
  'finished-on-time': async (at: Stand) => (await late(at)).creator,
  'finished-agreed': async (at: Stand) => (await agreed(at)).creator,
  'finished-next': async (at: Stand) => `${(await agreed(at)).opponent}?done=rematch`,
  'arbiter-desk': async (at: Stand) => `${await arbiterOf(at, (await late(at)).creator)}?tab=about`,
  'lost-seat-closed': vetoed,
  'watch-asking': async (at: Stand) => `/g/${idOf((await asking(at)).creator)}?tab=events`,
} as const
