import { globSync } from 'node:fs'
import { root } from './parse.ts'

/** A table whose rows are all needed: the compiler misses each of them, in the table's own file or in one of `seenBy`. */
export type Table = {
  readonly file: string
  /** The name of the table; where there is none, every object of the file whose type is written beside it. */
  readonly name?: string
  readonly seenBy?: readonly string[]
  /** Whether rows inside of rows are rows of their own. */
  readonly deep?: true
  /** Rows that may be missing, by the name of the table and theirs: there is a word for everything that has none. */
  readonly loose?: RegExp
}

const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).toSorted()

/** Every catalogue. The type of a text is made of the English ones: there, only what follows a list of the game can be missing. */
const TEXTS: readonly Table[] = [
  ...filesOf('shared/texts/*.ts').map((file) => ({ file })),
  ...filesOf('shared/texts/*/*.ts').map((file) => ({
    file,
    deep: true as const,
    ...(file.endsWith('/pages.ts') && { loose: /\bacts\.\w+$/ }),
  })),
]

export const TABLES: readonly Table[] = [
  { file: 'shared/api/status.ts', name: 'STATUS' },
  { file: 'shared/game/refusals.ts', name: 'Refusal', seenBy: ['shared/api/status.ts', 'shared/texts/words.ts'] },
  { file: 'shared/api/routes.ts', name: 'API_ROUTES', seenBy: ['shared/service/answer.ts'] },
  { file: 'shared/api/routes.ts', name: 'PAGE_ROUTES', seenBy: ['shared/service/page.ts'] },
  ...['asking', 'ending', 'moving', 'seat', 'sitting', 'timing'].flatMap((subject) => [
    { file: `shared/game/evolving/${subject}.ts`, name: subject.toUpperCase() },
    { file: `shared/mail/kinds/news/${subject}.ts`, name: subject.toUpperCase() },
  ]),
  { file: 'shared/mail/kinds.ts', name: 'KINDS' },
  ...filesOf('functions/packed/*.ts').map((file) => ({ file })),
  { file: 'shared/draughts/articles.ts' },
  { file: 'shared/texts/languages.ts', name: 'LANGUAGES', seenBy: ['shared/texts/index.ts'] },
  ...TEXTS,
]
