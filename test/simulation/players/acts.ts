import { legalMoves, parseFen, play, ruleSetOf, writeMove } from '../../../shared/draughts/index.ts'
import { DAY, type Role, type Seat } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import type { View } from '../evidence.ts'
import type { Wish } from './client.ts'
import { type Table, colourOf, seatOf } from './table.ts'

const other = (seat: Seat): Seat => (seat === 'creator' ? 'opponent' : 'creator')

type Deed = { readonly role: Role; readonly body: Readonly<Record<string, unknown>> & { readonly type: string } }

/** Returns a duration that no other request of this world names, so that its gift of time can be recognized. */
const gift = (dice: Dice): string => `PT${dice.between(1, 20)}H${dice.between(1, 59)}M${dice.between(1, 59)}S`

/** Returns the acts that end a running pause or leave, by the roles that may do so. */
const endings = (dice: Dice, { clock, ...view }: View, now: number): readonly Deed[] =>
  clock.freezes
    .filter(({ until }) => Date.parse(until) > now)
    .flatMap(({ kind, seat }): readonly Deed[] =>
      kind === 'pause'
        ? [{ role: dice.pick<Seat>(['creator', 'opponent']), body: { type: 'end-pause' } }]
        : kind === 'leave' && seat
          ? [{ role: seatOf({ clock, ...view }, seat), body: { type: 'end-leave' } }]
          : [],
    )

/**
 * Returns the acts that answer or end what is pending: claims, missed captures, pauses and leave, offers, and reports
 * of a lost link. Each is by a role that may do it.
 */
const replies = (dice: Dice, view: View, now: number): readonly Deed[] => {
  const to = (colour: 'black' | 'white'): Seat => other(seatOf(view, colour))
  const { drawOffer, pauseProposal, takeback, reseat, offence, claims, turn } = view
  const [square] = offence
  const [claim] = claims
  return [
    ...(claim !== undefined && turn ? [{ role: seatOf(view, turn), body: { type: 'claim-draw', claim } }] : []),
    ...(square !== undefined && turn
      ? [
          {
            role: seatOf(view, turn),
            body: dice.pick<Deed['body']>([{ type: 'huff', square }, { type: 'enforce' }, { type: 'stand' }]),
          },
        ]
      : []),
    ...endings(dice, view, now),
    ...(drawOffer
      ? [
          { role: to(drawOffer), body: { type: dice.pick(['accept-draw', 'decline-draw', 'decline-draw']) } },
          { role: seatOf(view, drawOffer), body: { type: 'withdraw-draw' } },
        ]
      : []),
    ...(pauseProposal
      ? [{ role: to(pauseProposal.by), body: { type: dice.pick(['accept-pause', 'accept-pause', 'decline-pause']) } }]
      : []),
    ...(takeback ? [{ role: to(takeback), body: { type: dice.pick(['accept-takeback', 'decline-takeback']) } }] : []),
    ...(reseat && Date.parse(reseat.from) > now
      ? [{ role: seatOf(view, reseat.seat), body: { type: 'veto-reseat' } }]
      : []),
  ]
}

/** Returns conditional moves: a reply to each move that the other side may make, or to most of them. */
const planOf = (dice: Dice, view: View): readonly (readonly string[])[] => {
  const rules = ruleSetOf(view.rules)
  const here = parseFen(rules, view.fen)
  if (here.kind === 'fault') return []
  return legalMoves(rules, here.position).flatMap((move) => {
    const next = play(rules, here.position, move)
    const replies = legalMoves(rules, next)
    const reply = replies[dice.between(0, replies.length - 1)]
    return reply && dice.chance(0.9) ? [[writeMove(rules, here.position, move), writeMove(rules, next, reply)]] : []
  })
}

/** Returns requests to the arbiter, and the arbiter's own acts. */
const arbiters = (dice: Dice, view: View, seat: Seat): readonly Deed[] => [
  { role: seat, body: { type: 'ask-count' } },
  { role: 'arbiter', body: { type: 'grant-count', stronger: dice.pick(['black', 'white']) } },
  { role: 'arbiter', body: { type: dice.pick(['refuse-count', 'end-count']) } },
  ...(view.ply > 20
    ? [{ role: 'arbiter', body: { type: 'adjudicate', result: dice.pick(['black', 'white', 'draw']) } } as const]
    : []),
  ...(view.ply > 20 && dice.chance(0.3) ? [{ role: 'arbiter', body: { type: 'void' } } as const] : []),
]

