/**
 * Measures the processor time of a board's pictures: drawn by tiles, and with every shape painted over the last as in
 * earlier releases, in the same run. A busy machine doubles the milliseconds but keeps the ratios.
 */
import { deflateSync } from 'node:zlib'
import { deflate } from '../functions/runtime/zlib.ts'
import { type RulesId, sheetOf } from '../shared/draughts/index.ts'
import { diagram } from '../shared/picture/diagram.ts'
import { film } from '../shared/picture/film.ts'
import { encodePng } from '../shared/picture/png.ts'
import { drawing } from '../shared/picture/svg.ts'
import { plainDiagram } from '../test/picture/plain.ts'
import { walk } from '../test/picture/walk.ts'
import { medianOf } from './median.ts'
import { table } from './table.ts'

const RULES: readonly RulesId[] = ['english', 'international', 'canadian']
const PLIES = 90
const SIZE = 480
const FILM = 360

/** The least time of a measurement in milliseconds, as some machines count processor time in steps of ten. */
const AT_LEAST = 300

const each = <I>(items: readonly I[], make: (item: I) => Uint8Array | string) => {
  const sizes = items.map((item) => make(item).length)
  const startUsage = process.threadCpuUsage()
  const elapsed = (): number => {
    const { user, system } = process.threadCpuUsage(startUsage)
    return (user + system) / 1000
  }
  let made = 0
  do {
    for (const item of items) make(item)
    made += items.length
  } while (elapsed() < AT_LEAST)
  return { ms: elapsed() / made, bytes: medianOf(sizes), most: Math.max(...sizes) }
}

const row = table('Picture', 'ms', 'bytes', 'most bytes', 'ratio')

const report = (name: string, { ms, bytes, most }: ReturnType<typeof each>, before = ms): void =>
  row(name, ms.toFixed(2), bytes, most, (ms / before).toFixed(2))

for (const id of RULES) {
  const rules = sheetOf(id)
  const shots = walk(rules, PLIES, 2)
  const view = (shot: (typeof shots)[number]) => ({ size: SIZE, flip: false, last: shot.last })
  const tiled = (shot: (typeof shots)[number]): Uint8Array =>
    encodePng(diagram(rules, shot.position, view(shot)), deflate)
  // A first pass fills the cache of tiles and compiles everything.
  for (const shot of shots) tiled(shot)
  const plain = each(
    shots.filter((_, n) => n % 6 === 0),
    (shot) => encodePng(plainDiagram(rules, shot.position, view(shot)), (bytes) => deflateSync(bytes, { level: 9 })),
  )
  report(`${id}: PNG by shapes, level 9`, plain)
  report(`${id}: PNG by tiles`, each(shots, tiled), plain.ms)
  report(
    `${id}: the picture alone`,
    each(shots, (shot) => diagram(rules, shot.position, view(shot)).pixels),
    plain.ms,
  )
  const path = Array.from({ length: 30 }, (_, leg) => 1 + ((leg * 23) % 50))
  const long = { size: SIZE, flip: false, last: { path, captures: [] } }
  report(
    `${id}: PNG of thirty jumps`,
    each(shots, ({ position }) => encodePng(diagram(rules, position, long), deflate)),
    plain.ms,
  )
  const words = { title: 'A game', description: 'A position' }
  report(
    `${id}: SVG`,
    each(shots, ({ position, last }) => drawing(rules, position, { flip: false, last }, words)),
    plain.ms,
  )
  report(
    `${id}: GIF of ${shots.length} plies`,
    each([1, 2, 3, 4, 5], () => film(rules, shots, { size: FILM, flip: false })),
    plain.ms,
  )
}
