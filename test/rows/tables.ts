import { globSync } from 'node:fs'
import { root } from './parse.ts'

/**
 * A table whose rows are all needed: without one of them the compiler reports an error, in the table's own file or in
 * one of `seenBy`.
 */
export type Table = {
  readonly file: string
  /** The name of the table; without one, every object of the file with a declared type is meant. */
  readonly name?: string
  readonly seenBy?: readonly string[]
  /** True if nested rows are tested as rows of their own. */
  readonly deep?: boolean
  /** Matches the names (`TABLE.row`) of rows that may be missing, because the code has a default for them. */
  readonly loose?: RegExp
}

const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).toSorted()

/** Rows that may be missing because their type makes the field optional. */
const LOOSE = /^((?:DUPLICATE|REPEATED)\.duplicate|WIPED\.\w+)$|\bfields\.acts\.|^acts\.(time|days|until|from|lines)$/

/**
 * Rows that may be missing, by file. Without a row in `PROOFS`, an act is known to be done by its event; without one in
 * `PLACES`, it has no fields. A refusal without a row in `AT_FAULT` belongs to no field. An event without a row in
 * `happened` is shown to nobody or has several texts, which are in `MORE`. Only some diagrams reject a move.
 */
const UNTOLD: Readonly<Record<string, RegExp>> = {
  'shared/service/pages/http/flash-evidence.ts': /^PROOFS\./,
  // An API key without a scope may create games, as anyone may.
  'shared/api/routes/promised-answers.ts': /^OWN_GAMES_ANSWERS\.scope$/,
  'shared/api/routes/tournament-routes.ts': /^LIST\.scope$/,
  'shared/texts/en/news.ts': /^happened\./,
  'shared/pages/game/history/event-list.ts': /^MORE\./,
  'shared/pages/game/model/form-location.ts': /^PLACES\./,
  'shared/pages/rules/man-diagrams.ts': /\.rejects$/,
  'shared/service/pages/board/refused-action.ts': /^AT_FAULT\./,
}

/**
 * Every object whose type says which keys it must have. In a language's texts nested objects are tables too, because
 * each has a type of its own.
 */
const KEYED: readonly Table[] = filesOf('{shared,functions}/**/*.ts').map((file) => ({
  file,
  loose: UNTOLD[file] ?? LOOSE,
  ...(/^shared\/texts\/[a-z]{2}(-[A-Z]{2})?\//.test(file) && { deep: true }),
}))

/** The tables to test: first the lists and unions whose rows another file must repeat, then the objects. */
export const TABLES: readonly Table[] = [
  {
    file: 'shared/game/model/refusals.ts',
    name: 'Refusal',
    seenBy: ['shared/api/routes/http-status.ts', 'shared/texts/grammar/coded-texts.ts'],
  },
  { file: 'shared/api/routes/routes.ts', name: 'API_ROUTES', seenBy: ['shared/service/answer-api.ts'] },
  { file: 'shared/api/routes/page-routes.ts', name: 'PAGE_ROUTES', seenBy: ['shared/service/page-handlers.ts'] },
  ...KEYED,
]
