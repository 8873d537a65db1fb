import { once } from 'node:events'
import {
  type Crownhead,
  type Posted,
  type PostedEvent,
  type PostedTest,
  type PostedTournament,
  isRefusal,
} from '../../../client/src/index.ts'
import { EXIT_CODES, UsageError } from '../terminal/exit-codes.ts'
import { type CliCommand, type CommandContext, textOption } from '../terminal/command.ts'
import { requireKey } from '../links/connect.ts'
import { SUBSCRIPTION_OPTIONS, subscriptionOf, webhookService } from './webhook-options.ts'
import { startReceiver } from './receiver.ts'
import { deliveryFault } from './verify-delivery.ts'

/** The same port each time, so that a webhook which an earlier run left behind is used again. */
const PORT = 8090

const portOf = (context: CommandContext): number => {
  const text = textOption(context, 'port') ?? String(PORT)
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new UsageError('--port is a number up to 65535')
  return Number(text)
}

type Result = NonNullable<PostedEvent['data']['result']>

const resultText = ({ winner, reason }: Result): string => `${winner ? `${winner} has won` : 'a draw'} (${reason})`

const gameState = ({ status, turn, deadline, result }: PostedEvent['data']): string => {
  if (turn) return `${turn} to move${deadline === undefined ? '' : ` until ${deadline}`}`
  return result ? resultText(result) : status
}

const tournamentState = ({ board, games, status }: PostedTournament['data']): string =>
  board
    ? `board ${board.number}: ${board.result ? resultText(board.result) : 'no result'}`
    : `${status}, ${games.over} of ${games.all} games are over`

const eventOf = (posted: Exclude<Posted, PostedTest>): string =>
  'tournament' in posted.data
    ? `${posted.data.tournament} ${posted.data.title}: ${tournamentState(posted.data)}`
    : `${posted.data.game} ${posted.data.title}: ${gameState(posted.data)}`

const lineOf = (posted: Posted): string =>
  `${posted.timestamp} ${posted.type === 'test' ? `test of ${posted.data.url}` : `${posted.type} ${eventOf(posted)}`}`

/** How many ids of deliveries are remembered, to print none twice. */
const MOST_IDS = 1000

/** Returns whether an id is new, and remembers it. */
const newIds = (): ((id: string) => boolean) => {
  const known = new Set<string>()
  return (id) => {
    const isNew = !known.has(id)
    known.add(id)
    const [oldest] = known
    if (known.size > MOST_IDS && oldest !== undefined) known.delete(oldest)
    return isNew
  }
}

/** Adds the webhook, or changes the one that an earlier run left behind. Returns its id and its new secret. */
const subscribe = async (context: CommandContext, service: Crownhead, url: string) => {
  const { labels, ...wanted } = subscriptionOf(context)
  const { webhooks } = await service.ask('hooks', {})
  const known = webhooks.find((webhook) => webhook.url === url)
  const change = { ...wanted, labels: labels ?? null, format: 'standard', enabled: true, secret: 'new' } as const
  const { webhook, secret = '' } = known
    ? await service.ask('changeHook', { path: { hook: known.id }, body: change })
    : await service.ask('addHook', { body: { url, ...wanted, ...(labels && { labels }) } })
  return { hook: webhook.id, secret }
}

const subscribed = (context: CommandContext, service: Crownhead, url: string) =>
  subscribe(context, service, url).catch((error: unknown) => {
    if (isRefusal(error, 'invalid-request') && error.problem.issues?.some(({ path }) => path === 'url'))
      context.printError('only npm start posts to this machine: for other services give a tunnel’s address by --url')
    throw error
  })

/** Returns what receives deliveries: it prints those that are signed with the secret, each once. */
const printing = (context: CommandContext, isTimed: boolean) => {
  const isNew = newIds()
  let start: (secret: string) => void = () => undefined
  const known = new Promise<string>((resolve) => {
    start = resolve
  })
  return {
    start: (secret: string): void => start(secret),
    // A delivery may come before the answer that has the secret.
    receive: async (headers: Parameters<typeof deliveryFault>[1], body: string): Promise<number> => {
      const fault = deliveryFault(await known, headers, body, { isTimed, now: Date.now() })
      if (fault !== undefined) {
        context.printError(`a delivery is refused: ${fault}`)
        return 401
      }
      if (!isNew(String(headers['webhook-id']))) return 204
      const posted = JSON.parse(body) as Posted
      if (context.isJson) context.printJson(posted)
      else context.print(lineOf(posted))
      return 204
    },
  }
}

export const listenCommand: CliCommand = {
  summary: 'receive webhooks on this machine, and print those that are rightly signed',
  synopsis: '',
  minArgs: 0,
  maxArgs: 0,
  options: {
    ...SUBSCRIPTION_OPTIONS,
    port: { type: 'string', placeholder: 'N', help: `of this machine; ${PORT} if left out, 0 for any that is free` },
    url: { type: 'string', placeholder: 'URL', help: 'that leads here, as a tunnel’s; only npm start needs none' },
  },
  run: async (context) => {
    requireKey(context)
    const { signal } = context.terminal
    const service = webhookService(context)
    const tunnel = textOption(context, 'url')
    // The clock of `npm start` can be moved, and only that service posts to this machine.
    const { start, receive } = printing(context, tunnel !== undefined)
    const receiver = await startReceiver(portOf(context), receive)
    try {
      const url = tunnel ?? `http://127.0.0.1:${receiver.port}/`
      const { hook, secret } = await subscribed(context, service, url)
      start(secret)
      context.printError(`webhook ${hook} posts to ${url}; Ctrl-C removes it`)
      await service.ask('testHook', { path: { hook } })
      if (!signal.aborted) await once(signal, 'abort')
      await service.ask('removeHook', { path: { hook } })
    } finally {
      receiver.close()
    }
    return EXIT_CODES.interrupted[0]
  },
}
