import { LANGUAGES, type Language } from '../../texts/languages.ts'

/** What a board's script loads when it is first needed, as its source names it. Road and hand need choosing, which they name. */
export const PARTS = ['choosing', 'road', 'times', 'hand', 'slide', 'keyboard', 'next', 'seen', 'push'] as const

/** With one language's words, or a part that has them. */
const SPOKEN = ['board', 'choosing', 'road', 'times', 'hand', 'try'] as const
const MUTE = ['slide', 'keyboard', 'next', 'seen', 'forms', 'games', 'push', 'worker'] as const

/** Leave parts outside, to be loaded by themselves. */
const OPEN: readonly Source['file'][] = ['board', 'road', 'hand', 'forms']

type Spoken = (typeof SPOKEN)[number]
type Mute = (typeof MUTE)[number]
export type Script = `${Spoken}-${Language}` | Mute

type Source = { readonly file: Spoken | Mute; readonly language?: Language }

const SOURCES: ReadonlyMap<Script, Source> = new Map<Script, Source>([
  ...SPOKEN.flatMap((file) => LANGUAGES.map((language) => [`${file}-${language}`, { file, language }] as const)),
  ...MUTE.map((file) => [file, { file }] as const),
])

export const SCRIPTS: readonly Script[] = [...SOURCES.keys()]

export const perScript = <T>(make: (script: Script) => T): Readonly<Record<Script, T>> =>
  Object.fromEntries(SCRIPTS.map((script) => [script, make(script)])) as Record<Script, T>

const isMute = (part: string): part is Mute => MUTE.some((each) => each === part)

/** Of a part in a language, or in none. */
export const partIn = (part: (typeof PARTS)[number], language: Language): Script =>
  isMute(part) ? part : `${part}-${language}`

const entryOf = ({ file, language }: Source): string => {
  if (file === 'games') return `import './web/my-games.ts'`
  if (file !== 'try') return `export * from './web/${file}.ts'`
  const texts = `./shared/texts/${language}`
  return `import { live, play, replay } from '${texts}/board.ts'; import { tried } from '${texts}/analysis.ts';
    import { start } from './web/try.ts'; start({ live, play, replay, tried })`
}

/** For esbuild, paths from the root. */
export const buildOf = (script: Script, root: string) => {
  const source = SOURCES.get(script) ?? { file: 'board' }
  return {
    stdin: { contents: entryOf(source), resolveDir: root, loader: 'ts' as const },
    alias: { '#words': `./shared/texts/${source.language ?? 'en'}/board.ts` },
    external: OPEN.includes(source.file) ? PARTS.map((part) => `./${part}.ts`) : [],
    bundle: true,
    minify: true,
    format: 'esm' as const,
    platform: 'browser' as const,
    target: 'es2022',
    // Not escaped: Cyrillic would take three times as much.
    charset: 'utf8' as const,
  }
}
