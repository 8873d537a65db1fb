/** Whether the tests run in full: `npm run check:long` sets it. */
export const isLong = process.env['CHECK'] === 'long'

/** Returns the size of a slow test: `short` in `npm test`, `long` in `npm run check:long`. */
export const sized = (short: number, long: number): number => (isLong ? long : short)
