import {
  type WebhookBody,
  type WebhookChange,
  webhookBody,
  webhookChange,
  replayBody,
} from '../../../api/input/webhook-shapes.ts'
import { parseBody } from '../../../api/input/shapes.ts'
import { type Duration, HOUR, type Instant } from '../../../game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../../webhooks/delivery-limits.ts'
import { webhookSecretFrom } from '../../../webhooks/signed-headers.ts'
import type { WebhookDelivery, Webhook, WebhookList } from '../../ports/webhooks.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { KEY_ID_LENGTH } from '../../credentials/verify-api-key.ts'
import { randomId } from '../../credentials/ids.ts'
import type { RandomBytes } from '../../ports/signer.ts'
import { authorizeProgram } from '../../access/authorize-program.ts'
import type { Service } from '../../runtime/service.ts'
import { updateWebhooks } from '../../webhooks/update-webhooks.ts'
import { deliveryView, webhookView } from './webhook-views.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

const SECRET_BYTES = 32

const newSecret = (randomBytes: RandomBytes): string =>
  webhookSecretFrom(btoa(String.fromCharCode(...randomBytes(SECRET_BYTES))))

type WebhookCall = { readonly service: Service; readonly request: Request; readonly owner: string }

/** Makes a route for programs whose key has the scope `webhooks`. `id`: the webhook in the path. */
const webhookRoute =
  (answer: (call: WebhookCall, id: string) => Promise<Response>) =>
  (service: Service, request: Request, id: string): Promise<Response> =>
    authorizeProgram(service, request, 'webhooks', ({ owner }) => answer({ service, request, owner }, id))

const unknownWebhook = ({ service, request }: WebhookCall): Promise<Response> =>
  problemResponse(service, request, { code: 'not-found' }, { detail: 'There is no such webhook.' })

type Changed = { readonly hooks: readonly Webhook[]; readonly response: Response }

const change = async (
  call: WebhookCall,
  decide: (owned: WebhookList) => Changed | Response | Promise<Response>,
): Promise<Response> => {
  const { service, request, owner } = call
  const response = await updateWebhooks<Response>(service.hooks, owner, async (owned) => {
    const decided = await decide(owned)
    return 'hooks' in decided ? { hooks: decided.hooks, result: decided.response } : { result: decided }
  })
  return response ?? problemResponse(service, request, { code: 'try-again' })
}

const webhookFrom = (
  { labels, locale, ...body }: WebhookBody,
  id: string,
  secret: string,
  created: Instant,
): Webhook => ({
  ...body,
  id,
  ...(labels && { labels }),
  ...(locale !== undefined && { locale }),
  secrets: [{ text: secret }],
  created,
})

