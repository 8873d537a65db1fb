import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

const pureSchemas = (source: string): string =>
  source.replaceAll(/^((?:export )?var [\w$]+ = )(\[.*(?:\n {4}.*|\n\])*);$/gm, '$1/* @__PURE__ */ (() => $2)();')

const nativeClass = (source: string): string =>
  source
    .replace(/^(const \w+ = )(?=\(\(\) => \{)/m, '$1/* @__PURE__ */ ')
    .replace(/= \w+ \? (buildNativeClass\(\w*\)) : \w+;/, '= /* @__PURE__ */ $1;')

const versionAlone = (source: string): string => {
  const { version } = JSON.parse(source) as { readonly version: string }
  return JSON.stringify({ version })
}

/** Removes S3's event streams, which no function uses, though each client creates a reader of them. */
const withoutEventStreams = (source: string): string =>
  source.replace(/^import \{ (\w+),? \} from "@smithy\/core\/event-streams";$/m, 'const $1 = (config) => config;')

export type Replacement = {
  readonly files: RegExp
  readonly loader: 'js' | 'json'
  readonly rewrite: (source: string) => string
}

/**
 * Files of the SDK, and how each is rewritten to leave out what no bundle needs. A test fails if the SDK changes one of
 * these files.
 */
export const REPLACEMENTS: readonly Replacement[] = [
  // A schema is an array that may hold objects with computed keys, which esbuild takes for a side effect. Marked as
  // pure, unused schemas disappear: 44 KB in SES alone.
  {
    files: /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/,
    loader: 'js',
    rewrite: pureSchemas,
  },
  // A client reports its version to AWS, and contains its whole package.json for that.
  { files: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/, loader: 'json', rewrite: versionAlone },
  // Each of these files tests Node's hashes when it is loaded, and contains an implementation for a Node without them.
  {
    files: /smithy[\\/]core[\\/]dist-es[\\/]submodules[\\/]checksum[\\/]\w+[\\/]\w+Node\.js$/,
    loader: 'js',
    rewrite: nativeClass,
  },
  // For settings that are not in the environment, a client reads two files, which no function has.
  {
    files: /shared-ini-file-loader[\\/]loadSharedConfigFiles\.js$/,
    loader: 'js',
    rewrite: () => `export { CONFIG_PREFIX_SEPARATOR } from './constants'
      export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  },
  {
    files: /@aws-sdk[\\/]client-s3[\\/]dist-es[\\/](?:S3Client|runtimeConfig)\.js$/,
    loader: 'js',
    rewrite: withoutEventStreams,
  },
  // Each client of DynamoDB creates this cache, and none of the commands uses it.
  {
    files: /endpoint-cache[\\/]dist-es[\\/]EndpointCache\.js$/,
    loader: 'js',
    rewrite: () => 'export class EndpointCache {}',
  },
  // A function has its region in its environment, so no client asks the machine that it runs on.
  {
    files: /regionConfig[\\/]getInstanceMetadataRegion\.js$/,
    loader: 'js',
    rewrite: () => 'export const getInstanceMetadataRegion = async () => undefined',
  },
  // Only the adaptive retry mode, which no function uses, limits its own rate.
  {
    files: /util-retry[\\/]DefaultRateLimiter\.js$/,
    loader: 'js',
    rewrite: () => 'export class DefaultRateLimiter {}',
  },
]

/** An esbuild plugin that leaves out what a container would read and run at each start for nothing. */
export const LEAN_SDK: Plugin = {
  name: 'lean SDK',
  setup: (build) => {
    for (const { files, loader, rewrite } of REPLACEMENTS)
      build.onLoad({ filter: files }, ({ path }) => ({ contents: rewrite(readFileSync(path, 'utf8')), loader }))
  },
}

/**
 * Modules that the SDK imports late and a function never needs: its credentials are in its environment, and no answer
 * is a stream of events. They are left out, because they would bring their protocols (XML, queries) into the code that
 * all files of a bundle share.
 */
export const NEVER_NEEDED = [
  ...['http', 'ini', 'login', 'process', 'sso', 'web-identity'].map(
    (provider) => `@aws-sdk/credential-provider-${provider}`,
  ),
  '@smithy/credential-provider-imds',
  '@smithy/core/event-streams',
  'bowser',
]

const toPattern = (names: string): string => names.replaceAll(/([\w$]+) as ([\w$]+)/g, '$1:$2')

/**
 * Replaces the imports of Node's modules in a minified bundle with calls. `import` reads every name that a module
 * exports, and so loads what is behind each: 20 to 30 % of a start.
 */
export const withoutFacades = (text: string): string =>
  text
    .replaceAll(/\bimport\*as ([\w$]+) ?from"(node:[\w/]+)";/g, 'const $1=process.getBuiltinModule("$2");')
    .replaceAll(/\bimport ([\w$]+) ?from"(node:[\w/]+)";/g, 'const $1=process.getBuiltinModule("$2");')
    .replaceAll(/\bimport(\{[^}]*\}) ?from"(node:[\w/]+)";/g, (_, names: string, module: string) => {
      return `const${toPattern(names)}=process.getBuiltinModule("${module}");`
    })
