/** Measures how many KB every start of a container reads. `npm run bench:sizes` fails if that is above the target. */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFunction } from '../infra/lambda/esbuild.ts'
import { readAtStart } from '../test/infra/parts.ts'
import { printTable, checkTarget } from './measuring/table.ts'

/** The module of each function, and its target in KB. */
const TARGETS = {
  Answers: ['api', 400],
  Pages: ['page', 450],
  Stored: ['stored', 400],
  Alarm: ['alarm', 400],
  Sweep: ['sweep', 400],
  Deliver: ['deliver', 400],
  Redo: ['redo', 400],
  Notify: ['notify', 400],
  Feedback: ['feedback', 400],
  Inbound: ['inbound', 400],
  Canary: ['canary', 400],
} as const

const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'))

const sizeOf = (module: string): number => {
  const into = join(folder, module)
  mkdirSync(into)
  writeFunction(`functions/lambda/${module}.ts`, into)
  return [...readAtStart(join(into, 'index.mjs'))].reduce((size, file) => size + statSync(file).size / 1000, 0)
}

try {
  const row = printTable('Function', 'KB', 'KB at most')
  const sizes = Object.entries(TARGETS).map(([name, [module, most]]) => ({ name, most, size: sizeOf(module) }))
  for (const { name, size, most } of sizes) row(name, size.toFixed(0), most)
  const over = sizes.filter(({ size, most }) => size > most).map(({ name }) => name)
  checkTarget(`no bundle is larger${over.length > 0 ? `; larger: ${over.join(', ')}` : ''}.`, over.length === 0)
} finally {
  rmSync(folder, { recursive: true })
}
