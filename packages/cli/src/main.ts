import { createInterface } from 'node:readline'
import { runCli } from './run.ts'

const stop = new AbortController()

/**
 * Opens the input for reading lines. Only a command that reads opens it, since an open input keeps the process alive.
 */
const openInput = () => {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
  stop.signal.addEventListener('abort', () => lines.close())
  return { lines, next: lines[Symbol.asyncIterator]() }
}
let input: ReturnType<typeof openInput> | undefined

const read = async (): Promise<string | undefined> => {
  input ??= openInput()
  const { value, done } = await input.next.next()
  return done ? undefined : value
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new Error('interrupted')))
// The program that read the output has ended, as `head` does after its last line.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  isTty: process.stdout.isTTY,
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  read,
  signal: stop.signal,
})
input?.lines.close()
