import { DAY } from '../../shared/game/model/words.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { emailedSeatLink } from '../../shared/service/credentials/links.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { KEYS } from '../../test/harness/api-keys.ts'
import { PEER, type Stand, act, arbiterOf, ask, begun, idOf, invitationOf, newGame } from '../../test/pages/stand.ts'
import { TINSLEY, gameAt, oncePerStand, resignedGame, playSlowly, playedGame } from './played-games.ts'
import { CREATOR_EMAIL, NAMED_PEOPLE, gameWithOffers } from './busy-games.ts'

const GUEST = { key: 'guest-key-0123456789', timeZone: '', name: 'Amara', email: '' }

/** Runs `happen` with the clock some days ahead, and then sets the clock back. */
const daysLater = async <T>(at: Stand, days: number, happen: () => Promise<T>): Promise<T> => {
  const { now } = at.clock
  at.clock.now += days * DAY
  const result = await happen()
  at.clock.now = now
  return result
}

/** A position in which Black must capture and has one way to do it. */
const mustCapture = oncePerStand((at) => playedGame(at, TINSLEY.slice(0, 11)))

/** Resolves with the seat of a player who has muted the other one, with the words of before folded. */
const mutedGame = oncePerStand(async (at) => {
  const { creator, opponent } = await begun(at, { seat: 'black' })
  await ask(at, `${creator}/move`, { form: { ply: '0', move: '11-15', message: 'Is anybody there?' } })
  await ask(at, `${opponent}/own`, { form: { muted: '1' } })
  return opponent
})

/** A game that White won on time: Black made no second move. */
const wonOnTime = oncePerStand(async (at) => {
  const seats = await begun(at)
  await playSlowly(at, [seats.opponent, seats.creator], ['11-15', '23-19'])
  await daysLater(at, 11, () => act(at, seats.creator, 'give-time', { ply: '2', days: '1' }))
  return seats
})

const expired = oncePerStand(async (at) => {
  const creator = await newGame(at)
  const invitation = invitationOf((await ask(at, creator)).body)
  await daysLater(at, 31, () => ask(at, invitation, { form: GUEST }))
  return { creator, invitation }
})

const calledOff = oncePerStand(async (at) => {
  const creator = await newGame(at)
  const invitation = invitationOf((await ask(at, creator)).body)
  await act(at, creator, 'abort')
  return { creator, invitation }
})

/** A game after which both players asked for a rematch. */
const agreed = oncePerStand(async (at) => {
  const seats = await resignedGame(at, 'creator', TINSLEY.slice(0, 30))
  await act(at, seats.creator, 'rematch', { ply: '30' })
  await act(at, seats.opponent, 'rematch', { ply: '30' })
  return seats
})

/**
 * Returns the path at which a seat that was reported as lost could have been taken. Its player objected, so it is
 * closed.
 */
const vetoed = async (at: Stand): Promise<string> => {
  const { creator, opponent } = await begun(at)
  await act(at, creator, 'ask-reseat')
  const link = /\/a\/[\w-]+/.exec((await ask(at, creator)).body)?.[0] ?? ''
  await act(at, opponent, 'veto-reseat')
  return link
}

const arbiterInvited = async (at: Stand): Promise<string> => {
  const creator = await newGame(at, { ...NAMED_PEOPLE, email: CREATOR_EMAIL })
  const [first, ...others] = [...(await ask(at, creator)).body.matchAll(/\/i\/[\w-]+/g)].map(([link]) => link)
  return others.find((link) => link !== first) ?? ''
}

const ARBITER = { arbiterName: NAMED_PEOPLE.arbiterName, arbiterEmail: NAMED_PEOPLE.arbiterEmail }
const OWN_POSITION = {
  opening: 'fen',
  fen: 'B:W31,32:B1,2',
  weekendsOff: '1',
  timeZone: 'Europe/Amsterdam',
  ...ARBITER,
}

const OTIS = { opponentName: 'Otis', opponentEmail: 'otis@draughts.test' }

/** An international game whose opponent was invited at an address. The invited side begins. */
const invitedByEmail = (at: Stand): Promise<string> =>
  newGame(at, { name: 'Marijke de Vries', seat: 'black', rules: 'international', ...OTIS })

const invitation = async (at: Stand, creator: string): Promise<string> => invitationOf((await ask(at, creator)).body)

/** The invitation by the link of its email. */
const emailedInvitation = async (at: Stand, creator: string): Promise<string> =>
  emailedSeatLink(at.service, 'opponent', idOf(creator), await gameAt(at, creator), OTIS.opponentEmail)

/** The invitation by the link of its email, of which the last character is missing. */
export const cutLink = async (at: Stand): Promise<string> =>
  new URL(await emailedInvitation(at, await invitedByEmail(at))).pathname.slice(0, -1)

