import { readFileSync } from 'node:fs'
import type { AssetFile, AssetList } from '../../shared/pages/assets/asset-files.ts'
import { leanClient } from '../aws/fast-client.ts'
import { behindFront } from '../http/behind-front.ts'
import { pageHandler } from '../http/page-handler.ts'
import { answering } from './answering.ts'
import { NO_HOOKS, NO_LISTS, NO_ORDERS, log } from './assemble.ts'
import { frontKeys } from './front.ts'
import { keyDeskFrom } from './key-desk.ts'
import { sealed } from './sealed.ts'

const client = leanClient()
const service = { ...answering(client), apiKeys: keyDeskFrom(client), owned: NO_LISTS, orders: NO_ORDERS, ...NO_HOOKS }

const readBundled = (name: string): Buffer => readFileSync(new URL(name, import.meta.url))

// These files are written beside this bundle when it is built.
const { assets, types } = JSON.parse(readBundled('assets.json').toString()) as AssetList
const typesByName = new Map(Object.entries(types))

const fileNamed = (name: string): AssetFile | undefined => {
  const type = typesByName.get(name)
  if (type === undefined) return undefined
  const body = readBundled(name)
  return { type, body: type === 'image/png' ? body : body.toString() }
}

export const handler = behindFront(
  frontKeys(),
  sealed((signer) => pageHandler({ ...service, signer }, { assets, files: { get: fileNamed } })),
  log,
)
