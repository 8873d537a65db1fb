import { connectTo, requireKey, serviceOrigin } from '../links/connect.ts'
import { type CliCommand, type CommandContext, hasFlag } from '../terminal/command.ts'
import { EXIT_CODES, UsageError } from '../terminal/exit-codes.ts'
import { TERM_OPTIONS } from '../terminal/term-options.ts'
import { findTournament } from './find-tournament.ts'
import { foundTournament } from './found-tournament.ts'
import { printListed, printTable, printTournament } from './print-tournament.ts'
import { ACT_LINES, actInTournament, enterTournament } from './tournament-acts.ts'

const show = async (context: CommandContext, [name]: readonly string[]): Promise<boolean> => {
  const { service, path, token } = findTournament(context, name)
  printTournament(context, await service.ask('tournament', { path, ...(token !== undefined && { token }) }))
  return true
}

const table = async (context: CommandContext, [name]: readonly string[]): Promise<boolean> => {
  const { service, path, token } = findTournament(context, name)
  const asked = { path, ...(token !== undefined && { token }) }
  if (hasFlag(context, 'csv')) context.terminal.write(await service.ask('tournamentCsv', asked))
  else if (hasFlag(context, 'pdn')) context.terminal.write(await service.ask('tournamentPdn', asked))
  else if (context.isJson) printTournament(context, await service.ask('tournament', asked))
  else printTable(context, await service.ask('tournament', asked))
  return true
}

/** Prints the tournaments that the API key owns. */
const list = async (context: CommandContext): Promise<boolean> => {
  requireKey(context)
  const service = connectTo(context, serviceOrigin(context))
  let since: string | undefined
  for (;;) {
    const { tournaments, more, next } = await service.ask('ownTournaments', {
      query: { ...(since !== undefined && { since }) },
    })
    for (const tournament of tournaments) printListed(context, tournament)
    if (!more) return true
    since = next
  }
}

type Action = (context: CommandContext, args: readonly string[]) => Promise<boolean>

const ACTIONS: Readonly<Record<string, Action>> = {
  found: (context, [file]) => foundTournament(context, file),
  show,
  table,
  act: actInTournament,
  enter: enterTournament,
  list,
}

const { label: _label, hold: _hold, arbiter: _arbiter, match: _match, ...terms } = TERM_OPTIONS
const { 'match-order': _order, 'invitation-life': _life, ...GAME_TERMS } = terms

export const tournamentCommand: CliCommand = {
  summary: 'found, lead, enter and read tournaments',
  synopsis:
    'found [FILE] | list | show [T] | table [T] | act [T] TYPE [FIELD=VALUE ...] | enter LINK [FIELD=VALUE ...]',
  minArgs: 1,
  maxArgs: 12,
  options: {
    title: { type: 'string', placeholder: 'TITLE', help: 'of the event' },
    secretary: { type: 'string', placeholder: 'NAME[=ADDRESS]', help: 'who leads it' },
    format: {
      type: 'string',
      placeholder: 'FORMAT',
      help: 'two-game if left out',
      values: ['single', 'two-game', 'pairs', 'team-match'],
    },
    pairs: { type: 'string', placeholder: '1-4,2-3', help: 'of the format pairs, by the numbers of the players' },
    'both-colours': { type: 'boolean', help: 'of pairs and team-match: two games, with colours changed' },
    position: { type: 'string', placeholder: 'FEN', multiple: true, help: 'an opening to be drawn; may be repeated' },
    'opening-scope': { type: 'string', placeholder: 'round', help: 'one opening for each round, not for each pair' },
    ties: { type: 'string', placeholder: 'direct,wins', help: 'what decides between equal points, in this order' },
    leavers: { type: 'string', placeholder: 'count', help: 'the games of who leaves count, also if they are the more' },
    'event-rules': { type: 'string', placeholder: 'TEXT|URL', help: 'the event’s own rules' },
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
    links: { type: 'boolean', help: 'print your links and the invitations to hand on, which are secrets' },
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
