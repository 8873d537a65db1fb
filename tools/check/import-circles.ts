import type { ParsedSource } from './read-source.ts'

/**
 * Returns import circles, each as a path from a file back to itself; empty only if there are none. Type-only imports
 * count, too.
 */
export const importCircles = (files: readonly ParsedSource[]): readonly (readonly string[])[] => {
  const targets = new Map(
    files.map(({ path, imports }) => [path, imports.filter(({ inside }) => inside).map(({ target }) => target)]),
  )
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (path: string, trail: readonly string[]) => {
    const at = trail.indexOf(path)
    if (at >= 0) circles.push([...trail.slice(at), path])
    if (at >= 0 || done.has(path)) return
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return circles
}
