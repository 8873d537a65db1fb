import { describe, expect, test } from 'vitest'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'
import { wordsFor } from '../harness/words.ts'

const EVE = { name: 'Eve', email: 'eve@players.test' }
const SAM = { name: 'Sam', email: 'sam@players.test' }
const MAILING = 'We are emailing the invitation to Sam.'
const MAILED = 'We have emailed the invitation to Sam, unless they have stopped our emails.'
const BEGINS = 'The game begins when Sam accepts.'

const plainly = (text: string): string => text.replaceAll(/\s+/g, ' ')

/**
 * Returns what Eve, whose mailbox has consented, reads about a game that she has offered to Sam, in the email and on
 * her page.
 */
const offeredTo = async (more: object) => {
  const at = mailWorld()
  const { body } = await at.create({ creator: { ...EVE, seat: 'black' }, ...more })
  await at.press(EVE.email)
  const { body: page } = await at.page(new URL(body.links['creator']?.url ?? '').pathname)
  return { mail: plainly(at.to(EVE.email).at(-1)?.text ?? ''), page }
}

describe('the email about a game that is ready', () => {
  test('says that the named opponent’s invitation is emailed, and leaves the open link out', async () => {
    const { mail, page } = await offeredTo({ opponent: SAM })
    expect(mail).toContain(MAILING)
    expect(mail).toContain(BEGINS)
    expect(mail).not.toMatch(/\/i\/|opponent|someone/i)
    expect(page).toContain(`${MAILED} You can also pass this link on.`)
  })

  test('asks to send the link to a named opponent without an address', async () => {
    const { mail } = await offeredTo({ opponent: { name: 'Sam' } })
    expect(mail).toMatch(/Send this invitation to Sam: https:\S+\/i\//)
    expect(mail).toContain(BEGINS)
  })

  test('asks to send the link to anybody, if nobody is named', async () => {
    const { mail } = await offeredTo({})
    expect(mail).toMatch(/Send this invitation to your opponent: https:\S+\/i\//)
    expect(mail).toContain('The game begins when someone accepts.')
  })
})

test('in a game of an order neither the email nor the page has a link by which another could take the seat', async () => {
  const at = mailWorld()
  const sent = { 'idempotency-key': 'a-key-of-the-cup-001' }
  const order = { players: [EVE, SAM], pairs: [{ black: 1, white: 2 }], labels: { event: 'Cup' } }
  const { body } = await at.ask('POST', '/v1/games/bulk', KEYS.club, order, sent)
  const { order: placed } = body as unknown as { readonly order: { readonly id: string } }
  expect(await makeOrder(at.service, placed.id, at.clock.now, () => true)).toBe(true)
  await at.press(EVE.email)
  const { text } = at.to(EVE.email).at(-1) ?? { text: '' }
  expect(plainly(text)).toContain(`${MAILING} `)
  expect(text).not.toContain('/i/')
  const seat = /https:\/\/\S+(\/p\/\S+)/.exec(text)?.[1] ?? ''
  const { body: page } = await at.page(seat)
  expect(page).toContain(MAILED)
  expect(page).not.toMatch(/You can also pass this link on|id="invitation"|\/i\//)
})

test.each(LANGUAGES)('in %s the email names who is invited', (language) => {
  const { mail, texts } = wordsFor(language)
  for (const sentence of [mail.offered.passOnTo('Sam'), mail.offered.beginsWith('Sam'), texts.inviting.mailed('Sam')])
    expect(sentence).toContain('Sam')
})
