import { createHash } from 'node:crypto'
import { type Crownhead, type DoneAnswer, type FoundBody, Refusal } from '../../../client/src/index.ts'
import { connectTo, serviceOrigin } from '../links/connect.ts'
import { requireWritable } from '../links/keep-link.ts'
import { type CommandContext, hasFlag, optionFields, textOption, textOptions } from '../terminal/command.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { personOf, termFields } from '../terminal/term-options.ts'
import { keepTournament } from './find-tournament.ts'
import { printTournament } from './print-tournament.ts'
import { readInput } from './read-input.ts'

const numberOption = (context: CommandContext, name: string): number | undefined => {
  const text = textOption(context, name)
  if (text !== undefined && !/^\d{1,4}$/.test(text)) throw new UsageError(`--${name} is a whole number`)
  return text === undefined ? undefined : Number(text)
}

/** Returns how people enter, if an option says so. */
const entryFields = (context: CommandContext): Pick<FoundBody, 'entry'> => {
  const limit = numberOption(context, 'limit')
  const entry = {
    ...optionFields(context, { closesAt: 'closes', open: 'open', approval: 'approval', waitingList: 'waiting-list' }),
    ...(limit !== undefined && { limit }),
  }
  return Object.keys(entry).length > 0 ? { entry } : {}
}

/** Returns the pairs of an option such as `1-4,2-3`. */
const pairsOf = (text: string): readonly (readonly number[])[] =>
  text.split(',').map((pair) => {
    if (!/^\d{1,3}-\d{1,3}$/.test(pair)) throw new UsageError(`--pairs is written 1-4,2-3: ${text}`)
    return pair.split('-').map(Number)
  })

/** Returns the openings: positions, or those of the option --ballot, for each pair or for each round. */
const openingOf = (context: CommandContext): object => {
  const [positions, ballot, scope] = [
    textOptions(context, 'position'),
    textOption(context, 'ballot'),
    textOption(context, 'opening-scope'),
  ]
  const scoped = scope !== undefined && { scope }
  if (positions.length > 0) return { opening: { positions, ...scoped } }
  return ballot === undefined ? {} : { opening: { ballot, ...scoped } }
}

/** Returns the terms that only tournaments have. */
const eventFields = (context: CommandContext): object => {
  const [pairs, ties, rules] = ['pairs', 'ties', 'event-rules'].map((name) => textOption(context, name))
  return {
    ...optionFields(context, { format: 'format', endsAt: 'ends', timeZone: 'time-zone' }),
    ...optionFields(context, { bothColours: 'both-colours', leavers: 'leavers' }),
    ...(pairs !== undefined && { pairs: pairsOf(pairs) }),
    ...(ties !== undefined && { ties: ties.split(',') }),
    ...(rules !== undefined && { eventRules: URL.canParse(rules) ? { url: rules } : { text: rules } }),
    ...openingOf(context),
  }
}

/** Returns the request's body from the list and the options, unchecked: the service validates it. */
const bodyOf = (context: CommandContext, list: string): FoundBody => {
  const [title, secretary] = [textOption(context, 'title'), textOption(context, 'secretary')]
  if (title === undefined || secretary === undefined) throw new UsageError('--title and --secretary are needed')
  const least = numberOption(context, 'least')
  return {
    title,
    secretary: personOf(secretary),
    ...(list.trim() !== '' && { list }),
    ...termFields(context),
    ...eventFields(context),
    ...entryFields(context),
    ...(least !== undefined && { least }),
  }
}

/** Returns the idempotency key. The same list with the same options is the same event, however often it is sent. */
const keyOf = (context: CommandContext, body: FoundBody): string =>
  createHash('sha256')
    .update(JSON.stringify([body, textOption(context, 'again') ?? '']))
    .digest('hex')
    .slice(0, 40)

/** Rewrites a refusal so that its issues name lines of the file, which its author knows, and not paths in the request. */
const withFileLines = (error: unknown): never => {
  if (!(error instanceof Refusal) || !error.problem.issues) throw error
  const issues = error.problem.issues.map(({ path, message }) => ({
    path: path.replace(/^list\.(\d+)(?:\..*)?$/, 'line $1'),
    message,
  }))
  throw new Refusal({ ...error.problem, issues }, error.retryAfter)
}

/** Prints what would be founded. */
const plan = async (context: CommandContext, service: Crownhead, body: FoundBody): Promise<void> => {
  const answer = await service.ask('found', { body: { ...body, dryRun: true } }).catch(withFileLines)
  if (context.isJson) return context.printJson(answer)
  if (!('dryRun' in answer)) return
  for (const { title, section, players, games } of answer.tournaments)
    context.print(
      `${[title, section].filter(Boolean).join(', ')}, ${games} ${games === 1 ? 'game' : 'games'}: ${players.map(({ name }) => name).join(', ')}`,
    )
}

type Founded = DoneAnswer<'found'>['tournaments'][number]

/** Keeps the secretary's link of a tournament, and prints it. False if the link could not be kept. */
const keepFounded = async (context: CommandContext, service: Crownhead, founded: Founded): Promise<boolean> => {
  const { token, url } = founded.links.secretary
  const { id, status } = founded.tournament
  const isKept = await keepTournament(context, { id, origin: serviceOrigin(context), token }, url)
  const isSent = hasFlag(context, 'send') && status === 'draft'
  const { tournament } = isSent
    ? await service.ask('tournamentAct', { path: { tournament: id }, token, body: { type: 'send' } })
    : founded
  printTournament(context, tournament)
  return isKept
}

/** Founds a tournament, or one for each section, and keeps the secretary's links. */
export const foundTournament = async (context: CommandContext, file: string | undefined): Promise<boolean> => {
  const body = bodyOf(context, file === undefined ? '' : await readInput(context, file))
  const service = connectTo(context, serviceOrigin(context), { finishes: true })
  if (hasFlag(context, 'dry-run')) {
    await plan(context, service, body)
    return true
  }
  await requireWritable(context)
  const { tournaments } = await service
    .ask('found', { body: { ...body, dryRun: false }, idempotencyKey: keyOf(context, body) })
    .catch(withFileLines)
  const kept: boolean[] = []
  for (const founded of tournaments) kept.push(await keepFounded(context, service, founded))
  return !kept.includes(false)
}
