import type { Webhook } from '../../ports/webhooks.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { authorizeProgram } from '../../access/authorize-program.ts'
import type { Service } from '../../runtime/service.ts'
import { problemResponse } from '../../http/problem-response.ts'

/** A request whose API key may manage the webhooks of an owner. */
export type WebhookCall = { readonly service: Service; readonly request: Request; readonly owner: string }

/** Makes a route for programs whose key has the scope `webhooks`. `id`: the webhook in the path. */
export const webhookRoute =
  (answer: (call: WebhookCall, id: string) => Promise<Response>) =>
  (service: Service, request: Request, id: string): Promise<Response> =>
    authorizeProgram(service, request, 'webhooks', ({ owner }) => answer({ service, request, owner }, id))

/** Answers that the owner has no webhook with this id. */
export const unknownWebhook = ({ service, request }: WebhookCall): Promise<Response> =>
  problemResponse(service, request, { code: 'not-found' }, { englishDetail: 'There is no such webhook.' })

/** Finds a webhook of the owner by its id. */
export const findWebhook = async ({ service, owner }: WebhookCall, id: string): Promise<Webhook | undefined> => {
  const { webhooks } = await service.webhooks.load(owner)
  return webhooks.find((webhook) => webhook.id === id)
}
