import { expect, test } from 'vitest'
import type { Contacts } from '../../shared/service/ports.ts'
import { GAME } from './samples.ts'

const ADA = { email: 'ada@example.org', locale: 'en-GB', timeZone: 'Europe/London' }

const entriesAt = async (contacts: Contacts, email: string) =>
  (await contacts.at(email, 100)).map(({ game, id }) => `${game} ${id}`).toSorted()

/** What every address book does. */
export const contactsContract = (make: () => Promise<Contacts>): void => {
  test('nobody is in an empty book', async () => {
    expect(await (await make()).load(GAME, 'a')).toBeUndefined()
  })

  test('a person has been told nothing at first', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
  })

  test('a person who gives nothing is there all the same', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', {})
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ told: 0 })
  })

  test('what is no longer given is gone; what he was told stays', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.told(GAME, 'a', 4)
    await contacts.amend(GAME, 'a', { email: null, locale: 'de', timeZone: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ locale: 'de', told: 4 })
  })

  test('who is entered twice stays as he was entered first, or as he has become since', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.enter(GAME, 'a', { email: 'bob@example.org', silent: true })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    await contacts.amend(GAME, 'a', { email: null, locale: null, timeZone: null })
    await contacts.told(GAME, 'a', 2)
    await contacts.enter(GAME, 'a', ADA)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ told: 2 })
    expect(await entriesAt(contacts, ADA.email)).toEqual([])
  })

  test('of two who enter at once one is the first, whole', async () => {
    const contacts = await make()
    const bob = { email: 'bob@example.org' }
    await Promise.all([contacts.enter(GAME, 'a', ADA), contacts.enter(GAME, 'a', bob)])
    expect([
      { ...ADA, told: 0 },
      { ...bob, told: 0 },
    ]).toContainEqual(await contacts.load(GAME, 'a'))
  })

  test('two who change different fields at once both have their way', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await Promise.all([
      contacts.amend(GAME, 'a', { email: 'countess@example.org' }),
      contacts.amend(GAME, 'a', { locale: 'de' }),
      contacts.amend(GAME, 'a', { timeZone: null }),
      contacts.amend(GAME, 'a', { silent: true }),
    ])
    expect(await contacts.load(GAME, 'a')).toStrictEqual({
      email: 'countess@example.org',
      locale: 'de',
      silent: true,
      told: 0,
    })
    expect(await entriesAt(contacts, 'countess@example.org')).toEqual([`${GAME} a`])
    await contacts.amend(GAME, 'a', { silent: null })
    await contacts.amend(GAME, 'a', {})
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ email: 'countess@example.org', locale: 'de', told: 0 })
  })

  test('an amend touches neither what he was told nor who is about to tell him', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.told(GAME, 'a', 4)
    expect(await contacts.claim(GAME, 'a', { version: 5, now: 1000, until: 31_000 })).toBe(true)
    await contacts.amend(GAME, 'a', { email: 'countess@example.org', locale: null })
    expect(await contacts.load(GAME, 'a')).toMatchObject({ told: 4 })
    expect(await contacts.claim(GAME, 'a', { version: 5, now: 2000, until: 32_000 })).toBe(false)
  })

  test('who is not in the book is entered by an amend with what it names, and can be told', async () => {
    const contacts = await make()
    await contacts.amend(GAME, 'a', { email: 'ADA@example.org', locale: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ email: 'ADA@example.org', told: 0 })
    expect(await entriesAt(contacts, ADA.email)).toEqual([`${GAME} a`])
    expect(await contacts.claim(GAME, 'a', { version: 1, now: 1000, until: 2000 })).toBe(true)
  })

  test('told is never lowered', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    for (const version of [3, 7, 5, 7]) await contacts.told(GAME, 'a', version)
    expect(await contacts.load(GAME, 'a')).toMatchObject({ told: 7 })
  })

  test('one of two who are about to tell the same has it in hand, until he has told it or his time is over', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    const claim = (version: number, now: number) => contacts.claim(GAME, 'a', { version, now, until: now + 30_000 })
    expect(await Promise.all([claim(2, 1000), claim(2, 1000)])).toEqual(expect.arrayContaining([true, false]))
    expect(await claim(3, 30_999)).toBe(false)
    expect(await claim(3, 31_000)).toBe(true)
    await contacts.told(GAME, 'a', 3)
    expect(await claim(3, 31_001)).toBe(false)
    expect(await claim(4, 31_001)).toBe(true)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 3 })
  })

  test('nobody is there to be told who is not in the book', async () => {
    const contacts = await make()
    expect(await contacts.claim(GAME, 'a', { version: 1, now: 1000, until: 2000 })).toBe(false)
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
  })

  test('telling somebody who is not in the book does not put him there', async () => {
    const contacts = await make()
    await contacts.told(GAME, 'a', 3)
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
  })

  test('whether he wishes for no letters is kept as he said it, or not said at all', async () => {
    const contacts = await make()
    for (const [id, contact] of Object.entries({ a: { ...ADA, silent: true }, b: { ...ADA, silent: false }, c: ADA })) {
      await contacts.enter(GAME, id, contact)
      expect(await contacts.load(GAME, id)).toStrictEqual({ ...contact, told: 0 })
      await contacts.amend(GAME, id, { silent: false })
      expect(await contacts.load(GAME, id)).toStrictEqual({ ...contact, silent: false, told: 0 })
    }
  })

  test('the same id in another game is another person', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.enter(GAME, 'b', {})
    await contacts.enter('another', 'a', { locale: 'pl' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    expect(await contacts.load('another', 'a')).toStrictEqual({ locale: 'pl', told: 0 })
  })

  test('an address is found in every game that has it, however it is written', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.enter('another', 'b', { email: 'ADA@Example.org' })
    await contacts.enter('another', 'c', { email: 'bob@example.org' })
    await contacts.enter('another', 'd', { locale: 'pl' })
    expect(await entriesAt(contacts, 'Ada@EXAMPLE.org')).toEqual([`${GAME} a`, 'another b'].toSorted())
    expect(await entriesAt(contacts, 'eve@example.org')).toEqual([])
  })

  test('letters outside ASCII have two cases, too', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', { email: 'żółw@example.org' })
    expect(await entriesAt(contacts, 'ŻÓŁW@example.org')).toEqual([`${GAME} a`])
  })

  test('what is told leaves an address where it is found', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.told(GAME, 'a', 3)
    expect(await entriesAt(contacts, ADA.email)).toEqual([`${GAME} a`])
  })

  test('an address that was changed or taken back is not found any more', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.enter(GAME, 'b', ADA)
    await contacts.amend(GAME, 'a', { email: 'countess@example.org' })
    await contacts.amend(GAME, 'b', { email: null })
    expect(await entriesAt(contacts, ADA.email)).toEqual([])
    expect(await entriesAt(contacts, 'countess@example.org')).toEqual([`${GAME} a`])
  })

  test('no more entries are found than are asked for', async () => {
    const contacts = await make()
    for (const id of ['a', 'b', 'c']) await contacts.enter(GAME, id, ADA)
    expect(await contacts.at(ADA.email, 2)).toHaveLength(2)
  })
}
