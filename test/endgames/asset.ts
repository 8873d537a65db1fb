import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EndgameTable, openTable } from '../../shared/draughts/endgames/endgame-table.ts'
import type { Manifest } from '../../tools/tables/manifest.ts'

const folder = join(import.meta.dirname, '../../assets/endgames')

export const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest

export const assetBytes: Uint8Array = readFileSync(join(folder, manifest.file))

const opened = openTable(assetBytes)
if (opened === undefined) throw new Error('the asset is not a table')
export const asset: EndgameTable = opened
