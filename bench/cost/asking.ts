/** How browsers and programs ask. */
import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import { type Answered, type Asking, ORIGIN, type Stage, ask } from './stage.ts'

/** A page in a browser; its script says that it has the style. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'sec-fetch-site': 'same-origin' }

const failed = ({ status, body }: Answered): Error => new Error(`${status}: ${body}`)

const wanted = (answered: Answered, status: number): Answered => {
  if (answered.status === status) return answered
  throw failed(answered)
}

export const page = async (stage: Stage, path: string): Promise<string> =>
  wanted(await ask(stage, { method: 'GET', path, headers: BROWSER }), 200).body

/** What a browser keeps for ever, and so loads once: what stands on the page, and the parts that a move needs. */
export const loadFiles = async (stage: Stage, html: string): Promise<void> => {
  const named = new Set(html.match(/\/assets\/[\w.-]+/g))
  for (const path of named)
    for (const part of (await page(stage, path)).match(/\/assets\/(?:choosing|road|slide)[\w.-]+/g) ?? [])
      named.add(part)
}

type Form = Readonly<Record<string, string>>

const formOf = (path: string, fields: Form): Asking => {
  const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }
  return { method: 'POST', path, headers, body: new URLSearchParams(fields).toString() }
}

/** A form that the browser sends: the address of the page that follows. */
export const send = async (stage: Stage, path: string, fields: Form): Promise<string> =>
  wanted(await ask(stage, formOf(path, fields)), 303).headers['location'] ?? ''

/** A form that the page's script sends: the page that follows is the answer. */
export const press = async (stage: Stage, path: string, fields: Form): Promise<void> => {
  const form = formOf(path, fields)
  wanted(await ask(stage, { ...form, headers: { ...form.headers, [SCRIPT_HEADER]: '1' } }), 200)
}

/** As a program does. */
export const call = async (
  stage: Stage,
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
  const answered = await ask(stage, { method, path, headers, ...(body && { body: JSON.stringify(body) }) })
  if (answered.status < 200 || answered.status > 202) throw failed(answered)
  return answered.body
}

/** Whether there is news, which there is not. */
export const poll = async (stage: Stage, id: string, version: number): Promise<void> => {
  const headers = { ...BROWSER, 'if-none-match': `"${version}"` }
  wanted(await ask(stage, { method: 'GET', path: `/v1/games/${id}/version`, headers }), 304)
}

/** As a page or an answer of the API has it. */
export const versionIn = (text: string): number => Number(/"version":\s*(\d+)/.exec(text)?.[1])
