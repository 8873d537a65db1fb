/**
 * `npm run bench` runs every benchmark, one after another, and writes the results to docs/performance.md. It takes a
 * quarter of an hour. `-- --only cost.ts` runs one and rewrites its part of the page.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BENCHES, pageOf, withPart } from './page.ts'
import { MISSED } from './table.ts'

const args = process.argv.slice(2)
const only = args[0] === '--only' ? args.splice(0, 2)[1] : undefined

const run = async (file: string) => {
  console.log(`\n# ${file}\n`)
  const startedAt = performance.now()
  const bench = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  bench.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more
    process.stdout.write(more)
  })
  const [code] = await once(bench, 'close')
  const minutes = (performance.now() - startedAt) / 60_000
  // A benchmark that missed its target says so itself.
  if (code !== 0 && !text.includes(MISSED)) text += '\nIt ended early.\n'
  console.log(`\n${file}: ${minutes.toFixed(1)} minutes`)
  return { file, text, minutes, isReached: code === 0 }
}

const path = join(import.meta.dirname, '../docs/performance.md')
const results: Awaited<ReturnType<typeof run>>[] = []
for (const file of only === undefined ? Object.keys(BENCHES) : [only]) results.push(await run(file))
const day = new Date().toISOString().slice(0, 10)
const [node = ''] = process.versions.node.split('.')
const page =
  only === undefined
    ? pageOf(results, { day, cores: availableParallelism(), node })
    : results.reduce(withPart, readFileSync(path, 'utf8'))
writeFileSync(path, page)
if (results.some(({ isReached }) => !isReached)) process.exitCode = 1
