import { expect, test } from 'vitest'
import type { Contacts } from '../../shared/service/ports.ts'
import { GAME } from './samples.ts'

const ADA = { email: 'ada@example.org', locale: 'en-GB', timeZone: 'Europe/London' }

/** What every address book does. */
export const contactsContract = (make: () => Promise<Contacts>): void => {
  test('nobody is in an empty book', async () => {
    expect(await (await make()).load(GAME, 'a')).toBeUndefined()
  })

  test('a person has been told nothing at first', async () => {
    const contacts = await make()
    await contacts.save(GAME, 'a', ADA)
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
  })

  test('a person who gives nothing is there all the same', async () => {
    const contacts = await make()
    await contacts.save(GAME, 'a', {})
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ told: 0 })
  })

  test('what is no longer given is gone; what he was told stays', async () => {
    const contacts = await make()
    await contacts.save(GAME, 'a', ADA)
    await contacts.told(GAME, 'a', 4)
    await contacts.save(GAME, 'a', { locale: 'de' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ locale: 'de', told: 4 })
  })

  test('told is never lowered', async () => {
    const contacts = await make()
    await contacts.save(GAME, 'a', ADA)
    for (const version of [3, 7, 5, 7]) await contacts.told(GAME, 'a', version)
    expect(await contacts.load(GAME, 'a')).toMatchObject({ told: 7 })
  })

  test('telling somebody who is not in the book does not put him there', async () => {
    const contacts = await make()
    await contacts.told(GAME, 'a', 3)
    expect(await contacts.load(GAME, 'a')).toBeUndefined()
  })

  test('the same id in another game is another person', async () => {
    const contacts = await make()
    await contacts.save(GAME, 'a', ADA)
    await contacts.save(GAME, 'b', {})
    await contacts.save('another', 'a', { locale: 'pl' })
    expect(await contacts.load(GAME, 'a')).toStrictEqual({ ...ADA, told: 0 })
    expect(await contacts.load('another', 'a')).toStrictEqual({ locale: 'pl', told: 0 })
  })
}
