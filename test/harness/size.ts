/** Set by `npm run check:long`. */
export const isLong = process.env['CHECK'] === 'long'

/** How much of something slow is tried: a part of it in `npm test`, all of it in `npm run check:long`. */
export const sized = (short: number, long: number): number => (isLong ? long : short)