/** Returns whether an offer or a claim waits for an answer. */
export const waits = ({ drawOffer, pauseProposal, takeback, offence, claims }: View): boolean =>
  claims.length > 0 || drawOffer !== null || pauseProposal !== null || takeback !== null || offence.length > 0

const askings = (dice: Dice, view: View, now: number): readonly [Deed, ...Deed[]] => {
  const mover = view.turn ? seatOf(view, view.turn) : 'creator'
  const seat = dice.pick<Seat>(['creator', 'opponent'])
  return [
    { role: mover, body: { type: 'offer-draw' } },
    { role: seat, body: { type: 'offer-draw' } },
    { role: seat, body: { type: 'accept-draw' } },
    { role: seat, body: { type: 'withdraw-draw' } },
    { role: seat, body: { type: 'give-time', time: gift(dice) } },
    { role: seat, body: { type: 'give-time', time: gift(dice) } },
    { role: seat, body: { type: 'propose-pause', until: new Date(now + dice.between(1, 20) * DAY).toISOString() } },
    { role: seat, body: { type: 'end-pause' } },
    {
      role: seat,
      body: {
        type: 'take-leave',
        days: dice.between(1, 5),
        ...(dice.chance(0.4) && { from: new Date(now + dice.between(0, 3 * DAY)).toISOString() }),
      },
    },
    { role: seat, body: { type: 'end-leave' } },
    { role: seat, body: { type: 'request-takeback' } },
    { role: seat, body: { type: 'ask-reseat' } },
    { role: other(mover), body: { type: 'plan', lines: planOf(dice, view) } },
    { role: other(mover), body: { type: 'plan', lines: planOf(dice, view) } },
    { role: mover, body: { type: 'claim-draw', claim: dice.pick(['threefold', 'forty-move']) } },
    ...(view.ply < 2 ? [{ role: seat, body: { type: 'abort', message: 'Not today.' } }] : []),
    ...(view.arbiter === null ? [] : arbiters(dice, view, seat)),
    ...(view.arbiter === null
      ? []
      : [{ role: 'arbiter' as const, body: { type: 'give-time', time: gift(dice), seat: colourOf(view, seat) } }]),
  ]
}

export const actWish = (table: Table, { role, body }: Deed): Wish => ({
  kind: body.type,
  game: table.id,
  role,
  path: `/v1/games/${table.id}/actions`,
  body: { ...body, ply: table.view?.ply ?? 0 },
  ...(table.tokens[role] !== undefined && { token: table.tokens[role] }),
})

/** Returns an act other than a move. */
export const asideOf = (dice: Dice, table: Table, view: View, now: number): Wish => {
  const waiting = replies(dice, view, now)
  const [first] = waiting
  return actWish(
    table,
    first && dice.chance(0.7)
      ? (waiting[dice.between(0, waiting.length - 1)] ?? first)
      : dice.pick(askings(dice, view, now)),
  )
}

/** Returns an act on a game that has ended, or undefined. */
export const afterwardsOf = (dice: Dice, table: Table, view: View): Wish | undefined => {
  const seat = dice.pick<Seat>(['creator', 'opponent'])
  if (view.status === 'expired')
    return dice.chance(0.3) ? actWish(table, { role: 'creator', body: { type: 'renew' } }) : undefined
  if (['finished', 'aborted'].includes(view.status) && view.ply > 0 && dice.chance(0.1))
    return actWish(table, { role: seat, body: { type: 'remark', text: `A fine game, ${dice.between(1, 999)}.` } })
  if (view.status !== 'finished') return undefined
  const winner = view.result?.reason === 'time' ? view.result.winner : null
  if (winner && dice.chance(0.35))
    return actWish(table, {
      role: seatOf(view, winner),
      body: { type: 'play-on', ...(dice.chance(0.5) && { time: gift(dice) }) },
    })
  if (view.rematch?.game) return undefined
  const offered = view.rematch?.offeredBy
  if (offered)
    return dice.chance(0.6)
      ? actWish(table, { role: other(seatOf(view, offered)), body: { type: 'rematch' } })
      : undefined
  return dice.chance(0.15) ? actWish(table, { role: seat, body: { type: 'rematch' } }) : undefined
}
