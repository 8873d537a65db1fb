import { expect, test } from 'vitest'
import { MINUTE } from '../../../shared/game/model/words.ts'
import { deliverTournamentEmail } from '../../../shared/service/email/tournaments/deliver-tournament-email.ts'
import type { Contacts } from '../../../shared/service/ports/contacts.ts'
import { found } from './acting.ts'
import { foundingOf } from './event-terms.ts'
import { memoryEvent } from './memory-event.ts'

test('a first email whose message comes twice at once is sent once, also after an attempt that was cut off', async () => {
  const world = memoryEvent()
  const { id } = await found(world, foundingOf(3))
  const email = { kind: 'tournament', tournament: id, to: 'secretary', version: 1, delay: 0 } as const
  const cutOff = { send: () => Promise.reject(new Error('the process has ended')) }
  await expect(deliverTournamentEmail({ ...world.ports, post: cutOff }, email, world.now())).rejects.toThrow('ended')
  const again = world.now() + MINUTE
  const claim: Contacts['claim'] = async (...claimed) => {
    expect(await deliverTournamentEmail(world.ports, email, again)).toBe('asked')
    return world.contacts.claim(...claimed)
  }
  const late = { ...world.ports, contacts: { ...world.contacts, claim }, post: cutOff }
  expect(await deliverTournamentEmail(late, email, again)).toBe('asked-before')
})
