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
  legalComments: 'none',
  logLevel: 'error',
}

/** ESM from the packages' own module builds: 40 % less to load at a cold start than CommonJS. */
const forLambda = (name: string, folder: string): BuildOptions => ({
  ...SMALL,
  entryPoints: [`functions/lambda/${name}.ts`],
  outfile: join(folder, 'index.mjs'),
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
})

/** ES2022: browsers of the last three years. */
const forBrowser = (script: Script, folder: string): BuildOptions => ({
  ...SMALL,
  stdin: { contents: scriptEntry(script), resolveDir: root, loader: 'ts' },
  outfile: join(folder, scriptFile(script)),
  platform: 'browser',
  target: 'es2022',
})

/**
 * An entry of functions/lambda as one file, SDK included, and the browser's scripts beside it if asked for. Runs
 * esbuild, never a container.
 */
export const bundled = (name: string, withScripts = false): Code =>
  Code.fromAsset(join(root, 'functions/lambda'), {
    // By output: a changed comment is not a new version.
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      // Never run. CDK tells bundles apart by it; without it, all would be the first.
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
