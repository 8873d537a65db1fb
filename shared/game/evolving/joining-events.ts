import { ruleSetOf, startTally } from '../../draughts/index.ts'
import { fullReserve } from '../time/clock.ts'
import { type PlayerSettings, type EventOf, REMINDERS, type JoiningEvent } from '../model/events.ts'
import type { ActiveGame, Game, OpenGame, Play } from '../model/game.ts'
import { ownershipOf } from '../model/labels.ts'
import { openingPosition } from '../board/opening-position.ts'
import type { Seated } from '../model/people.ts'
import { NO_ALLOWANCE_SPENT } from '../model/spent-allowance.ts'
import type { EventRules } from './event-rule.ts'

/** The settings of a player who has changed none. */
export const DEFAULT_SETTINGS: PlayerSettings = { reminders: REMINDERS, playForced: false }

const seated = ({ name, contact, bot }: EventOf<'offered' | 'joined'>): Seated => ({
  name,
  contact,
  ...(bot && { bot }),
})

const offered = (_: undefined, event: EventOf<'offered'>): OpenGame => ({
  status: 'open',
  terms: event.terms,
  salt: event.salt,
  offeredAt: event.at,
  openSince: event.at,
  creator: seated(event),
  wish: event.wish,
  epochs: { creator: 0, opponent: 0, arbiter: 0 },
  choices: { creator: DEFAULT_SETTINGS, opponent: DEFAULT_SETTINGS },
  changes: { creator: 0, opponent: 0, arbiter: 0 },
  spentAllowance: NO_ALLOWANCE_SPENT,
  ...(event.arbiter && { arbiter: event.arbiter }),
  ...(event.firstMove !== undefined && { firstMove: event.firstMove }),
  ...(event.invited && { invited: event.invited }),
  ...(event.awaited && { awaited: event.awaited }),
  ...ownershipOf(event),
})

const NEITHER = { creator: undefined, opponent: undefined } as const
const NOTHING = { black: 0, white: 0 } as const

const playFrom = (game: OpenGame, event: EventOf<'joined'>): Play | undefined => {
  const rules = ruleSetOf(game.terms.rules)
  const position = openingPosition(rules, game.terms.opening, event.ballot)
  const reserve = fullReserve(game.terms.clock)
  return (
    position && {
      opponent: seated(event),
      creatorColour: event.creatorColour,
      chance: event.chance,
      ...(event.ballot !== undefined && { ballot: event.ballot }),
      startPosition: position,
      position,
      tally: startTally(position),
      moves: [],
      movedAt: [],
      messages: [],
      remarked: [],
      turnStartedAt: event.at,
      left: reserve,
      given: reserve,
      gifts: {},
      freezes: [],
      leaveLeft: { creator: game.terms.leave, opponent: game.terms.leave },
      reminded: [],
      pending: {},
      drawOfferedAt: NEITHER,
      cautions: NOTHING,
      cautioned: NEITHER,
      offence: [],
      earlier: undefined,
      enforceable: false,
      mustJump: false,
      conditionalMoves: NEITHER,
    }
  )
}

const joined = (game: OpenGame, event: EventOf<'joined'>): ActiveGame | undefined => {
  const play = playFrom(game, event)
  const { invited: _joined, ...offer } = game
  return play && { ...offer, status: 'active', play }
}

const appointed = (game: Game, { name, contact }: EventOf<'appointed'>): Game => {
  const { awaited: _accepted, ...rest } = game
  return { ...rest, arbiter: { name, contact } }
}

/** The rules of the events by which a game is offered, begins, and gets an arbiter. */
export const JOINING_EVENTS: EventRules<JoiningEvent['type']> = {
  offered: { none: offered, size: 1093, cost: 'once', seats: true },
  joined: { open: joined, size: 147, cost: 'once', seats: true },
  appointed: {
    open: appointed,
    active: appointed,
    size: 138,
    seats: true,
    // This event happens once at most, and uses the allowance of the arbiter.
    cost: { price: (rows) => rows.appointed.size, payer: () => 'arbiter', always: true },
  },
}
