import type { EventOf, GameEvent } from '../../shared/game/model/events.ts'
import type { TimeControl } from '../../shared/game/model/terms.ts'
import type { Seat } from '../../shared/game/model/words.ts'
import { type Both, type Colour, type Reckoning, colourOfSeat, moverOf, other, own } from './account.ts'
import { type Stop, runningTime } from './hourglass.ts'

const spent = (game: Reckoning, control: TimeControl, at: number): number =>
  Math.min(game.left[game.mover], Math.max(0, runningTime(own(game), game.turnFrom, at) - control.perMove))

const plus = (both: Both, colour: Colour, more: number): Both => ({ ...both, [colour]: both[colour] + more })

const charge = (game: Reckoning, at: number): Reckoning => {
  if (game.clock === 'unlimited') return game
  const cost = spent(game, game.clock, at)
  return { ...game, left: plus(game.left, game.mover, -cost), used: plus(game.used, game.mover, cost) }
}

const give = (game: Reckoning, colour: Colour, more: number): Reckoning => ({
  ...game,
  left: plus(game.left, colour, more),
  given: plus(game.given, colour, more),
})

const earned = ({ clock, left, mover, ply }: Reckoning): number => {
  if (clock === 'unlimited') return 0
  const room = clock.cap === undefined ? clock.increment : Math.max(0, clock.cap - left[mover])
  const moves = Math.floor(ply / 2) + 1
  return Math.min(clock.increment, room) + (clock.every && moves % clock.every.moves === 0 ? clock.every.period : 0)
}

const afterMove = (game: Reckoning, at: number): Reckoning => {
  const charged = charge(game, at)
  const paid = give(charged, game.mover, earned(charged))
  const offer = game.offer === moverOf(game) ? game.offer : undefined
  return { ...paid, offer, mover: other(game.mover), ply: game.ply + 1, turnFrom: at }
}

const stopped = (game: Reckoning, stop: Stop): Reckoning => ({ ...game, stops: [...game.stops, stop] })

/** A stop of the tournament takes the place of an earlier one that began at the same time. */
const stoppedByTournament = (
  game: Reckoning,
  { from, until }: { readonly from: number; readonly until: number },
): Reckoning => ({
  ...game,
  stops: [
    ...game.stops.filter((stop) => !stop.isOfTournament || stop.from !== from),
    { from, until, isOfTournament: true },
  ],
})

const cutShort = (game: Reckoning, seat: Seat | undefined, until: number): Reckoning => ({
  ...game,
  stops: game.stops.map((stop) =>
    stop.seat === seat && !stop.isOfTournament && stop.until > until
      ? { ...stop, until: Math.max(stop.from, until) }
      : stop,
  ),
})

const begun = (event: EventOf<'offered'>): Reckoning => {
  const reserve = event.terms.clock === 'unlimited' ? 0 : event.terms.clock.reserve
  const both = { black: reserve, white: reserve }
  const { opening, rules } = event.terms
  const first =
    opening.kind === 'fen' ? (opening.fen.startsWith('W') ? 'white' : 'black') : rules === 'english' ? 'black' : 'white'
  return {
    status: 'open',
    clock: event.terms.clock,
    creator: 'black',
    mover: first,
    ply: 0,
    turnFrom: event.at,
    left: both,
    given: both,
    used: { black: 0, white: 0 },
    stops: [],
    offer: undefined,
    quiet: { creator: false, opponent: false },
    contacts: { creator: event.contact, ...(event.arbiter && { arbiter: event.arbiter.contact }) },
    plans: { creator: false, opponent: false },
    forced: { creator: false, opponent: false },
    end: undefined,
    openUntil: event.at + event.terms.invitationLife,
    forfeits: event.terms.noShow === 'loss',
    life: event.terms.invitationLife,
    board: event.terms.tournament && { tournament: event.terms.tournament.id, number: event.terms.tournament.board },
  }
}

/**
 * Returns the checker's account of a game after one more event. `firstMover`: who begins, if the opening itself does
 * not say so.
 */
export const reckon = (game: Reckoning | undefined, event: GameEvent, firstMover?: Colour): Reckoning => {
  if (event.type === 'offered') return begun(event)
  if (!game) throw new Error('a game that was never offered')
  switch (event.type) {
    case 'joined': {
      const contacts = { ...game.contacts, opponent: event.contact }
      return {
        ...game,
        status: 'active',
        creator: event.creatorColour,
        mover: firstMover ?? game.mover,
        turnFrom: event.at,
        contacts,
      }
    }
    case 'appointed':
      return { ...game, contacts: { ...game.contacts, arbiter: event.contact } }
    case 'moved':
      return afterMove(game, event.at)
    case 'time-given':
      return give(game, colourOfSeat(game, event.to), event.time)
    case 'played-on':
      return {
        ...give(charge(game, event.at), game.mover, event.time),
        status: 'active',
        end: undefined,
        turnFrom: event.at,
        offer: undefined,
      }
    case 'paused':
      return stopped(game, { from: event.at, until: event.until })
    case 'frozen':
      return stopped(game, { from: event.from, until: event.until })
    case 'clocks-stopped':
      return stoppedByTournament(game, event)
    case 'leave-taken':
      return stopped(game, { from: event.from, until: event.until, seat: event.by })
    case 'pause-ending':
      return cutShort(game, undefined, event.until)
    case 'leave-ended':
      return cutShort(game, event.by, event.until)
    case 'taken-back': {
      const back = charge(game, event.at)
      const mover = (game.ply - event.ply) % 2 === 0 ? game.mover : other(game.mover)
      return { ...back, mover, ply: event.ply, turnFrom: event.at, offer: undefined }
    }
    case 'enforced':
      return {
        ...charge(game, event.at),
        mover: other(game.mover),
        ply: game.ply - 1,
        turnFrom: event.at,
        offer: undefined,
      }
    case 'draw-offered':
      return { ...game, offer: event.by }
    case 'draw-declined':
    case 'draw-withdrawn':
      return { ...game, offer: undefined }
    case 'chose': {
      const quiet = { ...game.quiet, [event.by]: event.choices.quietIn !== undefined }
      return { ...game, quiet, forced: { ...game.forced, [event.by]: event.choices.playForced } }
    }
    case 'planned':
      return { ...game, plans: { ...game.plans, [event.by]: event.plan !== '' } }
    case 'reseated': {
      // A person who takes over a seat does not inherit the settings and plans of the person before.
      const none = { [event.seat]: false }
      return {
        ...game,
        contacts: { ...game.contacts, [event.seat]: event.contact },
        quiet: { ...game.quiet, ...none },
        forced: { ...game.forced, ...none },
        plans: { ...game.plans, ...none },
      }
    }
    case 'renewed':
      return { ...game, status: 'open', end: undefined, openUntil: event.at + game.life }
    case 'finished':
    case 'aborted':
    case 'declined':
    case 'expired':
      return { ...game, status: 'over', end: event }
    case 'cautioned':
    case 'count-asked':
    case 'count-ended':
    case 'count-granted':
    case 'count-refused':
    case 'huffed':
    case 'link-rotated':
    case 'pause-declined':
    case 'pause-proposed':
    case 'rematch-agreed':
    case 'rematch-offered':
    case 'reminded':
    case 'renamed':
    case 'reseat-asked':
    case 'reseat-vetoed':
    case 'forgotten':
    case 'said':
    case 'remarked':
    case 'takeback-asked':
    case 'takeback-declined':
      return game
    default:
      return event satisfies never
  }
}
