import { type Point, type Shape, strokes } from './shapes.ts'

type Stroke = readonly Point[]

/** Degrees between two points of an arc. */
const STEP = 15

/** Returns an elliptic arc, from one angle to another in degrees: 0 is to the right, 90 down. */
const arc = ([cx, cy]: Point, [rx, ry]: Point, [from, to]: readonly [number, number]): Stroke => {
  const steps = Math.ceil(Math.abs(to - from) / STEP)
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
}

const SIX: readonly Stroke[] = [arc([0.3, 0.69], [0.27, 0.28], [0, 360]), arc([0.58, 0.69], [0.55, 0.66], [180, 258])]
const NINE = SIX.map((stroke) => stroke.map(([x, y]): Point => [0.6 - x, 1 - y]))

/**
 * The pen strokes of each digit, in a box 0.6 wide and 1 high. They replace a font: a Lambda function has none, and
 * strokes are sharp at any size.
 */
const DIGITS: readonly (readonly Stroke[])[] = [
  [arc([0.3, 0.5], [0.27, 0.47], [0, 360])],
  [
    [
      [0.08, 0.22],
      [0.34, 0.03],
      [0.34, 0.97],
    ],
  ],
  [[...arc([0.3, 0.3], [0.26, 0.27], [-165, 30]), [0.03, 0.97], [0.58, 0.97]]],
  [arc([0.28, 0.27], [0.24, 0.24], [-150, 90]), arc([0.28, 0.74], [0.28, 0.23], [-90, 155])],
  [
    [
      [0.45, 0.97],
      [0.45, 0.03],
      [0.02, 0.7],
      [0.6, 0.7],
    ],
  ],
  [
    [
      [0.53, 0.03],
      [0.12, 0.03],
      [0.07, 0.46],
    ],
    arc([0.28, 0.66], [0.29, 0.31], [-137, 145]),
  ],
  SIX,
  [
    [
      [0.04, 0.03],
      [0.56, 0.03],
      [0.2, 0.97],
    ],
  ],
  [arc([0.3, 0.26], [0.22, 0.23], [0, 360]), arc([0.3, 0.73], [0.27, 0.24], [0, 360])],
  NINE,
]

/** The distance from one digit to the next, and the width of a digit, as fractions of the height. */
const ADVANCE = 0.82
const WIDTH = 0.6

/** Returns the width of a number in pixels, for a height in pixels. */
export const digitsWidth = (value: number, height: number): number =>
  (WIDTH + (String(value).length - 1) * ADVANCE) * height

/** Returns a number as a shape, by its top left corner and its height in pixels. */
export const digits = (value: number, [left, top]: Point, height: number): Shape => {
  const lines = [...String(value)].flatMap((digit, index) =>
    (DIGITS[Number(digit)] ?? []).map((stroke) =>
      stroke.map(([x, y]): Point => [left + (x + index * ADVANCE) * height, top + y * height]),
    ),
  )
  return strokes(lines, height * 0.13)
}
