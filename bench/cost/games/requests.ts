/** Requests as browsers and programs send them. */
import { SCRIPT_HEADER } from '../../../shared/api/routes/script-header.ts'
import { COUNTED_ORIGIN, type CountedStage } from './counted-stage.ts'
import { type CountedResponse, type CountedRequest, sendCounted } from './send-counted.ts'

/** The headers with which a browser requests a page. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'sec-fetch-site': 'same-origin' }

const failed = ({ status, body }: CountedResponse): Error => new Error(`${status}: ${body}`)

const expectStatus = (response: CountedResponse, status: number): CountedResponse => {
  if (response.status === status) return response
  throw failed(response)
}

export const loadPage = async (stage: CountedStage, path: string): Promise<string> =>
  expectStatus(await sendCounted(stage, { method: 'GET', path, headers: BROWSER }), 200).body

/** Loads what a browser caches for ever: the files on the page, and the script's parts that a move needs. */
export const loadFiles = async (stage: CountedStage, html: string): Promise<void> => {
  const paths = new Set(html.match(/\/assets\/[\w.-]+/g))
  for (const path of paths)
    for (const part of (await loadPage(stage, path)).match(/\/assets\/(?:choosing|road|slide)[\w.-]+/g) ?? [])
      paths.add(part)
}

type Form = Readonly<Record<string, string>>

const formOf = (path: string, fields: Form): CountedRequest => {
  const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded', origin: COUNTED_ORIGIN }
  return { method: 'POST', path, headers, body: new URLSearchParams(fields).toString() }
}

/** Sends a form as a browser does, and resolves with the path to which it is redirected. */
export const sendForm = async (stage: CountedStage, path: string, fields: Form): Promise<string> =>
  expectStatus(await sendCounted(stage, formOf(path, fields)), 303).headers['location'] ?? ''

/** Sends a form as the page's script does, which gets the next page in the response. */
export const sendScriptForm = async (stage: CountedStage, path: string, fields: Form): Promise<void> => {
  const form = formOf(path, fields)
  expectStatus(await sendCounted(stage, { ...form, headers: { ...form.headers, [SCRIPT_HEADER]: '1' } }), 200)
}

/** Sends a request as a program does. */
export const callApi = async (
  stage: CountedStage,
  method: string,
  path: string,
  token: string,
  body?: object,
): Promise<string> => {
  const isOrder = method === 'POST' && path.endsWith('/bulk')
  const headers = {
    'content-type': 'application/json',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(isOrder && { 'idempotency-key': 'an-order-of-a-club' }),
  }
  const response = await sendCounted(stage, { method, path, headers, ...(body && { body: JSON.stringify(body) }) })
  if (response.status < 200 || response.status > 202) throw failed(response)
  return response.body
}

/** Polls for a change of the game, and expects that there is none. */
export const pollVersion = async (stage: CountedStage, id: string, version: number): Promise<void> => {
  const headers = { ...BROWSER, 'if-none-match': `"${version}"` }
  expectStatus(await sendCounted(stage, { method: 'GET', path: `/v1/games/${id}/version`, headers }), 304)
}

/** Returns the version of the game in a page or a response of the API. */
export const versionIn = (text: string): number => Number(/"version":\s*(\d+)/.exec(text)?.[1])
