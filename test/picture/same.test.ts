import { expect, test, vi } from 'vitest'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { type RulesId, ruleSetOf } from '../../shared/draughts/index.ts'
import { diagram } from '../../shared/picture/board/diagram.ts'
import { encodePng } from '../../shared/picture/encoding/png.ts'
import type { Raster } from '../../shared/picture/encoding/raster.ts'
import { sized } from '../harness/size.ts'
import { plainDiagram } from './plain.ts'
import { type Step, walk } from './walk.ts'

const coloursOf = ({ palette, pixels }: Raster): Uint32Array =>
  Uint32Array.from(pixels, (index) => palette[index] ?? -1)

const differing = (a: Uint32Array, b: Uint32Array): number => {
  let count = Math.abs(a.length - b.length)
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) count += 1
  return count
}

const EVERY = sized(30, 1)

/** Boards of 8, 10 and 12 columns, and Frisian jumps along files and ranks. */
test.each<[RulesId, number]>([
  ['english', 480],
  ['international', 480],
  ['canadian', 480],
  ['frisian', 480],
  ['italian', 640],
])('no pixel of %s at %d differs from shapes painted one over the other', (id, size) => {
  const rules = ruleSetOf(id)
  for (const [ply, { position, last }] of walk(rules, 70, 7).entries()) {
    if (ply % EVERY !== 0) continue
    const view = { size, flip: ply % 20 === 0, last }
    expect(differing(coloursOf(diagram(rules, position, view)), coloursOf(plainDiagram(rules, position, view)))).toBe(0)
  }
})

test('an arrow over pieces, and one that ends where it began, are drawn the same', () => {
  const rules = ruleSetOf('international')
  const { position } = walk(rules, 30, 3).at(-1) as Step
  for (const path of [
    [1, 50],
    [46, 5],
    [28, 19, 10, 21, 28],
    [3, 48, 45, 5],
    Array.from({ length: 40 }, (_, leg) => 1 + ((leg * 23) % 50)),
  ]) {
    const view = { size: 480, flip: false, last: { path, captures: [22, 23, 33] } }
    expect(differing(coloursOf(diagram(rules, position, view)), coloursOf(plainDiagram(rules, position, view)))).toBe(0)
  }
})

test('a PNG has at most 9 KB, half of the PNGs have at most 8 KB, and the same bytes whatever was drawn before', async () => {
  for (const id of ['english', 'international', 'canadian'] as const) {
    const rules = ruleSetOf(id)
    const steps = walk(rules, 80, 11).filter((_, ply) => ply % sized(20, 1) === 0)
    const drawn = steps.map(({ position, last }) => diagram(rules, position, { size: 480, flip: false, last }))
    const sizes = drawn.map((raster) => encodePng(raster, deflateLevel6).length).toSorted((a, b) => a - b)
    expect(sizes.at(-1)).toBeLessThanOrEqual(9000)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(8000)
    vi.resetModules()
    const again = await import('../../shared/picture/board/diagram.ts')
    const [step] = steps.toReversed()
    expect(step && again.diagram(rules, step.position, { size: 480, flip: false, last: step.last })).toEqual(
      drawn.at(-1),
    )
  }
})
