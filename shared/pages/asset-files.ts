import type { AppIcon } from '../picture/app-icons.ts'
import { type Language, perLanguage } from '../texts/languages/languages.ts'
import type { AssetAddresses } from './kit/page-context.ts'
import { SCRIPT_PARTS, type Script, importsOf, scriptOfPart } from './scripts.ts'
import { ICON_FILE } from './kit/sprite.ts'
import { END_STYLE, PAGE_STYLE } from './style/linked-styles.ts'
import { RULES_CSS } from './rules/rules-style.ts'
import { PRINT_CSS } from './style/print-style.ts'
import { ANALYSIS_CSS } from './style/analysis-style.ts'
import { eventCss } from './tournament/event/tournament-style.ts'

export type AssetFile = { readonly type: string; readonly body: string | Uint8Array }
export type AssetFiles = {
  readonly assets: Readonly<Record<Language, AssetAddresses>>
  readonly files: Pick<ReadonlyMap<string, AssetFile>, 'get'>
}
/**
 * The addresses of assets, and the media type of each file by its name. The files are read when a request asks for
 * them.
 */
export type AssetList = Pick<AssetFiles, 'assets'> & { readonly types: Readonly<Record<string, string>> }

/**
 * Returns a hash of 53 bits in 11 characters (cyrb53, public domain). A file with it in its name never changes, so
 * browsers may cache it for ever. It is not for security.
 */
const fingerprint = (text: string): string => {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, '0')
}

const TYPES = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  png: 'image/png',
} as const

type Files = Map<string, AssetFile>

/** Returns whether a file never changes, because its name contains a hash of its content. */
export const isImmutable = (name: string): boolean => /-[0-9a-z]{11}\./.test(name)

/** The name of the service worker. It contains no hash, because browsers look for a newer one at the same address. */
export const WORKER = 'worker.js'

/** The name of the web app manifest. It is short, because every page contains it. */
const APP = 'app.json'

/** The manifest has no `start_url`, so the app opens at the page that was added to the home screen. */
const MANIFEST = {
  name: 'Crownhead',
  short_name: 'Crownhead',
  display: 'standalone',
  scope: '/',
  background_color: '#f7f3ea',
  theme_color: '#3d6f4d',
}

/** Adds a file, with a hash of its content in the name, and returns its address. */
const put = (files: Files, stem: string, end: keyof typeof TYPES, body: AssetFile['body']): string => {
  const name = `${stem}-${fingerprint(typeof body === 'string' ? body : String.fromCharCode(...body))}.${end}`
  files.set(name, { type: TYPES[end], body })
  return `/assets/${name}`
}

const putManifest = (files: Files, icon: string, appIcons: readonly AppIcon[]): string => {
  const larger = appIcons.map(({ size, bytes }) => ({
    src: put(files, `icon-${size}`, 'png', bytes),
    type: TYPES.png,
    sizes: `${size}x${size}`,
    purpose: 'any maskable',
  }))
  const icons = [{ src: icon, type: 'image/svg+xml', sizes: 'any' }, ...larger]
  files.set(APP, { type: TYPES.webmanifest, body: JSON.stringify({ ...MANIFEST, icons }) })
  return `/assets/${APP}`
}

/** The bundled source of each script. */
export type ScriptTexts = Partial<Readonly<Record<Script, string>>>

/**
 * Adds a script and the parts that it loads, and returns its address. In its source the addresses of the parts replace
 * their module names, so a script gets another name when one of its parts changes.
 */
const putScript = (files: Files, texts: ScriptTexts, script: Script, language: Language): string => {
  // `html` drops the indentation of its templates at run time, so it is dropped here to save bytes.
  const text = (texts[script] ?? '').replaceAll(/\n\s+/g, '\n')
  const named = SCRIPT_PARTS.filter((part) => importsOf(part).test(text)).reduce(
    (made, part) => made.replaceAll(importsOf(part), putScript(files, texts, scriptOfPart(part, language), language)),
    text,
  )
  return put(files, script, 'js', named)
}

/**
 * Returns all files for browsers, by name, and their addresses for each language. `appIcons` are PNG files for home
 * screens.
 */
export const assetFiles = (
  texts: ScriptTexts,
  appIcons: readonly AppIcon[] = [],
): AssetFiles & { readonly files: ReadonlyMap<string, AssetFile> } => {
  const files: Files = new Map()
  const common = {
    style: put(files, 'crownhead', 'css', `${PAGE_STYLE}${RULES_CSS}`),
    endStyle: put(files, 'end', 'css', END_STYLE),
    tryStyle: put(files, 'try', 'css', ANALYSIS_CSS),
    eventStyle: put(files, 'event', 'css', eventCss()),
    print: put(files, 'score-sheet', 'css', PRINT_CSS),
    icon: put(files, 'icon', 'svg', ICON_FILE),
    worker: `/assets/${WORKER}`,
  }
  const manifest = putManifest(files, common.icon, appIcons)
  files.set(WORKER, { type: TYPES.js, body: texts.worker ?? '' })
  const assets = perLanguage((language) => {
    const script = (name: Script): string => putScript(files, texts, name, language)
    return {
      ...common,
      manifest,
      script: script(`board-${language}`),
      try: script(`try-${language}`),
      forms: script('forms'),
      games: script('games'),
      verify: script('verify'),
    }
  })
  return { assets, files }
}
