import { join } from 'node:path'
import { build, stop } from 'esbuild'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { appIcons } from '../../shared/picture/app-icons.ts'
import { SCRIPTS, type Script, buildOptions, forEachScript } from '../../shared/pages/scripts.ts'

const ROOT = join(import.meta.dirname, '../..')

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
export const bundledScripts = async (): Promise<Readonly<Record<Script, string>>> => {
  const texts = new Map(await Promise.all(SCRIPTS.map(async (each) => [each, await bundle(each)] as const)))
  await stop()
  return forEachScript((script) => texts.get(script) ?? '')
}

/** Returns all static files that browsers request by name: scripts, styles and icons. */
export const bundledFiles = async () => assetFiles(await bundledScripts(), appIcons(deflateLevel6))
