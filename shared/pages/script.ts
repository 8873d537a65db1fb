import type { Language } from '../texts/languages.ts'

/** The file that a bundle keeps the script of one language in. */
export const scriptFile = (language: Language): string => `board-${language}.js`

/**
 * What esbuild starts a script from, with paths from the project's root. Each language has a script of its own, which
 * carries the words of a board and no others.
 */
export const scriptEntry = (language: Language): string =>
  `import { board } from './shared/texts/${language}/index.ts'; import { start } from './web/board.ts'; start(board)`
