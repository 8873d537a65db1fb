import type { EventOf, SeatEvent } from '../model/events.ts'
import { type ActiveGame, type Game, playOf, playerOf } from '../model/game.ts'
import type { Player, Seated } from '../model/people.ts'
import type { Role, Seat } from '../model/words.ts'
import { paidByAuthor } from './event-cost.ts'
import { type EventRules, inEveryState } from './event-rule.ts'
import { DEFAULT_SETTINGS } from './joining-events.ts'

const withPlayer = (game: Game, seat: Seat, player: Seated): Game | undefined => {
  if (seat === 'creator') return { ...game, creator: player }
  if (!('play' in game) || !game.play) return undefined
  return { ...game, play: { ...game.play, opponent: player } }
}

const renamed = (game: Game, { by, name }: EventOf<'renamed'>): Game | undefined => {
  const player = playerOf(game, by)
  return player && withPlayer(game, by, { ...player, name, joinedAs: player.joinedAs ?? player.name })
}

const rotated = (game: Game, role: Role, epoch = game.epochs[role] + 1): Game => ({
  ...game,
  epochs: { ...game.epochs, [role]: epoch },
})

/** Counts one more change of settings, conditional moves or link for a role, or sets the count to `changes`. */
export const withChangeCounted = <G extends Game>(game: G, by: Role, changes = game.changes[by] + 1): G => ({
  ...game,
  changes: { ...game.changes, [by]: changes },
})

/**
 * Returns the game with new settings. If earlier changes of settings have left the log, `totals.settled` has the
 * reminders that need not be sent any more.
 */
const chose = (game: Game, { by, choices, totals }: EventOf<'chose'>): Game => {
  const after = { ...withChangeCounted(game, by, totals?.changes), choices: { ...game.choices, [by]: choices } }
  return totals && 'play' in after && after.play
    ? { ...after, play: { ...after.play, reminded: totals.settled } }
    : after
}

const withoutReseat = (game: Game): Game => {
  if (game.status !== 'active') return game
  const { reseat: _settled, ...pending } = game.play.pending
  return { ...game, play: { ...game.play, pending } }
}

const reseatAsked = (game: ActiveGame, { seat, by, at }: EventOf<'reseat-asked'>): ActiveGame => ({
  ...game,
  play: { ...game.play, pending: { ...game.play.pending, reseat: { seat, by, at } } },
})

/**
 * Returns the game with the usual settings and no conditional moves for a seat, because both belong to the person who
 * leaves.
 */
const withDefaults = <G extends Game>(game: G, seat: Seat): G => ({
  ...game,
  choices: { ...game.choices, [seat]: DEFAULT_SETTINGS },
  ...('play' in game &&
    game.play && { play: { ...game.play, conditionalMoves: { ...game.play.conditionalMoves, [seat]: undefined } } }),
})

const NO_NAME = ''

const forgotten = (game: Game, { by, contact }: EventOf<'forgotten'>): Game | undefined => {
  const nobody: Player = { name: NO_NAME, contact }
  if (by === 'arbiter') return game.arbiter && { ...game, arbiter: nobody }
  return withPlayer(withDefaults(game, by), by, nobody)
}

const reseated = (game: ActiveGame, { seat, name, contact }: EventOf<'reseated'>): Game | undefined => {
  const reseatedGame = withPlayer(withoutReseat(withDefaults(game, seat)), seat, { name, contact })
  return reseatedGame && rotated(reseatedGame, seat)
}

/** The rules of the events that change a person's settings, name or link, or who holds a seat. */
export const SEAT_EVENTS: EventRules<SeatEvent['type']> = {
  chose: inEveryState(chose, { size: 83, cost: 'replaced' }),
  renamed: inEveryState(renamed, {
    size: 128,
    cost: { price: (rows) => rows.renamed.size, payer: paidByAuthor },
  }),
  forgotten: inEveryState(forgotten, { size: 18, cost: 'erases' }),
  'link-rotated': inEveryState(
    (game, { by, totals }) => rotated(withChangeCounted(game, by, totals?.changes), by, totals?.epoch),
    {
      size: 11,
      cost: 'replaced',
    },
  ),
  'reseat-asked': {
    active: reseatAsked,
    shows: ['by', 'seat'],
    size: 8,
    cost: {
      price: (rows) => rows['reseat-asked'].size + rows['reseat-vetoed'].size,
      payer: paidByAuthor,
      ahead: (rows) => rows.reseated.size,
    },
  },
  'reseat-vetoed': { ...inEveryState(withoutReseat, { size: 7, cost: 'answer' }), shows: ['by'] },
  reseated: {
    active: reseated,
    size: 139,
    seats: true,
    cost: {
      price: (rows) => rows.reseated.size,
      payer: (_, before) => playOf(before)?.pending.reseat?.by,
      always: true,
    },
  },
}
