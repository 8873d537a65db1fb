import {
  type Contact,
  type Contacts,
  type CountChange,
  type StoredContact,
  meetsCondition,
  contactOnly,
} from '../../../shared/service/ports/contacts.ts'
import { withAmends } from '../../../local/memory/memory-contacts.ts'
import type { NotebookStore } from '../../../shared/service/ports/notebook.ts'
import type { Ground } from '../ground.ts'

/** Returns whether a seat's stored counts have the same email twice in a day. */
const isTwice = (counts: string): boolean => {
  const { of } = JSON.parse(counts) as { readonly of: Readonly<Record<string, readonly string[]>> }
  return Object.values(of).some((grants) => new Set(grants).size < grants.length)
}

/** Returns contacts in memory; each change of an address is also evidence. */
export const bookOn = (
  { agenda, evidence, machine }: Ground,
  marked: (game: string, version: number, email: string | undefined) => void,
): Contacts => {
  const entries = new Map<string, StoredContact>()
  const claims = new Map<string, number>()
  const listed = new Map<string, number>()
  const key = (game: string, id: string): string => `${game}/${id}`
  const write = (name: string, contact: Contact): void => {
    const { told = 0, counts, deliveries } = entries.get(name) ?? {}
    const kept = { told, ...(counts !== undefined && { counts }), ...(deliveries !== undefined && { deliveries }) }
    entries.set(name, { ...contact, ...kept })
    const known = evidence.entries.get(name) ?? []
    known.push({ at: agenda.now(), email: contact.email, silent: contact.silent === true })
    evidence.entries.set(name, known)
  }
  const counts = (name: string, { was, is }: CountChange): boolean => {
    const entry = entries.get(name)
    if (!entry || entry.counts !== was) return false
    if (isTwice(is)) evidence.chargedAgain.push(`an email of ${name}`)
    entries.set(name, { ...entry, counts: is })
    return true
  }
  return {
    load: (game, id) => machine.port('contacts.load', () => entries.get(key(game, id))),
    add: (game, id, contact) =>
      machine.port('contacts.save', () => {
        if (!entries.has(key(game, id))) write(key(game, id), contact)
      }),
    update: (game, id, amends, where) =>
      machine.port('contacts.save', () => {
        if (where !== undefined && !meetsCondition(entries.get(key(game, id)), where)) return false
        const known = entries.get(key(game, id))
        write(key(game, id), withAmends(known ? contactOnly(known) : {}, amends))
        return true
      }),
    claim: (game, id, { version, now, until, counting }) =>
      machine.port('contacts.claim', () => {
        const entry = entries.get(key(game, id))
        if (!entry || entry.told >= version || (claims.get(key(game, id)) ?? 0) > now) return false
        if (counting && !counts(key(game, id), counting)) return false
        claims.set(key(game, id), until)
        return true
      }),
    count: (game, id, counting) => machine.port('contacts.count', () => counts(key(game, id), counting)),
    markNotified: (game, id, version, note) =>
      machine.port('contacts.markNotified', () => {
        const entry = entries.get(key(game, id))
        const raised = entry !== undefined && entry.told < version
        evidence.marks.push({ run: machine.running()?.number ?? -1, game, contact: id, version, note, raised })
        const noted = raised && note !== undefined && { deliveries: `${entry.deliveries ?? ''}${note}` }
        if (entry) entries.set(key(game, id), { ...entry, ...noted, told: Math.max(entry.told, version) })
        claims.delete(key(game, id))
        marked(game, version, entry?.email)
      }),
    release: (game, id) => machine.port('contacts.release', () => void claims.delete(key(game, id))),
    setExpiry: (game, until) => machine.port('contacts.setExpiry', () => void evidence.kept.set(game, until)),
    setListed: (game, id, since) =>
      machine.port('contacts.setListed', () => {
        if (since === undefined || !entries.has(key(game, id))) listed.delete(key(game, id))
        else listed.set(key(game, id), since)
      }),
    findByAddress: (filed, limit) =>
      machine.port('contacts.findByAddress', () =>
        [...listed]
          .filter(([name]) => entries.get(name)?.filed === filed)
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, limit)
          .map(([name]) => ({ game: name.slice(0, 12), id: name.slice(13) })),
      ),
  }
}

export const papersOn = ({ machine }: Ground): NotebookStore => {
  const texts = new Map<string, string>()
  const key = (game: string, name: string): string => `${game}/${name}`
  return {
    load: (game, name) => machine.port('notebook.load', () => texts.get(key(game, name))),
    save: (game, name, text) => machine.port('notebook.save', () => void texts.set(key(game, name), text)),
    remove: (game, name) => machine.port('notebook.remove', () => void texts.delete(key(game, name))),
    setExpiry: () => machine.port('notebook.setExpiry', () => {}),
  }
}
