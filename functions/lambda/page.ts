import { readFileSync } from 'node:fs'
import { assetFiles } from '../../shared/pages/files.ts'
import { perScript } from '../../shared/pages/script.ts'
import { dynamodbClient } from '../aws/games.ts'
import { behindFront } from '../front.ts'
import { pageHandler } from '../page.ts'
import { answering } from './answering.ts'
import { NO_KEYS } from './assemble.ts'
import { frontKeys } from './front.ts'
import { sealed } from './sealed.ts'

const service = { ...answering(dynamodbClient()), apiKeys: NO_KEYS }

const assets = assetFiles(perScript((script) => readFileSync(new URL(`${script}.js`, import.meta.url), 'utf8')))

export const handler = behindFront(
  frontKeys(),
  sealed((seal) => pageHandler({ ...service, seal }, assets)),
)
