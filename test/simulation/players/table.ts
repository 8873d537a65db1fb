import type { Role, Seat } from '../../../shared/game/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Dice } from '../chance.ts'
import type { View } from '../evidence.ts'

/** The role that a link's token begins with. */
export const ROLE_OF: Readonly<Record<string, Role>> = { c: 'creator', o: 'opponent', d: 'director' }

/** What a link's token that begins so invites to. */
export const INVITED: Readonly<Record<string, 'opponent' | 'director'>> = { i: 'opponent', e: 'director' }

/** How someone plays: at once, in their own time, at the last second, too late, or not at all any more. */
export type Manner = 'swift' | 'steady' | 'brink'

/** A game as the people at it know it. */
export type Table = {
  readonly id: GameId
  readonly tokens: { creator?: string; opponent?: string; director?: string; anew?: string }
  /** Links that were made worthless. */
  readonly old: string[]
  view: View | undefined
  readonly manner: { readonly creator: Manner; readonly opponent: Manner }
  /** Who uses the forms of the pages for everything. */
  readonly forms: { creator: boolean; readonly opponent: boolean; readonly director: boolean }
  /** Who was redirected after a form and has not seen the game since. */
  unseen: Role | undefined
  /** From this ply on the people here come to an end, one way or another. */
  readonly long: number
  /** Whether they have lost interest, so that only the clock goes on. */
  left: boolean
  acting: boolean
  /** Acts that they still have the patience for. */
  patience: number
}

/** A third of the people use forms. */
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
  forms: { creator: dice.chance(FORMS), opponent: dice.chance(FORMS), director: dice.chance(FORMS) },
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

/** The newest of what anybody was shown. */
export const seen = (table: Table, view: View | undefined): void => {
  if (view && view.id === table.id && (!table.view || view.version >= table.view.version)) table.view = view
}
