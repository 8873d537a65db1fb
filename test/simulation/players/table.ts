import type { Role, Seat } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Dice } from '../chance.ts'
import type { View } from '../evidence.ts'

/** The role whose link has a token that begins with this letter. */
export const ROLE_OF: Readonly<Record<string, Role>> = { c: 'creator', o: 'opponent', d: 'arbiter' }

/** The role to which an emailed invitation with a token that begins with this letter invites. */
export const EMAILED: Readonly<Record<string, 'opponent' | 'arbiter'>> = { f: 'opponent', g: 'arbiter' }

/** The role to which an invitation with a token that begins with this letter invites. */
export const INVITED: typeof EMAILED = { i: 'opponent', e: 'arbiter', ...EMAILED }

/** How a person plays: at once, in their own time, or at the last second or too late. */
export type Manner = 'swift' | 'steady' | 'brink'

/** A game as its players know it. */
export type Table = {
  readonly id: GameId
  readonly tokens: { creator?: string; opponent?: string; arbiter?: string; anew?: string }
  /** Links that were replaced, and so should be dead. */
  readonly old: string[]
  view: View | undefined
  readonly manner: { readonly creator: Manner; readonly opponent: Manner }
  /** The roles that use the forms of pages for everything. */
  readonly forms: { creator: boolean; readonly opponent: boolean; readonly arbiter: boolean }
  /** The role that was redirected after a form and has not seen the game since. */
  unseen: Role | undefined
  /** The ply from which these players bring the game to an end, one way or another. */
  readonly long: number
  /** True if the players have left, so that only the clock goes on. */
  left: boolean
  acting: boolean
  /** How many more acts the players have patience for. */
  patience: number
}

/** The share of people who use forms. */
export const FORMS = 1 / 3

const mannerOf = (dice: Dice): Manner => {
  const roll = dice.next()
  return roll < 0.75 ? 'swift' : roll < 0.92 ? 'steady' : 'brink'
}

export const tableOf = (dice: Dice, id: GameId): Table => ({
  id,
  tokens: {},
  old: [],
  view: undefined,
  manner: { creator: mannerOf(dice), opponent: mannerOf(dice) },
  forms: { creator: dice.chance(FORMS), opponent: dice.chance(FORMS), arbiter: dice.chance(FORMS) },
  unseen: undefined,
  long: dice.chance(0.3) ? dice.between(2, 20) : dice.between(20, 90),
  left: false,
  acting: false,
  patience: 200,
})

export const seatOf = (view: View, colour: 'black' | 'white'): Seat =>
  view.creator.seat === colour ? 'creator' : 'opponent'

export const colourOf = (view: View, seat: Seat): 'black' | 'white' =>
  (seat === 'creator') === (view.creator.seat === 'black') ? 'black' : 'white'

/** Notes a view of the game, unless a newer one is known. */
export const seen = (table: Table, view: View | undefined): void => {
  if (view && view.id === table.id && (!table.view || view.version >= table.view.version)) table.view = view
}
