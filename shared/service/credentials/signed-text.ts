/**
 * Returns the text whose signature or pseudonym stands in a token, an address or a stored row. The purpose comes first,
 * so that no proof serves another purpose. Links of all releases are made of these texts: a purpose and its parts never
 * change.
 */
export const signedText = (purpose: string, ...parts: readonly (string | number)[]): string =>
  ['crownhead', purpose, ...parts].join('|')
