import { API_KEY_LIMITS } from '../../shared/game/limits/bounds.ts'
import type { ApiKey } from '../../shared/service/ports/api-keys.ts'
import { personDataLink, unsubscribeAllLink } from '../../shared/service/credentials/links.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import { OWNER_KEY_SCOPES, ownerInToken } from '../../shared/service/access/owner-keys.ts'
import { consentFields } from '../../shared/service/credentials/address-fields.ts'
import { listSeats } from '../../shared/service/email/mailbox/list-seats.ts'
import { type LoadedGame, loadGame } from '../../shared/service/games/game-store.ts'
import { type Stand, begun, idOf, newGame } from '../../test/pages/stand.ts'

/** Returns the path of an address's mailbox page. */
export const mailboxPath = ({ service }: Stand, email: string): string =>
  new URL(unsubscribeAllLink(service, email)).pathname

/** Returns the path of the mailbox page of an address that has consented to emails. */
export const confirmedMailboxPath = async (at: Stand, email: string): Promise<string> => {
  const { ledger, signer } = at.service
  await ledger.noteStatus(mailboxAccount(signer, email), { proven: true }, at.clock.now)
  return mailboxPath(at, email)
}

/** Lists the seats of a game by their addresses, as the change stream does. */
const listGame = async ({ service }: Stand, seat: string): Promise<LoadedGame> => {
  const loaded = await loadGame(service.games, idOf(seat))
  if (!loaded) throw new Error('no game')
  await listSeats(service.contacts, idOf(seat), loaded)
  return loaded
}

/**
 * Returns the path of the page of all that is stored about the reader of a mailbox, who has agreed to the emails of one
 * of their two games.
 */
export const personDataPath = async (at: Stand): Promise<string> => {
  const { service, clock } = at
  const email = 'data@draughts.test'
  const { creator } = await begun(at, { email })
  const { game } = await listGame(at, creator)
  await service.contacts.update(idOf(creator), game.creator.contact, consentFields(service.signer, email))
  await listGame(at, await newGame(at, { email }))
  const { pathname, search } = new URL(personDataLink(service, email, clock.now))
  return pathname + search
}

const NAMES = ['A bot', 'The website of the Draughts Club of Groningen', 'W'.repeat(40), 'Score board', 'Another bot']

/** Makes `count` API keys of an address, and returns the path of the page that lists them. */
export const keysPath = async (at: Stand, email: string, count = 0): Promise<string> => {
  const path = await confirmedMailboxPath(at, email)
  const owner = ownerInToken(at.service.signer, path.slice(3)) ?? ''
  for (const [index, name] of NAMES.slice(0, count).entries()) {
    const [id, created] = [`k${index}${owner}`.slice(0, 12), at.clock.now + index]
    const scopes = OWNER_KEY_SCOPES.slice(index % 2)
    const key: ApiKey = { id, owner, name, scopes, hash: '', created, ...(index > 0 && { used: created }) }
    await at.service.apiKeys.issue(key, API_KEY_LIMITS.valid)
  }
  return `${path}/keys`
}

/** The states of the page with the API keys of a mailbox. */
export const KEY_STATES = {
  keys: (at: Stand) => keysPath(at, 'two@draughts.test', 2),
  'keys-none': (at: Stand) => keysPath(at, 'none@draughts.test'),
  'keys-unconfirmed': async (at: Stand) => `${mailboxPath(at, 'unconfirmed@draughts.test')}/keys`,
  'keys-revoked': async (at: Stand) => `${await keysPath(at, 'one@draughts.test', 1)}?revoked=1`,
  'keys-full': (at: Stand) => keysPath(at, 'full@draughts.test', API_KEY_LIMITS.valid),
} as const
