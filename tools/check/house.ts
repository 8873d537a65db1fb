import type { ParsedSource } from './read-source.ts'

/** A room is a folder with source files in it, and its size is their number. */
export type Room = { readonly path: string; readonly files: number }

/** A hall is a top folder, or a folder of `shared/` or `packages/`. `imports` are the other halls that it imports. */
export type Hall = { readonly name: string; readonly rooms: readonly Room[]; readonly imports: readonly string[] }

/** Halls by floor, the innermost first: each hall stands one floor above the highest hall that it imports. */
export type House = readonly (readonly Hall[])[]

const DIVIDED = new Set(['shared', 'packages'])

export const hallOf = (path: string): string => {
  const [top = '', part = ''] = path.split('/')
  return DIVIDED.has(top) ? `${top}/${part}` : top
}

export const roomOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Returns each room with the rooms that its files import, types included. */
export const roomImports = (files: readonly ParsedSource[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Set(files.map(({ path }) => path))
  const rooms = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const room = roomOf(path)
    const targets = rooms.get(room) ?? new Set()
    for (const { target, inside } of imports) {
      if (inside && known.has(target) && roomOf(target) !== room) targets.add(roomOf(target))
    }
    rooms.set(room, targets)
  }
  return rooms
}

const roomsOf = (files: readonly ParsedSource[]): readonly Room[] =>
  [...Map.groupBy(files, ({ path }) => roomOf(path))]
    .map(([path, inside]) => ({ path, files: inside.length }))
    .toSorted((a, b) => a.path.localeCompare(b.path))

const hallsOf = (files: readonly ParsedSource[]): readonly Hall[] => {
  const known = new Set(files.map(({ path }) => path))
  return [...Map.groupBy(files, ({ path }) => hallOf(path))].map(([name, inside]) => {
    const targets = inside.flatMap(({ imports }) => imports.filter(({ target }) => known.has(target)))
    const halls = new Set(targets.map(({ target }) => hallOf(target)))
    halls.delete(name)
    return { name, rooms: roomsOf(inside), imports: [...halls].toSorted() }
  })
}

/**
 * Returns the halls by floor. Halls that import each other in a circle, and all that import those, have no floor and
 * are left out.
 */
export const houseOf = (files: readonly ParsedSource[]): House => {
  const floors: Hall[][] = []
  const placed = new Set<string>()
  let rest = hallsOf(files)
  for (;;) {
    const ready = rest.filter(({ imports }) => imports.every((name) => placed.has(name)))
    if (ready.length === 0) return floors
    floors.push(ready.toSorted((a, b) => a.name.localeCompare(b.name)))
    for (const { name } of ready) placed.add(name)
    rest = rest.filter(({ name }) => !placed.has(name))
  }
}
