import { LANGUAGES, type Language } from '../texts/languages.ts'

/** The script of the board for trying moves. */
type Tries = `try-${Language}`
const triesIn = (language: Language): Tries => `try-${language}`

/** Those of boards in each language; those for forms, for the list of games and for the next game in none. */
export const SCRIPTS = [...LANGUAGES, ...LANGUAGES.map(triesIn), 'forms', 'games', 'next'] as const
export type Script = Language | Tries | 'forms' | 'games' | 'next'

export const perScript = <T>(make: (script: Script) => T): Readonly<Record<Script, T>> =>
  Object.fromEntries(SCRIPTS.map((script) => [script, make(script)])) as Record<Script, T>

const isLanguage = (script: Script): script is Language => LANGUAGES.some((language) => language === script)

export const scriptFile = (script: Script): string => (isLanguage(script) ? `board-${script}.js` : `${script}.js`)

/** For esbuild, paths from the root. A board's script has one language's words. */
export const scriptEntry = (script: Script): string => {
  if (script === 'forms') return `import './web/forms.ts'`
  if (script === 'games') return `import './web/my-games.ts'`
  if (script === 'next') return `export { offer } from './web/next.ts'`
  if (isLanguage(script))
    return `import { live, play, time, unsent } from './shared/texts/${script}/board.ts';
      import { start } from './web/board.ts'; start({ locale: document.documentElement.lang, live, play, time, unsent })`
  const texts = `./shared/texts/${script.slice('try-'.length)}`
  return `import { live, play, replay } from '${texts}/board.ts'; import { tried } from '${texts}/news.ts';
    import { start } from './web/try.ts'; start({ live, play, replay, tried })`
}
