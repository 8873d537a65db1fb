import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { awsEnvironment } from './place.ts'

export type Ended = { readonly code: number | null; readonly out: string; readonly error: string }

type Asked = {
  /** AWS as the one who runs it reaches it. */
  readonly endpoint: string
  readonly settings?: Readonly<Record<string, string>>
  /** The only exit code that is right; 0 by itself. */
  readonly code?: number
}

export type Tool = (name: string, args: readonly string[], asked: Asked) => Promise<Ended>

/** As an operator runs it, in its own process. Throws if it ends otherwise. */
export const runOperatorsTool: Tool = async (name, args, { endpoint, settings = {}, code: wanted = 0 }) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings, ...awsEnvironment(endpoint) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (code === wanted) return { code, out, error }
  throw new Error(`npm run ${name} ended with ${code}, not ${wanted}: ${`${out}\n${error}`.trim().slice(-800)}`)
}
