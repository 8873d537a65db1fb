import { html } from '../../kit/html.ts'

/** The size of a frame in CSS pixels, with the moves beside the board. */
export const FRAME_SIZE = { width: 640, height: 452 } as const

/** Below this width the moves stand below the board. */
export const NARROW = 560

/** Below this width the frame shows only the board, the names and whose turn it is. */
export const NARROWEST = 360

/**
 * Returns the height that a frame of this width needs: that of the board, which grows with the width, and what stands
 * below it. The moves below a board take 176 pixels, and scroll.
 */
export const frameHeight = (width: number): number => {
  if (width >= NARROW) return Math.min(FRAME_SIZE.height, width - 188)
  return width >= NARROWEST ? width + 416 : width + 128
}

/** A frame as a site that embeds it needs it. `title` is what screen readers call it. */
export type Frame = {
  readonly url: string
  readonly title: string
  readonly width: number
  readonly height: number
}

/** Returns the HTML that shows a game in another site's page, in one line. It needs no script. */
export const frameHtml = ({ url, title, width, height }: Frame): string => {
  const attributes = { src: url, title, width, height, style: 'border:0;max-width:100%', loading: 'lazy' }
  const written = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`.markup)
  return `<iframe${written.join('')}></iframe>`
}

/** Returns the address at which other sites learn how to show a game (https://oembed.com). */
export const oembedUrl = (watchUrl: string): string =>
  `${new URL(watchUrl).origin}/oembed?url=${encodeURIComponent(watchUrl)}`
