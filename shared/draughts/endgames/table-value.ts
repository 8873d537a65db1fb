/**
 * What perfect play leads to, for the side to move, and in how many plies the next capture or man's move comes, which
 * includes that ply itself: the winner hastens it, the loser puts it off. A side without a move has lost in 0 plies. A
 * draw has no distance.
 */
export type TableValue =
  | { readonly outcome: 'win' | 'loss'; readonly distance: number }
  | { readonly outcome: 'draw'; readonly distance: undefined }

/** The bits of a value that are stored, so that distances up to 63 fit. */
export const VALUE_BITS = 7

/** The byte of a draw. A win has an even byte from 2 on, a loss an odd one, and both grow with the distance. */
export const DRAW_BYTE = 0
export const winByte = (distance: number): number => 2 * distance
export const lossByte = (distance: number): number => 2 * distance + 1

export const isLossByte = (byte: number): boolean => (byte & 1) === 1

export const valueOfByte = (byte: number): TableValue =>
  byte === DRAW_BYTE
    ? { outcome: 'draw', distance: undefined }
    : { outcome: isLossByte(byte) ? 'loss' : 'win', distance: byte >> 1 }

/** Returns 0 for a draw, 1 for a loss, 2 for a win. */
export const outcomeNumber = (byte: number): number => (byte === DRAW_BYTE ? 0 : isLossByte(byte) ? 1 : 2)
