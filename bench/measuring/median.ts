/** Returns the median of several figures. Of an even number it is the upper one of the two in the middle. */
export const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
