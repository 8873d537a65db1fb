import { hallOf, houseOf, roomImports, roomOf } from './house.ts'
import { GENERATED_FILES, isHouse, isLanguageTable } from './import-table.ts'
import type { ParsedSource } from './read-source.ts'

const FEWEST_FILES = 4
const MOST_FILES = 12
const MOST_FLOORS = 10

/** The folder that may have more files than others: each file in `tools/` itself is a command of package.json. */
const COMMANDS = 'tools'

/**
 * Returns whether the names that a file exports may be exported elsewhere, too: packages are published by themselves,
 * entry points of functions all export `handler`, and each language has the same texts.
 */
const standsAlone = (path: string): boolean =>
  path.startsWith('packages/') || path.startsWith('functions/lambda/') || isLanguageTable(roomOf(path))

/** Returns a circle of rooms that import each other, from `start` back to it; undefined if there is none. */
const circleFrom = (
  start: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined => {
  const before = new Map<string, string>()
  const queue = [start]
  for (const room of queue) {
    for (const next of imports.get(room) ?? []) {
      if (next === start) {
        const trail = [start]
        for (let at = room; at !== start; at = before.get(at) ?? start) trail.unshift(at)
        return [start, ...trail]
      }
      if (!before.has(next)) {
        before.set(next, room)
        queue.push(next)
      }
    }
  }
  return undefined
}

const circles = (files: readonly ParsedSource[]): readonly string[] => {
  const imports = roomImports(files)
  return [...imports.keys()].flatMap((room) => {
    const circle = circleFrom(room, imports)
    return circle && circle[0] === circle.toSorted()[0] ? [`folders import in a circle: ${circle.join(' -> ')}`] : []
  })
}

/**
 * Returns the rooms with too few or too many files. A folder with folders in it may have few: it only holds entry
 * points.
 */
const sizes = (files: readonly ParsedSource[]): readonly string[] => {
  const rooms = Map.groupBy(
    files.filter(({ path }) => !isLanguageTable(roomOf(path))),
    ({ path }) => roomOf(path),
  )
  const hasRooms = (room: string): boolean => [...rooms.keys()].some((other) => other.startsWith(`${room}/`))
  return [...rooms].flatMap(([room, { length }]) => {
    const isSmall = length < FEWEST_FILES && !hasRooms(room)
    const isLarge = length > MOST_FILES && room !== COMMANDS
    return isSmall || isLarge ? [`${room} has ${length} files, not ${FEWEST_FILES} to ${MOST_FILES}`] : []
  })
}

const twice = (what: string, entries: readonly (readonly [key: string, path: string])[]): readonly string[] =>
  [...Map.groupBy(entries, ([key]) => key)].flatMap(([key, found]) =>
    found.length > 1
      ? [`${what} ${key.split(' ').at(-1)} stands twice: ${found.map(([, path]) => path).join(', ')}`]
      : [],
  )

const fileNames = (files: readonly ParsedSource[]): readonly string[] =>
  twice(
    'the file name',
    files
      .filter(({ path }) => !isLanguageTable(roomOf(path)))
      .map(({ path }) => [`${hallOf(path)} ${path.slice(path.lastIndexOf('/') + 1)}`, path] as const),
  )

const exportedNames = (files: readonly ParsedSource[]): readonly string[] =>
  twice(
    'the exported name',
    files
      .filter(({ path }) => !standsAlone(path) && !GENERATED_FILES.some((made) => made === path))
      .flatMap(({ path, exports }) => [...new Set(exports)].map((name) => [name, path] as const)),
  )

const floors = (files: readonly ParsedSource[]): readonly string[] => {
  const { length } = houseOf(files)
  return length > MOST_FLOORS ? [`the house has ${length} floors, more than ${MOST_FLOORS}`] : []
}

/** Returns what is wrong with the folders of the code that runs (the house), and which names it has twice. */
export const roomFaults = (all: readonly ParsedSource[]): readonly string[] => {
  const files = all.filter(({ path }) => isHouse(path))
  return [circles, sizes, fileNames, exportedNames, floors].flatMap((rule) => rule(files))
}
