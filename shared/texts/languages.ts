/** The languages that there are words for; the first is what everybody else reads. */
export const LANGUAGES = ['en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

const primary = (tag: string): string => tag.trim().toLowerCase().split('-')[0] ?? ''

const weighted = (entry: string): { readonly tag: string; readonly weight: number } => {
  const [tag = '', ...parameters] = entry.split(';')
  const weight = /^q=(\d(?:\.\d{1,3})?)$/.exec(parameters.join('').trim())?.[1]
  return { tag, weight: weight === undefined ? 1 : Number(weight) }
}

/**
 * The most wished for of the languages that there are words for, of a BCP 47 tag (`nl-BE`) or a whole Accept-Language
 * header (`fr, nl;q=0.8`), by primary subtag, as no language here has two variants; undefined where there is none.
 */
export const wishedLanguage = (wish: string): Language | undefined =>
  wish
    .split(',')
    .slice(0, 20)
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => LANGUAGES.find((language) => language === primary(tag)))
    .find((language) => language !== undefined)

/** The language that a reader gets: the one wished for, or the first. */
export const languageOf = (wish = ''): Language => wishedLanguage(wish) ?? LANGUAGES[0]
