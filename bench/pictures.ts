/**
 * Measures what a board's pictures cost in processor time, as the service makes them: from tiles. For comparison it
 * also measures the former way, which paints every shape over the last. A busy machine doubles the milliseconds and
 * keeps the ratios.
 */
import { deflateSync } from 'node:zlib'
import { deflateLevel6 } from '../functions/runtime/zlib.ts'
import { type RulesId, ruleSetOf } from '../shared/draughts/index.ts'
import { diagram } from '../shared/picture/board/diagram.ts'
import { boardGif } from '../shared/picture/board/animation.ts'
import { encodePng } from '../shared/picture/encoding/png.ts'
import { boardSvg } from '../shared/picture/board/board-svg.ts'
import { plainDiagram } from '../test/picture/plain.ts'
import { walk } from '../test/picture/walk.ts'
import { printTable } from './measuring/table.ts'

const RULES: readonly RulesId[] = ['english', 'international', 'canadian']
const PLIES = 90
const SIZE = 480
const FILM = 360

/** The least milliseconds of processor time in a measurement, because some machines count it in steps of ten. */
const AT_LEAST = 300

type Cost = { readonly ms: number; readonly most: number }

const each = <I>(items: readonly I[], make: (item: I) => Uint8Array | string): Cost => {
  const most = Math.max(...items.map((item) => make(item).length))
  const begun = process.threadCpuUsage()
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  }
  let made = 0
  do {
    for (const item of items) make(item)
    made += items.length
  } while (spent() < AT_LEAST)
  return { ms: spent() / made, most }
}

/** Returns what each kind of picture costs on the board of these rules. */
const costsOn = (id: RulesId): Readonly<Record<string, Cost>> => {
  const rules = ruleSetOf(id)
  const shots = walk(rules, PLIES, 2)
  const view = (shot: (typeof shots)[number]) => ({ size: SIZE, flip: false, last: shot.last })
  const tiled = (shot: (typeof shots)[number]): Uint8Array =>
    encodePng(diagram(rules, shot.position, view(shot)), deflateLevel6)
  // This run makes the tiles and compiles everything before the measurement.
  for (const shot of shots) tiled(shot)
  const plain = (shot: (typeof shots)[number]): Uint8Array =>
    encodePng(plainDiagram(rules, shot.position, view(shot)), (bytes) => deflateSync(bytes, { level: 9 }))
  const path = Array.from({ length: 30 }, (_, leg) => 1 + ((leg * 23) % 50))
  const long = { size: SIZE, flip: false, last: { path, captures: [] } }
  const words = { title: 'A game', description: 'A position' }
  return {
    'PNG by shapes, level 9': each(
      shots.filter((_, n) => n % 6 === 0),
      plain,
    ),
    'PNG by tiles': each(shots, tiled),
    'the pixels alone': each(shots, (shot) => diagram(rules, shot.position, view(shot)).pixels),
    'PNG of thirty jumps': each(shots, ({ position }) => encodePng(diagram(rules, position, long), deflateLevel6)),
    SVG: each(shots, ({ position, last }) => boardSvg(rules, position, { flip: false, last }, words)),
    [`GIF of up to ${PLIES} plies`]: each([1, 2, 3, 4, 5], () => boardGif(rules, shots, { size: FILM, flip: false })),
  }
}

const boards = RULES.map(costsOn)
const row = printTable('Picture', ...RULES.map((id) => `${id}, ms`), 'ratio', 'most bytes')
const [first = ''] = Object.keys(boards[0] ?? {})
const sumOf = (name: string): number => boards.reduce((sum, costs) => sum + (costs[name]?.ms ?? 0), 0)
for (const name of Object.keys(boards[0] ?? {})) {
  const costs = boards.flatMap((board) => board[name] ?? [])
  const most = Math.max(...costs.map((cost) => cost.most))
  row(name, ...costs.map(({ ms }) => ms.toFixed(2)), (sumOf(name) / sumOf(first)).toFixed(2), most)
}
