/**
 * What a board's pictures cost: by tiles, and with every shape painted over the last, as it was before, in the same
 * run. A machine that is busy doubles the milliseconds and keeps the ratios. Time of the processor, median of many.
 */
import { deflateSync } from 'node:zlib'
import { deflate } from '../functions/zlib.ts'
import { type RulesId, sheetOf } from '../shared/draughts/index.ts'
import { diagram } from '../shared/picture/diagram.ts'
import { film } from '../shared/picture/film.ts'
import { encodePng } from '../shared/picture/png.ts'
import { drawing } from '../shared/picture/svg.ts'
import { plainDiagram } from '../test/picture/plain.ts'
import { walk } from '../test/picture/walk.ts'
import { medianOf } from './median.ts'

const RULES: readonly RulesId[] = ['english', 'international', 'canadian']
const PLIES = 90
const SIZE = 480
const FILM = 360

/** Milliseconds of the processor, and what was made. */
const timed = <T>(make: () => T): readonly [ms: number, made: T] => {
  const begun = process.threadCpuUsage()
  const made = make()
  const { user, system } = process.threadCpuUsage(begun)
  return [(user + system) / 1000, made]
}

const each = <I>(items: readonly I[], make: (item: I) => Uint8Array | string) => {
  const found = items.map((item) => timed(() => make(item)))
  const sizes = found.map(([, made]) => made.length)
  return { ms: medianOf(found.map(([ms]) => ms)), bytes: medianOf(sizes), most: Math.max(...sizes) }
}

const told = (name: string, { ms, bytes, most }: ReturnType<typeof each>, before?: number): void => {
  const ratio = before === undefined ? '' : `, ${(ms / before).toFixed(2)} of a PNG as it was`
  console.log(`  ${name.padEnd(22)} ${ms.toFixed(2).padStart(8)} ms, ${bytes} bytes, at most ${most}${ratio}`)
}

for (const id of RULES) {
  const rules = sheetOf(id)
  const shots = walk(rules, PLIES, 2)
  const view = (shot: (typeof shots)[number]) => ({ size: SIZE, flip: false, last: shot.last })
  const tiled = (shot: (typeof shots)[number]): Uint8Array =>
    encodePng(diagram(rules, shot.position, view(shot)), deflate)
  // So that tiles are there, and everything is compiled.
  for (const shot of shots) tiled(shot)
  const plain = each(
    shots.filter((_, n) => n % 6 === 0),
    (shot) => encodePng(plainDiagram(rules, shot.position, view(shot)), (bytes) => deflateSync(bytes, { level: 9 })),
  )
  console.log(`${id}, ${shots.length} plies`)
  told('PNG by shapes, level 9', plain)
  told('PNG by tiles', each(shots, tiled), plain.ms)
  told(
    'the picture alone',
    each(shots, (shot) => diagram(rules, shot.position, view(shot)).pixels),
    plain.ms,
  )
  const path = Array.from({ length: 30 }, (_, leg) => 1 + ((leg * 23) % 50))
  const long = { size: SIZE, flip: false, last: { path, captures: [] } }
  told(
    'PNG of thirty jumps',
    each(shots, ({ position }) => encodePng(diagram(rules, position, long), deflate)),
    plain.ms,
  )
  const words = { title: 'A game', description: 'A position' }
  told(
    'SVG',
    each(shots, ({ position, last }) => drawing(rules, position, { flip: false, last }, words)),
    plain.ms,
  )
  told(
    'GIF of all plies',
    each([1, 2, 3, 4, 5], () => film(rules, shots, { size: FILM, flip: false })),
    plain.ms,
  )
}
