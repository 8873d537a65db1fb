import { type EnterBody, type TournamentActBody, readTournamentLink } from '../../../client/src/index.ts'
import { connectTo, serviceOrigin } from '../links/connect.ts'
import { requireWritable } from '../links/keep-link.ts'
import { type CliCommand, type CommandContext, hasFlag, namedValue, optionFields } from '../terminal/command.ts'
import { EXIT_CODES, UsageError } from '../terminal/exit-codes.ts'
import { TERM_OPTIONS, personOf } from '../terminal/term-options.ts'
import { findOwnTournament, findTournament, keepTournament } from './find-tournament.ts'
import { foundTournament } from './found-tournament.ts'
import { printTable, printTournament } from './print-tournament.ts'
import { readInput } from './read-input.ts'

const PLAYER = 'player=2'

/** The fields of each act of this version, as they are written. */
const ACTS: Readonly<Record<Exclude<TournamentActBody['type'], 'change' | 'rotate-link'>, string>> = {
  send: '',
  start: '',
  'appoint-deputy': 'person=NAME=ADDRESS [plays=2]',
  'accept-deputy': '',
  'dismiss-deputy': '',
  invite: 'list=@FILE [replaces=2]',
  remove: PLAYER,
  approve: PLAYER,
  replace: `${PLAYER} with=9`,
  accept: '',
  decline: '',
  withdraw: '',
  expel: `${PLAYER} reason=TEXT`,
  pause: 'until=2026-12-31T12:00:00Z',
  resume: '',
  away: 'days=7 [from=2026-12-24T00:00:00Z]',
  warn: `${PLAYER} reason=TEXT`,
  write: 'text=TEXT [to=2]',
  rule: 'board=5 result=black|white|draw|void reason=TEXT',
  appeal: 'board=5 text=TEXT',
  cancel: 'reason=TEXT',
  rename: 'name=NAME',
  forget: '',
}

const ACT_LINES: readonly string[] = Object.entries(ACTS).map(([type, fields]) =>
  `act ${type.padEnd(15)} ${fields}`.trimEnd(),
)

/** The fields of acts that are numbers. */
const NUMBERS: ReadonlySet<string> = new Set(['player', 'with', 'board', 'to', 'plays', 'replaces', 'days'])

const valueOf = async (context: CommandContext, name: string, value: string): Promise<unknown> => {
  if (NUMBERS.has(name)) return Number(value)
  if (name === 'person') return personOf(value)
  return name === 'list' && value.startsWith('@') ? readInput(context, value.slice(1)) : value
}

/** Returns a body from arguments such as `player=2`, unchecked: the service says which fields an act has. */
const fieldsOf = async (context: CommandContext, words: readonly string[]): Promise<Record<string, unknown>> => {
  const fields: Record<string, unknown> = {}
  for (const word of words) {
    const [name, value] = namedValue(word)
    fields[name] = await valueOf(context, name, value)
  }
  return fields
}

const show = async (context: CommandContext, [name]: readonly string[]): Promise<boolean> => {
  const { service, path, token } = findTournament(context, name)
  const tournament = await service.ask('tournament', { path, ...(token !== undefined && { token }) })
  if (context.isJson) context.printJson({ tournament })
  else printTournament(context, tournament)
  return true
}

const table = async (context: CommandContext, [name]: readonly string[]): Promise<boolean> => {
  const { service, path, token } = findTournament(context, name)
  const asked = { path, ...(token !== undefined && { token }) }
  if (hasFlag(context, 'csv')) context.terminal.write(await service.ask('tournamentCsv', asked))
  else if (hasFlag(context, 'pdn')) context.terminal.write(await service.ask('tournamentPdn', asked))
  else if (context.isJson) context.printJson({ tournament: await service.ask('tournament', asked) })
  else printTable(context, await service.ask('tournament', asked))
  return true
}

/** Does an act. Without TOURNAMENT, TYPE is first and a field with an equals sign may follow it. */
const act = async (context: CommandContext, args: readonly string[]): Promise<boolean> => {
  const isNamed = args[1] !== undefined && !args[1].includes('=')
  const name = isNamed ? args[0] : undefined
  const [type = '', ...fields] = isNamed ? args.slice(1) : args
  const { service, path, token } = findOwnTournament(context, name)
  // The service checks the body, and says which fields are wrong.
  const body = { ...(await fieldsOf(context, fields)), type } as TournamentActBody
  const { tournament } = await service.ask('tournamentAct', { path, token, body })
  if (context.isJson) context.printJson({ tournament })
  else printTournament(context, tournament)
  return true
}

