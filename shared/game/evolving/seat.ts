import type { EventOf, SeatEvent } from '../events.ts'
import type { ActiveGame, Game } from '../game.ts'
import type { Player } from '../people.ts'
import type { Role, Seat } from '../words.ts'
import { type Rows, always } from './row.ts'
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

const reseatAsked = (game: ActiveGame, { seat, by, at }: EventOf<'reseat-asked'>): ActiveGame => ({
  ...game,
  play: { ...game.play, pending: { ...game.play.pending, reseat: { seat, by, at } } },
})

/** The new person does not get the old one's settings and plans. */
const withoutHabits = (game: ActiveGame, seat: Seat): ActiveGame => ({
  ...game,
  choices: { ...game.choices, [seat]: USUAL_CHOICES },
  play: { ...game.play, plans: { ...game.play.plans, [seat]: undefined } },
})

const reseated = (game: ActiveGame, { seat, name, contact }: EventOf<'reseated'>): Game | undefined => {
  const sat = withPlayer(withoutReseat(withoutHabits(game, seat)), seat, { name, contact })
  return sat && rotated(sat, seat)
}

export const SEAT: Rows<SeatEvent['type']> = {
  chose: always((game, { by, choices }) => ({ ...game, choices: { ...game.choices, [by]: choices } })),
  renamed: always((game, { by, name }) => withPlayer(game, by, { name })),
  'link-rotated': always((game, { by }) => rotated(game, by)),
  'reseat-asked': { active: reseatAsked },
  'reseat-vetoed': always(withoutReseat),
  reseated: { active: reseated },
}
