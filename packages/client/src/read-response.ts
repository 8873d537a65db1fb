import type { Problem } from './document.ts'
import { Refusal, Unreachable } from './refusal.ts'

/** The most bytes of an answer that are read. The largest answer of the service has 460 KB. */
export const LARGEST_ANSWER = 8_000_000

const bytesOf = async (response: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value)
    length += read.value.length
    if (length <= LARGEST_ANSWER) continue
    await reader?.cancel()
    throw new Unreachable(`an answer of more than ${LARGEST_ANSWER / 1e6} MB is not the service's`)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreachable('the answer is no JSON: this is not a Crownhead service')
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'detail' in value &&
  typeof value.detail === 'string'

/** Returns the seconds of the header Retry-After. */
const retryAfterOf = (response: Response): number | undefined => {
  const text = response.headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/**
 * Reads a response. Throws a `Refusal` if the service refuses, and `Unreachable` if the response cannot come from a
 * Crownhead service.
 */
export const readResponse = async (response: Response, form: 'json' | 'text' | 'bytes'): Promise<unknown> => {
  const bytes = await bytesOf(response)
  const text = (): string => new TextDecoder().decode(bytes)
  if (response.ok) {
    if (form === 'bytes') return bytes
    return form === 'text' ? text() : parseJson(text())
  }
  const isProblemJson = response.headers.get('content-type')?.startsWith('application/problem+json')
  const problem = isProblemJson ? parseJson(text()) : undefined
  if (!isProblem(problem)) throw new Unreachable(`the answer ${response.status} is not the service's`)
  throw new Refusal({ ...problem, status: response.status }, retryAfterOf(response))
}
