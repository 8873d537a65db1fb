import { type HookBody, type HookChange, hookBody, hookChange, replayBody } from '../../../api/input/webhook-shapes.ts'
import { parseBody } from '../../../api/input/shapes.ts'
import { type Duration, HOUR, type Instant } from '../../../game/words.ts'
import { HOOKS } from '../../../hooks/bounds.ts'
import { secretFrom } from '../../../hooks/signing.ts'
import type { Delivery, Hook, Shelf } from '../../ports/webhooks.ts'
import type { Request, Response } from '../../http.ts'
import { KEY_ID_LENGTH } from '../../credentials/api-keys.ts'
import { randomId } from '../../credentials/ids.ts'
import type { Chance } from '../../ports/ports.ts'
import { asProgram } from '../../access/program.ts'
import type { Service } from '../../service.ts'
import { changeShelf } from '../../webhooks/update-webhooks.ts'
import { deliveryView, viewOf } from './webhook-views.ts'
import { invalid, json, problem } from '../http/problem.ts'

const SECRET_BYTES = 32

const newSecret = (chance: Chance): string => secretFrom(btoa(String.fromCharCode(...chance(SECRET_BYTES))))

type Asking = { readonly service: Service; readonly request: Request; readonly owner: string }

/** For a key with the scope. */
const asked =
  (answer: (asking: Asking, id: string) => Promise<Response>) =>
  (service: Service, request: Request, id: string): Promise<Response> =>
    asProgram(service, request, 'webhooks', ({ owner }) => answer({ service, request, owner }, id))

const unknown = ({ service, request }: Asking): Promise<Response> =>
  problem(service, request, { code: 'not-found' }, { detail: 'There is no such webhook.' })

type Changed = { readonly hooks: readonly Hook[]; readonly response: Response }

const change = async (
  asking: Asking,
  decide: (shelf: Shelf) => Changed | Response | Promise<Response>,
): Promise<Response> => {
  const { service, request, owner } = asking
  const response = await changeShelf<Response>(service.hooks, owner, async (shelf) => {
    const decided = await decide(shelf)
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
export const addHook = asked(async (asking) => {
  const { service, request } = asking
  const read = parseBody(hookBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const secret = newSecret(service.chance)
  const hook = hookFrom(read.value, randomId(service.chance, KEY_ID_LENGTH), secret, request.receivedAt)
  return change(asking, ({ hooks }) =>
    hooks.length >= HOOKS.most
      ? problem(service, request, { code: 'too-many-webhooks' })
      : { hooks: [...hooks, hook], response: json(201, { webhook: viewOf(hook), secret }) },
  )
})

/** `GET /v1/webhooks` */
export const listHooks = asked(async ({ service, owner }) => {
  const { hooks } = await service.hooks.load(owner)
  return json(200, { webhooks: hooks.map(viewOf) })
})

const enabled = (hook: Hook, isEnabled: boolean | undefined, now: Instant): Hook => {
  if (isEnabled === undefined) return hook
  const { disabled, ...rest } = hook
  return isEnabled ? rest : { ...rest, disabled: disabled ?? { at: now, why: 'asked' } }
}

const amended = (
  hook: Hook,
  { enabled: isEnabled, secret: _new, labels, locale, ...more }: HookChange,
  now: Instant,
): Hook => {
  const { labels: ownLabels, locale: ownLocale, ...rest } = enabled(hook, isEnabled, now)
  const [wishes, tag] = [labels === undefined ? ownLabels : labels, locale === undefined ? ownLocale : locale]
  const given = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  return {
    ...rest,
    ...given,
    ...(wishes && { labels: wishes }),
    ...(tag !== undefined && tag !== null && { locale: tag }),
  }
}

/** The newest two: a third drops the first at once. */
const renewed = (hook: Hook, secret: string, now: Instant): Hook => {
  const [last] = hook.secrets
  return { ...hook, secrets: [{ text: secret }, ...(last ? [{ ...last, until: now + HOOKS.overlap }] : [])] }
}

/** `PATCH /v1/webhooks/{hook}` */
export const changeHook = asked(async (asking, id) => {
  const { service, request } = asking
  const read = parseBody(hookChange, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const secret = read.value.secret && newSecret(service.chance)
  return change(asking, ({ hooks }) => {
    const known = hooks.find((hook) => hook.id === id)
    if (!known) return unknown(asking)
    const plain = amended(known, read.value, request.receivedAt)
    const after = secret === undefined ? plain : renewed(plain, secret, request.receivedAt)
    return {
      hooks: hooks.map((hook) => (hook.id === id ? after : hook)),
      response: json(200, { webhook: viewOf(after), ...(secret !== undefined && { secret }) }),
    }
  })
})

/** `DELETE /v1/webhooks/{hook}` */
export const removeHook = asked((asking, id) =>
  change(asking, ({ hooks }) => {
    const left = hooks.filter((hook) => hook.id !== id)
    return left.length === hooks.length
      ? unknown(asking)
      : { hooks: left, response: json(200, { webhooks: left.map(viewOf) }) }
  }),
)

const hookNamed = async ({ service, owner }: Asking, id: string): Promise<Hook | undefined> => {
  const { hooks } = await service.hooks.load(owner)
  return hooks.find((hook) => hook.id === id)
}

/** `POST /v1/webhooks/{hook}/test` */
export const testHook = asked(async (asking, id) => {
  if (!(await hookNamed(asking, id))) return unknown(asking)
  const { service, request, owner } = asking
  const at = request.receivedAt
  const told = { id: `msg_test_${randomId(service.chance, KEY_ID_LENGTH)}`, event: 'test', at } as const
  await service.notices.put([{ owner, hook: id, told, attempt: 1, due: at, delay: 0 }])
  return json(202, { id: told.id })
})

/** `GET /v1/webhooks/{hook}/deliveries` */
export const listDeliveries = asked(async (asking, id) => {
  if (!(await hookNamed(asking, id))) return unknown(asking)
  const { service, request, owner } = asking
  const recent = await service.hooks.recent(owner, id, HOOKS.listed, request.receivedAt)
  return json(200, { deliveries: recent.map(deliveryView) })
})

/** Its errand was lost: the queue failed just then. */
const LOST: Duration = HOUR

const isOwed = ({ state, told, next = Infinity }: Delivery, since: Instant, now: Instant): boolean =>
  (state === 'given-up' || (state === 'waiting' && next < now - LOST)) && told.event !== 'test' && told.at >= since

/** `POST /v1/webhooks/{hook}/replay` */
export const replayHook = asked(async (asking, id) => {
  const { service, request, owner } = asking
  const read = parseBody(replayBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const hook = await hookNamed(asking, id)
  if (!hook) return unknown(asking)
  // Nothing would be sent.
  if (hook.disabled) return json(202, { replayed: 0 })
  const now = request.receivedAt
  const recent = await service.hooks.recent(owner, id, HOOKS.listed, now)
  const owed = recent.filter((delivery) => isOwed(delivery, read.value.since ?? 0, now)).toReversed()
  for (const { told } of owed)
    await service.hooks.record(owner, { hook: id, told, state: 'waiting', tries: 0, next: now }, now + HOOKS.kept)
  await service.notices.put(owed.map(({ told }) => ({ owner, hook: id, told, attempt: 1, due: now, delay: 0 })))
  return json(202, { replayed: owed.length })
})
