import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, stop } from 'esbuild'

const ENTRY = join(import.meta.dirname, '../web/board.ts')

/** Ends esbuild's own process afterwards. */
export const bundledScript = async (entry = ENTRY): Promise<string> => {
  if (!existsSync(entry)) return ''
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  })
  await stop()
  return outputFiles[0]?.text ?? ''
}
