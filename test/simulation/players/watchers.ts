import { HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import { moverOf } from '../account.ts'
import type { Dice } from '../chance.ts'
import type { Chapter } from '../evidence.ts'
import type { Company } from './company.ts'

/**
 * Returns whether pages report what they have shown: in every eighth world, and in some of those whose readers have
 * many games.
 */
const hasWatchers = (seed: number): boolean => seed % 8 === 7 || seed % 128 === 54

/**
 * Adds people whose page reports that it has shown them their turn, before its email is sent or after. A few reports
 * name another version, or come from the player who is not to move.
 */
export const watchersOn = ({ ask, later, tableAt, ground: { seed } }: Company, dice: Dice) => ({
  stored: ({ game, shown, reckoned }: Chapter): void => {
    if (!hasWatchers(seed) || reckoned.status !== 'active' || !dice.chance(0.4)) return
    const [mover, idle] = moverOf(reckoned) === 'creator' ? SEATS : SEATS.toReversed()
    const role = dice.chance(0.95) ? mover : idle
    const version = shown + (dice.chance(0.1) ? dice.pick([-1, 1]) : 0)
    const wait = dice.chance(0.6) ? dice.between(SECOND, 100 * SECOND) : dice.between(MINUTE, 3 * HOUR)
    later(wait, () => {
      const token = role && tableAt(game).tokens[role]
      if (token !== undefined)
        ask({ kind: 'seen', path: '/v1/seat/seen', form: false, game, role, token, body: { version } }, () => {})
    })
  },
})

const SEATS = ['creator', 'opponent'] as const
