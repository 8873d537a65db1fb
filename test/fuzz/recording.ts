import type { KeyDesk, KeyRing } from '../../shared/service/ports/api-keys.ts'
import { TURN_DELAY } from '../../shared/game/bounds.ts'
import type { Queued } from '../../shared/mail/letters.ts'
import type { Change, Games } from '../../shared/service/ports/games.ts'
import type { Contacts } from '../../shared/service/ports/contact.ts'
import type { Ledger } from '../../shared/service/ports/ledger.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import type { Papers } from '../../shared/service/ports/notebook.ts'

/** One call that may have changed something, and the events of a step that was stored. */
export type Noted = { readonly call: string; readonly events: readonly string[] }

type Stores = {
  readonly games: Games
  readonly contacts: Contacts
  readonly notebook: Papers
  readonly ledger: Ledger
  readonly apiKeys: KeyRing & KeyDesk
  readonly outbox: Outbox
}

/** A request is always counted against its caller, also one that is refused then. */
const isCallers = (account: string): boolean => /^(network|foreign|token|key):/.test(account)

/** With whom a mailbox has games that it has confirmed. */
const isParty = (account: string): boolean => /^(known|new-all|covers-known):/.test(account)

/** What a seat that consents has missed comes minutes later; whatever else a request causes is sent at once. */
const isMissed = (queued: Queued): boolean => 'delay' in queued && queued.delay === TURN_DELAY

/** The same stores; every call that changes something is noted, and the changes of games are kept. */
export const recording = (
  { games, contacts, notebook, ledger, apiKeys, outbox }: Stores,
  noted: Noted[],
  changes: Change[],
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
      enter: (...given) => (note('contacts.enter'), contacts.enter(...given)),
      amend: (...given) => (note('contacts.amend'), contacts.amend(...given)),
    },
    notebook: {
      ...notebook,
      save: (...given) => (note(`notebook.save ${given[1]}`), notebook.save(...given)),
      remove: (...given) => (note(`notebook.remove ${given[1]}`), notebook.remove(...given)),
    },
    ledger: {
      ...ledger,
      take: async (account, ...given) => {
        const taken = await ledger.take(account, ...given)
        if (taken.kind === 'taken' && !isCallers(account))
          note(isParty(account) ? 'ledger.take of a party' : 'ledger.take')
        return taken
      },
      note: (...given) => (note('ledger.note'), ledger.note(...given)),
    },
    apiKeys: {
      ...apiKeys,
      use: (...given) => (note('apiKeys.use'), apiKeys.use(...given)),
      issue: (...given) => (note('apiKeys.issue'), apiKeys.issue(...given)),
      revoke: (...given) => (note('apiKeys.revoke'), apiKeys.revoke(...given)),
    },
    outbox: {
      put: (letters) => {
        if (letters.length > 0) note(letters.every(isMissed) ? 'outbox.put of what was missed' : 'outbox.put')
        return outbox.put(letters)
      },
    },
  }
}
