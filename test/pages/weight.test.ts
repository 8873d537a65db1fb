import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundledScripts } from '../../local/machine/bundled-files.ts'
import { type RulesId, legalMoves, play, ruleSetOf, startPosition, writePath } from '../../shared/draughts/index.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { PEER, ask, begun, stand } from './stand.ts'

const packedSize = (text: string): number => gzipSync(text, { level: 9 }).length

/**
 * The limit in compressed bytes for the page with its style, its script, and the part for readers in another time zone
 * than the seat's.
 */
const MOST = 15_000

/**
 * The limit in compressed bytes for the script that comes with the page and the part that chooses a move, which
 * contains the engine. When this limit was set, it left room for two more rule sets.
 */
const MOST_SCRIPT = 9100

/**
 * Returns the path of the seat to move after a number of plies, with a message at the last one, or of the seat that
 * waits. Neither has an address, so the one that waits is asked how to tell it of its turns.
 */
const midGame = async (rules: RulesId, plies: number, waits: boolean) => {
  const sheet = ruleSetOf(rules)
  let position = startPosition(sheet)
  const at = stand()
  const { creator, opponent } = await begun(at, { rules })
  const seats = rules === 'english' ? [opponent, creator] : [creator, opponent]
  const seat = (ply: number): string => seats[ply % 2] ?? ''
  for (let ply = 0; ply < plies; ply++) {
    at.clock.now += 3_600_000
    const moves = legalMoves(sheet, position)
    const { [(ply * 7919) % moves.length]: move } = moves
    if (move === undefined) throw new Error('the game is over')
    const message = ply === plies - 1 ? 'Good luck, and take your time.' : ''
    const form = { ply: String(ply), move: writePath(sheet, move), message }
    expect((await ask(at, `${seat(ply)}/move`, { form })).status).toBe(303)
    position = play(sheet, position, move)
  }
  return { at, path: seat(waits ? plies + 1 : plies) }
}

let files: ReturnType<typeof assetFiles>
beforeAll(async () => {
  files = assetFiles(await bundledScripts())
})

describe.each([
  ['english', 40, 'to move'],
  ['international', 40, 'to move'],
  ['canadian', 120, 'to move'],
  ['canadian', 0, 'to move'],
  ['canadian', 120, 'waiting'],
] as const)('the first load of a seat’s page, %s at ply %i %s', (rules, plies, state) => {
  let game: Awaited<ReturnType<typeof midGame>>
  beforeAll(async () => {
    game = await midGame(rules, plies, state === 'waiting')
  })

  test.each(LANGUAGES)('is light, in two requests or three: %s', async (language) => {
    const { body } = await answerPage(game.at.service, files, {
      method: 'GET',
      path: game.path,
      query: {},
      headers: { 'accept-language': language },
      from: PEER,
      body: '',
      receivedAt: game.at.clock.now,
    })
    const nameOf = (stem: string): string => [...files.files.keys()].find((name) => name.startsWith(stem)) ?? ''
    const textOf = (stem: string): string => (files.files.get(nameOf(stem))?.body ?? '').toString()
    const parts = { page: body, script: textOf(`board-${language}-`), times: textOf(`times-${language}-`) }
    const choosing = packedSize(textOf(`choosing-${language}-`))
    const sizes = Object.values(parts).map(packedSize)
    const all = sizes.reduce((sum, size) => sum + size, 0)
    expect({ sizes, isLight: all < MOST }).toEqual({ sizes, isLight: true })
    expect(packedSize(parts.script) + choosing).toBeLessThan(MOST_SCRIPT)
    // The icon does not count: browsers request it once, after the page, for tabs and bookmarks.
    const loaded = body.match(/<(?:script|img|link rel="stylesheet")[^>]*(?:src|href)="[^"]*"/g)
    expect(loaded).toEqual([expect.stringContaining(nameOf(`board-${language}-`))])
  })
})