/** `POST /v1/webhooks` */
export const postWebhook = webhookRoute(async (call) => {
  const { service, request } = call
  const read = parseBody(webhookBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const secret = newSecret(service.chance)
  const webhook = webhookFrom(read.value, randomId(service.chance, KEY_ID_LENGTH), secret, request.receivedAt)
  return change(call, ({ hooks }) =>
    hooks.length >= WEBHOOK_LIMITS.most
      ? problemResponse(service, request, { code: 'too-many-webhooks' })
      : { hooks: [...hooks, webhook], response: jsonResponse(201, { webhook: webhookView(webhook), secret }) },
  )
})

/** `GET /v1/webhooks` */
export const listWebhooks = webhookRoute(async ({ service, owner }) => {
  const { hooks } = await service.hooks.load(owner)
  return jsonResponse(200, { webhooks: hooks.map(webhookView) })
})

const withEnabled = (webhook: Webhook, isEnabled: boolean | undefined, now: Instant): Webhook => {
  if (isEnabled === undefined) return webhook
  const { disabled, ...rest } = webhook
  return isEnabled ? rest : { ...rest, disabled: disabled ?? { at: now, why: 'asked' } }
}

const withChanges = (
  webhook: Webhook,
  { enabled: isEnabled, secret: _new, labels, locale, ...more }: WebhookChange,
  now: Instant,
): Webhook => {
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
const withNewSecret = (webhook: Webhook, secret: string, now: Instant): Webhook => {
  const [last] = webhook.secrets
  return {
    ...webhook,
    secrets: [{ text: secret }, ...(last ? [{ ...last, until: now + WEBHOOK_LIMITS.secretOverlap }] : [])],
  }
}

/** `PATCH /v1/webhooks/{hook}` */
export const patchWebhook = webhookRoute(async (call, id) => {
  const { service, request } = call
  const read = parseBody(webhookChange, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const secret = read.value.secret && newSecret(service.chance)
  return change(call, ({ hooks }) => {
    const known = hooks.find((webhook) => webhook.id === id)
    if (!known) return unknownWebhook(call)
    const plain = withChanges(known, read.value, request.receivedAt)
    const after = secret === undefined ? plain : withNewSecret(plain, secret, request.receivedAt)
    return {
      hooks: hooks.map((webhook) => (webhook.id === id ? after : webhook)),
      response: jsonResponse(200, { webhook: webhookView(after), ...(secret !== undefined && { secret }) }),
    }
  })
})

/** `DELETE /v1/webhooks/{hook}` */
export const deleteWebhook = webhookRoute((call, id) =>
  change(call, ({ hooks }) => {
    const left = hooks.filter((webhook) => webhook.id !== id)
    return left.length === hooks.length
      ? unknownWebhook(call)
      : { hooks: left, response: jsonResponse(200, { webhooks: left.map(webhookView) }) }
  }),
)

const findWebhook = async ({ service, owner }: WebhookCall, id: string): Promise<Webhook | undefined> => {
  const { hooks } = await service.hooks.load(owner)
  return hooks.find((webhook) => webhook.id === id)
}

/** `POST /v1/webhooks/{hook}/test` */
export const testWebhook = webhookRoute(async (call, id) => {
  if (!(await findWebhook(call, id))) return unknownWebhook(call)
  const { service, request, owner } = call
  const at = request.receivedAt
  const told = { id: `msg_test_${randomId(service.chance, KEY_ID_LENGTH)}`, event: 'test', at } as const
  await service.notices.put([{ owner, hook: id, told, attempt: 1, due: at, delay: 0 }])
  return jsonResponse(202, { id: told.id })
})

/** `GET /v1/webhooks/{hook}/deliveries` */
export const listWebhookDeliveries = webhookRoute(async (call, id) => {
  if (!(await findWebhook(call, id))) return unknownWebhook(call)
  const { service, request, owner } = call
  const recent = await service.hooks.recent(owner, id, WEBHOOK_LIMITS.listed, request.receivedAt)
  return jsonResponse(200, { deliveries: recent.map(deliveryView) })
})

/** An attempt this much overdue is lost: the queue failed when it was put. */
const LOST_AFTER: Duration = HOUR

const isUndelivered = ({ state, told, next = Infinity }: WebhookDelivery, since: Instant, now: Instant): boolean =>
  (state === 'given-up' || (state === 'waiting' && next < now - LOST_AFTER)) &&
  told.event !== 'test' &&
  told.at >= since

/** `POST /v1/webhooks/{hook}/replay` */
export const replayWebhook = webhookRoute(async (call, id) => {
  const { service, request, owner } = call
  const read = parseBody(replayBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const webhook = await findWebhook(call, id)
  if (!webhook) return unknownWebhook(call)
  // Nothing is sent to a disabled webhook.
  if (webhook.disabled) return jsonResponse(202, { replayed: 0 })
  const now = request.receivedAt
  const recent = await service.hooks.recent(owner, id, WEBHOOK_LIMITS.listed, now)
  const undelivered = recent.filter((delivery) => isUndelivered(delivery, read.value.since ?? 0, now)).toReversed()
  for (const { told } of undelivered)
    await service.hooks.record(
      owner,
      { hook: id, told, state: 'waiting', tries: 0, next: now },
      now + WEBHOOK_LIMITS.retention,
    )
  await service.notices.put(undelivered.map(({ told }) => ({ owner, hook: id, told, attempt: 1, due: now, delay: 0 })))
  return jsonResponse(202, { replayed: undelivered.length })
})
