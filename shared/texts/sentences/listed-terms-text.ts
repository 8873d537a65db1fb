import { LISTED_TERM_NAMES, type ListedTermName, type ListedTerms } from '../../game/model/listed-terms.ts'
import type { Texts } from '../en/index.ts'

/**
 * Returns what a value of a listed term means, as a sentence without a full stop. Empty for a word that is none of the
 * term's values.
 */
export const listedTermText = (
  { terms }: Pick<Texts, 'terms'>,
  name: ListedTermName,
  value: string | number,
): string => {
  const says: ((value: number) => string) | Readonly<Record<string, string>> = terms[name].says
  return typeof says === 'function' ? says(Number(value)) : (says[value] ?? '')
}

/** Returns the listed terms that a game has, each with its label and what was agreed. */
export const listedTermTexts = (
  texts: Pick<Texts, 'terms'>,
  agreed: ListedTerms,
): readonly (readonly [label: string, text: string])[] =>
  LISTED_TERM_NAMES.flatMap((name) => {
    const value = agreed[name]
    return value === undefined ? [] : [[texts.terms[name].label, listedTermText(texts, name, value)] as const]
  })
