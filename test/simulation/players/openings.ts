import type { Dice } from '../chance.ts'

/** Positions with few pieces, so that games are short and their logs small. */
const FENS: readonly [string, ...string[]] = [
  'B:WK29,30,31:BK1,2,3',
  'W:WK32,27,24:BK1,6,9',
  'B:W21,22,30,31:B3,4,11,12',
  'W:W26,27,29,32,K31:B1,2,5,8,K3',
  'B:WK18,K25:BK3,K4,12',
  'B:W32,31,30,28,27:B1,2,3,5,6',
]

const ALWAYS = ['PT10M', 'PT2H', 'P1D', 'P3D'] as const

const control = (dice: Dice): Readonly<Record<string, unknown>> => {
  const perMove = dice.pick(ALWAYS)
  const reserve = dice.pick(['PT0S', 'PT30M', 'P1D', 'P7D'])
  const increments = dice.chance(0.4)
    ? { increment: dice.pick(['PT1M', 'PT6H', 'P1D']), ...(dice.chance(0.5) && { cap: 'P2D' }) }
    : {}
  const periods = dice.chance(0.3) ? { moves: dice.between(2, 10), period: dice.pick(['PT20M', 'P2D']) } : {}
  return { perMove, reserve, ...increments, ...periods }
}

const clockOf = (dice: Dice): unknown =>
  dice.chance(0.5) ? dice.pick(['daily', 'relaxed', 'fischer', 'club', 'none', 'weekly']) : control(dice)

const openingOf = (dice: Dice): unknown => {
  if (dice.chance(0.03)) return { ballot: 'three-move' }
  return dice.chance(0.04) ? 'free' : { fen: dice.pick(FENS) }
}

/** Returns the terms that a creator asks for, without the people. */
export const termsBy = (dice: Dice): Readonly<Record<string, unknown>> => ({
  ...(dice.chance(0.15) && { rules: dice.pick(['english-huffing', 'russian', 'pool', 'italian']) }),
  clock: clockOf(dice),
  opening: openingOf(dice),
  ...(dice.chance(0.15) && { strictness: 'laws' }),
  ...(dice.chance(0.25) && { noShow: 'loss' }),
  ...(dice.chance(0.08) && { match: 'two-game', ...(dice.chance(0.5) && { matchOrder: 'in-turn' }) }),
  ...(dice.chance(0.3) && { invitationLife: 'P2D' }),
})
