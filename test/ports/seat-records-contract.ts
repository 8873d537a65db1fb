import { expect, test } from 'vitest'
import type { Contacts } from '../../shared/service/ports/contacts.ts'
import type { NotebookStore, SeatRecords } from '../../shared/service/ports/notebook.ts'
import { GAME } from './samples.ts'

export type RecordStore = {
  readonly contacts: Contacts
  readonly notebook: NotebookStore
  readonly records: SeatRecords
}

const NAMES = ['note-ada', 'plan-of-ada'] as const

/** Fills a store with two people in a game, and another game whose entries have the same names. */
const filled = async ({ contacts, notebook }: RecordStore): Promise<void> => {
  await contacts.add(GAME, 'ada', { email: 'ada@players.test', locale: 'nl' })
  await contacts.add(GAME, 'joost', { email: 'joost@players.test' })
  await contacts.add('another', 'ada', { email: 'elsewhere@players.test' })
  for (const [name, text] of [
    ['note-ada', 'mine'],
    ['note-joost', 'not hers'],
    ['plan-of-ada', '[]'],
    ['tried-ada', 'lines'],
  ] as const)
    await notebook.save(GAME, name, text, undefined)
  await notebook.save('another', 'note-ada', 'there', undefined)
}

export const seatRecordsContract = (make: () => Promise<RecordStore>): void => {
  test('a contact and the pages that were asked for are read at once, and nothing else of the game', async () => {
    const store = await make()
    await filled(store)
    expect(await store.records.load(GAME, 'ada', NAMES)).toEqual({
      contact: await store.contacts.load(GAME, 'ada'),
      notebook: new Map([
        ['note-ada', 'mine'],
        ['plan-of-ada', '[]'],
      ]),
    })
  })

  test('what does not exist, or was emptied, is left out', async () => {
    const store = await make()
    expect(await store.records.load(GAME, 'ada', NAMES)).toEqual({ contact: undefined, notebook: new Map() })
    await filled(store)
    await store.notebook.remove(GAME, 'note-ada')
    const { notebook } = await store.records.load(GAME, 'ada', [...NAMES, 'none'])
    expect([...notebook.keys()]).toEqual(['plan-of-ada'])
    expect(await store.records.load(GAME, 'nobody', [])).toEqual({ contact: undefined, notebook: new Map() })
  })

  test('what was just written is read', async () => {
    const store = await make()
    await filled(store)
    await store.contacts.update(GAME, 'ada', { email: 'new@players.test', locale: null })
    await store.notebook.save(GAME, 'note-ada', 'second', undefined)
    const { contact, notebook } = await store.records.load(GAME, 'ada', NAMES)
    expect([contact?.email, contact?.locale, notebook.get('note-ada')]).toEqual([
      'new@players.test',
      undefined,
      'second',
    ])
  })

  test('a seat whose first email is postponed is read with the instant, the reason, and who named its address', async () => {
    const store = await make()
    const contact = {
      email: 'ann@players.test',
      filed: 'ann',
      namedBy: 'aaaaaaaa.bbbbbbbb',
      postponed: { until: 1_800_000_000_000, why: 'domain', isSent: true },
    } as const
    await store.contacts.add(GAME, 'ann', contact)
    expect((await store.records.load(GAME, 'ann', [])).contact).toStrictEqual({ ...contact, told: 0 })
  })
}
