import { join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib/core'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { type BuildOptions, buildSync } from 'esbuild'
import { SCRIPTS, type Script, scriptEntry, scriptFile } from '../../shared/pages/script.ts'

const root = join(import.meta.dirname, '../..')

const SMALL: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  minify: true,
  // Not escaped: Cyrillic would take three times as much.
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'error',
}

/** ESM builds load 40 % less at a cold start than CommonJS. */
const forLambda = (name: string, folder: string): BuildOptions => ({
  ...SMALL,
  entryPoints: [`functions/lambda/${name}.ts`],
  outdir: folder,
  entryNames: 'index',
  outExtension: { '.js': '.mjs' },
  splitting: true,
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
})

const forBrowser = (script: Script, folder: string): BuildOptions => ({
  ...SMALL,
  stdin: { contents: scriptEntry(script), resolveDir: root, loader: 'ts' },
  outfile: join(folder, scriptFile(script)),
  platform: 'browser',
  target: 'es2022',
})

/**
 * The entry and what it always needs, SDK included; what is read later, such as a language, in files beside it; the
 * browser's scripts on request. By esbuild, never a container.
 */
export const bundled = (name: string, withScripts = false): Code =>
  Code.fromAsset(join(root, 'functions/lambda'), {
    // A changed comment is not a new version.
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      // Never run, but CDK tells bundles apart by it.
      command: [name],
      local: {
        tryBundle: (folder: string) => {
          buildSync(forLambda(name, folder))
          if (withScripts) for (const script of SCRIPTS) buildSync(forBrowser(script, folder))
          return true
        },
      },
    },
  })
