import { type HookBody, type HookChange, hookBody, hookChange, replayBody } from '../../../api/input/webhook-shapes.ts'
import { parseBody } from '../../../api/input/shapes.ts'
import { type Duration, HOUR, type Instant } from '../../../game/words.ts'
import { HOOKS } from '../../../hooks/bounds.ts'
import { secretFrom } from '../../../hooks/signing.ts'
import type { Delivery, Hook, Shelf } from '../../ports/webhooks.ts'
import type { Request, Response } from '../../http.ts'
import { KEY_ID_LENGTH } from '../../credentials/api-keys.ts'
import { randomId } from '../../credentials/ids.ts'
import type { Chance } from '../../ports/signer.ts'
import { asProgram } from '../../access/program.ts'
import type { Service } from '../../service.ts'
import { changeShelf } from '../../webhooks/update-webhooks.ts'
import { deliveryView, viewOf } from './webhook-views.ts'
import { invalid, json, problem } from '../http/problem.ts'

const SECRET_BYTES = 32

const newSecret = (randomBytes: Chance): string => secretFrom(btoa(String.fromCharCode(...randomBytes(SECRET_BYTES))))

type WebhookCall = { readonly service: Service; readonly request: Request; readonly owner: string }

/** Makes a route for programs whose key has the scope `webhooks`. `id`: the webhook in the path. */
const webhookRoute =
  (answer: (call: WebhookCall, id: string) => Promise<Response>) =>
  (service: Service, request: Request, id: string): Promise<Response> =>
    asProgram(service, request, 'webhooks', ({ owner }) => answer({ service, request, owner }, id))

const unknownWebhook = ({ service, request }: WebhookCall): Promise<Response> =>
  problem(service, request, { code: 'not-found' }, { detail: 'There is no such webhook.' })

type Changed = { readonly hooks: readonly Hook[]; readonly response: Response }

const change = async (
  call: WebhookCall,
  decide: (owned: Shelf) => Changed | Response | Promise<Response>,
): Promise<Response> => {
  const { service, request, owner } = call
  const response = await changeShelf<Response>(service.hooks, owner, async (owned) => {
    const decided = await decide(owned)
    return 'hooks' in decided ? { hooks: decided.hooks, result: decided.response } : { result: decided }
  })
  return response ?? problem(service, request, { code: 'try-again' })
}

const hookFrom = ({ labels, locale, ...body }: HookBody, id: string, secret: string, created: Instant): Hook => ({
  ...body,
  id,
  ...(labels && { labels }),
  ...(locale !== undefined && { locale }),
  secrets: [{ text: secret }],
  created,
})

