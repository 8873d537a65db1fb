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

/** The three templates, and their folder with the bundles. */
export type Synth = {
  readonly folder: string
  readonly keep: Template
  readonly run: Template
  readonly watch: Template
}

const CONTEXT = { mailFrom: 'games@crownhead.example', alarmsTo: 'operator@crownhead.example' }

/** Runs the app in its own process, as `cdk` does; throws if the CDK's check finds a fault in a template. */
export const runApp = (folder: string, context: Readonly<Record<string, unknown>> = CONTEXT) =>
  promisify(execFile)(process.execPath, ['infra/app.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      CDK_OUTDIR: folder,
      CDK_CONTEXT_JSON: JSON.stringify(context),
    },
  })

const removeOld = () => {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const path = join(cache, name)
    // Another run may remove the folder first.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (name.startsWith('synth-') && Date.now() - made > HOUR) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Returns the folder with the templates. All workers are threads of one process, whose id names the folder: the first
 * worker creates it, and the others wait.
 */
const synthesized = async (): Promise<string> => {
  removeOld()
  const folder = join(cache, `synth-${process.pid}`)
  mkdirSync(cache, { recursive: true })
  const outcome = `${folder}/outcome`
  try {
    mkdirSync(folder)
  } catch {
    while (!existsSync(outcome)) await wait(50)
    const text = readFileSync(outcome, 'utf8')
    if (text !== '') throw new Error(text)
    return folder
  }
  const text = await runApp(folder).then(
    () => '',
    (error: unknown) => String(error),
  )
  writeFileSync(outcome, text)
  if (text !== '') throw new Error(text)
  return folder
}

const templateIn = (folder: string, part: string): Template =>
  JSON.parse(readFileSync(join(folder, `crownhead-${part}.template.json`), 'utf8')) as Template

/** Synthesizes the templates, once per run. */
export const synth = async (): Promise<Synth> => {
  const folder = await synthesized()
  const [keep, run, watch] = ['keep', 'run', 'watch'].map((part) => templateIn(folder, part))
  if (!keep || !run || !watch) throw new Error('no templates')
  return { folder, keep, run, watch }
}

/** Returns the properties; empty if the resource does not exist. */
export const propertiesOf = (resource: Resource | undefined): Readonly<Record<string, unknown>> =>
  resource?.Properties ?? {}

/** Returns the resources of a type, by logical id without the hash. */
export const resources = ({ Resources }: Template, type: string): ReadonlyMap<string, Resource> =>
  new Map(
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, resource]) => [id.replace(/[0-9A-F]{8}$/, ''), resource]),
  )

/** Maps each resource of a type to a value, by id. */
export const each = <T>(
  template: Template,
  type: string,
  of: (properties: Readonly<Record<string, unknown>>, id: string) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries([...resources(template, type)].map(([id, { Properties = {} }]) => [id, of(Properties, id)]))
