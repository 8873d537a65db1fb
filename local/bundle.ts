import { join } from 'node:path'
import { build, stop } from 'esbuild'
import { scriptEntry } from '../shared/pages/script.ts'
import { LANGUAGES, type Language, inEach } from '../shared/texts/languages.ts'

const ROOT = join(import.meta.dirname, '..')

const bundled = async (language: Language): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: scriptEntry(language), resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** The script of the pages in each language, as text. esbuild's own process is ended with it. */
export const bundledScripts = async (): Promise<Readonly<Record<Language, string>>> => {
  const texts = new Map(await Promise.all(LANGUAGES.map(async (each) => [each, await bundled(each)] as const)))
  await stop()
  return inEach((language) => texts.get(language) ?? '')
}
