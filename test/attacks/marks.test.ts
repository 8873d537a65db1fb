import { describe, expect, test } from 'vitest'
import { playerOf } from '../../shared/game/model/game.ts'
import type { Role } from '../../shared/game/model/words.ts'
import { seatEmailStatus } from '../../shared/service/email/consent/seat-email-status.ts'
import { loadContact } from '../../shared/service/games/game-seat.ts'
import { mailboxProof } from '../../shared/service/credentials/mailbox.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { mintToken } from '../../shared/service/credentials/tokens.ts'
import { type MailWorld, mailWorld } from './mail-world.ts'

const OWNER = 'owner@draughts.test'
const OTHER = 'other@draughts.test'

/** Creates a game whose creator has an address that nobody has confirmed. */
const table = async (world: MailWorld) => {
  const made = await world.create({ creator: { name: 'Eve', seat: 'black', email: OWNER } })
  const { id } = made.body.game
  const loaded = await loadGame(world.service.games, id)
  if (!loaded) throw new Error('no game')
  const { game } = loaded
  const markOf = (role: Role, email: string): string => {
    const player = playerOf(game, role)
    return player ? mailboxProof(world.service.signer, id, player.contact, email) : ''
  }
  const emails = async () => seatEmailStatus(await loadContact(world.service, { id, role: 'creator', loaded }))
  return { id, token: mintToken(world.service.signer, 'creator', id, game), markOf, emails }
}

type At = Awaited<ReturnType<typeof table>>

/** Invalid marks, by what is wrong with them. A mark is the proof in a link that its mailbox got that link. */
const WORTHLESS: Readonly<Record<string, (world: MailWorld, at: At) => Promise<string>>> = {
  'no mark': async () => '',
  'a made-up one': async () => `.${'A'.repeat(16)}`,
  'one of another mailbox': async (_world, { markOf }) => `.${markOf('creator', OTHER)}`,
  'one cut short': async (_world, { markOf }) => `.${markOf('creator', OWNER).slice(0, -1)}`,
  'one that is doubled': async (_world, { markOf }) => `.${markOf('creator', OWNER).repeat(2)}`,
  'one of another game': async (world) => `.${(await table(world)).markOf('creator', OWNER)}`,
  'one of an address that the seat no longer has': async (world, { token, markOf }) => {
    const mark = markOf('creator', OWNER)
    await world.ask('PATCH', '/v1/seat', token, { email: OTHER })
    return `.${mark}`
  },
}

const FORMS: readonly Readonly<Record<string, string>>[] = [{}, { all: '1' }]

describe('the proof in a link turns on the emails of a seat only if it is that of the seat’s own mailbox', () => {
  test.each(Object.entries(WORTHLESS))('they stay off with %s', async (_what, make) => {
    const world = mailWorld()
    const at = await table(world)
    const path = `/p/${at.token}${await make(world, at)}`
    for (const form of FORMS) expect((await world.page(`${path}/emails`, form)).status).toBe(303)
    expect((await world.page(`${path}/act`, { type: 'abort', ply: '9' })).status).toBeGreaterThanOrEqual(300)
    expect(await at.emails()).toBe('unconfirmed')
  })

  test('they are on with the right one', async () => {
    const world = mailWorld()
    const at = await table(world)
    expect((await world.page(`/p/${at.token}.${at.markOf('creator', OWNER)}/emails`, {})).status).toBe(303)
    expect(await at.emails()).toBe('on')
  })
})

test('a proof has 96 bits, which nobody guesses', async () => {
  const { markOf } = await table(mailWorld())
  expect(markOf('creator', OWNER)).toMatch(/^[\w-]{16}$/)
})
