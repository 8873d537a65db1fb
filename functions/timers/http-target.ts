import { type Duration, SECOND } from '../../shared/game/model/words.ts'

/** The timeout of a request. A cold start takes two seconds. */
const TIMEOUT: Duration = 15 * SECOND

export type HttpAnswer = { readonly status: number; readonly text: string }

type RequestOptions = {
  readonly method?: 'GET' | 'POST'
  readonly token?: string
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
}

/** Sends a request to the public address of a Crownhead. Paths begin with a slash. */
export type HttpTarget = (path: string, options?: RequestOptions) => Promise<HttpAnswer>

const headersOf = (origin: string, { token, json, form }: RequestOptions): Record<string, string> => ({
  'user-agent': 'crownhead-smoke',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(json !== undefined && { 'content-type': 'application/json' }),
  // With these headers a form counts as sent from one of the service's own pages, even if the service has another
  // address in its settings.
  ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin, 'sec-fetch-site': 'same-origin' }),
})

const bodyOf = ({ json, form }: RequestOptions): string | undefined => {
  if (form) return new URLSearchParams(form).toString()
  return json === undefined ? undefined : JSON.stringify(json)
}

/** The most bytes of an answer, after decompression. The page of a board has a twentieth of this. */
export const LARGEST_SMOKE_ANSWER = 1_000_000

const textOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > LARGEST_SMOKE_ANSWER) throw new Error('the answer is larger than 1 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Returns the target at an origin such as `https://example.org`. Redirects are not followed: the 303 of a form is its
 * answer.
 */
export const httpTarget =
  (origin: string): HttpTarget =>
  async (path, options = {}) => {
    const body = bodyOf(options)
    const answer = await fetch(`${origin}${path}`, {
      method: options.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: headersOf(origin, options),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, text: await textOf(answer) }
  }
