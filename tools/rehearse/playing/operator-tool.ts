import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { awsEnvironment } from '../imitation/aws-endpoint.ts'

/** The folder of the commands. */
const TOOLS = join(import.meta.dirname, '../..')

export type ToolResult = { readonly code: number | null; readonly out: string; readonly error: string }

type ToolOptions = {
  /** The endpoint through which the command reaches AWS. */
  readonly endpoint: string
  readonly settings?: Readonly<Record<string, string>>
  /** The expected exit code; 0 by default. */
  readonly code?: number
}

export type RunTool = (name: string, args: readonly string[], options: ToolOptions) => Promise<ToolResult>

/** Runs a command in its own process, as an operator does. Throws if it exits with another code. */
export const runOperatorTool: RunTool = async (name, args, { endpoint, settings = {}, code: expected = 0 }) => {
  const child = spawn(process.execPath, [join(TOOLS, `${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings, ...awsEnvironment(endpoint) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (code === expected) return { code, out, error }
  throw new Error(`npm run ${name} ended with ${code}, not ${expected}: ${`${out}\n${error}`.trim().slice(-800)}`)
}
