import { LANGUAGES, type Language } from '../texts/languages.ts'

/** The script of pages with a board, one for each language; and two in no language: of the pages that are forms, and of the list of games. */
export const SCRIPTS = [...LANGUAGES, 'forms', 'games'] as const
export type Script = Language | 'forms' | 'games'

/** One of something for each script. */
export const perScript = <T>(make: (script: Script) => T): Readonly<Record<Script, T>> =>
  Object.fromEntries(SCRIPTS.map((script) => [script, make(script)])) as Record<Script, T>

/** The file that a bundle keeps a script in. */
export const scriptFile = (script: Script): string =>
  script === 'forms' || script === 'games' ? `${script}.js` : `board-${script}.js`

/** What esbuild starts a script from, with paths from the project's root. A board's carries the words of its language and no others. */
export const scriptEntry = (script: Script): string =>
  script === 'forms'
    ? `import './web/forms.ts'`
    : script === 'games'
      ? `import './web/my-games.ts'`
      : `import { play, time } from './shared/texts/${script}/board.ts'; import { live, unsent } from './shared/texts/${script}/refusals.ts';
      import { start } from './web/board.ts'; start({ locale: document.documentElement.lang, live, play, time, unsent })`
