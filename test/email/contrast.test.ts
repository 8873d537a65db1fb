import { expect, test } from 'vitest'
import { BOARD_COLOURS } from '../../shared/picture/board/tiles.ts'
import { PIECE_STYLES } from '../../shared/picture/board/pieces.ts'
import {
  BUTTON_COLOURS,
  DARK_PALETTE,
  LIGHT_PALETTE,
  EMAIL_STYLE_SHEET,
} from '../../shared/email/layout/style-sheet.ts'

/** Computes relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (colour: number): number => {
  const linear = (byte: number): number =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(colour >> 16) + 0.7152 * linear((colour >> 8) & 0xff) + 0.0722 * linear(colour & 0xff)
}
const contrast = (a: number, b: number): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}
const hex = (colour: string): number => Number.parseInt(colour.slice(1), 16)

test.each([
  ['light', LIGHT_PALETTE],
  ['dark', DARK_PALETTE],
] as const)('every text of the %s email can be read', (_, palette) => {
  for (const name of ['text', 'soft', 'link', 'urgent'] as const)
    expect(contrast(hex(palette[name]), hex(palette.card))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(hex(BUTTON_COLOURS.text), hex(BUTTON_COLOURS.ground))).toBeGreaterThanOrEqual(4.5)
})

test('numbers, rings and crowns of the board can be seen', () => {
  expect(contrast(BOARD_COLOURS.digit, BOARD_COLOURS.dark)).toBeGreaterThanOrEqual(4.5)
  for (const look of Object.values(PIECE_STYLES)) {
    expect(contrast(look.rim, look.body)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.crown, look.body)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(PIECE_STYLES.black.body, PIECE_STYLES.white.body)).toBeGreaterThanOrEqual(10)
})

test('a space stands before each !important, without which Orange drops the rule', () => {
  expect(EMAIL_STYLE_SHEET.match(/.!important/gu)?.every((found) => found.startsWith(' '))).toBe(true)
})
