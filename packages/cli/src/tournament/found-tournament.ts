import { createHash } from 'node:crypto'
import type { FoundBody } from '../../../client/src/index.ts'
import { connectTo, serviceOrigin } from '../links/connect.ts'
import { requireWritable } from '../links/keep-link.ts'
import { type CommandContext, hasFlag, optionFields, textOption } from '../terminal/command.ts'
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

/** Returns the request's body from the list and the options, unchecked: the service validates it. */
const bodyOf = (context: CommandContext, list: string): FoundBody => {
  const [title, secretary] = [textOption(context, 'title'), textOption(context, 'secretary')]
  if (title === undefined || secretary === undefined) throw new UsageError('--title and --secretary are needed')
  const least = numberOption(context, 'least')
  const body = {
    title,
    secretary: personOf(secretary),
    ...(list.trim() !== '' && { list }),
    ...termFields(context),
    ...optionFields(context, { format: 'format', endsAt: 'ends', timeZone: 'time-zone' }),
    ...entryFields(context),
    ...(least !== undefined && { least }),
  }
  return body as FoundBody
}

/** Returns the idempotency key. The same list with the same options is the same event, however often it is sent. */
const keyOf = (context: CommandContext, body: FoundBody): string =>
  createHash('sha256')
    .update(JSON.stringify([body, textOption(context, 'again') ?? '']))
    .digest('hex')
    .slice(0, 40)

/** Founds a tournament, or one for each section, and keeps the secretary's links. */
export const foundTournament = async (context: CommandContext, file: string | undefined): Promise<boolean> => {
  const body = bodyOf(context, file === undefined ? '' : await readInput(context, file))
  const origin = serviceOrigin(context)
  const service = connectTo(context, origin, { finishes: true })
  if (hasFlag(context, 'dry-run')) {
    const plan = await service.ask('found', { body: { ...body, dryRun: true } })
    if (context.isJson) context.printJson(plan)
    else if ('dryRun' in plan)
      for (const { title, section, players } of plan.tournaments)
        context.print(`${[title, section].filter(Boolean).join(', ')}: ${players.map(({ name }) => name).join(', ')}`)
    return true
  }
  await requireWritable(context)
  const { tournaments } = await service.ask('found', {
    body: { ...body, dryRun: false },
    idempotencyKey: keyOf(context, body),
  })
  const kept: boolean[] = []
  for (const { tournament, links } of tournaments) {
    const { id } = tournament
    const { token, url } = links.secretary
    kept.push(await keepTournament(context, { id, origin, token }, url))
    const isSent = hasFlag(context, 'send') && tournament.status === 'draft'
    const now = isSent
      ? (await service.ask('tournamentAct', { path: { tournament: id }, token, body: { type: 'send' } })).tournament
      : tournament
    if (context.isJson) context.printJson({ tournament: now, ...(hasFlag(context, 'links') && { links }) })
    else printTournament(context, now)
    if (hasFlag(context, 'links') && !context.isJson) context.print(`  secretary: ${url}`)
  }
  return !kept.includes(false)
}
