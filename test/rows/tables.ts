import { globSync } from 'node:fs'
import { root } from './parse.ts'

/** A table whose rows are all needed: the compiler misses each of them, in the table's own file or in one of `seenBy`. */
export type Table = {
  readonly file: string
  /** The name of the table; where there is none, every object of the file whose type is written beside it. */
  readonly name?: string
  readonly seenBy?: readonly string[]
  /** Whether rows inside of rows are rows of their own. */
  readonly deep?: boolean
  /** Rows that may be missing, by the name of the table and theirs: there is a word for everything that has none. */
  readonly loose?: RegExp
}

const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).toSorted()

/** Tables of fields that a type lets be missing. */
const LOOSE = /^(DUPLICATE\.duplicate|WIPED\.\w+)$|\bfields\.acts\.|^acts\.(time|days|until|from|lines)$/

/** An event without a sentence is shown to nobody; two have more than one. An act without a proof is proven by its event, one without a place has no fields. */
const UNTOLD: Readonly<Record<string, RegExp>> = {
  'shared/service/pages/http/flash-evidence.ts': /^PROOFS\./,
  // A key without a scope may create, as anyone may.
  'shared/api/routes/documented.ts': /^OWNED\.scope$/,
  'shared/texts/en/news.ts': /^happened\./,
  'shared/pages/game/history/event-list.ts': /^MORE\./,
  'shared/pages/board/square-place.ts': /^PLACES\./,
  'shared/service/pages/board/refused-act.ts': /^AT_FAULT\./,
}

/** Every object whose type says which keys it must have. Of a text, what is inside has its own. */
const KEYED: readonly Table[] = filesOf('{shared,functions}/**/*.ts').map((file) => ({
  file,
  loose: UNTOLD[file] ?? LOOSE,
  ...(file.startsWith('shared/texts/') && file.split('/').length > 3 && { deep: true }),
}))

/** Lists and unions that another table follows. */
export const TABLES: readonly Table[] = [
  {
    file: 'shared/game/refusals.ts',
    name: 'Refusal',
    seenBy: ['shared/api/routes/http-status.ts', 'shared/texts/words.ts'],
  },
  { file: 'shared/api/routes/routes.ts', name: 'API_ROUTES', seenBy: ['shared/service/answer.ts'] },
  { file: 'shared/api/routes/routes.ts', name: 'PAGE_ROUTES', seenBy: ['shared/service/page.ts'] },
  ...KEYED,
]
