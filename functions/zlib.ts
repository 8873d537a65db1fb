import { deflateSync } from 'node:zlib'
import type { Deflate } from '../shared/picture/raster.ts'

/** Level 6: a board of 6.5 to 8.5 KB in 2.3 ms; level 7 takes 0.25 ms more for 6 % less, level 9 five times as long. */
export const deflate: Deflate = (bytes) => deflateSync(bytes, { level: 6 })
