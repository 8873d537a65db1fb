import type { Issue } from '../../../api/values/issues.ts'
import type { Scope } from '../../../api/routes/scopes.ts'
import { STATUS, againAfter } from '../../../api/routes/http-status.ts'
import type { GameView } from '../../../api/views/game-view.ts'
import type { Refusal, RequestFault } from '../../../game/refusals.ts'
import { type Texts, refusalText } from '../../../texts/index.ts'
import { type Language, type Words, languageOf, wordsIn } from '../../../texts/languages.ts'
import type { Request, Response } from '../../http.ts'
import type { Service } from '../../service.ts'

/**
 * Why a request fails: the game's rules refuse it, or the request itself is at fault, with facts that the answer shows.
 */
export type Wrong =
  | Refusal
  | {
      readonly code: RequestFault
      readonly issues?: readonly Issue[]
      readonly allow?: readonly string[]
      readonly limit?: number
      readonly accept?: string
      readonly watch?: string
      readonly scope?: Scope
    }

/** Fields added to a problem document. `detail` replaces the sentence that belongs to the code. */
export type Along = {
  readonly game?: GameView
  readonly legalMoves?: readonly string[]
  readonly ply?: 'behind' | 'ahead'
  /** Faults of values that have the right form, but that the game does not allow. */
  readonly issues?: readonly Issue[]
  readonly detail?: string
}

export const languageAsked = ({ headers }: Request): Language => languageOf(headers['accept-language'])

const wordsOf = (request: Request): Promise<Words> => wordsIn(languageAsked(request))

export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  jsonText(status, JSON.stringify(body), headers)

export const jsonText = (status: number, body: string, headers: Readonly<Record<string, string>>): Response => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body,
})

/** The sentence names the scope that an API key lacks. */
const sentenceOf = (texts: Texts, cause: Wrong): string => {
  const text = refusalText(texts, cause)
  return 'scope' in cause && cause.scope !== undefined ? `${text.replace(/\.$/, '')} (${cause.scope}).` : text
}

/** A problem document (RFC 9457) in the language of the request's `Accept-Language`. */
export const problem = async (
  { origin }: Service,
  request: Request,
  cause: Wrong,
  details: Along = {},
): Promise<Response> => {
  const { code, ...facts } = cause
  const { texts } = await wordsOf(request)
  const status = STATUS[code]
  const allow = 'allow' in cause && cause.allow ? { allow: cause.allow.join(', ') } : undefined
  const accept = 'accept' in cause && cause.accept !== undefined ? { accept: cause.accept } : undefined
  const challenge = status === 401 ? { 'www-authenticate': 'Bearer' } : undefined
  const body = {
    type: `${origin}/api#${code}`,
    title: code.replaceAll('-', ' '),
    detail: sentenceOf(texts, cause),
    status,
    code,
    ...facts,
    ...details,
  }
  return json(status, body, {
    'content-type': 'application/problem+json',
    ...againAfter(code),
    ...allow,
    ...accept,
    ...challenge,
  })
}

export const unknownAddress = async (service: Service, request: Request): Promise<Response> => {
  const { texts } = await wordsOf(request)
  return problem(service, request, { code: 'not-found' }, { detail: texts.errors.unknownAddress })
}

export const invalid = (service: Service, request: Request, issues: readonly Issue[]): Promise<Response> =>
  problem(service, request, { code: 'invalid-request', issues })
