import { codeOf, reasonOf } from '../local/fault.ts'

export class Misuse extends Error {}

const isMisuse = (error: unknown): boolean => error instanceof Misuse || codeOf(error).startsWith('ERR_PARSE_ARGS')

/** `run` answers the exit code. An error prints one sentence and exits with 2. */
export const runTool = async (name: string, run: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(`${name}: ${reasonOf(error)}`)
    if (isMisuse(error)) console.error(`Usage: npm run ${name} -- --help`)
    process.exitCode = 2
  }
}
