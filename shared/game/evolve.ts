import {
  type Position,
  type RuleSheet,
  parseFen,
  play as playMove,
  readMove,
  sheetOf,
  startPosition,
  startTally,
  tallyAfter,
} from '../draughts/index.ts'
import { fullReserve, leftAfter, remindersAhead } from './clock.ts'
import { type GameEvent, REMINDERS } from './events.ts'
import { type ActiveGame, type Game, type OpenGame } from './game.ts'
import type { Opening } from './terms.ts'

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>

/** The position that a game with this opening starts from; none if the FEN cannot be read. */
export const openingPosition = (rules: RuleSheet, opening: Opening): Position | undefined => {
  if (opening.kind === 'free') return startPosition(rules)
  const read = parseFen(rules, opening.fen)
  return read.kind === 'position' ? read.position : undefined
}

const offered = (event: EventOf<'offered'>): OpenGame => ({
  status: 'open',
  terms: event.terms,
  salt: event.salt,
  offeredAt: event.at,
  creator: { name: event.name, contact: event.contact },
  wish: event.wish,
})

const joined = (game: OpenGame, event: EventOf<'joined'>): ActiveGame | undefined => {
  const rules = sheetOf(game.terms.rules)
  const position = openingPosition(rules, game.terms.opening)
  return (
    position && {
      ...game,
      status: 'active',
      play: {
        opponent: { name: event.name, contact: event.contact },
        creatorColour: event.creatorColour,
        chance: event.chance,
        startPosition: position,
        position,
        tally: startTally(rules, position),
        moves: [],
        movedAt: [],
        turnStartedAt: event.at,
        left: fullReserve(game.terms.clock),
        reminded: [],
      },
    }
  )
}

const moved = (game: ActiveGame, event: EventOf<'moved'>): ActiveGame | undefined => {
  const rules = sheetOf(game.terms.rules)
  const { play } = game
  const read = readMove(rules, play.position, event.move)
  if (read.kind === 'illegal') return undefined
  const position = playMove(rules, play.position, read.move)
  return {
    ...game,
    play: {
      ...play,
      position,
      tally: tallyAfter(rules, play.tally, play.position, read.move, position),
      moves: [...play.moves, event.move],
      movedAt: [...play.movedAt, event.at],
      turnStartedAt: event.at,
      left: leftAfter(game.terms.clock, play, event.at),
      reminded: [],
    },
  }
}

/** A reminder stands for those that fell due before it, too. */
const reminded = (game: ActiveGame, event: EventOf<'reminded'>): ActiveGame => {
  const { play } = game
  const ahead = remindersAhead(game.terms.clock, play).map(({ reminder }) => reminder)
  const given = ahead.slice(0, ahead.indexOf(event.reminder) + 1)
  const all = REMINDERS.filter((reminder) => play.reminded.includes(reminder) || given.includes(reminder))
  return { ...game, play: { ...play, reminded: all } }
}

/**
 * The game after one more event. What `decide` makes always fits; undefined means that the event does not follow
 * from this game, so that the log it was read from is damaged.
 */
export const evolve = (game: Game | undefined, event: GameEvent): Game | undefined => {
  if (event.type === 'offered') return game === undefined ? offered(event) : undefined
  if (game === undefined) return undefined
  switch (event.type) {
    case 'joined':
      return game.status === 'open' ? joined(game, event) : undefined
    case 'moved':
      return game.status === 'active' ? moved(game, event) : undefined
    case 'reminded':
      return game.status === 'active' ? reminded(game, event) : undefined
    case 'finished':
      return game.status === 'active'
        ? { ...game, status: 'finished', endedAt: event.at, result: event.result }
        : undefined
    case 'aborted':
      return game.status === 'open' || game.status === 'active'
        ? { ...game, status: 'aborted', endedAt: event.at, by: event.by }
        : undefined
    case 'expired':
      return game.status === 'open' ? { ...game, status: 'expired', endedAt: event.at } : undefined
  }
}

/** The game that a log tells of; undefined where the log is empty or damaged. */
export const fold = (events: readonly GameEvent[], from?: Game): Game | undefined => {
  let game = from
  for (const event of events) {
    game = evolve(game, event)
    if (game === undefined) return undefined
  }
  return game
}
