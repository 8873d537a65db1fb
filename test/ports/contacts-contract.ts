import { deliveriesIn, deliveryNote } from '../../shared/service/evidence/delivery-notes.ts'
import { expect, test } from 'vitest'
import type { Contacts } from '../../shared/service/ports/contacts.ts'
import { unaskedAddressSince } from '../../shared/service/email/requests/quiet-until.ts'
import { ERASED_CONTACT } from '../../shared/service/credentials/address-fields.ts'
import { GAME } from './samples.ts'

const ADA = { email: 'ada@example.org', filed: 'ada', locale: 'en-GB', timeZone: 'Europe/London' }

const BOB = { email: 'bob@example.org', filed: 'bob' }

const NOT_FILED = { email: null, filed: null }

/** Lists the seats that are indexed under a key, in the order in which they are found. */
const seatsOf = async (contacts: Contacts, indexKey: string, limit = 100) =>
  (await contacts.findByAddress(indexKey, limit)).map(({ game, id }) => `${game} ${id}`)

export const contactsContract = (make: () => Promise<Contacts>): void => {
  test('an empty store has no one', async () => {
    expect(await (await make()).load(GAME, 'a')).toBeUndefined()
  })

  test('a person has been notified of nothing at first', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
  })

  test('a person without details is still there', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', {})
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ told: 0 })
  })

  test('a removed field is gone, and the notified version stays', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.markNotified(GAME, 'a', 4)
    await contacts.update(GAME, 'a', { ...NOT_FILED, locale: 'de', timeZone: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ locale: 'de', told: 4 })
  })

  test('which emails an arbiter wants is stored, until it is the default again', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', { ...ADA, follow: 'all' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, follow: 'all', told: 0 })
    await contacts.update(GAME, 'a', { follow: 'results' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, follow: 'results', told: 0 })
    await contacts.update(GAME, 'a', { follow: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
  })

  test('adding a person a second time changes nothing', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.add(GAME, 'a', { ...BOB, silent: true })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    await contacts.update(GAME, 'a', { ...NOT_FILED, locale: null, timeZone: null })
    await contacts.markNotified(GAME, 'a', 2)
    await contacts.add(GAME, 'a', ADA)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ told: 2 })
  })

  test('of two people added at once under one id one wins completely', async () => {
    const contacts = await make()
    await Promise.all([contacts.add(GAME, 'a', ADA), contacts.add(GAME, 'a', BOB)])
    expect([
      { ...ADA, told: 0 },
      { ...BOB, told: 0 },
    ]).toContainEqual(await contacts.load(GAME, 'a'))
  })

  test('updates of different fields at the same time both apply', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await Promise.all([
      contacts.update(GAME, 'a', { email: 'countess@example.org', filed: 'countess' }),
      contacts.update(GAME, 'a', { locale: 'de' }),
      contacts.update(GAME, 'a', { timeZone: null }),
      contacts.update(GAME, 'a', { silent: true }),
    ])
    expect(await contacts.load(GAME, 'a')).toStrictEqual({
      email: 'countess@example.org',
      filed: 'countess',
      locale: 'de',
      silent: true,
      told: 0,
    })
    await contacts.update(GAME, 'a', { silent: null })
    await contacts.update(GAME, 'a', {})
    expect(await contacts.load(GAME, 'a')).toStrictEqual({
      email: 'countess@example.org',
      filed: 'countess',
      locale: 'de',
      told: 0,
    })
  })

  test('an update changes neither the notified version nor a claim', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.markNotified(GAME, 'a', 4)
    expect(await contacts.claim(GAME, 'a', { version: 5, now: 1000, until: 31_000 })).toBe(true)
    await contacts.update(GAME, 'a', { email: 'countess@example.org', locale: null })
    expect(await contacts.load(GAME, 'a')).toMatchObject({ told: 4 })
    expect(await contacts.claim(GAME, 'a', { version: 5, now: 2000, until: 32_000 })).toBe(false)
  })

  test('an update adds a missing person with its fields, and they can be notified', async () => {
    const contacts = await make()
    await contacts.update(GAME, 'a', { email: 'ADA@example.org', locale: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ email: 'ADA@example.org', told: 0 })
    expect(await contacts.claim(GAME, 'a', { version: 1, now: 1000, until: 2000 })).toBe(true)
  })

  test('the notified version is never lowered', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    for (const version of [3, 7, 5, 7]) await contacts.markNotified(GAME, 'a', version)
    expect(await contacts.load(GAME, 'a')).toMatchObject({ told: 7 })
  })

  test('the write that notifies adds a note, of which the last 200 are kept', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    const noteOf = (version: number): string => deliveryNote({ kind: 'news', version }, 'alone', version * 1000)
    await contacts.markNotified(GAME, 'a', 1)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 1 })
    for (let version = 2; version <= 270; version += 1) await contacts.markNotified(GAME, 'a', version, noteOf(version))
    // A version that is not higher adds none.
    await contacts.markNotified(GAME, 'a', 270, noteOf(3))
    await contacts.update(GAME, 'a', { email: 'countess@example.org' })
    const { deliveries, told } = (await contacts.load(GAME, 'a')) ?? {}
    expect(told).toBe(270)
    expect(deliveriesIn(deliveries).map(({ version }) => version)).toEqual(
      Array.from({ length: 200 }, (_, n) => n + 71),
    )
    expect((deliveries ?? '').length).toBeLessThanOrEqual(4096)
  })

  test('of two claims one holds, until it is notified or expires', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    const claim = (version: number, now: number) => contacts.claim(GAME, 'a', { version, now, until: now + 30_000 })
    expect(await Promise.all([claim(2, 1000), claim(2, 1000)])).toEqual(expect.arrayContaining([true, false]))
    expect(await claim(3, 30_999)).toBe(false)
    expect(await claim(3, 31_000)).toBe(true)
    await contacts.markNotified(GAME, 'a', 3)
    expect(await claim(3, 31_001)).toBe(false)
    expect(await claim(4, 31_001)).toBe(true)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 3 })
  })

  test('a missing person cannot be claimed', async () => {
    const contacts = await make()
    expect(await contacts.claim(GAME, 'a', { version: 1, now: 1000, until: 2000 })).toBe(false)
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
  })

  test('marking a missing person as notified does not add them', async () => {
    const contacts = await make()
    await contacts.markNotified(GAME, 'a', 3)
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
  })

  test('the choice of no emails is stored as given, or absent', async () => {
    const contacts = await make()
    for (const [id, contact] of Object.entries({ a: { ...ADA, silent: true }, b: { ...ADA, silent: false }, c: ADA })) {
      await contacts.add(GAME, id, contact)
      expect(await contacts.load(GAME, id)).toStrictEqual({ ...contact, told: 0 })
      await contacts.update(GAME, id, { silent: false })
      expect(await contacts.load(GAME, id)).toStrictEqual({ ...contact, silent: false, told: 0 })
    }
  })

  test('the consent of a mailbox is stored, and removed by an update', async () => {
    const contacts = await make()
    const consented = { ...ADA, confirmed: true, quietUntil: 1_800_000_000_000, returned: true, held: true }
    await contacts.add(GAME, 'a', consented)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...consented, told: 0 })
    await contacts.update(GAME, 'a', { confirmed: null, quietUntil: null, returned: null, held: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    await contacts.update(GAME, 'a', { confirmed: true, quietUntil: 5 })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, confirmed: true, quietUntil: 5, told: 0 })
  })

  test('until when and why a first email is postponed is stored, and removed', async () => {
    const contacts = await make()
    const postponed = { until: 1_800_000_000_000, why: 'address' } as const
    await contacts.add(GAME, 'a', { ...ADA, postponed })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, postponed, told: 0 })
    await contacts.update(GAME, 'a', { postponed: { until: 5, why: 'service' } }, { still: 'ada' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, postponed: { until: 5, why: 'service' }, told: 0 })
    await contacts.update(GAME, 'a', { postponed: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    await contacts.update(GAME, 'a', { postponed })
    await contacts.update(GAME, 'a', ERASED_CONTACT)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ told: 0 })
  })

  test('who named an address is stored until it consents, and until it is erased', async () => {
    const contacts = await make()
    const consented = { confirmed: true, filed: 'ada+', namedBy: null } as const
    for (const [id, left] of [
      ['a', consented],
      ['b', ERASED_CONTACT],
    ] as const) {
      await contacts.add(GAME, id, { ...ADA, namedBy: 'aaaaaaaa.bbbbbbbb' })
      expect(await contacts.load(GAME, id)).toStrictEqual({ ...ADA, namedBy: 'aaaaaaaa.bbbbbbbb', told: 0 })
      await contacts.update(GAME, id, { namedBy: 'owner:club' }, { still: 'ada' })
      expect((await contacts.load(GAME, id))?.namedBy).toBe('owner:club')
      expect(await contacts.update(GAME, id, { namedBy: 'else' }, { still: 'elsewhere' })).toBe(false)
      await contacts.update(GAME, id, left)
      expect(await contacts.load(GAME, id)).not.toHaveProperty('namedBy')
    }
  })

  test('that a seat got its address at an instant and was not asked yet is stored', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.update(GAME, 'a', { quietUntil: unaskedAddressSince(1_800_000_000_000) })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, quietUntil: -1_800_000_000_000, told: 0 })
  })

  test('the version that its reader has seen is stored, and removed', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    expect(await contacts.update(GAME, 'a', { seen: 7 }, { under: 0 })).toBe(true)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, seen: 7, told: 0 })
    await contacts.update(GAME, 'a', { epoch: 1, seen: 9 })
    expect(await contacts.update(GAME, 'a', { seen: 11 }, { under: 0 })).toBe(false)
    await contacts.markNotified(GAME, 'a', 4)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, epoch: 1, seen: 9, told: 4 })
    await contacts.update(GAME, 'a', { seen: null })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, epoch: 1, told: 4 })
  })

  test('a released claim can be taken again, and nothing was notified', async () => {
    const contacts = await make()
    await contacts.release(GAME, 'a')
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
    await contacts.add(GAME, 'a', ADA)
    const claim = () => contacts.claim(GAME, 'a', { version: 2, now: 1000, until: 31_000 })
    expect([await claim(), await claim()]).toEqual([true, false])
    await contacts.release(GAME, 'a')
    expect(await contacts.load(GAME, 'a')).toMatchObject({ told: 0 })
    expect(await claim()).toBe(true)
  })

  test('a claim counts an email, unless something else was counted since', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    const claim = (was: string | undefined, is: string) =>
      contacts.claim(GAME, 'a', { version: 2, now: 1000, until: 31_000, counting: { was, is } })
    expect(await claim('none', 'one')).toBe(false)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    expect(await claim(undefined, 'one')).toBe(true)
    expect(await claim('one', 'two')).toBe(false)
    await contacts.release(GAME, 'a')
    expect([await claim(undefined, 'two'), await claim('two', 'three')]).toEqual([false, false])
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0, counts: 'one' })
    expect(await claim('one', 'two')).toBe(true)
    await contacts.release(GAME, 'a')
    expect(await contacts.claim(GAME, 'a', { version: 2, now: 1000, until: 31_000 })).toBe(true)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0, counts: 'two' })
  })

  test('of eight counts at once one is stored, also while another holds a claim, and for a missing person none', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.claim(GAME, 'a', { version: 2, now: 1000, until: 31_000 })
    const contend = async (was: string | undefined, round: string) => {
      const all = Array.from({ length: 8 }, (_, n) => contacts.count(GAME, 'a', { was, is: `${round}${n}` }))
      expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1)
      return (await contacts.load(GAME, 'a'))?.counts
    }
    expect(await contend(await contend(undefined, 'first'), 'second')).toMatch(/^second/)
    expect(await contacts.count(GAME, 'b', { was: undefined, is: 'one' })).toBe(false)
    expect(await contacts.load(GAME, 'b')).toBeUndefined()
  })

  test('the count outlasts the person, their address and the notified version', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    expect(await contacts.count(GAME, 'a', { was: undefined, is: 'one' })).toBe(true)
    await contacts.markNotified(GAME, 'a', 3)
    await contacts.update(GAME, 'a', BOB)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, ...BOB, told: 3, counts: 'one' })
    await contacts.update(GAME, 'a', ERASED_CONTACT)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ told: 3, counts: 'one' })
  })

  test('the same id in another game is another person', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.add(GAME, 'b', {})
    await contacts.add('another', 'a', { locale: 'pl' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    expect(await contacts.load('another', 'a')).toStrictEqual({ locale: 'pl', told: 0 })
  })

  test('an update of a person who is indexed elsewhere by now changes nothing', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.update(GAME, 'a', { confirmed: true, filed: 'ada+' }, { still: 'bob' })
    await contacts.update(GAME, 'b', { confirmed: true }, { still: 'ada' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    expect(await contacts.load(GAME, 'b')).toBeUndefined()
    await contacts.update(GAME, 'a', { confirmed: true, filed: 'ada+', locale: null }, { still: 'ada' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({
      email: ADA.email,
      filed: 'ada+',
      timeZone: ADA.timeZone,
      confirmed: true,
      told: 0,
    })
  })

  test('an update of devices changes nothing if others were stored meanwhile', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    const amend = (devices: string | null, before: string | null) =>
      contacts.update(GAME, 'a', { devices }, { devices: before })
    expect(await Promise.all([amend('[1]', null), amend('[2]', null)])).toEqual(expect.arrayContaining([true, false]))
    const { devices = '' } = (await contacts.load(GAME, 'a')) ?? {}
    expect(await amend('[3]', 'of before')).toBe(false)
    expect(await amend('[3]', null)).toBe(false)
    expect(await amend('[4]', devices)).toBe(true)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, devices: '[4]', told: 0 })
    expect(await amend(null, '[4]')).toBe(true)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    expect(await contacts.update(GAME, 'b', { devices: '[5]' }, { devices: null })).toBe(true)
    expect(await contacts.load(GAME, 'b')).toStrictEqual({ devices: '[5]', told: 0 })
  })

  test('an update under an epoch changes nothing if the person has a later one', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    expect(await contacts.update(GAME, 'a', { locale: 'de' }, { under: 0 })).toBe(true)
    expect(await contacts.update(GAME, 'a', { epoch: 2 })).toBe(true)
    expect(await contacts.update(GAME, 'a', { locale: 'fr' }, { under: 1 })).toBe(false)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, locale: 'de', epoch: 2, told: 0 })
    expect(await contacts.update(GAME, 'a', { locale: 'fr' }, { under: 2 })).toBe(true)
    expect(await contacts.load(GAME, 'a')).toMatchObject({ locale: 'fr' })
  })

  test('only listed people are found, by their index key, in every game, newest first', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    for (const [id, since] of Object.entries({ b: 2000, c: 10_000, d: 300 })) {
      await contacts.add('another', id, ADA)
      await contacts.setListed('another', id, since)
    }
    await contacts.add(GAME, 'e', BOB)
    await contacts.setListed(GAME, 'e', 5000)
    await contacts.add(GAME, 'f', {})
    await contacts.setListed(GAME, 'f', 5000)
    expect(await seatsOf(contacts, 'ada')).toEqual(['another c', 'another b', 'another d'])
    expect(await seatsOf(contacts, 'ada', 2)).toEqual(['another c', 'another b'])
    expect(await seatsOf(contacts, 'eve')).toEqual([])
  })

  test('a person can leave the list, and come back', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.setListed(GAME, 'a', 1000)
    await contacts.setListed(GAME, 'a', undefined)
    await contacts.setListed(GAME, 'a', undefined)
    expect(await seatsOf(contacts, 'ada')).toEqual([])
    await contacts.setListed(GAME, 'a', 2000)
    expect(await seatsOf(contacts, 'ada')).toEqual([`${GAME} a`])
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
  })

  test('listing a missing person does not add them', async () => {
    const contacts = await make()
    await contacts.setListed(GAME, 'a', 1000)
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
    await contacts.add(GAME, 'a', ADA)
    expect(await seatsOf(contacts, 'ada')).toEqual([])
  })

  test('notifying, claiming and updating leave a seat listed', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.setListed(GAME, 'a', 1000)
    await contacts.markNotified(GAME, 'a', 3)
    await contacts.claim(GAME, 'a', { version: 4, now: 1000, until: 2000 })
    await contacts.release(GAME, 'a')
    await contacts.update(GAME, 'a', { silent: true })
    expect(await seatsOf(contacts, 'ada')).toEqual([`${GAME} a`])
  })

  test('a listed seat moves with its address, and is not found without one', async () => {
    const contacts = await make()
    for (const id of ['a', 'b']) {
      await contacts.add(GAME, id, ADA)
      await contacts.setListed(GAME, id, 1000)
    }
    await contacts.update(GAME, 'a', BOB)
    await contacts.update(GAME, 'b', NOT_FILED)
    expect(await seatsOf(contacts, 'ada')).toEqual([])
    expect(await seatsOf(contacts, 'bob')).toEqual([`${GAME} a`])
  })

  test('a person with an expiry is unchanged until then, and a missing one stays missing', async () => {
    const contacts = await make()
    await contacts.add(GAME, 'a', ADA)
    await contacts.setListed(GAME, 'a', 1000)
    await contacts.setExpiry(GAME, 9_000_000_000_000)
    await contacts.update(GAME, 'a', { silent: true })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, silent: true, told: 0 })
    expect(await seatsOf(contacts, 'ada')).toEqual([`${GAME} a`])
    await contacts.setExpiry(GAME, undefined)
    await contacts.setExpiry('another', 1000)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, silent: true, told: 0 })
    expect(await contacts.load('another', 'a')).toBeUndefined()
  })
}
