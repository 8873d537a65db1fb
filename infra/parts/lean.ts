import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

const pureShapes = (source: string): string =>
  source.replaceAll(/^((?:export )?var [\w$]+ = )(\[.*(?:\n {4}.*|\n\])*);$/gm, '$1/* @__PURE__ */ (() => $2)();')

const nativeClass = (source: string): string =>
  source
    .replace(/^(const \w+ = )(?=\(\(\) => \{)/m, '$1/* @__PURE__ */ ')
    .replace(/= \w+ \? (buildNativeClass\(\w*\)) : \w+;/, '= /* @__PURE__ */ $1;')

const versionAlone = (source: string): string => {
  const { version } = JSON.parse(source) as { readonly version: string }
  return JSON.stringify({ version })
}

/** Of streams of events, which no function asks S3 for: each client makes a reader of them. */
const withoutEventStreams = (source: string): string =>
  source.replace(/^import \{ (\w+),? \} from "@smithy\/core\/event-streams";$/m, 'const $1 = (config) => config;')

type Lean = {
  readonly files: RegExp
  readonly loader: 'js' | 'json'
  readonly of: (source: string) => string
}

/** Of the SDK's files, what no bundle needs. */
const LEAN: readonly Lean[] = [
  // A shape is an array with computed keys, which esbuild takes for an effect: SES alone has 44 KB that nobody uses.
  { files: /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/, loader: 'js', of: pureShapes },
  // A client tells AWS its version, and carries all of its package.json for that.
  { files: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/, loader: 'json', of: versionAlone },
  // Each tries Node's hash when it is read, and brings its own for a Node without.
  {
    files: /smithy[\\/]core[\\/]dist-es[\\/]submodules[\\/]checksum[\\/]\w+[\\/]\w+Node\.js$/,
    loader: 'js',
    of: nativeClass,
  },
  // Where the environment leaves a setting out, a client looks for two files of settings, which no function has.
  {
    files: /shared-ini-file-loader[\\/]loadSharedConfigFiles\.js$/,
    loader: 'js',
    of: () => `export { CONFIG_PREFIX_SEPARATOR } from './constants'
      export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  },
  {
    files: /@aws-sdk[\\/]client-s3[\\/]dist-es[\\/](?:S3Client|runtimeConfig)\.js$/,
    loader: 'js',
    of: withoutEventStreams,
  },
  // Made by each client of DynamoDB, used by none of its commands.
  {
    files: /endpoint-cache[\\/]dist-es[\\/]EndpointCache\.js$/,
    loader: 'js',
    of: () => 'export class EndpointCache {}',
  },
]

export const LEAN_SDK: Plugin = {
  name: 'lean SDK',
  setup: (build) => {
    for (const { files, loader, of } of LEAN)
      build.onLoad({ filter: files }, ({ path }) => ({ contents: of(readFileSync(path, 'utf8')), loader }))
  },
}

/**
 * What the SDK imports when it needs it, and a function never does: its credentials stand in its environment, its
 * answers come whole. Kept out, for these parts would bring their protocols (XML, queries) into what all parts share.
 */
export const NEVER_NEEDED = [
  ...['http', 'ini', 'login', 'process', 'sso', 'web-identity'].map((way) => `@aws-sdk/credential-provider-${way}`),
  '@smithy/credential-provider-imds',
  '@smithy/core/event-streams',
  'bowser',
]

const namesOf = (what: string): string => what.replaceAll(/([\w$]+) as ([\w$]+)/g, '$1:$2')

/**
 * A minified bundle with Node's modules asked for by a call. `import` would look at every name that they export, and so
 * load what stands behind each: 20 to 30 % of a start.
 */
export const withoutFacades = (text: string): string =>
  text
    .replaceAll(/\bimport\*as ([\w$]+) ?from"(node:[\w/]+)";/g, 'const $1=process.getBuiltinModule("$2");')
    .replaceAll(/\bimport ([\w$]+) ?from"(node:[\w/]+)";/g, 'const $1=process.getBuiltinModule("$2");')
    .replaceAll(/\bimport(\{[^}]*\}) ?from"(node:[\w/]+)";/g, (_, what: string, name: string) => {
      return `const${namesOf(what)}=process.getBuiltinModule("${name}");`
    })