/** Enters by the link of an open event, or accepts an invitation. The player's own link is kept. */
const enter = async (context: CommandContext, [text = '', ...fields]: readonly string[]): Promise<boolean> => {
  const link = readTournamentLink(text)
  if (link?.kind !== 'entry' && link?.kind !== 'invitation') throw new UsageError('this is no link by which one enters')
  const { id, token } = link
  const origin = serviceOrigin(context, link.origin)
  await requireWritable(context)
  const service = connectTo(context, origin, { finishes: true })
  const path = { tournament: id }
  // The service checks the body, and says which fields are wrong.
  const person = {
    ...optionFields(context, { name: 'name', email: 'email' }),
    ...(await fieldsOf(context, fields)),
  } as EnterBody
  const { tournament, links } =
    link.kind === 'entry'
      ? await service.ask('enter', { path, token, body: person })
      : await service.ask('tournamentAct', { path, token, body: { type: 'accept' } })
  const own = links?.entry
  const isKept = !own || (await keepTournament(context, { id, origin, token: own.token }, own.url))
  if (context.isJson) context.printJson({ tournament })
  else printTournament(context, tournament)
  return isKept
}

type Action = (context: CommandContext, args: readonly string[]) => Promise<boolean>

const ACTIONS: Readonly<Record<string, Action>> = {
  found: (context, [file]) => foundTournament(context, file),
  show,
  table,
  act,
  enter,
}

const { label: _label, hold: _hold, arbiter: _arbiter, match: _match, ...terms } = TERM_OPTIONS
const { 'match-order': _order, 'invitation-life': _life, ...GAME_TERMS } = terms

export const tournamentCommand: CliCommand = {
  summary: 'found, lead, enter and read tournaments',
  synopsis: 'found [FILE] | show [T] | table [T] | act [T] TYPE [FIELD=VALUE ...] | enter LINK [FIELD=VALUE ...]',
  minArgs: 1,
  maxArgs: 12,
  options: {
    title: { type: 'string', placeholder: 'TITLE', help: 'of the event' },
    secretary: { type: 'string', placeholder: 'NAME[=ADDRESS]', help: 'who leads it' },
    format: {
      type: 'string',
      placeholder: 'FORMAT',
      help: 'two-game if left out',
      values: ['single', 'two-game', 'team-match'],
    },
    closes: { type: 'string', placeholder: 'TIME', help: 'when entry closes: 2026-12-31T12:00:00Z' },
    ends: { type: 'string', placeholder: 'TIME', help: 'when open games go to adjudication' },
    limit: { type: 'string', placeholder: 'N', help: 'how many may play' },
    least: { type: 'string', placeholder: 'N', help: 'how many must have accepted before it begins' },
    open: { type: 'boolean', help: 'a link lets anyone enter' },
    approval: { type: 'boolean', help: 'the secretary decides about who enters by the link' },
    'waiting-list': { type: 'boolean', help: 'who comes after the limit waits for a place' },
    ...GAME_TERMS,
    'time-zone': { type: 'string', placeholder: 'ZONE', help: 'of --weekends-off' },
    send: { type: 'boolean', help: 'have the invitations sent at once; needs an API key' },
    'dry-run': { type: 'boolean', help: 'say what would be founded, and found nothing' },
    links: { type: 'boolean', help: 'print the secretary’s link, too' },
    again: { type: 'string', placeholder: 'WORD', help: 'of a list that was founded before: found it once more' },
    name: { type: 'string', placeholder: 'NAME', help: 'whom to enter' },
    email: { type: 'string', placeholder: 'ADDRESS', help: 'of who enters' },
    csv: { type: 'boolean', help: 'the table as CSV' },
    pdn: { type: 'boolean', help: 'all games as PDN' },
  },
  values: ['T is a link, the beginning of the id of one that is kept, or a public page.', '', ...ACT_LINES],
  run: async (context) => {
    const [name = '', ...args] = context.args
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
    if (!action) throw new UsageError(`a tournament can be: ${Object.keys(ACTIONS).join(', ')}`)
    return EXIT_CODES[(await action(context, args)) ? 'done' : 'refused'][0]
  },
}
