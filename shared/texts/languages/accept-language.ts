const primarySubtag = (tag: string): string => tag.trim().toLowerCase().split('-')[0] ?? ''

const parseEntry = (entry: string): { readonly tag: string; readonly weight: number } => {
  const [tag = '', ...parameters] = entry.split(';')
  const weight = /^q=(\d(?:\.\d{1,3})?)$/.exec(parameters.join('').trim())?.[1]
  return { tag, weight: weight === undefined ? 1 : Number(weight) }
}

/** At most this many entries of an Accept-Language header are read. */
const MOST_ENTRIES = 20

/**
 * Returns the one of `languages` that a reader prefers, if any. `wish` is a BCP 47 tag (`nl-BE`) or a whole
 * Accept-Language header (`fr, nl;q=0.8`). Only the primary subtag is compared, as no language has two variants here:
 * `pt` and `pt-PT` select `pt-BR`.
 */
export const negotiateLanguage = <L extends string>(languages: readonly L[], wish: string): L | undefined =>
  wish
    .split(',')
    .slice(0, MOST_ENTRIES)
    .map(parseEntry)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => languages.find((language) => primarySubtag(language) === primarySubtag(tag)))
    .find((language) => language !== undefined)
