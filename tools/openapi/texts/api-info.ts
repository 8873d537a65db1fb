import { STAGE_OPTIONS } from '../../../infra/settings/stage-options.ts'
import { isoDuration } from '../../../shared/api/values/iso.ts'
import { type ClockTerms, PRESETS, PRESET_NAMES, type PresetName } from '../../../shared/game/model/terms.ts'

const clockOf = (name: PresetName): string => {
  const terms: ClockTerms = PRESETS[name]
  if (terms === 'unlimited') return `\`${name}\` has no limit`
  const { perMove, reserve, increment, cap, every } = terms
  const parts = [
    ...(perMove > 0 ? [`${isoDuration(perMove)} a move`] : []),
    `${isoDuration(reserve)} in reserve`,
    ...(increment > 0 ? [`${isoDuration(increment)} more for each move`] : []),
    ...(cap === undefined ? [] : [`up to ${isoDuration(cap)}`]),
    ...(every ? [`${isoDuration(every.period)} more for every ${every.moves} moves`] : []),
  ]
  return `\`${name}\` ${parts.join(', ')}`
}

export const API_INFO = {
  title: 'Crownhead',
  version: '1',
  summary: 'Draughts (checkers) by correspondence: playing, watching and settings over HTTP with JSON.',
  description: [
    'Each seat of a game has a secret link; the token at the end of the link proves who plays: `Authorization: Bearer` and the token. A wrong or replaced token is answered as an unknown game is; no token, or one that cannot be read, with 401.',
    'A program that owns the games that it makes, lists them or has webhooks shows an API key in the same place: `ck_…`. With it, too, a game is read as by everyone. To make one, open “Stop all emails to this address” in an email that you have said yes to (that alone stops nothing), then “Keys for programs”. Only keys that the operator makes (`npm run key`) may have `seats:hold`.',
    'Bodies are `application/json` in UTF-8, of at most 16 KB; unknown fields are refused, unknown query parameters only by lists. Times are RFC 3339 in UTC, durations ISO 8601, colours `black` and `white`. A later release may answer with further fields, events and values.',
    'Lists have one way of paging: while `more` is true, ask again with the `next` of the answer as `since`, or follow its `Link`. A refusal is `application/problem+json` (RFC 9457): its `code` is for programs, its `detail` for people, in the language that the request accepts.',
    `Clocks by name: ${PRESET_NAMES.map(clockOf).join('; ')}.`,
    'To wait for a turn, ask `POST /v1/games/look` for up to 100 links at once, each with the version that you know. With an API key, `GET /v1/games` has what changed in its games. For one game, send `If-None-Match` with the last `ETag`. After a rematch is agreed, `rematch.game` is the next game, and a link reads its own seat there in `links.rematch`.',
    'Limited routes say in `RateLimit-Policy` and `RateLimit` how many requests an hour are allowed, how many are left (`r`) and in how many seconds the count begins again (`t`): of a network, with a link, with an API key. Then the answer is 429 with `Retry-After`. Refusals with 404, 405, 413 or 415 do not count. `x-requests-an-hour` has the figures.',
    `Other routes have no count of their own. The service’s front lets ${STAGE_OPTIONS.calls.usual} requests of one address through in five minutes, or as many as its operator says, then answers 429 without a problem document. Answers of these routes say so: \`RateLimit-Policy: "front";q=${STAGE_OPTIONS.calls.usual};w=300\`.`,
    'Pages of other sites may ask, with a bearer token and without cookies. This is counted apart for the network (`foreign`), and emails to addresses from there are withheld until asked for on the seat’s own page.',
  ].join('\n\n'),
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
}
