import { join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib/core'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { writeAssets, writeFunction, writeTables } from './esbuild.ts'

const LAMBDA = 'functions/lambda'

/** Files beside the code of a function: those for browsers, and the endgame tables. */
export type BundledFiles = { readonly withScripts?: boolean; readonly withTables?: boolean }

/**
 * Returns the code of a function: one file with its entry, the SDK and all else that it always needs; further files for
 * what it loads late, such as a language; and the files that `beside` it asks for. esbuild makes it, without a container.
 */
export const bundledCode = (name: string, beside: BundledFiles = {}): Code =>
  Code.fromAsset(join(import.meta.dirname, '../..', LAMBDA), {
    // The hash is that of the output, so a changed comment makes no new version.
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      // The command is never run, but the CDK tells bundles apart by it.
      command: [name],
      local: {
        tryBundle: (folder: string) => {
          writeFunction(`${LAMBDA}/${name}.ts`, folder)
          if (beside.withScripts) writeAssets(folder)
          if (beside.withTables) writeTables(folder)
          return true
        },
      },
    },
  })