/** `POST /v1/webhooks` */
export const addHook = webhookRoute(async (call) => {
  const { service, request } = call
  const read = parseBody(hookBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const secret = newSecret(service.chance)
  const webhook = hookFrom(read.value, randomId(service.chance, KEY_ID_LENGTH), secret, request.receivedAt)
  return change(call, ({ hooks }) =>
    hooks.length >= HOOKS.most
      ? problem(service, request, { code: 'too-many-webhooks' })
      : { hooks: [...hooks, webhook], response: json(201, { webhook: viewOf(webhook), secret }) },
  )
})

/** `GET /v1/webhooks` */
export const listHooks = webhookRoute(async ({ service, owner }) => {
  const { hooks } = await service.hooks.load(owner)
  return json(200, { webhooks: hooks.map(viewOf) })
})

const withEnabled = (webhook: Hook, isEnabled: boolean | undefined, now: Instant): Hook => {
  if (isEnabled === undefined) return webhook
  const { disabled, ...rest } = webhook
  return isEnabled ? rest : { ...rest, disabled: disabled ?? { at: now, why: 'asked' } }
}

const withChanges = (
  webhook: Hook,
  { enabled: isEnabled, secret: _new, labels, locale, ...more }: HookChange,
  now: Instant,
): Hook => {
  const { labels: ownLabels, locale: ownLocale, ...rest } = withEnabled(webhook, isEnabled, now)
  const [filter, tag] = [labels === undefined ? ownLabels : labels, locale === undefined ? ownLocale : locale]
  const changes = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  return {
    ...rest,
    ...changes,
    ...(filter && { labels: filter }),
    ...(tag !== undefined && tag !== null && { locale: tag }),
  }
}

/**
 * A webhook signs with its new secret and, for a while, with the one before: receivers can change over. Older ones go
 * at once.
 */
const withNewSecret = (webhook: Hook, secret: string, now: Instant): Hook => {
  const [last] = webhook.secrets
  return { ...webhook, secrets: [{ text: secret }, ...(last ? [{ ...last, until: now + HOOKS.overlap }] : [])] }
}

/** `PATCH /v1/webhooks/{hook}` */
export const changeHook = webhookRoute(async (call, id) => {
  const { service, request } = call
  const read = parseBody(hookChange, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const secret = read.value.secret && newSecret(service.chance)
  return change(call, ({ hooks }) => {
    const known = hooks.find((webhook) => webhook.id === id)
    if (!known) return unknownWebhook(call)
    const plain = withChanges(known, read.value, request.receivedAt)
    const after = secret === undefined ? plain : withNewSecret(plain, secret, request.receivedAt)
    return {
      hooks: hooks.map((webhook) => (webhook.id === id ? after : webhook)),
      response: json(200, { webhook: viewOf(after), ...(secret !== undefined && { secret }) }),
    }
  })
})

/** `DELETE /v1/webhooks/{hook}` */
export const removeHook = webhookRoute((call, id) =>
  change(call, ({ hooks }) => {
    const left = hooks.filter((webhook) => webhook.id !== id)
    return left.length === hooks.length
      ? unknownWebhook(call)
      : { hooks: left, response: json(200, { webhooks: left.map(viewOf) }) }
  }),
)

const findWebhook = async ({ service, owner }: WebhookCall, id: string): Promise<Hook | undefined> => {
  const { hooks } = await service.hooks.load(owner)
  return hooks.find((webhook) => webhook.id === id)
}

/** `POST /v1/webhooks/{hook}/test` */
export const testHook = webhookRoute(async (call, id) => {
  if (!(await findWebhook(call, id))) return unknownWebhook(call)
  const { service, request, owner } = call
  const at = request.receivedAt
  const told = { id: `msg_test_${randomId(service.chance, KEY_ID_LENGTH)}`, event: 'test', at } as const
  await service.notices.put([{ owner, hook: id, told, attempt: 1, due: at, delay: 0 }])
  return json(202, { id: told.id })
})

/** `GET /v1/webhooks/{hook}/deliveries` */
export const listDeliveries = webhookRoute(async (call, id) => {
  if (!(await findWebhook(call, id))) return unknownWebhook(call)
  const { service, request, owner } = call
  const recent = await service.hooks.recent(owner, id, HOOKS.listed, request.receivedAt)
  return json(200, { deliveries: recent.map(deliveryView) })
})

/** An attempt this much overdue is lost: the queue failed when it was put. */
const LOST_AFTER: Duration = HOUR

const isUndelivered = ({ state, told, next = Infinity }: Delivery, since: Instant, now: Instant): boolean =>
  (state === 'given-up' || (state === 'waiting' && next < now - LOST_AFTER)) &&
  told.event !== 'test' &&
  told.at >= since

/** `POST /v1/webhooks/{hook}/replay` */
export const replayHook = webhookRoute(async (call, id) => {
  const { service, request, owner } = call
  const read = parseBody(replayBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const webhook = await findWebhook(call, id)
  if (!webhook) return unknownWebhook(call)
  // Nothing is sent to a disabled webhook.
  if (webhook.disabled) return json(202, { replayed: 0 })
  const now = request.receivedAt
  const recent = await service.hooks.recent(owner, id, HOOKS.listed, now)
  const undelivered = recent.filter((delivery) => isUndelivered(delivery, read.value.since ?? 0, now)).toReversed()
  for (const { told } of undelivered)
    await service.hooks.record(owner, { hook: id, told, state: 'waiting', tries: 0, next: now }, now + HOOKS.kept)
  await service.notices.put(undelivered.map(({ told }) => ({ owner, hook: id, told, attempt: 1, due: now, delay: 0 })))
  return json(202, { replayed: undelivered.length })
})
