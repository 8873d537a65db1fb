import { readFileSync } from 'node:fs'
import type { AssetFile, AssetList } from '../../shared/pages/asset-files.ts'
import { fastClient } from '../aws/clients/fast-client.ts'
import { behindFront } from '../http/behind-front.ts'
import { pageHandler } from '../http/page-handler.ts'
import { requestPorts } from './assembly/request-ports.ts'
import { NO_WEBHOOK_ACCESS, NO_OWNED_LIST, NO_ORDERS, lambdaLog } from './assembly/stores-from-environment.ts'
import { frontKeys } from './assembly/front-keys.ts'
import { ownerKeysFrom } from './assembly/owner-keys-from.ts'
import { creationFromEnvironment, operatorFromEnvironment } from './assembly/operator-from-environment.ts'
import { withSigner } from './assembly/with-signer.ts'

const client = fastClient()
const operator = operatorFromEnvironment()
const service = {
  ...requestPorts(client),
  operator,
  creation: creationFromEnvironment(),
  takesReports: operator.abuseTo !== undefined,
  apiKeys: ownerKeysFrom(client),
  owned: NO_OWNED_LIST,
  ownedTournaments: NO_OWNED_LIST,
  orders: NO_ORDERS,
  ...NO_WEBHOOK_ACCESS,
}

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
  withSigner((signer) => pageHandler({ ...service, signer }, { assets, files: { get: fileNamed } })),
  lambdaLog,
)