/** The invitation by the link of the email to an address that the creator has corrected since. */
const formerAddress = async (at: Stand): Promise<string> => {
  const creator = await invitedByEmail(at)
  const link = await emailedInvitation(at, creator)
  await ask(at, `${creator}/own`, { form: { to: 'opponent', email: 'otis@players.test' } })
  return new URL(link).pathname
}

/** An invitation of an order, by its email: three more games of the order wait for the same address. */
const orderedInvitation = async (at: Stand): Promise<string> => {
  const players = [{ name: 'Marijke de Vries' }, { name: 'Otis', email: OTIS.opponentEmail }, { name: 'Zoe' }]
  const pairs = [1, 3, 1, 3].map((black, index) => ({ black, white: 2, labels: { round: `${index + 1}` } }))
  const response = await answerApi(at.service, {
    method: 'POST',
    path: '/v1/games/bulk',
    query: {},
    headers: {
      authorization: `Bearer ${KEYS.club}`,
      'content-type': 'application/json',
      'idempotency-key': 'an-order-of-the-gallery',
    },
    from: PEER,
    body: JSON.stringify({ players, pairs, labels: { event: 'Spring cup' } }),
    receivedAt: at.clock.now,
  })
  const { order, games } = JSON.parse(response.body) as {
    readonly order: { readonly id: string }
    readonly games: readonly { readonly id: string }[]
  }
  await makeOrder(at.service, order.id, at.clock.now, () => true)
  const [first] = games
  const loaded = first && (await loadGame(at.service.games, first.id))
  if (!loaded) throw new Error('no game was ordered')
  return new URL(emailedSeatLink(at.service, 'opponent', first.id, loaded.game, OTIS.opponentEmail)).pathname
}

/** The page of a player whose opponent accepted two days ago and has not moved yet. */
export const unmoved = async (at: Stand): Promise<string> => (await daysLater(at, -2, () => begun(at))).creator

/** The creator's page after the invitation was declined. */
const declined = async (at: Stand): Promise<string> => {
  const creator = await newGame(at, { opponentName: 'Otis' })
  await ask(at, `${await invitation(at, creator)}/decline`, { form: { text: 'No time before Easter.' } })
  return creator
}

const declinedInvitation = async (at: Stand): Promise<string> => {
  const path = await invitation(at, await newGame(at))
  await ask(at, `${path}/decline`, { form: { text: '' } })
  return path
}

/** Pages of games that ended in unusual ways, and other rare pages. */
export const END_STATES = {
  declined,
  'invitation-declined': declinedInvitation,
  'invitation-ordered': orderedInvitation,
  'invitation-invited': async (at: Stand) => invitation(at, await invitedByEmail(at)),
  'invitation-declining': async (at: Stand) => `${await invitation(at, await invitedByEmail(at))}?answer=decline`,
  'invitation-corrected': formerAddress,
  'seat-muted': async (at: Stand) => `${await mutedGame(at)}?tab=mine`,
  'seat-must-capture': async (at: Stand) => (await mustCapture(at)).creator,
  'seat-capture-preview': async (at: Stand) => `${(await mustCapture(at)).creator}?move=20x11`,
  'seat-question-typed': async (at: Stand) => `${(await mustCapture(at)).creator}?move=board`,
  'seat-clock-of-its-own': async (at: Stand) =>
    `${(await begun(at, { clock: 'own', perMove: '0', reserve: '30', increment: '1', cap: '40' })).creator}?tab=about`,
  'seat-own-position': async (at: Stand) => `${(await begun(at, OWN_POSITION)).opponent}?tab=about&numbers=all`,
  'seat-match-in-turn': async (at: Stand) => (await begun(at, { match: 'in-turn' })).creator,
  'seat-called-off': async (at: Stand) => `${(await calledOff(at)).creator}?done=abort`,
  'seat-expired': async (at: Stand) => (await expired(at)).creator,
  'invitation-called-off': async (at: Stand) => (await calledOff(at)).invitation,
  'invitation-expired': async (at: Stand) => (await expired(at)).invitation,
  'invitation-arbiter': arbiterInvited,
  'finished-on-time': async (at: Stand) => (await wonOnTime(at)).creator,
  'finished-agreed': async (at: Stand) => (await agreed(at)).creator,
  'finished-next': async (at: Stand) => `${(await agreed(at)).opponent}?done=rematch`,
  'finished-question-typed': async (at: Stand) => `${(await agreed(at)).opponent}?move=help`,
  'arbiter-desk': async (at: Stand) => `${await arbiterOf(at, (await wonOnTime(at)).creator)}?tab=about`,
  'without-sight': async () => '/without-sight',
  'lost-seat-closed': vetoed,
  'watch-asking': async (at: Stand) => `/g/${idOf((await gameWithOffers(at)).creator)}?tab=events`,
} as const
