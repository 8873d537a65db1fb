import { isoInstant } from '../../shared/api/values/iso.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { ApiKey } from '../../shared/service/ports/api-keys.ts'

const since = (what: string, at: Instant | undefined): string => (at === undefined ? '' : `, ${what} ${isoInstant(at)}`)

/** Returns a line about a key: its id, name and scopes, and when it was made, last used and revoked. */
export const describeKey = ({ id, owner, name, scopes, created, used, revoked }: ApiKey): string =>
  `${id}  ${name}  ${scopes.join(', ') || 'no scope'}, ${owner === id ? '' : `with what ${owner} owns, `}made ${isoInstant(created)}${since('last used', used) || ', never used'}${since('revoked', revoked)}`
