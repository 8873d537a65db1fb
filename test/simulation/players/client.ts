import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Role } from '../../../shared/game/words.ts'
import type { GameId } from '../../../shared/service/ports.ts'
import type { Answer, Asked, Told, View } from '../evidence.ts'
import type { Ground } from '../ground.ts'

export type Api = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

/** What somebody wishes to have done, however many tries it takes. */
export type Wish = {
  readonly kind: string
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly game?: GameId
  readonly role?: Role
  readonly token?: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly key?: string
  /** How long each call of a port takes at the most: what makes two requests cross. */
  readonly pace?: number
  /** Whether one who hears nothing asks again. */
  readonly once?: boolean
}

export type Client = { readonly ask: (wish: Wish, then: (answer: Answer | undefined) => void) => void }

const eventOf = ({ method, path, token, body }: Asked, key: string | undefined): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: `${method} simulated`,
  rawPath: path,
  rawQueryString: '',
  headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
  ...(method !== 'GET' && { body: JSON.stringify(body) }),
  isBase64Encoded: false,
  requestContext: {
    accountId: '0',
    apiId: 'simulation',
    domainName: 'crownhead.test',
    domainPrefix: 'crownhead',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'simulation' },
    requestId: String(path.length),
    routeKey: `${method} simulated`,
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
})

const told = (text: string): Told => (text === '' ? {} : (JSON.parse(text) as Told))

/** A view is the whole body of `GET /v1/games/{id}`. */
const bodyOf = (kind: string, status: number, text: string): Told => {
  const body = told(text)
  return kind === 'look' && status === 200 ? { ...body, game: body as unknown as View } : body
}

/** How often somebody asks again who has heard nothing, or "try again". */
const TRIES = 4

/** People at their devices: who hears nothing asks again, in the very same words. */
export const clientOn = (
  { agenda, dice, evidence, machine, tell }: Ground,
  api: Api,
  heard: (asked: Asked) => void,
): Client => {
  let intents = 0
  const send = (
    wish: Wish,
    intent: number,
    tries: number,
    then: (answer: Answer | undefined) => void,
  ): Promise<void> => {
    const { kind, method = 'POST', path, game, role, token, body = {}, key, pace = 0 } = wish
    const asked: Asked = {
      number: evidence.asked.length,
      intent,
      at: agenda.now(),
      method,
      path,
      kind,
      game,
      role,
      token,
      body,
    }
    evidence.asked.push(asked)
    tell(() => `request ${asked.number}: ${role ?? 'somebody'} ${kind} ${method} ${path} ${JSON.stringify(body)}`)
    const again = (answer: Answer | undefined): void => {
      if (wish.once || tries >= TRIES) then(answer)
      else agenda.in(dice.between(200, 40_000), () => send(wish, intent, tries + 1, then))
    }
    const event = eventOf(asked, key)
    event.requestContext.timeEpoch = asked.at
    return machine.invoke({
      name: 'api',
      request: asked.number,
      pace,
      body: () => api(event),
      ended: (how) => {
        if (how.kind !== 'answered') return again(undefined)
        const { statusCode: status = 200, body: text = '' } = how.value
        const answer: Answer = { at: agenda.now(), status, text, body: bodyOf(kind, status, text) }
        asked.answer = answer
        tell(
          () =>
            `answer ${asked.number}: ${status} ${answer.body.code ?? ''}${answer.body.duplicate ? ' duplicate' : ''}${answer.body.game ? ` version ${answer.body.game.version}` : ''}`,
        )
        heard(asked)
        if (status >= 500) again(answer)
        else then(answer)
      },
    })
  }
  return {
    ask: (wish, then) => {
      const intent = intents++
      agenda.in(0, () => send(wish, intent, 1, then))
      // A button that is pressed twice.
      if (wish.kind === 'give-time' && dice.chance(0.1))
        agenda.in(dice.between(0, 2000), () => send(wish, intent, TRIES, () => {}))
    },
  }
}
