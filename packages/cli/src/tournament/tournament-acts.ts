import { type EnterBody, type TournamentActBody, readTournamentLink } from '../../../client/src/index.ts'
import { connectTo, serviceOrigin } from '../links/connect.ts'
import { requireWritable } from '../links/keep-link.ts'
import { type CommandContext, namedValue, optionFields } from '../terminal/command.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { personOf } from '../terminal/term-options.ts'
import { findOwnTournament, keepTournament } from './find-tournament.ts'
import { printTournament } from './print-tournament.ts'
import { readInput } from './read-input.ts'

const PLAYER = 'player=2'

/** The fields of each act of this version, as they are written. */
const ACTS: Readonly<Record<Exclude<TournamentActBody['type'], 'change'>, string>> = {
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
  'rotate-link': '',
  rename: 'name=NAME',
  forget: '',
}

export const ACT_LINES: readonly string[] = Object.entries(ACTS).map(([type, fields]) =>
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

type OwnTournament = Pick<ReturnType<typeof findOwnTournament>, 'origin' | 'path' | 'token'>

/** Keeps the own link of an answer, if it has one. False if it could not be kept. */
const keepOwn = async (
  context: CommandContext,
  { origin, id }: { readonly origin: string; readonly id: string },
  own: { readonly token: string; readonly url: string } | undefined,
): Promise<boolean> => !own || keepTournament(context, { id, origin, token: own.token }, own.url)

/** Does an act. Whoever accepts gets a link that takes the place of the invitation, and is kept. */
const actAndKeep = async (
  context: CommandContext,
  { origin, path, token }: OwnTournament,
  body: TournamentActBody,
): Promise<boolean> => {
  const isAnswered = body.type === 'accept' || body.type === 'accept-deputy'
  if (isAnswered) await requireWritable(context)
  const service = connectTo(context, origin, { finishes: isAnswered })
  const { tournament, links } = await service.ask('tournamentAct', { path, token, body })
  const isKept = await keepOwn(context, { origin, id: path.tournament }, links?.entry)
  printTournament(context, tournament)
  return isKept
}

/** Replaces a link. The old one ends with the answer, so the new one is kept at once. */
const rotate = async (context: CommandContext, { origin, path, token }: OwnTournament): Promise<boolean> => {
  await requireWritable(context)
  const service = connectTo(context, origin, { finishes: true })
  const { links } = await service.ask('rotateEntry', { token })
  const isKept = await keepTournament(
    context,
    { id: path.tournament, origin, token: links.entry.token },
    links.entry.url,
  )
  printTournament(context, await service.ask('tournament', { path, token: links.entry.token }))
  return isKept
}

/** Does an act. Without TOURNAMENT, TYPE is first and a field with an equals sign may follow it. */
export const actInTournament = async (context: CommandContext, args: readonly string[]): Promise<boolean> => {
  const isNamed = args[1] !== undefined && !args[1].includes('=')
  const name = isNamed ? args[0] : undefined
  const [type = '', ...fields] = isNamed ? args.slice(1) : args
  const own = findOwnTournament(context, name)
  if (type === 'rotate-link') return rotate(context, own)
  // The service checks the body, and says which fields are wrong.
  const body = { ...(await fieldsOf(context, fields)), type } as TournamentActBody
  return actAndKeep(context, own, body)
}

/** Enters by the link of an open event, or accepts an invitation. The player's own link is kept. */
export const enterTournament = async (
  context: CommandContext,
  [text = '', ...fields]: readonly string[],
): Promise<boolean> => {
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
  if (link.kind === 'invitation') return actAndKeep(context, { origin, path, token }, { type: 'accept' })
  const { tournament, links } = await service.ask('enter', { path, token, body: person })
  const isKept = await keepOwn(context, { origin, id }, links.entry)
  printTournament(context, tournament)
  return isKept
}
