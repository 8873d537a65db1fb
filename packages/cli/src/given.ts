import type { Say, Terminal } from './terminal.ts'

/** An option as it is parsed, and as the help describes it. `placeholder` names its value in the help. */
export type Option = { readonly type: 'string' | 'boolean'; readonly value?: string; readonly says: string }

type Values = Readonly<Record<string, string | boolean | undefined>>

/** What a command is run with. */
export type Given = {
  /** The positional arguments. */
  readonly args: readonly string[]
  /** The values of options. */
  readonly values: Values
  readonly terminal: Terminal
  /** Prints a line for a person. */
  readonly say: Say
  /** Prints a line about what is wrong, to the error output. */
  readonly complain: (line: string) => void
  /** Prints a value as one line of JSON, for scripts. */
  readonly tell: (value: unknown) => void
  readonly isJson: boolean
  /** The path of the file with the saved links. */
  readonly file: string
}

export type Command = {
  readonly summary: string
  /** The arguments, as the help shows them. */
  readonly takes: string
  /** How many arguments there must be, and may be. */
  readonly least: number
  readonly most: number
  readonly options: Readonly<Record<string, Option>>
  /** Resolves to the exit code; 0 if it is undefined. */
  readonly run: (context: Given) => Promise<number | void>
}

/** The value of an option that takes one. */
export const textOf = ({ values }: Given, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** Whether an option without a value is set. */
export const isSet = ({ values }: Given, name: string): boolean => values[name] === true

/** The fields of a request's body for the options that are set. `names` maps each field to its option. */
export const fieldsOf = (context: Given, names: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, option]) => {
      const value = context.values[option]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** The option of commands that poll the service. */
export const EVERY: Option = { type: 'string', value: 'SECONDS', says: 'between two looks; 60 if left out' }

/** The options of commands that show a board. */
export const BOARD = {
  plain: { type: 'boolean', says: 'the board in sentences, for a screen reader' },
  flip: { type: 'boolean', says: 'the other side below' },
} as const satisfies Readonly<Record<string, Option>>
