import { codeOf, reasonOf } from '../local/fault.ts'

/** A tool was asked for something that it does not know, or for too much, or for too little. */
export class Misuse extends Error {}

const isMisuse = (error: unknown): boolean => error instanceof Misuse || codeOf(error).startsWith('ERR_PARSE_ARGS')

/** Runs a tool, which answers with its exit code. What it throws is told in a sentence, and ends it with 2. */
export const runTool = async (name: string, run: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(`${name}: ${reasonOf(error)}`)
    if (isMisuse(error)) console.error(`How it is used: npm run ${name} -- --help`)
    process.exitCode = 2
  }
}
