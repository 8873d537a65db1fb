/** A picture row by row, with one palette index for each pixel. Colours are 0xRRGGBB, at most 256. */
export type Raster = {
  readonly width: number
  readonly height: number
  readonly palette: readonly number[]
  readonly pixels: Uint8Array
}

/** Compresses bytes to the zlib format (RFC 1950). The result is the same on every machine of one release. */
export type Deflate = (bytes: Uint8Array) => Uint8Array
