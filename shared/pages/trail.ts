import type { Square } from '../draughts/words.ts'
import { type Html, html } from './html.ts'

/** A square's side is 100. */
type Point = readonly [x: number, y: number]

const PIECE = 44
/** Of the arrow: length, and half its width. */
const HEAD = [30, 17] as const
const STEM = 18

const toward = ([x, y]: Point, [u, v]: Point, by: number): Point => {
  const long = Math.hypot(u - x, v - y) || 1
  return [x + ((u - x) * by) / long, y + ((v - y) * by) / long]
}

const text = (points: readonly Point[]): string => points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ')

const headOf = (tip: Point, back: Point): readonly Point[] => {
  const [length, half] = HEAD
  const foot = toward(tip, back, length)
  const [x, y] = [(foot[0] - tip[0]) / length, (foot[1] - tip[1]) / length]
  return [tip, [foot[0] - y * half, foot[1] + x * half], [foot[0] + y * half, foot[1] - x * half]]
}

export type Places = (square: Square) => Point

/** A cased line, a dot at the start and each landing, a tip at the piece's edge. */
export const way = (places: Places, path: readonly Square[], size: number): Html => {
  const points = path.map(places)
  const [end, before] = [points.at(-1), points.at(-2)]
  if (end === undefined || before === undefined) return html``
  const tip = toward(end, before, PIECE - 4)
  const line = text([...points.slice(0, -1), toward(tip, before, STEM)])
  return html`<svg class="way" viewBox="0 0 ${size * 100} ${size * 100}" aria-hidden="true">
    <polyline class="casing" points="${line}" />
    <polygon class="tip" points="${text(headOf(tip, before))}" />
    <polyline points="${line}" />
    ${points.slice(0, -1).map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="11" />`)}
  </svg>`
}
