import { LANGUAGES, type Language } from '../texts/languages/languages.ts'

/** The module of each script, from the repository's root. Scripts have short names, because pages contain them. */
const MODULES = {
  board: 'web/board.ts',
  choosing: 'web/turn/choosing.ts',
  navigate: 'web/turn/navigate.ts',
  times: 'web/timing/times.ts',
  drag: 'web/turn/play-by-drag.ts',
  try: 'web/try.ts',
  slide: 'web/display/slide.ts',
  keyboard: 'web/input/keyboard.ts',
  next: 'web/turn/next-game.ts',
  use: 'web/offline/first-use.ts',
  forms: 'web/forms.ts',
  games: 'web/my-games.ts',
  finished: 'web/display/finished-list.ts',
  notes: 'web/offline/game-notes.ts',
  push: 'web/requests/push-settings.ts',
  menu: 'web/input/menu-sheet.ts',
  offline: 'web/offline/offline-games.ts',
  joining: 'web/storage/joining.ts',
  device: 'web/requests/device-choice.ts',
  verify: 'web/verify.ts',
  worker: 'web/worker.ts',
} as const

/** Parts that other scripts load when they first need them. `navigate` and `drag` import `choosing`. */
export const SCRIPT_PARTS = [
  'choosing',
  'navigate',
  'times',
  'drag',
  'slide',
  'keyboard',
  'next',
  'use',
  'push',
  'menu',
  'finished',
  'notes',
  'offline',
  'joining',
  'device',
] as const

type Part = (typeof SCRIPT_PARTS)[number]

/** Scripts that exist once for each language: they contain its texts, or load a part that does. */
const BY_LANGUAGE = ['board', 'choosing', 'navigate', 'times', 'drag', 'try', 'device', 'menu'] as const
const WITHOUT_WORDS = [
  'slide',
  'keyboard',
  'next',
  'use',
  'forms',
  'games',
  'push',
  'offline',
  'joining',
  'finished',
  'notes',
  'verify',
  'worker',
] as const

/** Scripts that load parts at run time. The others are bundled whole. */
const OPEN: readonly Source['name'][] = ['board', 'navigate', 'drag', 'use', 'forms', 'games', 'verify']

type InLanguage = (typeof BY_LANGUAGE)[number]
type Wordless = (typeof WITHOUT_WORDS)[number]
export type Script = `${InLanguage}-${Language}` | Wordless

type Source = { readonly name: InLanguage | Wordless; readonly language?: Language }

const SOURCES: ReadonlyMap<Script, Source> = new Map<Script, Source>([
  ...BY_LANGUAGE.flatMap((name) => LANGUAGES.map((language) => [`${name}-${language}`, { name, language }] as const)),
  ...WITHOUT_WORDS.map((name) => [name, { name }] as const),
])

/** All scripts. A script with texts is listed once for each language. */
export const SCRIPTS: readonly Script[] = [...SOURCES.keys()]

/** Returns a value for each script. */
export const forEachScript = <T>(make: (script: Script) => T): Readonly<Record<Script, T>> =>
  Object.fromEntries(SCRIPTS.map((script) => [script, make(script)])) as Record<Script, T>

const hasNoWords = (part: string): part is Wordless => WITHOUT_WORDS.some((each) => each === part)

/** Returns the script of a part in a language. A part without texts has one script for all languages. */
export const scriptOfPart = (part: Part, language: Language): Script =>
  hasNoWords(part) ? part : `${part}-${language}`

const fileNameOf = (part: Part): string => MODULES[part].replace(/^.*\//, '')

/** Matches the module of a part as other modules import it: `./choosing.ts` or `../turn/choosing.ts`. */
export const importsOf = (part: Part): RegExp =>
  new RegExp(String.raw`(?:\.\.?/)+(?:[\w-]+/)*${fileNameOf(part).replace('.', String.raw`\.`)}(?!\w)`, 'g')

const entryOf = ({ name, language }: Source): string => {
  const module = `./${MODULES[name]}`
  if (name === 'games') return `import '${module}'`
  if (name !== 'try') return `export * from '${module}'`
  return `import { live, play, replay, tried } from './shared/texts/${language}/board.ts';
    import { start } from '${module}'; start({ live, play, replay, tried })`
}

/** Returns the options with which esbuild bundles a script. `root` is the repository's folder. */
export const buildOptions = (script: Script, root: string) => {
  const source = SOURCES.get(script) ?? { name: 'board' }
  const others = OPEN.includes(source.name) ? SCRIPT_PARTS.filter((part) => part !== source.name) : []
  return {
    stdin: { contents: entryOf(source), resolveDir: root, loader: 'ts' as const },
    alias: { '#words': `./shared/texts/${source.language ?? 'en'}/board.ts` },
    external: others.map((part) => `*/${fileNameOf(part)}`),
    bundle: true,
    minify: true,
    format: 'esm' as const,
    platform: 'browser' as const,
    target: 'es2022',
    // Cyrillic letters would take three times as many bytes if they were escaped.
    charset: 'utf8' as const,
  }
}
