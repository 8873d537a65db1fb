import { join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { type BuildOptions, buildSync } from 'esbuild'

const root = join(import.meta.dirname, '../..')

const SMALL: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
}

/** ESM and the packages' own module builds: 40 % less than CommonJS to read at a cold start. */
const forLambda = (name: string, folder: string): BuildOptions => ({
  ...SMALL,
  entryPoints: [`functions/lambda/${name}.ts`],
  outfile: join(folder, 'index.mjs'),
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
})

/** What every browser of the last three years understands. */
const forBrowser = (name: string, folder: string): BuildOptions => ({
  ...SMALL,
  entryPoints: [`web/${name}.ts`],
  outfile: join(folder, `${name}.js`),
  platform: 'browser',
  target: 'es2022',
})

/** An entry of functions/lambda as one file with the SDK in it, and the scripts of web/ beside it. Only esbuild is run, never a container. */
export const bundled = (name: string, scripts: readonly string[] = []): Code =>
  Code.fromAsset(join(root, 'functions/lambda'), {
    // By what comes out: a change of comments is no new version.
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      // Never run, but bundles are told apart by it: the first would be taken for all of them.
      command: [name, ...scripts],
      local: {
        tryBundle: (folder: string) => {
          buildSync(forLambda(name, folder))
          for (const script of scripts) buildSync(forBrowser(script, folder))
          return true
        },
      },
    },
  })
