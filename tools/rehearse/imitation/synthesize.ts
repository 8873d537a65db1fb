import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Synth, Template } from '../../../test/infra/synth.ts'

const ROOT = join(import.meta.dirname, '../../..')

export const REHEARSAL_DOMAIN = 'play.crownhead.example'

/**
 * Returns the settings of a stage that has every function; replies by email need a domain. `name` keeps two rehearsals
 * apart.
 */
const contextFor = (name: string) => ({
  name,
  domain: REHEARSAL_DOMAIN,
  zoneId: 'Z0123456789',
  replies: 'on',
  alarmsTo: `operator@${REHEARSAL_DOMAIN}`,
})

/** Returns the templates and bundles that `cdk deploy` would upload, synthesized by the same program. */
export const synthesize = async (name: string, folder: string): Promise<Synth> => {
  await promisify(execFile)(process.execPath, ['infra/app.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify(contextFor(name)) },
  })
  const read = (part: string) =>
    JSON.parse(readFileSync(join(folder, `${name}-${part}.template.json`), 'utf8')) as Template
  return { folder, keep: read('keep'), run: read('run'), watch: read('watch') }
}
