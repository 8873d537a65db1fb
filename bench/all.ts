/** `npm run bench`: every bench, one after another, and what they say to docs/performance.md. Half an hour on a quiet machine. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** What each measures, and how to read it. */
const BENCHES = {
  'moves.ts': 'Processor time of a move on AWS, against a function that only makes the same two calls',
  'starts.ts': 'Processor time of a container’s start, against one that only reads the same clients',
  'service.ts': 'The local service, with eight people who play at once, and their programs on the same machine',
  'long-game.ts': 'A long game, step by step',
  'pictures.ts': 'Pictures, against painting every shape over the last',
  'perft.ts': 'Move generation, against two packages of npm',
} as const

const said = async (file: string): Promise<string> => {
  const bench = spawn(process.execPath, [join(import.meta.dirname, file)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  bench.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more
    process.stdout.write(more)
  })
  const [code] = await once(bench, 'close')
  return `${text.trimEnd()}${code === 0 ? '' : '\n(beyond what is wanted)'}`
}

const parts: string[] = []
for (const [file, what] of Object.entries(BENCHES)) {
  console.log(`\n${what}`)
  parts.push(`## ${what}\n\n\`bench/${file}\`\n\n\`\`\`\n${await said(file)}\n\`\`\`\n`)
}
const day = new Date().toISOString().slice(0, 10)
writeFileSync(
  join(import.meta.dirname, '../docs/performance.md'),
  `# Performance

Written by \`npm run bench\` on ${day}, on ${availableParallelism()} processors, Node ${process.versions.node}. Each ratio is of one run: machines differ, ratios less.

${parts.join('\n')}`,
)
