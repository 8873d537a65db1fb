import type { RulesId } from '../../draughts/index.ts'

type NumberTerm = { readonly kind: 'number'; readonly least: number; readonly most: number }
type ChoiceTerm = { readonly kind: 'choice'; readonly words: readonly string[] }

/**
 * What is known of a term: its possible values, and the name of its tag in PDN. `rules`: the only rule set whose games
 * may have it. `isOnlyRead`: stored games are read with the term, but the form and the API do not accept it yet, because
 * the previous release could not read it.
 */
type ListedTerm = (NumberTerm | ChoiceTerm) & {
  readonly tag: string
  readonly rules?: RulesId
  readonly isOnlyRead?: true
}

/**
 * Terms that a game need not have: nothing is agreed about a term that is left out. The API, orders of many games, the
 * form of a new game, pages, emails and PDN go through this table. CONTRIBUTING.md says what else a new row needs.
 */
export const LISTED_TERMS = {
  /**
   * The first move, by a player's own count, with or after which this player may offer a draw. Claims are possible
   * earlier.
   */
  drawOffersFrom: { kind: 'number', least: 2, most: 500, tag: 'DrawOffersFrom' },
  /** Whether a player may ask a program for moves. Nobody checks it. */
  engines: { kind: 'choice', words: ['allowed', 'not-allowed'], tag: 'Engines' },
  /** Whether the side to move may claim a win or a draw by an endgame table. Without the term nobody may. */
  tables: { kind: 'choice', words: ['allowed'], tag: 'EndgameTables', rules: 'english' },
} as const satisfies Readonly<Record<string, ListedTerm>>

export type ListedTermName = keyof typeof LISTED_TERMS

type Row<N extends ListedTermName> = (typeof LISTED_TERMS)[N]

/** The values that a listed term may have. */
export type ListedTermValue<N extends ListedTermName> =
  Row<N> extends { readonly words: readonly (infer W)[] } ? W : number

export type ListedTerms = { readonly [N in ListedTermName]?: ListedTermValue<N> }

export const LISTED_TERM_NAMES = Object.keys(LISTED_TERMS) as readonly ListedTermName[]

/** Returns the names of those terms in a table that a new game may have. */
export const offeredIn = <N extends string>(table: Readonly<Record<N, ListedTerm>>): readonly N[] =>
  (Object.keys(table) as N[]).filter((name) => table[name].isOnlyRead !== true)

export const OFFERED_TERM_NAMES = offeredIn(LISTED_TERMS)

type PerhapsUnset = { readonly [N in ListedTermName]?: ListedTermValue<N> | undefined }

/** Returns the listed terms among other properties, without those that are left out. */
export const listedTermsIn = (from: PerhapsUnset): ListedTerms =>
  Object.fromEntries<string | number>(
    LISTED_TERM_NAMES.flatMap((name) => {
      const value = from[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Returns the first of these terms that games of a rule set cannot have, with the rule set that it belongs to. */
export const unfitTerm = (
  rules: RulesId,
  terms: PerhapsUnset,
): { readonly name: ListedTermName; readonly only: RulesId } | undefined => {
  for (const name of LISTED_TERM_NAMES) {
    const { rules: only }: ListedTerm = LISTED_TERMS[name]
    if (terms[name] !== undefined && only !== undefined && only !== rules) return { name, only }
  }
  return undefined
}
