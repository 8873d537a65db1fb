import { join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib/core'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { writeAssets, writeFunction } from './esbuild.ts'

const LAMBDA = 'functions/lambda'

/**
 * The entry and what it always needs, SDK included; what is read later, such as a language, in files beside it; a
 * browser's files on request. By esbuild, never a container.
 */
export const bundled = (name: string, withAssets = false): Code =>
  Code.fromAsset(join(import.meta.dirname, '../..', LAMBDA), {
    // A changed comment is not a new version.
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      // Never run, but CDK tells bundles apart by it.
      command: [name],
      local: {
        tryBundle: (folder: string) => {
          writeFunction(`${LAMBDA}/${name}.ts`, folder)
          if (withAssets) writeAssets(folder)
          return true
        },
      },
    },
  })
