import { codeOf, reasonOf } from '../local/fault.ts'

export class Misuse extends Error {}

const isMisuse = (error: unknown): boolean => error instanceof Misuse || codeOf(error).startsWith('ERR_PARSE_ARGS')

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** What is not seen is spelled: arguments and stored texts must not act on the terminal. */
export const printable = (line: string): string =>
  line.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

export const say = (line: string): void => console.log(printable(line))

/** `run` answers the exit code. An error prints one sentence and exits with 2. */
export const runTool = async (name: string, run: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(printable(`${name}: ${reasonOf(error)}`))
    if (isMisuse(error)) console.error(`Usage: npm run ${name} -- --help`)
    process.exitCode = 2
  }
}
