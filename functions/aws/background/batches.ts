/** Splits a list into batches of at most `most` items, in order. */
export const inBatches = <T>(items: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, n) => items.slice(n * most, (n + 1) * most))
