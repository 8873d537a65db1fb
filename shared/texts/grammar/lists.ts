type FormatList = (items: readonly (string | number)[]) => string

/** Formats lists as the language `tag` (BCP 47) writes them: "5, 9 and 14" and "5, 9 or 14". */
export const listsIn = (tag: string): { readonly and: FormatList; readonly or: FormatList } => {
  const formatter = (type: 'conjunction' | 'disjunction'): FormatList => {
    const format = new Intl.ListFormat(tag, { type })
    return (items) => format.format(items.map(String))
  }
  return { and: formatter('conjunction'), or: formatter('disjunction') }
}
