import { createInterface } from 'node:readline'
import { run } from './run.ts'

const stop = new AbortController()

/** Only a command that reads makes a reader: an open input keeps the process. */
const reader = () => {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
  stop.signal.addEventListener('abort', () => lines.close())
  return { lines, next: lines[Symbol.asyncIterator]() }
}
let opened: ReturnType<typeof reader> | undefined

const read = async (): Promise<string | undefined> => {
  opened ??= reader()
  const { value, done } = await opened.next.next()
  return done ? undefined : value
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new Error('interrupted')))
// Whoever read the output has gone, as `head` does.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  isTty: process.stdout.isTTY,
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  read,
  signal: stop.signal,
})
opened?.lines.close()
