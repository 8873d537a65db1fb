import { LANGUAGES, type Language } from '../texts/languages.ts'

/** A board's script in each language; those for forms and for the list of games in none. */
export const SCRIPTS = [...LANGUAGES, 'forms', 'games'] as const
export type Script = Language | 'forms' | 'games'

export const perScript = <T>(make: (script: Script) => T): Readonly<Record<Script, T>> =>
  Object.fromEntries(SCRIPTS.map((script) => [script, make(script)])) as Record<Script, T>

export const scriptFile = (script: Script): string =>
  script === 'forms' || script === 'games' ? `${script}.js` : `board-${script}.js`

/** For esbuild, paths from the root. A board's script has one language's words. */
export const scriptEntry = (script: Script): string =>
  script === 'forms'
    ? `import './web/forms.ts'`
    : script === 'games'
      ? `import './web/my-games.ts'`
      : `import { live, play, time, unsent } from './shared/texts/${script}/board.ts';
      import { start } from './web/board.ts'; start({ locale: document.documentElement.lang, live, play, time, unsent })`
