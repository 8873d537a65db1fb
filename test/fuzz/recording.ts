import type { OwnerKeys, ApiKeyReader } from '../../shared/service/ports/api-keys.ts'
import { TURN_EMAIL_DELAY } from '../../shared/game/limits/bounds.ts'
import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import type { StoredChange, Games } from '../../shared/service/ports/games.ts'
import type { Contacts } from '../../shared/service/ports/contacts.ts'
import type { Ledger } from '../../shared/service/ports/ledger.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import type { NotebookStore } from '../../shared/service/ports/notebook.ts'

/** A call of a store that may have changed something. `events` are the events of the step if the call saved a game. */
export type Noted = { readonly call: string; readonly events: readonly string[] }

type Stores = {
  readonly games: Games
  readonly contacts: Contacts
  readonly notebook: NotebookStore
  readonly ledger: Ledger
  readonly apiKeys: ApiKeyReader & OwnerKeys
  readonly outbox: Outbox
}

/**
 * Returns whether an account of the ledger counts a caller's requests. It counts every request, even one that is then
 * refused.
 */
const isCallers = (account: string): boolean => /^(network|foreign|token|key):/.test(account)

/** Returns whether an account of the ledger records the people with whom a mailbox has confirmed games. */
const isParty = (account: string): boolean => /^(known|new-all|covers-known):/.test(account)

/** Returns whether an account of the ledger counts how many of those whom a network named have consented. */
const isAcceptance = (account: string): boolean => account.startsWith('strangers:')

/** Names a use of an account: what it records, if it is no limit. */
const takeOf = (account: string): string =>
  `ledger.take${isParty(account) ? ' of a party' : isAcceptance(account) ? ' of an acceptance' : ''}`

/**
 * Returns whether this email tells a seat that has just consented what it missed. Of the emails that a request queues,
 * only these have the delay of an email about a turn.
 */
const isMissed = (queued: QueuedEmail): boolean => 'delay' in queued && queued.delay === TURN_EMAIL_DELAY

/**
 * Returns stores that record what is changed: each call that changes something is added to `noted`, and each saved
 * change of a game to `changes`.
 */
export const recording = (
  { games, contacts, notebook, ledger, apiKeys, outbox }: Stores,
  noted: Noted[],
  changes: StoredChange[],
): Stores => {
  const note = (call: string, events: readonly string[] = []): void => void noted.push({ call, events })
  return {
    games: {
      ...games,
      save: async (id, before, after) => {
        const saved = await games.save(id, before, after)
        if (saved.saved) {
          note(
            'games.save',
            after.log.slice(-after.last).map(({ type }) => type),
          )
          changes.push({ id, before, after })
        }
        return saved
      },
    },
    contacts: {
      ...contacts,
      add: (...args) => (note('contacts.add'), contacts.add(...args)),
      update: (...args) => (note('contacts.update'), contacts.update(...args)),
    },
    notebook: {
      ...notebook,
      save: (...args) => (note(`notebook.save ${args[1]}`), notebook.save(...args)),
      remove: (...args) => (note(`notebook.remove ${args[1]}`), notebook.remove(...args)),
    },
    ledger: {
      ...ledger,
      take: async (account, ...args) => {
        const taken = await ledger.take(account, ...args)
        if (taken.kind === 'taken' && !isCallers(account)) note(takeOf(account))
        return taken
      },
      noteStatus: (...args) => (note('ledger.noteStatus'), ledger.noteStatus(...args)),
    },
    apiKeys: {
      ...apiKeys,
      use: (...args) => (note('apiKeys.use'), apiKeys.use(...args)),
      issue: (...args) => (note('apiKeys.issue'), apiKeys.issue(...args)),
      revoke: (...args) => (note('apiKeys.revoke'), apiKeys.revoke(...args)),
    },
    outbox: {
      put: (letters) => {
        if (letters.length > 0) note(letters.every(isMissed) ? 'outbox.put of what was missed' : 'outbox.put')
        return outbox.put(letters)
      },
    },
  }
}
