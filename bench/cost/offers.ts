/** Compares the cost of creating the games of a round robin without emails, by one order and one by one. */
import { DAY } from '../../shared/game/words.ts'
import type { AssetFiles } from '../../shared/pages/assets/asset-files.ts'
import { roundRobin } from '../../shared/pairing/berger.ts'
import { call } from './asking.ts'
import { keyed } from './players.ts'
import { type Stage, pass, stageWith } from './stage.ts'
import { type Uses, times } from './tally.ts'

const START = Date.UTC(2026, 10, 3, 12)

const PLAYERS = 20

const players = Array.from({ length: PLAYERS }, (_, n) => ({ name: `Player ${n}` }))
const pairs = roundRobin(PLAYERS, 1)

const OFFERS = {
  'one by one': async (stage: Stage, token: string) => {
    for (const { first, second } of pairs) {
      const creator = { ...players[first - 1], seat: 'black' }
      await call(stage, 'POST', '/v1/games', token, { creator, opponent: players[second - 1] })
    }
  },
  'by one order': async (stage: Stage, token: string) => {
    const placed = await call(stage, 'POST', '/v1/games/bulk', token, { players, roundRobin: 'single' })
    const { order } = JSON.parse(placed) as { readonly order: { readonly id: string } }
    await call(stage, 'GET', `/v1/orders/${order.id}`, token)
  },
} as const

/** The uses of one game, after all its effects are done. */
export const offered = async (files: AssetFiles, how: keyof typeof OFFERS): Promise<Uses> => {
  const stage = stageWith(files, START)
  const token = await keyed(stage, {})
  await OFFERS[how](stage, token)
  await pass(stage, stage.clock.now + DAY / 2)
  return times(stage.tally.uses(), 1 / pairs.length)
}

export const WAYS = Object.keys(OFFERS) as readonly (keyof typeof OFFERS)[]
