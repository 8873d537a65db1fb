import type { AddHookBody, Crownhead, Webhook } from '../../../client/src/index.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { type CliCommand, type CommandContext, optionFields, textOption } from '../terminal/command.ts'
import { requireKey } from '../links/connect.ts'
import { SUBSCRIPTION_OPTIONS, subscriptionOf, webhookService } from './webhook-options.ts'

const stateOf = ({ disabled }: Webhook): string => (disabled ? `disabled (${disabled.why}) since ${disabled.at}` : '')

const printWebhook = ({ print }: CommandContext, webhook: Webhook): void => {
  const labels = Object.entries(webhook.labels ?? {}).map(([name, value]) => `${name}=${value}`)
  print({ text: webhook.id, style: 'bold' }, ` ${webhook.url} ${webhook.format}`)
  print(`  ${[webhook.events.join(','), ...labels, stateOf(webhook)].filter((part) => part !== '').join(' ')}`)
}

type Changed = { readonly webhook: Webhook; readonly secret?: string }

const printChanged = (context: CommandContext, changed: Changed): void => {
  if (context.isJson) return context.printJson(changed)
  printWebhook(context, changed.webhook)
  if (changed.secret !== undefined) context.print(`  secret, not shown again: ${changed.secret}`)
}

const list = async (context: CommandContext, service: Crownhead): Promise<void> => {
  const { webhooks } = await service.ask('hooks', {})
  if (context.isJson) return context.printJson({ webhooks })
  for (const webhook of webhooks) printWebhook(context, webhook)
  if (webhooks.length === 0) context.print('There is no webhook.')
}

const deliveries = async (context: CommandContext, service: Crownhead, hook: string): Promise<void> => {
  const answer = await service.ask('deliveries', { path: { hook } })
  if (context.isJson) return context.printJson(answer)
  for (const { at, event, game = '', state, tries, status, failure = '', nextAt } of answer.deliveries) {
    const next = nextAt === undefined ? '' : ` next ${nextAt}`
    context.print(`${at} ${event} ${game} ${state} after ${tries} (${status ?? failure})${next}`)
  }
}

type Action = (context: CommandContext, service: Crownhead, value: string) => Promise<void>

const changing =
  (body: { readonly enabled: boolean } | { readonly secret: 'new' }): Action =>
  async (context, service, hook) =>
    printChanged(context, await service.ask('changeHook', { path: { hook }, body }))

/** What each option does with its value. */
const ACTIONS: Readonly<Record<string, Action>> = {
  add: async (context, service, url) => {
    const more = optionFields(context, { format: 'format', locale: 'language' }) as Partial<AddHookBody>
    const body = { url, ...subscriptionOf(context), ...more }
    printChanged(context, await service.ask('addHook', { body }))
  },
  remove: async (context, service, hook) => {
    await service.ask('removeHook', { path: { hook } })
    await list(context, service)
  },
  enable: changing({ enabled: true }),
  disable: changing({ enabled: false }),
  'new-secret': changing({ secret: 'new' }),
  test: async (context, service, hook) => {
    const { id } = await service.ask('testHook', { path: { hook } })
    if (context.isJson) context.printJson({ id })
    else context.print(`Test ${id} is on its way: crownhead webhooks --deliveries ${hook}`)
  },
  deliveries,
  replay: async (context, service, hook) => {
    const answer = await service.ask('replayHook', { path: { hook }, body: {} })
    if (context.isJson) context.printJson(answer)
    else context.print(`${answer.replayed} are sent again.`)
  },
}

export const webhooksCommand: CliCommand = {
  summary: 'what the service posts to your URLs; needs a key with webhooks',
  synopsis: '',
  minArgs: 0,
  maxArgs: 0,
  options: {
    add: { type: 'string', placeholder: 'URL', help: 'post events there; prints the secret that signs them' },
    ...SUBSCRIPTION_OPTIONS,
    format: { type: 'string', placeholder: 'FORMAT', help: 'slack or discord; JSON for programs if left out' },
    language: { type: 'string', placeholder: 'LANGUAGE', help: 'of the sentences for slack and discord' },
    remove: { type: 'string', placeholder: 'ID', help: 'post nothing there any more' },
    enable: { type: 'string', placeholder: 'ID', help: 'after it was disabled' },
    disable: { type: 'string', placeholder: 'ID', help: 'for a while' },
    'new-secret': { type: 'string', placeholder: 'ID', help: 'the old one signs, too, for a day' },
    test: { type: 'string', placeholder: 'ID', help: 'post a test' },
    deliveries: { type: 'string', placeholder: 'ID', help: 'the last 100, and what became of them' },
    replay: { type: 'string', placeholder: 'ID', help: 'post again what was given up' },
  },
  run: async (context) => {
    requireKey(context)
    const service = webhookService(context)
    const asked = Object.keys(ACTIONS).filter((name) => textOption(context, name) !== undefined)
    const [name = ''] = asked
    if (asked.length > 1) throw new UsageError(`one at a time: --${asked.join(', --')}`)
    const action = ACTIONS[name]
    return action ? action(context, service, textOption(context, name) ?? '') : list(context, service)
  },
}
