import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Role } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Answer, Asked, Told, View } from '../evidence.ts'
import type { Ground } from '../ground.ts'
import { formBody, formPath } from './forms.ts'
import { heardOf, showsBoard } from './pages.ts'
import { INVITED } from './table.ts'

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>
export type Doors = { readonly api: Handler; readonly page: Handler }

/** A request that a person wants to be carried out, however many attempts it takes. */
export type Wish = {
  readonly kind: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** The path in the API. If the request is sent by a form, `formPath` gives the path instead. */
  readonly path: string
  /** True if it is sent by the form of a page. */
  readonly form?: boolean
  readonly query?: Readonly<Record<string, string>>
  readonly game?: GameId
  readonly role?: Role
  readonly token?: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly key?: string
  /** The most milliseconds that each port call takes, so that two requests can overlap. */
  readonly pace?: number
  /** The network that the request comes from; by default each holder of a link has their own. */
  readonly from?: string
  /** True if it is sent only once, even if no answer comes. */
  readonly once?: boolean
  /**
   * True if nothing fails and no random number is drawn while the request is answered, so that the history of the world
   * is the same as without it.
   */
  readonly isSteady?: boolean
}

export type Client = { readonly ask: (wish: Wish, then: (answer: Answer | undefined) => void) => void }

const headersAndBody = ({ road, method, token, body, ...asked }: Asked, key: string | undefined) =>
  road === 'api'
    ? {
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
        isBase64Encoded: false,
      }
    : {
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        ...(method !== 'GET' && {
          body: Buffer.from(formBody({ road, method, token, body, ...asked }, key)).toString('base64'),
        }),
        isBase64Encoded: true,
      }

/** Returns the network of a request: each holder of a link has a network of their own. */
const homeOf = ({ token = 'somebody', number }: Asked): string => {
  const home = [...(token === 'somebody' ? `${number}` : token.slice(0, 20))].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_536,
    7,
  )
  return `10.${home >> 8}.${home & 255}.1`
}

/**
 * Returns the query of a request. A person who opens their page opens the tab `mine`, which has the note and the link.
 */
const queryOf = ({ road, kind, method }: Asked, query: Wish['query']): Partial<APIGatewayProxyEventV2> => {
  const opened = road === 'form' && kind === 'look' && method === 'GET' ? { ...query, tab: 'mine' } : query
  return opened ? { queryStringParameters: opened } : {}
}

const eventOf = (asked: Asked, { key, query, from }: Wish): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: `${asked.method} simulated`,
  rawPath: asked.path,
  rawQueryString: '',
  ...queryOf(asked, query),
  ...headersAndBody(asked, key),
  requestContext: {
    accountId: '0',
    apiId: 'simulation',
    domainName: 'crownhead.test',
    domainPrefix: 'crownhead',
    http: {
      method: asked.method,
      path: asked.path,
      protocol: 'HTTP/1.1',
      sourceIp: from ?? homeOf(asked),
      userAgent: 'simulation',
    },
    requestId: String(asked.number),
    routeKey: `${asked.method} simulated`,
    stage: '$default',
    time: '',
    timeEpoch: asked.at,
  },
})

/** Returns the fields of an answer. A file that is no JSON has none. */
const parseBody = (text: string): Told => (text.startsWith('{') ? (JSON.parse(text) as Told) : {})

/** Returns the body of an answer. The body of `GET /v1/games/{id}` is the game's view itself. */
const bodyOf = (kind: string, status: number, text: string): Told => {
  const body = parseBody(text)
  return kind === 'look' && status === 200 ? { ...body, game: body as unknown as View } : body
}

type Heard = { readonly how: APIGatewayProxyStructuredResultV2; readonly view?: View }

const heardBy = (asked: Asked, { how, view }: Heard): Omit<Answer, 'at'> => {
  if (asked.road === 'form') return heardOf(asked, how, view)
  const { statusCode: status = 200, body: text = '' } = how
  return { status, text, body: bodyOf(asked.kind, status, text) }
}

