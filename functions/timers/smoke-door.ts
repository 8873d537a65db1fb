import { type Duration, SECOND } from '../../shared/game/words.ts'

/** A cold start takes two. */
const PATIENCE: Duration = 15 * SECOND

export type Answer = { readonly status: number; readonly text: string }

type Sent = {
  readonly method?: 'GET' | 'POST'
  readonly token?: string
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
}

/** The public door of a Crownhead: paths only. */
export type Door = (path: string, sent?: Sent) => Promise<Answer>

const headersOf = (origin: string, { token, json, form }: Sent): Record<string, string> => ({
  'user-agent': 'crownhead-smoke',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(json !== undefined && { 'content-type': 'application/json' }),
  // As a browser on one of its pages, also where the service knows itself by another address than this one.
  ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin, 'sec-fetch-site': 'same-origin' }),
})

const bodyOf = ({ json, form }: Sent): string | undefined => {
  if (form) return new URLSearchParams(form).toString()
  return json === undefined ? undefined : JSON.stringify(json)
}

/** Bytes of an answer, once unpacked; a board's page has a twentieth. */
export const MOST = 1_000_000

const textOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MOST) throw new Error('the answer is larger than 1 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Follows no redirection: a form's 303 is its answer. */
export const doorAt =
  (origin: string): Door =>
  async (path, sent = {}) => {
    const body = bodyOf(sent)
    const answer = await fetch(`${origin}${path}`, {
      method: sent.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: headersOf(origin, sent),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, text: await textOf(answer) }
  }
