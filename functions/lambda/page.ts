import { readFileSync } from 'node:fs'
import { assetFiles } from '../../shared/pages/files.ts'
import { pageHandler } from '../page.ts'
import { answering } from './answering.ts'
import { sealed } from './sealed.ts'

const service = answering()

/** The build puts the browser's script beside this bundle. */
const assets = assetFiles(readFileSync(new URL('board.js', import.meta.url), 'utf8'))

export const handler = sealed((seal) => pageHandler({ ...service, seal }, assets))
