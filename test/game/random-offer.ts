import { type ClockTerms, EXCLUSIONS, PRESETS, type Terms } from '../../shared/game/model/terms.ts'
import type { CommandOf } from '../../shared/game/commands.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { AMARA, JOOST, TERMS } from './given.ts'

export type Chance = () => number
export const pick = <T>(chance: Chance, list: readonly [T, ...T[]]): T =>
  list[Math.floor(chance() * list.length)] ?? list[0]

const CLOCKS: readonly [ClockTerms, ...ClockTerms[]] = [
  PRESETS.relaxed,
  PRESETS.daily,
  PRESETS.fischer,
  { perMove: 0, reserve: 2 * DAY, increment: 0, every: { moves: 2, period: DAY } },
  { perMove: HOUR, reserve: 0, increment: HOUR, cap: 3 * HOUR },
  { perMove: MINUTE, reserve: MINUTE, increment: 30 * SECOND },
  'unlimited',
]

/**
 * A position with two walls of blocked men; behind each, a king has one square to step to and back, so that a claim
 * comes soon.
 */
const SHUT = 'B:WK32,17,18,19,20,21,22,23,24,27:BK1,6,9,10,11,12,13,14,15,16'

const FENS: readonly [string, ...string[]] = [
  'B:WK29,K30,22:BK3,K4,7',
  'W:W18,19,30:B9,10,2',
  'B:W18,30,22:B1,14,15',
  'B:WK32:BK1',
  SHUT,
  'B:W21,22,23:B11,12,K5',
  // Black can force a win by the endgame table.
  'B:WK10:BK1,K19',
]

const termsFrom = (chance: Chance, rules: Terms['rules']): Terms => ({
  ...TERMS,
  rules,
  clock: pick(chance, CLOCKS),
  opening:
    chance() < 0.7
      ? { kind: 'fen', fen: pick(chance, FENS) }
      : chance() < 0.9
        ? { kind: 'free' }
        : { kind: 'ballot', deck: 'three-move' },
  strictness: chance() < 0.25 ? 'laws' : 'lenient',
  ...(chance() < 0.3 && { noShow: 'loss' }),
  invitationLife: chance() < 0.2 ? HOUR : DAY,
  ...(chance() < 0.02 && { weekends: 'UTC' }),
  ...(rules === 'english' && chance() < 0.25 && { tables: 'allowed' }),
  ...(chance() < 0.1 && {
    tournament: { id: 'Autumn00Open', board: 17, without: EXCLUSIONS.filter(() => chance() < 0.5) },
  }),
})

export const randomOffer = (chance: Chance): CommandOf<'offer'> => ({
  type: 'offer',
  terms: termsFrom(chance, chance() < 0.25 ? 'english-huffing' : 'english'),
  creator: AMARA,
  wish: pick(chance, ['black', 'white', 'toss']),
  salt: 'salt',
  chance: Math.floor(chance() * 2 ** 32),
  ...(chance() < 0.8 ? { opponent: JOOST } : chance() < 0.5 && { invited: { name: 'Noor', contact: 'noor000001' } }),
  ...(chance() < 0.5 && {
    arbiter: { name: 'Rosa', contact: 'rosa000001' },
    ...(chance() < 0.2 && { awaited: true }),
  }),
  ...(chance() < 0.1 && { firstMove: pick(chance, ['11-15', '4-8', '1-6', '99-1']) }),
})
