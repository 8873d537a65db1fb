import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type Crownhead, type PairedOrder, Refusal } from '../../../client/src/index.ts'
import { type ParsedEntries, type Entries, readEntries } from './read-entries.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { type CliCommand, type CommandContext, hasFlag, textOption } from '../terminal/command.ts'
import { TERM_OPTIONS, labelsOf, termFields } from '../terminal/term-options.ts'
import { sheetIssues } from './sheet-issues.ts'
import { readInput } from './read-input.ts'
import { requireKey, serviceOrigin, connectTo } from '../links/connect.ts'

type OrderStatus = Answer<'ownOrder'>
type Game = OrderStatus['games'][number]
type Unsent = NonNullable<OrderStatus['unsent']>[number]

/** Returns the request's body from the sheet and the options, unchecked: the service validates it. */
const bodyOf = (context: CommandContext, entries: Entries): PairedOrder => {
  const event = textOption(context, 'event')
  const double = hasFlag(context, 'double')
  if (entries.pairs && double) throw new UsageError('--double is for a sheet of names, of whom everyone meets everyone')
  const body = {
    ...entries,
    ...(!entries.pairs && { roundRobin: double ? 'double' : 'single' }),
    ...termFields(context),
    ...(event !== undefined && { labels: { ...labelsOf(context), event } }),
  }
  return body as PairedOrder
}

/** Returns the idempotency key. The same sheet with the same options is the same order, however often it is sent. */
const keyOf = (context: CommandContext, body: PairedOrder): string => {
  const again = textOption(context, 'again') ?? ''
  return createHash('sha256')
    .update(JSON.stringify([body, again]))
    .digest('hex')
    .slice(0, 40)
}

/**
 * Rewrites a refusal so that its issues name lines of the sheet, which its author knows, and not paths in the request.
 */
const withSheetLines = (error: unknown, entered: ParsedEntries): unknown =>
  error instanceof Refusal && error.problem.issues
    ? new Refusal({ ...error.problem, issues: sheetIssues(error.problem.issues, entered) }, error.retryAfter)
    : error

/** Milliseconds between two requests for the progress of an order. */
const EVERY = 500

/** Waits until all games of an order are made. */
const untilMade = async (context: CommandContext, service: Crownhead, order: string): Promise<OrderStatus> => {
  for (let last = -1; ;) {
    const answer = await service.ask('ownOrder', { path: { order } })
    const { status, made: count, asked } = answer.order
    if (count !== last && !context.isJson) context.print(`${count} of ${asked} made`)
    last = count
    if (status === 'made') return answer
    await wait(EVERY, undefined, { signal: context.terminal.signal })
  }
}

/** The seconds between two requests, and the longest wait for the emails in seconds. */
const EMAILED = { every: 2, most: 60 } as const

/** Waits until the first email to each person has been sent or postponed, but at most a minute. */
const untilEmailed = async (context: CommandContext, service: Crownhead, first: OrderStatus): Promise<OrderStatus> => {
  let answer = first
  for (let waited = 0; answer.asking !== undefined && waited < EMAILED.most; waited += EMAILED.every) {
    if (waited === 0 && !context.isJson) context.print('waiting for the emails to be sent')
    await wait(EMAILED.every * 1000, undefined, { signal: context.terminal.signal })
    answer = await service.ask('ownOrder', { path: { order: first.order.id } })
  }
  return answer
}

const titleOf = ({ players }: PairedOrder, { black = 0, white = 0, labels }: Game): string => {
  const name = (player: number): string => players[player - 1]?.name ?? '?'
  const { round, board } = labels
  const table = [round && `round ${round}`, board && `board ${board}`].filter((part) => part !== undefined)
  return [...table, `${name(black)} v ${name(white)}`].join(', ')
}

const printOrdered = (context: CommandContext, body: PairedOrder, game: Game): void => {
  context.print(...(game.id === undefined ? [] : [{ text: game.id, style: 'bold' } as const, ' ']), titleOf(body, game))
  if (!hasFlag(context, 'links')) return
  for (const role of ['black', 'white', 'arbiter'] as const) {
    const link = game.links?.[role]
    if (link) context.print(`  ${role}: ${link.url}`)
  }
}

/** What became of an email that was not delivered. */
const FATES: Readonly<Record<string, string>> = {
  held: 'is held back',
  returned: 'came back',
}

/** Warns about a player whose email was not delivered. */
const warnUnsent = (
  context: CommandContext,
  { players }: PairedOrder,
  { player = 0, mail, mailAt = '' }: Unsent,
): void => {
  const fate = mail === 'later' ? `waits until ${mailAt}` : (FATES[mail] ?? `is ${mail}`)
  context.printError(`the email to ${players[player - 1]?.name ?? 'the arbiter'} ${fate}: hand on the link yourself`)
}

/** Returns a game without its links, unless they are asked for: they are secrets. */
const shown = (context: CommandContext, game: Game): Game => {
  const { links: _secret, ...rest } = game
  return hasFlag(context, 'links') ? game : rest
}

export const orderCommand: CliCommand = {
  summary: 'offer up to 500 games at once, from a sheet of pairs or of names',
  synopsis: 'FILE',
  minArgs: 1,
  maxArgs: 1,
  options: {
    'dry-run': { type: 'boolean', help: 'say what would be made, and make nothing' },
    links: { type: 'boolean', help: 'print the links to hand on, which are secrets' },
    double: { type: 'boolean', help: 'of names: everyone meets everyone twice' },
    event: { type: 'string', placeholder: 'NAME', help: 'what the games belong to' },
    ...TERM_OPTIONS,
    again: {
      type: 'string',
      placeholder: 'WORD',
      help: 'of a sheet that was ordered before: make its games once more',
    },
  },
  run: async (context) => {
    requireKey(context)
    const entered = readEntries(await readInput(context, context.args[0] ?? ''))
    const body = bodyOf(context, entered.entries)
    const service = connectTo(context, serviceOrigin(context))
    const dryRun = hasFlag(context, 'dry-run')
    const idempotencyKey = keyOf(context, body)
    const request = { body: { ...body, ...(dryRun && { dryRun }) }, idempotencyKey }
    const placed = await service.ask('order', request).catch((error: unknown) => {
      throw withSheetLines(error, entered)
    })
    if (!('order' in placed)) {
      if (context.isJson) return context.printJson(placed)
      context.print(`${placed.asked} would be made:`)
      for (const game of placed.games) printOrdered(context, body, game)
      return
    }
    if (placed.mail === 'held') context.printError('some emails are held back: hand on the links yourself')
    const status = await untilEmailed(context, service, await untilMade(context, service, placed.order.id))
    if (context.isJson) return context.printJson({ ...status, games: status.games.map((game) => shown(context, game)) })
    for (const game of status.games) printOrdered(context, body, game)
    for (const unsent of status.unsent ?? []) warnUnsent(context, body, unsent)
    if (status.asking !== undefined)
      context.printError(`${status.asking} emails are still being sent: give the same command again to hear of them`)
  },
}
