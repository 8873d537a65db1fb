/** Returns the median of several figures. If their number is even, it is the upper of the two in the middle. */
export const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
