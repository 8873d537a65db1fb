import type { Asked, Evidence, TournamentChapter } from '../evidence.ts'
import { accountAt } from '../tournaments/account.ts'
import { type Check, withoutProofs } from './check.ts'

/** An address of this world, and a token of a seat or of a tournament. */
const ADDRESS = '@mail.test'
const TOKEN = /[a-z][0-9a-z][0-9A-Za-z]{12}(?:[0-9A-Za-z]{2})?[0-9A-Za-z_-]{32}/
/** A token of a tournament, but the one by which everybody can enter it. */
const OWN_TOKEN = /\b[abhjmpqt][0-9a-z][0-9A-Za-z]{14}[0-9A-Za-z_-]{32}/

const storedFault = ({ id, version, after }: TournamentChapter): string | undefined => {
  const text = JSON.stringify(after.log)
  const secret = text.includes(ADDRESS) ? 'an address' : TOKEN.test(text) ? 'a token' : undefined
  return secret && `${secret} is stored in version ${version} of tournament ${id}`
}

/** Returns the names of those who never had a place, from the request until its answer. */
const namesWithout = (evidence: Evidence, id: string): readonly string[] =>
  (accountAt(evidence, id)?.members ?? []).flatMap(({ name, since }) => (since === undefined ? [name] : []))

/** Says whose name everybody can read, although they have not accepted. */
const publicFault = (evidence: Evidence, { kind, body, number, answer }: Asked): string | undefined => {
  if (kind !== 'tournament-public' || answer?.status !== 200) return undefined
  if (OWN_TOKEN.test(withoutProofs(answer.text))) return `the answer to request ${number} has a link of somebody's own`
  const shown = namesWithout(evidence, String(body['tournament'])).find((name) =>
    new RegExp(`\\b${name}\\b`).test(answer.text),
  )
  return shown && `the answer to request ${number} names ${shown}, who has not accepted`
}

/**
 * No address and no token is stored in a tournament, no token of it is in a log, and its public pages and files name only
 * those who have accepted.
 */
export const tournamentSecrets: Check = (occasion, evidence) => {
  if (occasion.kind === 'log')
    return OWN_TOKEN.test(occasion.text) ? `a token of a tournament in the log: ${occasion.text}` : undefined
  if (occasion.kind === 'tournament') return storedFault(occasion.chapter)
  return occasion.kind === 'answer' ? publicFault(evidence, occasion.asked) : undefined
}
