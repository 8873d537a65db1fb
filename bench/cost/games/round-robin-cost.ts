/** Compares the cost of creating the games of a round robin without emails, by a single order and game by game. */
import { DAY } from '../../../shared/game/model/words.ts'
import type { AssetFiles } from '../../../shared/pages/asset-files.ts'
import { roundRobin } from '../../../shared/tournament/pairing/round-robin.ts'
import { callApi } from './requests.ts'
import { addApiKey } from './player-pairs.ts'
import { type CountedStage, countedStage } from './counted-stage.ts'
import { passUntil } from './pass-until.ts'
import { type Uses, scaleUses } from '../services/uses.ts'

const START = Date.UTC(2026, 10, 3, 12)

const PLAYERS = 20

const players = Array.from({ length: PLAYERS }, (_, n) => ({ name: `Player ${n}` }))
const pairs = roundRobin(PLAYERS, 1)

const OFFERS = {
  'one by one': async (stage: CountedStage, token: string) => {
    for (const { first, second } of pairs) {
      const creator = { ...players[first - 1], seat: 'black' }
      await callApi(stage, 'POST', '/v1/games', token, { creator, opponent: players[second - 1] })
    }
  },
  'in orders of 190': async (stage: CountedStage, token: string) => {
    const placed = await callApi(stage, 'POST', '/v1/games/bulk', token, { players, roundRobin: 'single' })
    const { order } = JSON.parse(placed) as { readonly order: { readonly id: string } }
    await callApi(stage, 'GET', `/v1/orders/${order.id}`, token)
  },
} as const

/** Returns the average uses of a game of the round robin, with all its effects. */
export const roundRobinUses = async (files: AssetFiles, how: keyof typeof OFFERS): Promise<Uses> => {
  const stage = countedStage(files, START)
  const token = await addApiKey(stage, {})
  await OFFERS[how](stage, token)
  await passUntil(stage, stage.clock.now + DAY / 2)
  return scaleUses(stage.tally.uses(), 1 / pairs.length)
}

export const ROUND_ROBIN_WAYS = Object.keys(OFFERS) as readonly (keyof typeof OFFERS)[]
