import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs an operator's tool in its own process to its end. */
export const started = async (
  tool:
    | 'backup'
    | 'move'
    | 'redrive'
    | 'restore'
    | 'restore-check'
    | 'freeze'
    | 'key'
    | 'admin'
    | 'gallery'
    | 'rehearse'
    | 'smoke'
    | 'doctor'
    | 'deploy',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../tools/${tool}.ts`), ...args], {
    env: { ...process.env, ...env },
  })
  child.stdin.end(input)
  const closed = new Promise((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { out, error, code }
}
