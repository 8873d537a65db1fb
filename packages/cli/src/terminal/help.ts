import type { CliCommand, CommandOption } from './command.ts'

type Options = Readonly<Record<string, CommandOption>>

/** The longest line of help, in characters, where it can be broken. */
const WIDTH = 110

/** Returns words in lines that are not too long, with commas between them. */
const wrapped = (words: readonly string[], indent: number): readonly string[] => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && indent + last.length + word.length + 2 <= WIDTH) lines.splice(-1, 1, `${last}, ${word}`)
    else lines.push(word)
  }
  return lines.map((line, at) => `${' '.repeat(indent)}${line}${at < lines.length - 1 ? ',' : ''}`)
}

const optionLines = (options: Options): readonly string[] => {
  const rows = Object.entries(options).map(([name, { placeholder, help, values = [] }]) => ({
    written: placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`,
    help,
    values,
  }))
  const width = Math.max(...rows.map(({ written }) => written.length))
  return rows.flatMap(({ written, help, values }) => [
    `  ${written.padEnd(width)} ${help}${values.length > 0 ? ':' : ''}`,
    ...wrapped(values, width + 5),
  ])
}

/** Returns the help of a command: what it does, its options with `common`, and what its arguments may be. */
export const commandHelp = (
  name: string,
  { summary, synopsis, options, values = [] }: CliCommand,
  common: Options,
): readonly string[] => [
  `crownhead ${name} ${synopsis}`.trimEnd(),
  `  ${summary}`,
  '',
  ...optionLines({ ...options, ...common }),
  ...(values.length > 0 ? ['', ...values.map((line) => `  ${line}`)] : []),
]
