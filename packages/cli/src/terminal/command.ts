import { UsageError } from './exit-codes.ts'
import type { Print, Terminal } from './terminal.ts'

/** An option as it is parsed, and as the help describes it. `placeholder` names its value in the help. */
export type CommandOption = {
  readonly type: 'string' | 'boolean'
  readonly placeholder?: string
  /** True if the option may be given several times. */
  readonly multiple?: boolean
  readonly help: string
  /** What this version knows as its value; the help lists it. */
  readonly values?: readonly string[]
  /** The letter that stands for it after one dash. */
  readonly short?: string
}

type Value = string | boolean
type Values = Readonly<Record<string, Value | readonly Value[] | undefined>>

/** What a command is run with. */
export type CommandContext = {
  /** The positional arguments. */
  readonly args: readonly string[]
  /** The values of options. */
  readonly values: Values
  readonly terminal: Terminal
  /** Prints a line for a person. */
  readonly print: Print
  /** Prints a line about what is wrong, to the error output. */
  readonly printError: (line: string) => void
  /** Prints a value as one line of JSON, for scripts. */
  readonly printJson: (value: unknown) => void
  readonly isJson: boolean
  /** The path of the file with the saved links. */
  readonly file: string
}

export type CliCommand = {
  readonly summary: string
  /** The arguments, as the help shows them. */
  readonly synopsis: string
  /** The least number of arguments, and the greatest. */
  readonly minArgs: number
  readonly maxArgs: number
  readonly options: Readonly<Record<string, CommandOption>>
  /** What its arguments may be, in lines for the help. */
  readonly values?: readonly string[]
  /** Resolves to the exit code; 0 if it is undefined. */
  readonly run: (context: CommandContext) => Promise<number | void>
}

/** Returns the value of an option that takes one. */
export const textOption = ({ values }: CommandContext, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** Returns the values of an option that may be given several times. */
export const textOptions = ({ values }: CommandContext, name: string): readonly string[] =>
  [values[name]].flat().filter((value) => typeof value === 'string')

/** Splits NAME=VALUE at the first equals sign. */
export const namedValue = (text: string): readonly [name: string, value: string] => {
  const [, name, value] = /^([^=]+)=([^]*)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new UsageError(`this is written NAME=VALUE: ${text}`)
  return [name, value]
}

/** Returns whether an option without a value is set. */
export const hasFlag = ({ values }: CommandContext, name: string): boolean => values[name] === true

/** Returns the fields of a request's body for the options that are set. `names` maps each field to its option. */
export const optionFields = (
  context: CommandContext,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, option]) => {
      const value = context.values[option]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** The option of commands that poll the service. */
export const EVERY_OPTION: CommandOption = {
  type: 'string',
  placeholder: 'SECONDS',
  help: 'between two looks; 60 if left out',
}

/** The options of commands that show a board. */
export const BOARD_OPTIONS = {
  plain: { type: 'boolean', help: 'the board in sentences, for a screen reader' },
  flip: { type: 'boolean', help: 'the other side below' },
} as const satisfies Readonly<Record<string, CommandOption>>
