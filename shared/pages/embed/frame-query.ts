import { type Language, languageByTag } from '../../texts/languages/languages.ts'

export const THEMES = ['light', 'dark'] as const

/** What the address of a frame may say. */
export type FrameQuery = {
  /** The number of plies after which the position is shown; NaN if it cannot be read. Undefined for the present. */
  readonly ply?: number
  /** Black is at the bottom. */
  readonly flip: boolean
  /** Undefined if the reader's system decides. */
  readonly theme?: (typeof THEMES)[number]
  /** Undefined if the reader's browser decides. */
  readonly language?: Language
}

type Query = Readonly<Record<string, string | undefined>>

const PLY = /^\d{1,4}$/

/** Reads the query of a frame. What cannot be read counts as not said, except a ply: another board would be wrong. */
export const readFrameQuery = ({ ply, flip, theme: named, language: tag }: Query): FrameQuery => {
  const theme = THEMES.find((each) => each === named)
  const language = tag === undefined ? undefined : languageByTag(tag)
  return {
    flip: flip === '1',
    ...(ply !== undefined && { ply: PLY.test(ply) ? Number(ply) : Number.NaN }),
    ...(theme && { theme }),
    ...(language && { language }),
  }
}

/** Returns the query of a frame's address. It is `?` if it says nothing, so that a link with it leads to the present. */
export const frameQuery = ({ ply, flip, theme, language }: FrameQuery): string => {
  const said = { ply, flip: flip ? 1 : undefined, theme, language }
  const pairs = Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return `?${pairs.join('&')}`
}
