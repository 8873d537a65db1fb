import type { SourceFile } from './read-source.ts'

/**
 * Functions of Node and of the web that are newer than Node 20.3, which the manifests of `packages/` promise, or than
 * browsers of 2023, for which `web/` is written. Newer built-ins of the language are faults to `packages/tsconfig.json`.
 */
const NEWER = {
  'packages/': [
    'import.meta.(?:dirname|filename|resolve)',
    'Symbol.(?:dispose|asyncDispose)',
    'await using',
    'using \\w+ =',
    'process.(?:execve|finalization|getBuiltinModule|loadEnvFile|permission)',
    'node:(?:sea|sqlite)',
    '(?:addAbortListener|enableCompileCache|findPackageJSON|getCallSites|globSync|loadEnvFile|matchesGlob)',
    '(?:parseEnv|registerHooks|stripTypeScriptTypes|styleText|mkdtempDisposable\\w*)',
    'allowNegative',
    'crypto.hash',
    'ReadableStream.from',
    'new (?:CloseEvent|EventSource|Storage|URLPattern|WebSocket)',
    '(?:localStorage|navigator|sessionStorage)',
    'URL.parse',
    'bytes\\(\\)',
  ],
  'web/': [
    'AbortSignal.any',
    'Symbol.(?:dispose|asyncDispose)',
    'await using',
    'using \\w+ =',
    'URL.(?:canParse|parse)',
    'new (?:CloseWatcher|Highlight|Sanitizer|URLPattern)',
    '(?:ariaNotify|checkVisibility|moveBefore|parseHTMLUnsafe|requestClose|setHTML|setHTMLUnsafe)',
    '(?:hidePopover|showPopover|togglePopover|startViewTransition)',
    '(?:cookieStore|navigation.navigate|scheduler)',
    'bytes\\(\\)',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

const patternOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\w'])(?:${names.map((name) => name.replaceAll(/(?<=\w)\.(?=[\w(])/g, '\\.')).join('|')})(?!\\w)`,
    'g',
  )

const PATTERNS = Object.entries(NEWER).map(([folder, names]) => ({ folder, pattern: patternOf(names) }))

/** Returns the names of functions in a file that those who run it may not have. */
export const newerApis = ({ path, source }: SourceFile): readonly string[] =>
  PATTERNS.filter(({ folder }) => path.startsWith(folder)).flatMap(({ pattern }) =>
    [...new Set(source.match(pattern))].map((name) => `${path} uses ${name}, which is too new for who runs it`),
  )
