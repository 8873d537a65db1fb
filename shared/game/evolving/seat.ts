import type { EventOf, GameEvent } from '../events.ts'
import type { ActiveGame, Game } from '../game.ts'
import type { Player } from '../people.ts'
import type { Role, Seat } from '../words.ts'
import { USUAL_CHOICES } from './sitting.ts'

const withPlayer = (game: Game, seat: Seat, change: Partial<Player>): Game | undefined => {
  if (seat === 'creator') return { ...game, creator: { ...game.creator, ...change } }
  if (!('play' in game) || !game.play) return undefined
  return { ...game, play: { ...game.play, opponent: { ...game.play.opponent, ...change } } }
}

const rotated = (game: Game, role: Role): Game => ({
  ...game,
  epochs: { ...game.epochs, [role]: game.epochs[role] + 1 },
})

const withoutReseat = (game: Game): Game => {
  if (game.status !== 'active') return game
  const { reseat: _settled, ...pending } = game.play.pending
  return { ...game, play: { ...game.play, pending } }
}

const reseatAsked = (game: Game, { seat, by, at }: EventOf<'reseat-asked'>): Game | undefined =>
  game.status === 'active'
    ? { ...game, play: { ...game.play, pending: { ...game.play.pending, reseat: { seat, by, at } } } }
    : undefined

/** What a person had chosen and planned goes with him. */
const withoutHabits = (game: ActiveGame, seat: Seat): ActiveGame => ({
  ...game,
  choices: { ...game.choices, [seat]: USUAL_CHOICES },
  play: { ...game.play, plans: { ...game.play.plans, [seat]: undefined } },
})

const reseated = (game: Game, { seat, name, contact }: EventOf<'reseated'>): Game | undefined => {
  if (game.status !== 'active') return undefined
  const sat = withPlayer(withoutReseat(withoutHabits(game, seat)), seat, { name, contact })
  return sat && rotated(sat, seat)
}

export type SeatEvent = EventOf<'chose' | 'renamed' | 'link-rotated' | 'reseat-asked' | 'reseat-vetoed' | 'reseated'>

const OF_SEATS: ReadonlySet<string> = new Set<SeatEvent['type']>([
  'chose',
  'renamed',
  'link-rotated',
  'reseat-asked',
  'reseat-vetoed',
  'reseated',
])

export const isOfSeat = (event: GameEvent): event is SeatEvent => OF_SEATS.has(event.type)

/** What happens to the persons and the links of a game, in whatever state it is. */
export const seatEvent = (game: Game, event: SeatEvent): Game | undefined => {
  switch (event.type) {
    case 'chose':
      return { ...game, choices: { ...game.choices, [event.by]: event.choices } }
    case 'renamed':
      return withPlayer(game, event.by, { name: event.name })
    case 'link-rotated':
      return rotated(game, event.by)
    case 'reseat-asked':
      return reseatAsked(game, event)
    case 'reseat-vetoed':
      return withoutReseat(game)
    case 'reseated':
      return reseated(game, event)
  }
}
