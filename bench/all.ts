/**
 * `npm run bench` runs every bench that needs only Node, one after another, and writes docs/performance.md.
 * `-- --only cost.ts` runs that one, and writes its part of the page.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BENCHMARKS, performancePage, replacePart } from './measuring/performance-page.ts'
import { MISSED_TARGET } from './measuring/table.ts'

const args = process.argv.slice(2)
const only = args[0] === '--only' ? args.splice(0, 2)[1] : undefined

const run = async (file: string) => {
  console.log(`\n# ${file}\n`)
  const begun = performance.now()
  const bench = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  bench.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more
    process.stdout.write(more)
  })
  const [code] = await once(bench, 'close')
  const minutes = (performance.now() - begun) / 60_000
  // A bench that missed its target says so in its own text.
  if (code !== 0 && !text.includes(MISSED_TARGET)) text += '\nIt ended early.\n'
  console.log(`\n${file}: ${minutes.toFixed(1)} minutes`)
  return { file, text, minutes, isReached: code === 0 }
}

const path = join(import.meta.dirname, '../docs/performance.md')
const all = Object.entries(BENCHMARKS).flatMap(([file, { alone }]) => (alone ? [] : [file]))
const measured: Awaited<ReturnType<typeof run>>[] = []
for (const file of only === undefined ? all : [only]) measured.push(await run(file))
const day = new Date().toISOString().slice(0, 10)
const [node = ''] = process.versions.node.split('.')
const old = readFileSync(path, 'utf8')
const page =
  only === undefined
    ? performancePage(measured, { day, cores: availableParallelism(), node }, old)
    : measured.reduce((text, one) => replacePart(text, { ...one, day }), old)
writeFileSync(path, page)
if (measured.some(({ isReached }) => !isReached)) process.exitCode = 1