const askedBy = (wish: Wish, number: number, intent: number, at: number): Asked => {
  const { kind, form = false, method = 'POST', path, game, role, token, body = {} } = wish
  const road = form ? 'form' : 'api'
  const asked: Asked = { number, road, intent, at, method, path, kind, game, role, token, body }
  return form ? { ...asked, method: method === 'GET' ? 'GET' : 'POST', path: formPath(asked) } : asked
}

/** Returns the view that the API gives to a page's reader at the same moment. It stands for the game on the page. */
const viewFor = async ({ api }: Doors, asked: Asked): Promise<View | undefined> => {
  const path = `/v1/games/${asked.game ?? asked.token?.slice(2, 14)}`
  const look: Asked = { ...asked, road: 'api', kind: 'look', method: 'GET', path }
  const { statusCode, body = '' } = await api(eventOf(look, { kind: 'look', path }))
  return statusCode === 200 ? (JSON.parse(body) as View) : undefined
}

const sendThrough = async (doors: Doors, asked: Asked, wish: Wish): Promise<Heard> => {
  if (asked.road === 'api') return { how: await doors.api(eventOf(asked, wish)) }
  const how = await doors.page(eventOf(asked, wish))
  const view = showsBoard(how) ? await viewFor(doors, asked) : undefined
  return { how, ...(view && { view }) }
}

/** Returns the probability that a button is pressed twice. Claims of lost seats are rare, so theirs is the highest. */
const oftenTwice = ({ kind, form, method, token }: Wish): number => {
  if (kind === 'give-time') return 0.1
  if (!form || method === 'GET') return 0
  if (kind === 'claim' && !INVITED[token?.charAt(0) ?? '']) return 0.6
  return kind === 'claim' || kind === 'create' ? 0.2 : 0.04
}

/** The most attempts of a request, if no answer comes or the answer is a server error. */
const TRIES = 4

/** Returns the client of all people. After no answer, or a server error, it sends the very same request again. */
export const clientOn = (
  { agenda, dice, evidence, machine, tell }: Ground,
  doors: Doors,
  heard: (asked: Asked) => void,
): Client => {
  let intents = 0
  const send = (
    wish: Wish,
    intent: number,
    tries: number,
    then: (answer: Answer | undefined) => void,
  ): Promise<void> => {
    const asked = askedBy(wish, evidence.asked.length, intent, agenda.now())
    evidence.asked.push(asked)
    tell(
      () =>
        `request ${asked.number}: ${asked.role ?? 'somebody'} ${asked.kind} ${asked.method} ${asked.path} ${JSON.stringify(asked.body)}`,
    )
    const again = (answer: Answer | undefined): void => {
      if (wish.once || tries >= TRIES) then(answer)
      else agenda.in(dice.between(200, 40_000), () => send(wish, intent, tries + 1, then))
    }
    const name = asked.road === 'form' ? 'page' : 'api'
    return machine.invoke({
      name,
      request: asked.number,
      pace: wish.pace ?? 0,
      isSteady: wish.isSteady === true,
      body: () => sendThrough(doors, asked, wish),
      ended: (how) => {
        if (how.kind !== 'answered') return again(undefined)
        const answer: Answer = { at: agenda.now(), ...heardBy(asked, how.value) }
        asked.answer = answer
        tell(
          () =>
            `answer ${asked.number}: ${answer.status} ${answer.body.code ?? ''}${answer.body.duplicate ? ' duplicate' : ''}${answer.body.game ? ` version ${answer.body.game.version}` : ''}`,
        )
        heard(asked)
        if (answer.status >= 500) again(answer)
        else then(answer)
      },
    })
  }
  return {
    ask: (wish, then) => {
      const intent = intents++
      agenda.in(0, () => send(wish, intent, 1, then))
      // The button may be pressed twice.
      const often = oftenTwice(wish)
      if (dice.chance(often)) agenda.in(dice.between(0, 2000), () => send(wish, intent, TRIES, () => {}))
    },
  }
}
