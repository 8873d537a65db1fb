import type { Authorization, PromisedAnswers } from '../../shared/api/routes/promised-answers.ts'

const text = (description: string) => ({ description, schema: { type: 'string' } })

export const HEADERS = {
  Deprecation: text(
    'Present if the request used something deprecated: since when, as `@` and Unix seconds (RFC 9745). `Sunset` (RFC 8594) says when it stops, if it does.',
  ),
  'Content-Language': text('The language of `detail`, as a BCP 47 tag.'),
  ETag: text('The version of what this reader can see.'),
  Location: text('The address of the new game, order or tournament.'),
  Link: text('The next page, as `<https://…>; rel="next"`.'),
  'RateLimit-Policy': text('The rate limits, such as `"network";q=300;w=3600`: 300 requests in 3600 seconds.'),
  RateLimit: text('What is left of them, such as `"network";r=299;t=1200`: 299 requests for the next 1200 seconds.'),
  'Retry-After': { description: 'The seconds after which to try again.', schema: { type: 'integer' } },
}

export const SECURITY_SCHEMES = {
  seat: { type: 'http', scheme: 'bearer', description: 'The token at the end of a seat’s or the arbiter’s link.' },
  invitation: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of an invitation, with the mark after its dot if it was emailed, or of a lost seat’s link.',
  },
  tournament: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a tournament’s link: of the secretary, the deputy, a player, an invitation or the open entry. Behind the dot of an emailed link stands its mark.',
  },
  key: { type: 'http', scheme: 'bearer', description: 'An API key: `ck_` and 44 characters.' },
}

/** The security requirement of each kind of caller; an empty object requires nothing. */
const SECURITY: { readonly [B in Authorization]: readonly object[] } = {
  anyone: [{}],
  reader: [{}, { seat: [] }, { invitation: [] }, { key: [] }],
  seat: [{ seat: [] }],
  invited: [{ invitation: [] }],
  program: [{}, { key: [] }],
  tournament: [{ tournament: [] }],
  'tournament-reader': [{}, { tournament: [] }, { key: [] }],
}

/** Returns the security of a route. If a key needs a scope, the scope stands where OpenAPI 3.1 lists required roles. */
export const routeSecurity = ({ by, scope }: PromisedAnswers): readonly object[] =>
  scope === undefined ? SECURITY[by] : [{ key: [scope] }]
