import {
  LOCAL_WEBHOOKS,
  type WebhookBody,
  type WebhookChange,
  webhookBody,
  webhookChange,
} from '../../../api/input/webhook-shapes.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import type { Instant } from '../../../game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../../webhooks/delivery-limits.ts'
import { webhookSecretFrom } from '../../../webhooks/signed-headers.ts'
import type { Webhook, WebhookList } from '../../ports/webhooks.ts'
import type { Response } from '../../runtime/http.ts'
import { KEY_ID_LENGTH } from '../../credentials/verify-api-key.ts'
import { randomId } from '../../credentials/ids.ts'
import type { RandomBytes } from '../../ports/signer.ts'
import { updateWebhooks } from '../../webhooks/update-webhooks.ts'
import { webhookView } from './webhook-views.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'
import { type WebhookCall, webhookRoute, unknownWebhook } from './webhook-route.ts'

const SECRET_BYTES = 32

const newSecret = (randomBytes: RandomBytes): string =>
  webhookSecretFrom(btoa(String.fromCharCode(...randomBytes(SECRET_BYTES))))

type Changed = { readonly webhooks: readonly Webhook[]; readonly response: Response }

const change = async (
  call: WebhookCall,
  decide: (owned: WebhookList) => Changed | Response | Promise<Response>,
): Promise<Response> => {
  const { service, request, owner } = call
  const response = await updateWebhooks<Response>(service.webhooks, owner, async (owned) => {
    const decided = await decide(owned)
    return 'webhooks' in decided ? { webhooks: decided.webhooks, result: decided.response } : { result: decided }
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

/** Answers `POST /v1/webhooks`. */
export const postWebhook = webhookRoute(async (call) => {
  const { service, request } = call
  const read = parseBody(service.postsToOwnMachine ? LOCAL_WEBHOOKS.body : webhookBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const secret = newSecret(service.chance)
  const webhook = webhookFrom(read.value, randomId(service.chance, KEY_ID_LENGTH), secret, request.receivedAt)
  return change(call, ({ webhooks }) =>
    webhooks.length >= WEBHOOK_LIMITS.most
      ? problemResponse(service, request, { code: 'too-many-webhooks' })
      : { webhooks: [...webhooks, webhook], response: jsonResponse(201, { webhook: webhookView(webhook), secret }) },
  )
})

/** Answers `GET /v1/webhooks`. */
export const listWebhooks = webhookRoute(async ({ service, owner }) => {
  const { webhooks } = await service.webhooks.load(owner)
  return jsonResponse(200, { webhooks: webhooks.map(webhookView) })
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
 * A webhook signs with its new secret and, for a while, also with the one before, so that receivers can change over.
 * Older secrets are dropped at once.
 */
const withNewSecret = (webhook: Webhook, secret: string, now: Instant): Webhook => {
  const [last] = webhook.secrets
  return {
    ...webhook,
    secrets: [{ text: secret }, ...(last ? [{ ...last, until: now + WEBHOOK_LIMITS.secretOverlap }] : [])],
  }
}

/** Answers `PATCH /v1/webhooks/{hook}`. */
export const patchWebhook = webhookRoute(async (call, id) => {
  const { service, request } = call
  const read = parseBody(service.postsToOwnMachine ? LOCAL_WEBHOOKS.change : webhookChange, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const secret = read.value.secret && newSecret(service.chance)
  return change(call, ({ webhooks }) => {
    const known = webhooks.find((webhook) => webhook.id === id)
    if (!known) return unknownWebhook(call)
    const plain = withChanges(known, read.value, request.receivedAt)
    const after = secret === undefined ? plain : withNewSecret(plain, secret, request.receivedAt)
    return {
      webhooks: webhooks.map((webhook) => (webhook.id === id ? after : webhook)),
      response: jsonResponse(200, { webhook: webhookView(after), ...(secret !== undefined && { secret }) }),
    }
  })
})

/** Answers `DELETE /v1/webhooks/{hook}`. */
export const deleteWebhook = webhookRoute((call, id) =>
  change(call, ({ webhooks }) => {
    const left = webhooks.filter((webhook) => webhook.id !== id)
    return left.length === webhooks.length
      ? unknownWebhook(call)
      : { webhooks: left, response: jsonResponse(200, { webhooks: left.map(webhookView) }) }
  }),
)
