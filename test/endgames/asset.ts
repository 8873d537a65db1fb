import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EndgameTable, openTable } from '../../shared/draughts/endgames/endgame-table.ts'
import { type TableFinding, findInTable } from '../../shared/game/board/find-in-table.ts'
import { type Game, type Play, playOf } from '../../shared/game/model/game.ts'
import type { Manifest } from '../../tools/tables/manifest.ts'

const folder = join(import.meta.dirname, '../../assets/endgames')

export const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest

export const assetBytes: Uint8Array = readFileSync(join(folder, manifest.file))

const opened = openTable(assetBytes)
if (opened === undefined) throw new Error('the asset is not a table')
export const asset: EndgameTable = opened

const foundOf = new WeakMap<Play, TableFinding | undefined>()

/**
 * Returns what the table says of a game. A lookup takes a millisecond, and a test asks about the same game for each act,
 * so each `Play` is looked up once.
 */
export const foundIn = (game: Game): TableFinding | undefined => {
  const play = playOf(game)
  if (!play) return undefined
  if (!foundOf.has(play)) foundOf.set(play, findInTable(asset, play))
  return foundOf.get(play)
}
