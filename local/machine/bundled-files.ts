import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, stop, version } from 'esbuild'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { appIcons } from '../../shared/picture/app-icons.ts'
import { SCRIPTS, type Script, buildOptions, forEachScript } from '../../shared/pages/scripts.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/scripts.json')

type Scripts = Readonly<Record<Script, string>>

const bundle = async (script: Script): Promise<string> => {
  const { outputFiles } = await build({
    ...buildOptions(script, ROOT),
    absWorkingDir: ROOT,
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Bundles every browser script. Also ends the process that esbuild keeps in the background. */
export const bundledScripts = async (): Promise<Scripts> => {
  const texts = new Map(await Promise.all(SCRIPTS.map(async (each) => [each, await bundle(each)] as const)))
  await stop()
  return forEachScript((script) => texts.get(script) ?? '')
}

/**
 * Returns a hash of all that the scripts are made of: the sources that browser code may import, the settings that
 * esbuild reads beside them, and the version of esbuild.
 */
const sourcesHash = (): string => {
  const hash = createHash('sha256').update(version)
  for (const path of ['tsconfig.json', ...globSync('{web,shared}/**/*.ts', { cwd: ROOT }).toSorted()])
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

/** Scripts that an earlier start bundled, and the hash of what they were made of. */
type CachedScripts = { readonly madeOf: string; readonly scripts: Scripts }

const readCached = async (): Promise<Partial<CachedScripts>> => {
  try {
    return JSON.parse(await readFile(CACHE, 'utf8')) as CachedScripts
  } catch {
    return {}
  }
}

/** Writes the cache. A start at the same time never reads half a file. */
const writeCached = async (cached: CachedScripts): Promise<void> => {
  const unfinished = `${CACHE}.${process.pid}`
  await mkdir(dirname(CACHE), { recursive: true })
  await writeFile(unfinished, JSON.stringify(cached))
  await rename(unfinished, CACHE)
}

/**
 * Returns the scripts of an earlier start from the same sources, or bundles them, which is a third of the processor
 * time of a start. Where nothing can be written beside the sources, each start bundles them.
 */
const cachedScripts = async (): Promise<Scripts> => {
  const madeOf = sourcesHash()
  const cached = await readCached()
  if (cached.madeOf === madeOf && cached.scripts) return cached.scripts
  const scripts = await bundledScripts()
  await writeCached({ madeOf, scripts }).catch(() => {})
  return scripts
}

/** Returns all static files that browsers request by name: scripts, styles and icons. */
export const bundledFiles = async () => assetFiles(await cachedScripts(), appIcons(deflateLevel6))
