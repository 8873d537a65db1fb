import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './read-source.ts'

const root = join(import.meta.dirname, '../..')

const IGNORED = new Set(['node_modules', 'cdk.out', 'coverage', 'dist', 'data', '.git'])

/** Returns every TypeScript and `.mjs` file of the project, sorted by path. */
export const projectFiles = (): readonly SourceFile[] =>
  globSync('**/*.{ts,mjs}', { cwd: root, exclude: (path) => IGNORED.has(path.split('/')[0] ?? '') })
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
