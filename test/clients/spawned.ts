import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

type Wish = { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> }

/** Runs a program to its end. */
export const spawned = async (program: string, args: readonly string[], { cwd, env = {} }: Wish = {}) => {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { out, error, code }
}
