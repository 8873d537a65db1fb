import { describe, expect, test } from 'vitest'
import { playerOf } from '../../shared/game/game.ts'
import type { Role } from '../../shared/game/words.ts'
import { emailsOf } from '../../shared/service/email/consent/consent.ts'
import { contactAt } from '../../shared/service/games/game-seat.ts'
import { mailboxMark } from '../../shared/service/credentials/mailbox.ts'
import { load } from '../../shared/service/games/game-store.ts'
import { mintToken } from '../../shared/service/credentials/tokens.ts'
import { type MailWorld, mailWorld } from './mail-world.ts'

const OWNER = 'owner@draughts.test'
const OTHER = 'other@draughts.test'

/** A game whose creator has an address that nobody has confirmed. */
const table = async (world: MailWorld) => {
  const made = await world.create({ creator: { name: 'Eve', seat: 'black', email: OWNER } })
  const { id } = made.body.game
  const loaded = await load(world.service.games, id)
  if (!loaded) throw new Error('no game')
  const { game } = loaded
  const proofOf = (role: Role, email: string): string => {
    const player = playerOf(game, role)
    return player ? mailboxMark(world.service.signer, id, player.contact, email) : ''
  }
  const emails = async () => emailsOf(await contactAt(world.service, { id, role: 'creator', loaded }))
  return { id, token: mintToken(world.service.signer, 'creator', id, game), markOf, emails }
}

type At = Awaited<ReturnType<typeof table>>

/** Proofs that a link may carry and that must have no effect. */
const WORTHLESS: Readonly<Record<string, (world: MailWorld, at: At) => Promise<string>>> = {
  'no proof': async () => '',
  'a made-up one': async () => `.${'A'.repeat(16)}`,
  'one of another mailbox': async (_world, { proofOf }) => `.${proofOf('creator', OTHER)}`,
  'one cut short': async (_world, { proofOf }) => `.${proofOf('creator', OWNER).slice(0, -1)}`,
  'one that is doubled': async (_world, { proofOf }) => `.${proofOf('creator', OWNER).repeat(2)}`,
  'one of another game': async (world) => `.${(await table(world)).proofOf('creator', OWNER)}`,
  'one of an address that the seat no longer has': async (world, { token, proofOf }) => {
    const proof = proofOf('creator', OWNER)
    await world.ask('PATCH', '/v1/seat', token, { email: OTHER })
    return `.${proof}`
  },
}

const FORMS: readonly Readonly<Record<string, string>>[] = [{}, { all: '1' }]

describe('the proof in an emailed link starts the emails of a seat only if it was sent to the seat’s own mailbox', () => {
  test.each(Object.entries(WORTHLESS))('not with %s', async (_what, make) => {
    const world = mailWorld()
    const at = await table(world)
    const path = `/p/${at.token}${await make(world, at)}`
    for (const form of FORMS) expect((await world.page(`${path}/emails`, form)).status).toBe(303)
    expect((await world.page(`${path}/act`, { type: 'abort', ply: '9' })).status).toBeGreaterThanOrEqual(300)
    expect(await at.emails()).toBe('unconfirmed')
  })

  test('but with the right one', async () => {
    const world = mailWorld()
    const at = await table(world)
    expect((await world.page(`/p/${at.token}.${at.proofOf('creator', OWNER)}/emails`, {})).status).toBe(303)
    expect(await at.emails()).toBe('on')
  })
})

test('the proof has 96 bits, so that nobody guesses it', async () => {
  const { proofOf } = await table(mailWorld())
  expect(proofOf('creator', OWNER)).toMatch(/^[\w-]{16}$/)
})
