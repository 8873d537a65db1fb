import type { Hall, House } from './house.ts'

const WIDTH = 1200
const MARGIN = 20
const GAP = 14
const LINE = 17
const HEAD = 26
const COLUMN = 168

type Box = {
  readonly hall: Hall
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Returns the lines in the box of a hall (a top folder), one for each room: its path below the hall, and its number of
 * files.
 */
const linesOf = ({ name, rooms }: Hall): readonly string[] =>
  rooms.map(({ path, files }) => `${path === name ? '.' : path.slice(name.length + 1)} ${files}`)

const columnsOf = (width: number): number => Math.max(1, Math.floor((width - 2 * GAP) / COLUMN))

const heightOf = (hall: Hall, width: number): number =>
  HEAD + Math.ceil(linesOf(hall).length / columnsOf(width)) * LINE + GAP

/**
 * Returns the widths of the halls of a floor, which share its width by their number of rooms, counted as at least 3 and
 * at most 12.
 */
const widthsOf = (halls: readonly Hall[]): readonly number[] => {
  const free = WIDTH - 2 * MARGIN - (halls.length - 1) * GAP
  const weights = halls.map(({ rooms }) => Math.max(3, Math.min(rooms.length, 12)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => Math.floor((free * weight) / sum))
}

const placed = (house: House): { readonly boxes: readonly Box[]; readonly height: number } => {
  const boxes: Box[] = []
  let y = MARGIN
  for (const halls of house.toReversed()) {
    const widths = widthsOf(halls)
    const height = Math.max(...halls.map((hall, index) => heightOf(hall, widths[index] ?? COLUMN)))
    let x = MARGIN
    for (const [index, hall] of halls.entries()) {
      const width = widths[index] ?? COLUMN
      boxes.push({ hall, x, y, width, height })
      x += width + GAP
    }
    y += height + 2 * GAP
  }
  return { boxes, height: y - 2 * GAP + MARGIN }
}

/** Returns the imports between halls that no chain of other imports implies, so that few lines are drawn. */
const direct = (house: House): readonly (readonly [string, string])[] => {
  const halls = new Map(house.flat().map((hall) => [hall.name, hall]))
  const below = (name: string): ReadonlySet<string> =>
    new Set((halls.get(name)?.imports ?? []).flatMap((next) => [next, ...below(next)]))
  return [...halls.values()].flatMap(({ name, imports }) =>
    imports
      .filter((target) => halls.has(target))
      .filter((target) => !imports.some((other) => other !== target && below(other).has(target)))
      .map((target) => [name, target] as const),
  )
}

const boxDrawn = ({ hall, x, y, width, height }: Box): string => {
  const columns = columnsOf(width)
  const lines = linesOf(hall)
  const rows = Math.ceil(lines.length / columns)
  const texts = lines.map((line, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows]
    return `<text x="${x + GAP + column * COLUMN}" y="${y + HEAD + 12 + row * LINE}">${escaped(line)}</text>`
  })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/><text class="hall" x="${x + GAP}" y="${y + 20}">${escaped(hall.name)}</text>${texts.join('')}`
}

const lineDrawn = (from: Box, to: Box): string => {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height]
  const [x2, y2] = [to.x + to.width / 2, to.y]
  return `<path d="M${x1} ${y1}C${x1} ${y1 + GAP},${x2} ${y2 - GAP},${x2} ${y2}"/>`
}

const STYLE =
  'text{font:12px system-ui,sans-serif;fill:#333}.hall{font-weight:600;font-size:14px;fill:#111}rect{fill:#f6f1e7;stroke:#8a7a5c}path{fill:none;stroke:#8a7a5c;stroke-opacity:.45;stroke-width:1.5}'

/** Returns an SVG of all halls and rooms. The outermost floor is on top, and imports only go downwards. */
export const drawHouse = (house: House): string => {
  const { boxes, height } = placed(house)
  const boxOf = new Map(boxes.map((box) => [box.hall.name, box]))
  const lines = direct(house).flatMap(([from, to]) => {
    const [a, b] = [boxOf.get(from), boxOf.get(to)]
    return a && b ? [lineDrawn(a, b)] : []
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Folders of Crownhead and what they import">`,
    `<style>${STYLE}</style><rect style="fill:#fff;stroke:none" width="${WIDTH}" height="${height}"/>`,
    ...lines,
    ...boxes.map(boxDrawn),
    '</svg>\n',
  ].join('\n')
}
