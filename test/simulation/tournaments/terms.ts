import { PRESETS, EXCLUSIONS } from '../../../shared/game/model/terms.ts'
import { DAY, type Instant } from '../../../shared/game/model/words.ts'
import type { NamedEntrant, NamedPerson } from '../../../shared/service/tournaments/entry/named-person.ts'
import type { EntryTerms, EventOpening, TournamentTerms } from '../../../shared/tournament/model/tournament-terms.ts'
import type { Dice } from '../chance.ts'

/**
 * Returns whether this world has a tournament: half of all worlds do. They are those whose games have no readers of many
 * games, no players who write, and no pages that report what they show.
 */
export const hasTournaments = (seed: number): boolean => seed % 4 < 2

/** Returns somebody in a tournament. Their address is always the same, and nobody else has it. */
export const personNamed = (name: string): NamedPerson & { readonly email: string } => ({
  name,
  email: `${name.toLowerCase()}@mail.test`,
})

/** The officials of each tournament, by the links that they hold. */
export const SECRETARY = { number: 'secretary', name: 'Sal' } as const
export const DEPUTY = { number: 'deputy', name: 'Dee' } as const

const openingBy = (dice: Dice): EventOpening =>
  dice.chance(0.5)
    ? { kind: 'free' }
    : { kind: 'ballot', deck: dice.pick(['three-move', 'two-move']), scope: dice.pick(['pair', 'round']) }

const entryBy = (dice: Dice, closesAt: Instant): EntryTerms => ({
  ...(dice.chance(0.9) && { closesAt }),
  ...(dice.chance(0.4) && { limit: dice.between(3, 4) }),
  ...(dice.chance(0.6) && { open: true }),
  ...(dice.chance(0.25) && { approval: true }),
  ...(dice.chance(0.5) && { waitingList: true }),
})

/** Returns the terms of a small round robin on fast clocks. */
export const termsBy = (dice: Dice, now: Instant): TournamentTerms => {
  const closesAt = Math.floor(now / 1000) * 1000 + dice.between(1, 4) * DAY
  const opening = openingBy(dice)
  return {
    title: 'Cup',
    format: dice.pick(['single', 'single', 'two-game']),
    game: {
      rules: opening.kind === 'ballot' ? 'english' : dice.pick(['english', 'russian']),
      clock: dice.pick([PRESETS.daily, PRESETS.fischer, { perMove: DAY, reserve: DAY, increment: 0 }]),
      strictness: dice.pick(['laws', 'lenient']),
      leave: dice.between(3, 14) * DAY,
      ...(dice.chance(0.6) && { noShow: 'loss' }),
    },
    without: dice.chance(0.9) ? EXCLUSIONS : ['rematches'],
    opening,
    entry: entryBy(dice, closesAt),
    least: 2,
    ties: ['direct', 'wins', 'sonneborn-berger'],
    leavers: dice.pick(['half', 'half', 'count']),
    ...(dice.chance(0.35) && { endsAt: closesAt + dice.between(4, 14) * DAY }),
  }
}

/** Returns the people of the first list. */
export const firstEntrants = (dice: Dice, { format }: TournamentTerms): readonly NamedEntrant[] =>
  Array.from({ length: dice.between(3, format === 'single' ? 5 : 3) }, (_, at) => personNamed(`T${at + 1}`))
