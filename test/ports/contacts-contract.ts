import { expect, test } from 'vitest'
import type { Contacts } from '../../shared/service/ports.ts'
import { GAME } from './samples.ts'

const ADA = { email: 'ada@example.org', locale: 'en-GB', timeZone: 'Europe/London' }

const entriesAt = async (contacts: Contacts, email: string) =>
  (await contacts.at(email, 100)).map(({ game, id }) => `${game} ${id}`).toSorted()

export const contactsContract = (make: () => Promise<Contacts>): void => {
  test('an empty book has no one', async () => {
    expect(await (await make()).load(GAME, 'a')).toBeUndefined()
  })

  test('a person has been told nothing at first', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
  })

  test('a person without details is still there', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', {})
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ told: 0 })
  })

  test('a removed field is gone; the version told stays', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.told(GAME, 'a', 4)
    await contacts.amend(GAME, 'a', { email: null, locale: 'de', timeZone: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ locale: 'de', told: 4 })
  })

  test('a second entry of a person changes nothing', async () => {
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

  test('of two entries at once one wins completely', async () => {
    const contacts = await make()
    const bob = { email: 'bob@example.org' }
    await Promise.all([contacts.enter(GAME, 'a', ADA), contacts.enter(GAME, 'a', bob)])
    expect([
      { ...ADA, told: 0 },
      { ...bob, told: 0 },
    ]).toContainEqual(await contacts.load(GAME, 'a'))
  })

  test('changes of different fields at once both apply', async () => {
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

  test('an amend touches neither the version told nor a claim', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.told(GAME, 'a', 4)
    expect(await contacts.claim(GAME, 'a', { version: 5, now: 1000, until: 31_000 })).toBe(true)
    await contacts.amend(GAME, 'a', { email: 'countess@example.org', locale: null })
    expect(await contacts.load(GAME, 'a')).toMatchObject({ told: 4 })
    expect(await contacts.claim(GAME, 'a', { version: 5, now: 2000, until: 32_000 })).toBe(false)
  })

  test('an amend adds a missing person with its fields, and they can be told', async () => {
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

  test('of two claims one holds, until told or expired', async () => {
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

  test('a missing person cannot be claimed', async () => {
    const contacts = await make()
    expect(await contacts.claim(GAME, 'a', { version: 1, now: 1000, until: 2000 })).toBe(false)
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
  })

  test('telling a missing person does not add them', async () => {
    const contacts = await make()
    await contacts.told(GAME, 'a', 3)
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
  })

  test('the wish for no letters is kept as given, or absent', async () => {
    const contacts = await make()
    for (const [id, contact] of Object.entries({ a: { ...ADA, silent: true }, b: { ...ADA, silent: false }, c: ADA })) {
      await contacts.enter(GAME, id, contact)
      expect(await contacts.load(GAME, id)).toStrictEqual({ ...contact, told: 0 })
      await contacts.amend(GAME, id, { silent: false })
      expect(await contacts.load(GAME, id)).toStrictEqual({ ...contact, silent: false, told: 0 })
    }
  })

  test('the consent of a mailbox is kept, and leaves when it is amended', async () => {
    const contacts = await make()
    const asked = { ...ADA, confirmed: true, quietUntil: 1_800_000_000_000, returned: true }
    await contacts.enter(GAME, 'a', asked)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...asked, told: 0 })
    await contacts.amend(GAME, 'a', { confirmed: null, quietUntil: null, returned: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    await contacts.amend(GAME, 'a', { confirmed: true, quietUntil: 5 })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, confirmed: true, quietUntil: 5, told: 0 })
  })

  test('a released claim can be taken again, and nothing was told', async () => {
    const contacts = await make()
    await contacts.release(GAME, 'a')
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
    await contacts.enter(GAME, 'a', ADA)
    const claim = () => contacts.claim(GAME, 'a', { version: 2, now: 1000, until: 31_000 })
    expect([await claim(), await claim()]).toEqual([true, false])
    await contacts.release(GAME, 'a')
    expect(await contacts.load(GAME, 'a')).toMatchObject({ told: 0 })
    expect(await claim()).toBe(true)
  })

  test('the same id in another game is another person', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.enter(GAME, 'b', {})
    await contacts.enter('another', 'a', { locale: 'pl' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    expect(await contacts.load('another', 'a')).toStrictEqual({ locale: 'pl', told: 0 })
  })

  test('an address is found in every game that has it, in any case', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.enter('another', 'b', { email: 'ADA@Example.org' })
    await contacts.enter('another', 'c', { email: 'bob@example.org' })
    await contacts.enter('another', 'd', { locale: 'pl' })
    expect(await entriesAt(contacts, 'Ada@EXAMPLE.org')).toEqual([`${GAME} a`, 'another b'].toSorted())
    expect(await entriesAt(contacts, 'eve@example.org')).toEqual([])
  })

  test('this includes letters outside ASCII', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', { email: 'żółw@example.org' })
    expect(await entriesAt(contacts, 'ŻÓŁW@example.org')).toEqual([`${GAME} a`])
  })

  test('telling a person leaves their address findable', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.told(GAME, 'a', 3)
    expect(await entriesAt(contacts, ADA.email)).toEqual([`${GAME} a`])
  })

  test('a changed or removed address is no longer found', async () => {
    const contacts = await make()
    await contacts.enter(GAME, 'a', ADA)
    await contacts.enter(GAME, 'b', ADA)
    await contacts.amend(GAME, 'a', { email: 'countess@example.org' })
    await contacts.amend(GAME, 'b', { email: null })
    expect(await entriesAt(contacts, ADA.email)).toEqual([])
    expect(await entriesAt(contacts, 'countess@example.org')).toEqual([`${GAME} a`])
  })

  test('at most `limit` entries are found', async () => {
    const contacts = await make()
    for (const id of ['a', 'b', 'c']) await contacts.enter(GAME, id, ADA)
    expect(await contacts.at(ADA.email, 2)).toHaveLength(2)
  })
}
