import type { Context } from 'aws-lambda'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { behindFront } from '../../functions/http/behind-front.ts'
import { pageHandler } from '../../functions/http/page-handler.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { memoryService } from '../harness/memory-service.ts'
import { sitDown } from '../harness/seating.ts'
import { DOMAIN, FRONTED, appWith } from './apps.ts'
import { type Asked, type Headers, type Origin, edge } from './edge.ts'
import { type Template, propertiesOf, resources } from './synth.ts'

export type Fronted = { readonly front: Template; readonly run: Template }

export const frontedTemplates = (): Fronted => {
  const assembly = appWith(FRONTED).synth()
  const templateOf = (part: string) => assembly.getStackByName(`crownhead-${part}`).template as Template
  return { front: templateOf('front'), run: templateOf('run') }
}

const keysOf = (template: Template): readonly string[] => {
  const { Environment } = propertiesOf(resources(template, 'AWS::Lambda::Function').get('Pages')) as {
    readonly Environment: { readonly Variables: Readonly<Record<string, string>> }
  }
  return Environment.Variables['FRONT_KEYS']?.split(',') ?? []
}

/**
 * Returns the names of the stack's outputs that have the host of an open function URL. A URL is open if it belongs to
 * the alias `live` and needs no authentication.
 */
const urlsIn = (run: Template): ReadonlySet<string> => {
  const urls = resources(run, 'AWS::Lambda::Url')
  const open = [...urls].filter(([, url]) => {
    const { AuthType, Qualifier } = propertiesOf(url)
    return AuthType === 'NONE' && Qualifier === 'live'
  })
  const outputs = Object.entries(run.Outputs ?? {}).filter(([, { Value }]) =>
    open.some(([id]) => JSON.stringify(Value).includes(`"${id}`)),
  )
  return new Set(outputs.map(([name]) => name))
}

/** Returns the service behind the edge of the template. `heard` has the requests that reach the functions. */
export const standing = ({ front, run }: Fronted) => {
  const { service } = memoryService({ origin: `https://${DOMAIN.domain}` })
  const assets = assetFiles({ 'board-en': 'script'.repeat(300) })
  const keys = keysOf(run)
  const api = behindFront(keys, apiHandler(service), service.log)
  const page = behindFront(keys, pageHandler(service, assets), service.log)
  const heard: Parameters<Origin>[0][] = []
  const handlers = new Map([
    ['AnswersHost', api],
    ['PagesHost', page],
  ])
  const origin: Origin = async (request, host) => {
    heard.push(request)
    const output = (host as { readonly 'Fn::GetStackOutput'?: { readonly OutputName: string } })['Fn::GetStackOutput']
    const handler = urlsIn(run).has(output?.OutputName ?? '') ? handlers.get(output?.OutputName ?? '') : undefined
    if (!handler) throw new Error(`no function has the host ${JSON.stringify(host)}`)
    const { method, path, query, headers } = request
    const search = new URLSearchParams(query)
    const event = toHttpEvent(
      { method, path, search, headers, body: Buffer.from(request.body), from: '203.0.113.9' },
      Date.now(),
    )
    const { status, headers: responseHeaders, body } = toHttpReply(await handler(event, {} as Context))
    return { status, headers: responseHeaders, body: Buffer.from(body) }
  }
  const at = edge(front, origin)
  const ask = async (request: Asked) => {
    const before = heard.length
    const { status, headers, body } = await at.ask(request)
    return { status, headers, text: body.toString(), reached: heard.length > before }
  }
  return { ask, heard, pass: at.pass, assets }
}

export type Stand = ReturnType<typeof standing>

export const JSON_TYPE: Headers = { 'content-type': 'application/json' }
export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** Creates a game in which one move has been made. */
export const begun = async ({ ask }: Stand) => {
  const post = async (path: string, { token, body }: { readonly token?: string; readonly body: object }) => {
    const headers = { ...JSON_TYPE, ...(token !== undefined && bearer(token)) }
    const { status, text } = await ask({ method: 'POST', path, headers, body: JSON.stringify(body) })
    return {
      status,
      body: JSON.parse(text) as { game: { id: string }; links: Record<string, { url: string; token?: string }> },
    }
  }
  const creator = { name: 'Ada', seat: 'black' }
  const { body } = await sitDown(post, { creator, opponent: { name: 'Grace' } })
  const [black, white] = [body.links['creator']?.token ?? '', body.links['opponent']?.token ?? '']
  await post(`/v1/games/${body.game.id}/moves`, { token: black, body: { ply: 0, move: '11-15' } })
  return { id: body.game.id, black, white }
}
