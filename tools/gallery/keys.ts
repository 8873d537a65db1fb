import { KEYS } from '../../shared/game/bounds.ts'
import type { ApiKey } from '../../shared/service/ports/api-keys.ts'
import { stopAllLink } from '../../shared/service/credentials/links.ts'
import { accountOf } from '../../shared/service/credentials/mailbox.ts'
import { OWN_SCOPES, ownerNamed } from '../../shared/service/credentials/own-keys.ts'
import type { Stand } from '../../test/pages/stand.ts'

/** The path of an address's mailbox page. */
export const mailboxAt = ({ service }: Stand, email: string): string => new URL(stopAllLink(service, email)).pathname

/** The same for an address that consented to emails. */
export const confirmedAt = async (at: Stand, email: string): Promise<string> => {
  const { ledger, signer } = at.service
  await ledger.note(accountOf(signer, email), { proven: true }, at.clock.now)
  return mailboxAt(at, email)
}

const NAMES = ['A bot', 'The website of the Draughts Club of Groningen', 'W'.repeat(40), 'Score board', 'Another bot']

/** The page of an address's API keys, with so many keys. */
export const keysAt = async (at: Stand, email: string, count = 0): Promise<string> => {
  const path = await confirmedAt(at, email)
  const owner = ownerNamed(at.service.signer, path.slice(3)) ?? ''
  for (const [index, name] of NAMES.slice(0, count).entries()) {
    const [id, created] = [`k${index}${owner}`.slice(0, 12), at.clock.now + index]
    const scopes = OWN_SCOPES.slice(index % 2)
    const key: ApiKey = { id, owner, name, scopes, hash: '', created, ...(index > 0 && { used: created }) }
    await at.service.apiKeys.issue(key, KEYS.living)
  }
  return `${path}/keys`
}
