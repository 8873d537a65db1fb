import { readFileSync } from 'node:fs'
import type { AssetFile, AssetList } from '../../shared/pages/files.ts'
import { leanClient } from '../aws/lean.ts'
import { behindFront } from '../front.ts'
import { pageHandler } from '../page.ts'
import { answering } from './answering.ts'
import { NO_HOOKS, NO_LISTS, NO_ORDERS } from './assemble.ts'
import { frontKeys } from './front.ts'
import { keyDeskFrom } from './key-desk.ts'
import { sealed } from './sealed.ts'

const client = leanClient()
const service = { ...answering(client), apiKeys: keyDeskFrom(client), owned: NO_LISTS, orders: NO_ORDERS, ...NO_HOOKS }

const beside = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

// Written with this bundle.
const { assets, types } = JSON.parse(beside('assets.json')) as AssetList
const known = new Map(Object.entries(types))

const fileNamed = (name: string): AssetFile | undefined => {
  const type = known.get(name)
  return type === undefined ? undefined : { type, body: beside(name) }
}

export const handler = behindFront(
  frontKeys(),
  sealed((seal) => pageHandler({ ...service, seal }, { assets, files: { get: fileNamed } })),
)
