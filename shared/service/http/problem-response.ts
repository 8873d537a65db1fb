import type { Issue } from '../../api/values/issues.ts'
import type { Scope } from '../../api/routes/scopes.ts'
import { retryAfterHeader } from '../../api/routes/http-status.ts'
import { statusOf } from '../../api/routes/tournament-status.ts'
import type { TournamentRefusal } from '../../tournament/model/tournament-refusals.ts'
import type { GameView } from '../../api/views/game-view.ts'
import type { Refusal, RequestFault } from '../../game/model/refusals.ts'
import { type Texts, refusalText } from '../../texts/index.ts'
import { type Language, type LanguageTexts, languageFor, loadTexts } from '../../texts/languages/languages.ts'
import type { Request, Response } from '../runtime/http.ts'
import type { Service } from '../runtime/service.ts'

/**
 * Why a request fails: the game's rules refuse it, or the request itself is at fault, with facts that the answer shows.
 */
export type ProblemCause =
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

/**
 * Fields added to a problem document. `detail` replaces the sentence that belongs to the code; `englishDetail` does the
 * same with a sentence that exists only in English.
 */
export type ProblemDetails = {
  readonly game?: GameView
  readonly legalMoves?: readonly string[]
  readonly ply?: 'behind' | 'ahead'
  /** Faults of values that have the right form, but that the game does not allow. */
  readonly issues?: readonly Issue[]
  readonly detail?: string
  readonly englishDetail?: string
}

export const acceptedLanguage = ({ headers }: Request): Language => languageFor(headers['accept-language'])

const wordsOf = (request: Request): Promise<LanguageTexts> => loadTexts(acceptedLanguage(request))

export const jsonResponse = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  jsonTextResponse(status, JSON.stringify(body), headers)

export const jsonTextResponse = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Response => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body,
})

/** Returns the sentence of a problem. It names the scope that an API key lacks, and the type of body that is read. */
const sentenceOf = (texts: Texts, cause: ProblemCause): string => {
  const text = refusalText(texts, cause)
  const { scope, accept } = { scope: undefined, accept: undefined, ...cause }
  const named = scope ?? accept
  return named === undefined ? text : `${text.replace(/\.$/, '')} (${named}).`
}

/** Returns whether the request has a bearer token: one that is no good, if it is refused with 401. */
const hasToken = ({ headers }: Request): boolean => /^Bearer +\S/i.test(headers['authorization'] ?? '')

/** Returns the challenge of an answer about credentials (RFC 6750, section 3). */
const challengeHeader = (
  cause: ProblemCause | TournamentRefusal,
  request: Request,
): { readonly 'www-authenticate'?: string } => {
  if (statusOf(cause.code) === 401)
    return {
      'www-authenticate': cause.code === 'unknown-key' || hasToken(request) ? 'Bearer error="invalid_token"' : 'Bearer',
    }
  if (cause.code !== 'scope-missing') return {}
  const scope = 'scope' in cause && cause.scope !== undefined ? `, scope="${cause.scope}"` : ''
  return { 'www-authenticate': `Bearer error="insufficient_scope"${scope}` }
}

/** The language of a problem document, and its sentence in this language. */
type Worded = { readonly language: Language; readonly sentence: string }

/** Returns a problem document (RFC 9457) about a game, a tournament or the request. A header names its language. */
export const problemDocument = (
  { origin }: Pick<Service, 'origin'>,
  request: Request,
  cause: ProblemCause | TournamentRefusal,
  { language, sentence }: Worded,
  { englishDetail, ...details }: ProblemDetails = {},
): Response => {
  const { code, ...facts } = cause
  const status = statusOf(code)
  const allow = 'allow' in cause && cause.allow ? { allow: cause.allow.join(', ') } : undefined
  const accept = 'accept' in cause && cause.accept !== undefined ? { accept: cause.accept } : undefined
  const body = {
    type: `${origin}/api#${code}`,
    title: code.replaceAll('-', ' '),
    detail: sentence,
    status,
    code,
    ...facts,
    ...details,
    ...(englishDetail !== undefined && { detail: englishDetail }),
  }
  return jsonResponse(status, body, {
    'content-type': 'application/problem+json',
    'content-language': englishDetail === undefined ? language : 'en',
    ...retryAfterHeader(code),
    ...allow,
    ...accept,
    ...challengeHeader(cause, request),
  })
}

/** Returns a problem document in the language that the request accepts (`Accept-Language`). */
export const problemResponse = async (
  service: Service,
  request: Request,
  cause: ProblemCause,
  details: ProblemDetails = {},
): Promise<Response> => {
  const { language, texts } = await wordsOf(request)
  return problemDocument(service, request, cause, { language, sentence: sentenceOf(texts, cause) }, details)
}

export const unknownAddressResponse = async (service: Service, request: Request): Promise<Response> => {
  const { texts } = await wordsOf(request)
  return problemResponse(service, request, { code: 'not-found' }, { detail: texts.errors.unknownAddress })
}

/** Refuses the address of a rule set, or of a version of the API, that there is not. `detail` is English. */
export const unknownNameResponse = (service: Service, request: Request, englishDetail: string): Promise<Response> =>
  problemResponse(service, request, { code: 'not-found' }, { englishDetail })

export const invalidRequestResponse = (
  service: Service,
  request: Request,
  issues: readonly Issue[],
): Promise<Response> => problemResponse(service, request, { code: 'invalid-request', issues })
