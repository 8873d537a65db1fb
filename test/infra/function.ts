import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ProcessSettings } from './runtime.ts'

type Answer = { readonly result?: unknown; readonly error?: string }

/** A bundle that runs as on Lambda, with its own environment and log. */
export type RunningFunction = {
  readonly invoke: (event: unknown) => Promise<unknown>
  /** Returns its log so far. */
  readonly said: () => string
  readonly stop: () => void
}

export const startFunction = async (
  bundle: string,
  environment: Readonly<Record<string, string>>,
  processSettings: ProcessSettings = {},
): Promise<RunningFunction> => {
  const child = fork(join(import.meta.dirname, 'runtime.ts'), [bundle, JSON.stringify(processSettings)], {
    env: { ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const gone = once(child, 'exit').then(() => [{ error: `it ended: ${said.slice(-2000)}` }])
  const answered = async (): Promise<unknown> => {
    const [answer] = (await Promise.race([once(child, 'message'), gone])) as [Answer]
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.result
  }
  await answered()
  return {
    invoke: (event) => {
      const answer = answered()
      child.send({ event })
      return answer
    },
    said: () => said,
    stop: () => void child.kill(),
  }
}
