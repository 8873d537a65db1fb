import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache')
const HOUR = 3_600_000

export type Resource = {
  readonly Type: string
  readonly Properties?: Readonly<Record<string, unknown>>
  readonly DeletionPolicy?: string
}
export type Template = {
  readonly Resources: Readonly<Record<string, Resource>>
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>>
}

/** The three templates, and the folder where they and the bundles lie. */
export type Synth = {
  readonly folder: string
  readonly keep: Template
  readonly run: Template
  readonly watch: Template
}

const CONTEXT = { mailFrom: 'games@crownhead.example', alarmsTo: 'operator@crownhead.example' }

/** What `cdk` itself does: runs the app in a process of its own, with the context and the folder in its environment. */
const runApp = (folder: string) =>
  promisify(execFile)(process.execPath, ['infra/app.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify(CONTEXT) },
  })

const removeOld = () => {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const path = join(cache, name)
    if (name.startsWith('synth-') && Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path, { recursive: true })
  }
}

/** All workers of a run are threads of one process: its id names the run. The first to come makes the folder, the others wait. */
const synthesized = async (): Promise<string> => {
  removeOld()
  const folder = join(cache, `synth-${process.pid}`)
  mkdirSync(cache, { recursive: true })
  const outcome = `${folder}/outcome`
  try {
    mkdirSync(folder)
  } catch {
    while (!existsSync(outcome)) await wait(50)
    const said = readFileSync(outcome, 'utf8')
    if (said !== '') throw new Error(said)
    return folder
  }
  const said = await runApp(folder).then(
    () => '',
    (error: unknown) => String(error),
  )
  writeFileSync(outcome, said)
  if (said !== '') throw new Error(said)
  return folder
}

const templateIn = (folder: string, part: string): Template =>
  JSON.parse(readFileSync(join(folder, `crownhead-${part}.template.json`), 'utf8')) as Template

/** The app, synthesized once for the whole run of the tests. */
export const synth = async (): Promise<Synth> => {
  const folder = await synthesized()
  const [keep, run, watch] = ['keep', 'run', 'watch'].map((part) => templateIn(folder, part))
  if (!keep || !run || !watch) throw new Error('no templates')
  return { folder, keep, run, watch }
}

/** What the template says of a resource; nothing, of one that is not there. */
export const propertiesOf = (resource: Resource | undefined): Readonly<Record<string, unknown>> =>
  resource?.Properties ?? {}

/** The resources of a type, by their logical ids without the hash. */
export const resources = ({ Resources }: Template, type: string): ReadonlyMap<string, Resource> =>
  new Map(
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, resource]) => [id.replace(/[0-9A-F]{8}$/, ''), resource]),
  )

/** Something of each resource of a type, by its id: to be compared as a whole. */
export const each = <T>(
  template: Template,
  type: string,
  of: (properties: Readonly<Record<string, unknown>>, id: string) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries([...resources(template, type)].map(([id, { Properties = {} }]) => [id, of(Properties, id)]))
