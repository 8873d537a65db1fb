/** Row by row, a palette index a pixel; colours are 0xRRGGBB, at most 256. */
export type Raster = {
  readonly width: number
  readonly height: number
  readonly palette: readonly number[]
  readonly pixels: Uint8Array
}

/** Zlib (RFC 1950), the same on every machine of one release. */
export type Deflate = (bytes: Uint8Array) => Uint8Array
