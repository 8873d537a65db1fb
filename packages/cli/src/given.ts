import type { Say, Terminal } from './terminal.ts'

/** An option, as it is read and told. */
export type Option = { readonly type: 'string' | 'boolean'; readonly value?: string; readonly says: string }

type Values = Readonly<Record<string, string | boolean | undefined>>

/** What a command gets. */
export type Given = {
  readonly args: readonly string[]
  readonly values: Values
  readonly terminal: Terminal
  readonly say: Say
  /** A line of what is wrong. */
  readonly complain: (line: string) => void
  /** For scripts: one line of JSON. */
  readonly tell: (value: unknown) => void
  readonly isJson: boolean
  readonly file: string
}

export type Command = {
  readonly summary: string
  /** Its arguments. */
  readonly takes: string
  readonly least: number
  readonly most: number
  readonly options: Readonly<Record<string, Option>>
  /** The exit code; 0 if none. */
  readonly run: (given: Given) => Promise<number | void>
}

export const textOf = ({ values }: Given, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

export const isSet = ({ values }: Given, name: string): boolean => values[name] === true

/** Of those options that were given. */
export const fieldsOf = (given: Given, names: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, option]) => {
      const value = given.values[option]
      return value === undefined ? [] : [[field, value]]
    }),
  )

export const EVERY: Option = { type: 'string', value: 'SECONDS', says: 'between two looks; 60 if left out' }
export const BOARD = {
  plain: { type: 'boolean', says: 'the board in sentences, for a screen reader' },
  flip: { type: 'boolean', says: 'the other side below' },
} as const satisfies Readonly<Record<string, Option>>
