import manifest from '../package.json' with { type: 'json' }
import { gamesCommand } from './commands/games.ts'
import { joinCommand, offerCommand } from './commands/offer.ts'
import { rotateCommand, settingsCommand } from './commands/settings.ts'
import { orderCommand } from './tournament/order.ts'
import { tournamentCommand } from './tournament/tournament.ts'
import { actCommand } from './commands/acts.ts'
import { planCommand, playCommand } from './commands/playing.ts'
import { pdnCommand, showCommand, watchCommand } from './commands/reading.ts'
import { verifyCommand } from './commands/verify.ts'
import { EXIT_CODES, UsageError, describeFailure } from './terminal/exit-codes.ts'
import type { CliCommand, CommandContext, CommandOption } from './terminal/command.ts'
import { commandHelp } from './terminal/help.ts'
import { parseWords } from './terminal/parse-words.ts'
import { listenCommand } from './webhooks/listen.ts'
import { webhooksCommand } from './webhooks/webhooks.ts'
import { linksFile } from './links/saved-links.ts'
import { type Terminal, visibleText, safeJson, printTo } from './terminal/terminal.ts'

const COMMANDS: Readonly<Record<string, CliCommand>> = {
  new: offerCommand,
  join: joinCommand,
  show: showCommand,
  play: playCommand,
  act: actCommand,
  plan: planCommand,
  watch: watchCommand,
  pdn: pdnCommand,
  games: gamesCommand,
  settings: settingsCommand,
  rotate: rotateCommand,
  order: orderCommand,
  tournament: tournamentCommand,
  verify: verifyCommand,
  webhooks: webhooksCommand,
  listen: listenCommand,
}

/** The options of all commands. */
const COMMON = {
  origin: { type: 'string', placeholder: 'ADDRESS', help: 'of the service; else CROWNHEAD_ORIGIN, else this machine' },
  json: { type: 'boolean', help: 'for scripts: a line of JSON for each answer' },
  help: { type: 'boolean', short: 'h', help: 'this text' },
} as const satisfies Readonly<Record<string, CommandOption>>

const HELP: readonly string[] = [
  'crownhead COMMAND [OPTION ...]: draughts by correspondence',
  '',
  ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
  '',
  'GAME is the link of a seat, its token, or the id of a game (of one that is kept: its beginning).',
  'crownhead help COMMAND says more; crownhead --version, which release this is.',
  '',
  ...Object.values(EXIT_CODES).map(([code, means]) => `  exit ${String(code).padEnd(4)} ${means}`),
]

const errorPrinter =
  ({ writeError }: Terminal) =>
  (line: string): void =>
    writeError(`crownhead: ${visibleText(line)}\n`)

/** The names of commands for words that mean the same. */
const MEANT: Readonly<Record<string, string>> = {
  move: 'play',
  create: 'new',
  offer: 'new',
  accept: 'join',
  claim: 'join',
  list: 'games',
  links: 'games',
  resign: 'act',
  draw: 'act',
  board: 'show',
  webhook: 'webhooks',
  version: '--version',
}

const commandOf = (name: string): CliCommand => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const meant = Object.hasOwn(MEANT, name) ? MEANT[name] : undefined
  if (!command) throw new UsageError(`there is no command "${name}"${meant === undefined ? '' : `, but ${meant}`}`)
  return command
}

const runCommand = async (name: string, rest: readonly string[], terminal: Terminal): Promise<number> => {
  const print = printTo(terminal)
  const command = commandOf(name)
  const { values, positionals } = parseWords(name, command, rest, COMMON)
  if (values['help'] === true) {
    for (const line of commandHelp(name, command, COMMON)) print(line)
    return EXIT_CODES.done[0]
  }
  const printJson = (value: unknown): void => terminal.write(`${safeJson(value)}\n`)
  const file = linksFile(terminal.env)
  const context: CommandContext = {
    args: positionals,
    values,
    terminal,
    print,
    printError: errorPrinter(terminal),
    printJson,
    isJson: values['json'] === true,
    file,
  }
  return (await command.run(context)) ?? EXIT_CODES.done[0]
}

/** Prints the help of a command or, without a name, of the program. */
const help = (name: string | undefined, terminal: Terminal): number => {
  for (const line of name === undefined ? HELP : commandHelp(name, commandOf(name), COMMON)) printTo(terminal)(line)
  return EXIT_CODES.done[0]
}

const run = async (name: string | undefined, rest: readonly string[], terminal: Terminal): Promise<number> => {
  switch (name) {
    case undefined:
      help(undefined, terminal)
      return EXIT_CODES.misuse[0]
    case '--help':
    case '-h':
      return help(undefined, terminal)
    case 'help':
      return help(rest[0], terminal)
    case '--version':
    case '-V':
      printTo(terminal)(`crownhead ${manifest.version}`)
      return EXIT_CODES.done[0]
    default:
      return runCommand(name, rest, terminal)
  }
}

/** Returns a terminal whose input breaks off after Ctrl-C: it must not look as if it had ended, and be acted upon. */
const interruptible = (terminal: Terminal): Terminal => ({
  ...terminal,
  read: async () => {
    const line = await terminal.read()
    terminal.signal.throwIfAborted()
    return line
  },
})

/** Runs a command line, and resolves to its exit code. */
export const runCli = async ([name, ...rest]: readonly string[], terminal: Terminal): Promise<number> => {
  const { signal } = terminal
  try {
    const code = await run(name, rest, interruptible(terminal))
    return signal.aborted ? EXIT_CODES.interrupted[0] : code
  } catch (error) {
    if (signal.aborted) return EXIT_CODES.interrupted[0]
    const { lines, code, json } = describeFailure(error)
    if (rest.includes('--json')) terminal.writeError(`${safeJson(json)}\n`)
    else for (const line of lines) errorPrinter(terminal)(line)
    if (error instanceof UsageError && !rest.includes('--json'))
      terminal.writeError(`crownhead ${Object.hasOwn(COMMANDS, name ?? '') ? `help ${name}` : '--help'} says how.\n`)
    return code
  }
}
