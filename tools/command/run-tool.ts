import { errorCode, errorReason } from '../../local/machine/start-fault.ts'

/** A mistake in how a command was called. The message is followed by a hint at `--help`. */
export class CommandMisuse extends Error {}

const isMisuse = (error: unknown): boolean =>
  error instanceof CommandMisuse || errorCode(error).startsWith('ERR_PARSE_ARGS')

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Escapes invisible characters, so that arguments and stored texts cannot control the terminal. */
export const escapeInvisible = (line: string): string =>
  line.replace(INVISIBLE, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

export const printLine = (line: string): void => console.log(escapeInvisible(line))

/** What to do about an error, by the name and message that the AWS SDK, SQLite and the system throw. */
const HINTS: readonly (readonly [fault: RegExp, remedy: string])[] = [
  [/ENOSPC|disk is full/, 'Make room on that disk, or name a folder on another one.'],
  [
    /Region (is missing|not accepted)/,
    'Set AWS_REGION. deploy and doctor also take `account` and `region` from the stage.',
  ],
  [
    /ExpiredToken|UnrecognizedClient|InvalidClientToken/,
    'The AWS credentials have expired or are not known: log in to AWS again.',
  ],
  [
    /Credentials|load credentials/,
    'Log in to AWS: AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, name the credentials.',
  ],
]

const hintOf = (error: unknown): string | undefined =>
  HINTS.find(([fault]) => fault.test(`${errorCode(error)} ${errorReason(error)}`))?.[1]

/** Returns what is wrong in one sentence. Node writes `Option '--settings <value>' argument missing`. */
const faultOf = (error: unknown): string =>
  errorReason(error).replace(/^Option '(?:-\w, )?(--[\w-]+) <value>' argument missing$/, '$1 needs a value')

/** Runs a command. `run` returns the exit code; an error is printed as one sentence and exits with 2. */
export const runTool = async (name: string, run: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(escapeInvisible(`${name}: ${faultOf(error)}`))
    if (isMisuse(error)) console.error(`Usage: npm run ${name} -- --help`)
    const hint = hintOf(error)
    if (hint !== undefined) console.error(hint)
    process.exitCode = 2
  }
}
