/** A picture in few colours: `pixels` are row by row, one palette index each; a colour is 0xRRGGBB. At most 256 colours. */
export type Raster = {
  readonly width: number
  readonly height: number
  readonly palette: readonly number[]
  readonly pixels: Uint8Array
}

/** Zlib (RFC 1950) of these bytes; the same bytes for the same on every machine of one release. */
export type Deflate = (bytes: Uint8Array) => Uint8Array
