import type { PromisedAnswers } from '../../api/routes/promised-answers.ts'
import type { Scope } from '../../api/routes/scopes.ts'
import { looksLikeApiKey } from '../credentials/verify-api-key.ts'
import { parseToken } from '../credentials/tokens.ts'
import { parseTournamentToken } from '../tournaments/links/tournament-tokens.ts'
import type { Request } from '../runtime/http.ts'
import { bearerLink, bearerToken } from './viewer.ts'

export type CredentialFault = { readonly code: 'key-needed'; readonly scope: Scope } | { readonly code: 'link-needed' }

/**
 * Returns what is wrong with a request that has no credential of the kind that the route asks for, or one that cannot
 * be read. Nothing is verified yet: a link that was replaced is refused like one of no game, which tells nothing about
 * it.
 */
export const findCredentialFault = ({ by, scope }: PromisedAnswers, request: Request): CredentialFault | undefined => {
  const token = bearerToken(request)
  const { token: proof } = bearerLink(request)
  const isLink = proof !== undefined && parseToken(proof) !== undefined
  const isTournamentLink = proof !== undefined && parseTournamentToken(proof) !== undefined
  switch (by) {
    case 'anyone':
      return undefined
    case 'program':
      return scope === undefined || looksLikeApiKey(token) ? undefined : { code: 'key-needed', scope }
    case 'reader':
      return token === undefined || isLink || looksLikeApiKey(token) ? undefined : { code: 'link-needed' }
    case 'seat':
    case 'invited':
      return isLink ? undefined : { code: 'link-needed' }
    case 'tournament':
      return isTournamentLink ? undefined : { code: 'link-needed' }
    case 'tournament-reader':
      return token === undefined || isTournamentLink || looksLikeApiKey(token) ? undefined : { code: 'link-needed' }
  }
}
