import { parseArgs } from 'node:util'
import { games } from './commands/games.ts'
import { join, offer } from './commands/offer.ts'
import { order } from './commands/order.ts'
import { act, plan, play } from './commands/playing.ts'
import { pdn, show, watch } from './commands/reading.ts'
import { EXITS, Misuse, faultOf } from './fault.ts'
import type { Command, Given, Option } from './given.ts'
import { linksFile } from './links.ts'
import { type Terminal, printable, safeJson, sayOn } from './terminal.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  new: offer,
  join,
  show,
  play,
  act,
  plan,
  watch,
  pdn,
  games,
  order,
}

/** The options of all commands. */
const COMMON = {
  origin: { type: 'string', value: 'ADDRESS', says: 'of the service; else CROWNHEAD_ORIGIN, else this machine' },
  json: { type: 'boolean', says: 'for scripts: a line of JSON for each answer' },
  help: { type: 'boolean', says: 'this text' },
} as const satisfies Readonly<Record<string, Option>>

const helpOf = (options: Readonly<Record<string, Option>>): readonly string[] =>
  Object.entries(options).map(([name, { value: placeholder, says: help }]) => {
    const written = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`
    return `  ${written.padEnd(22)} ${help}`
  })

const commandHelp = (name: string, { summary, takes: synopsis, options }: Command): readonly string[] => [
  `crownhead ${name} ${synopsis}`.trimEnd(),
  `  ${summary}`,
  '',
  ...helpOf({ ...options, ...COMMON }),
]

const HELP: readonly string[] = [
  'crownhead COMMAND [OPTION ...]: draughts by correspondence',
  '',
  ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`),
  '',
  'GAME is the link of a seat, its token, or the id of a game (of one that is kept: its beginning).',
  'crownhead COMMAND --help says more.',
  '',
  ...Object.values(EXITS).map(([code, means]) => `  exit ${String(code).padEnd(4)} ${means}`),
]

const errorPrinter =
  ({ complain: writeError }: Terminal) =>
  (line: string): void =>
    writeError(`crownhead: ${printable(line)}\n`)

const isHelp = (word: string | undefined): boolean => word === undefined || word === '--help' || word === 'help'

const runCommand = async (name: string, rest: readonly string[], terminal: Terminal): Promise<number> => {
  const print = sayOn(terminal)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Misuse(`there is no command "${name}"`)
  const options = { ...command.options, ...COMMON }
  const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true })
  if (values.help) {
    for (const line of commandHelp(name, command)) print(line)
    return EXITS.done[0]
  }
  if (positionals.length < command.least || positionals.length > command.most)
    throw new Misuse(`crownhead ${name} ${command.takes}`.trimEnd())
  const printJson = (value: unknown): void => terminal.write(`${safeJson(value)}\n`)
  const file = linksFile(terminal.env)
  const context: Given = {
    args: positionals,
    values,
    terminal,
    say: print,
    complain: errorPrinter(terminal),
    tell: printJson,
    isJson: values.json === true,
    file,
  }
  return (await command.run(context)) ?? EXITS.done[0]
}

/** Runs a command line, and resolves to its exit code. */
export const run = async ([name, ...rest]: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    if (!isHelp(name)) return await runCommand(name ?? '', rest, terminal)
    for (const line of HELP) sayOn(terminal)(line)
    return name === undefined ? EXITS.misuse[0] : EXITS.done[0]
  } catch (error) {
    if (terminal.signal.aborted) return EXITS.interrupted[0]
    const { lines, code } = faultOf(error)
    for (const line of lines) errorPrinter(terminal)(line)
    if (code === EXITS.misuse[0]) terminal.complain('crownhead --help says how.\n')
    return code
  }
}
