import { describe, expect, test } from 'vitest'
import type { EvidenceView, SeatEmailsView } from '../../shared/api/answers/games/evidence-shape.ts'
import { evidenceShape } from '../../shared/api/answers/games/evidence-shape.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { mintToken } from '../../shared/service/credentials/tokens.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { mailWorld } from '../attacks/mail-world.ts'

const READER = 'vic@players.test'
const OTHER = 'eve@players.test'

/** Returns a begun game with an arbiter: Vic has White and emails, Eve moves first. `eve`: her address, if any. */
const table = async (eve?: string) => {
  const world = mailWorld()
  const { body } = await world.create({
    creator: { name: 'Vic', seat: 'white', email: READER },
    arbiter: { name: 'Ari' },
    clock: { perMove: 'P3D' },
  })
  const { id } = body.game
  const path = `/v1/games/${id}/claim`
  await world.ask('POST', path, body.links['arbiter']?.token, { name: 'Ari' })
  const claimed = await world.ask('POST', path, body.links['invitation']?.token, {
    name: 'Eve',
    ...(eve !== undefined && { email: eve }),
  })
  await world.press(READER)
  if (eve !== undefined) await world.press(eve)
  const loaded = await loadGame(world.service.games, id)
  const arbiter = loaded ? mintToken(world.service.signer, 'arbiter', id, loaded.game) : ''
  return { world, id, own: body.links['creator']?.token ?? '', other: claimed.body.links['seat']?.token ?? '', arbiter }
}

type Table = Awaited<ReturnType<typeof table>>

const evidenceOf = async ({ world, id }: Pick<Table, 'world' | 'id'>, token?: string): Promise<EvidenceView> => {
  const { status, body } = await world.ask('GET', `/v1/games/${id}/evidence`, token)
  expect(status).toBe(200)
  return evidenceShape.parse(body)
}

const emailsOf = (evidence: EvidenceView, side: 'black' | 'white'): SeatEmailsView => {
  const emails = evidence.emails?.[side]
  if (!emails) throw new Error(`no emails of ${side}`)
  return emails
}

const move = async ({ world, id }: Table, token: string, ply: number, text: string): Promise<void> => {
  expect((await world.ask('POST', `/v1/games/${id}/moves`, token, { ply, move: text })).status).toBe(200)
  world.clock.now += 40 * MINUTE
  await world.flush()
}

const kindsOf = (emails: SeatEmailsView): readonly string[] => emails.deliveries.map(({ kind }) => kind)

describe('the emails of a seat', () => {
  test('are listed, each once it was taken, and turns without one are named', async () => {
    const game = await table()
    const { world, own, other } = game
    await move(game, other, 0, '11-15')
    const told = await evidenceOf(game, own)
    expect(kindsOf(emailsOf(told, 'white')).at(-1)).toBe('turn')
    expect(emailsOf(told, 'white').deliveries.at(-1)?.taken).toBe(isoInstant(world.clock.now))
    expect(emailsOf(told, 'white')).toMatchObject({ status: 'on', untold: [] })
    expect(emailsOf(told, 'white').deliveries).toHaveLength(
      world.to(READER).filter(({ id }) => !id.includes('door')).length,
    )
    world.clock.now += 2 * HOUR
    await move(game, own, 1, '22-18')
    // Eve moves, and Vic answers before an email has left.
    expect((await world.ask('POST', `/v1/games/${game.id}/moves`, other, { ply: 2, move: '15x22' })).status).toBe(200)
    await move(game, own, 3, '25x18')
    expect(emailsOf(await evidenceOf(game, own), 'white').untold).toEqual([{ ply: 3, why: 'overtaken' }])
  })

  test('of which the mail server takes none are not listed as taken, and the status says that they bounce', async () => {
    const game = await table()
    const before = emailsOf(await evidenceOf(game, game.own), 'white').deliveries.length
    game.world.verdict.of = () => 'refused'
    await move(game, game.other, 0, '11-15')
    const after = emailsOf(await evidenceOf(game, game.own), 'white')
    expect([after.deliveries.length, after.status]).toEqual([before, 'returned'])
    expect(after.untold).toEqual([{ ply: 1, why: 'waiting' }])
  })

  test('are those of a player’s own seat, of both for the arbiter, of none for a watcher', async () => {
    const game = await table(OTHER)
    await move(game, game.other, 0, '11-15')
    const sides = async (token?: string) => {
      const { emails } = await evidenceOf(game, token)
      return emails && [emails.black !== null, emails.white !== null]
    }
    expect(await sides(game.own)).toEqual([false, true])
    expect(await sides(game.other)).toEqual([true, false])
    expect(await sides(game.arbiter)).toEqual([true, true])
    expect(await sides()).toBeNull()
    const page = async (path: string): Promise<string> => (await game.world.page(path)).body
    expect(await page(`/p/${game.own}/evidence`)).toContain('Emails to you')
    expect(await page(`/p/${game.own}/evidence`)).not.toContain('Emails to Eve')
    expect(await page(`/p/${game.arbiter}/evidence`)).toContain('Emails to Eve')
    expect(await page(`/g/${game.id}/evidence`)).not.toMatch(/Emails to/)
  })

  test('tell the other side nothing, by a byte: what is sent to Eve changes no answer but hers', async () => {
    const [silent, told] = [await table(), await table(OTHER)]
    const answers = await Promise.all(
      [silent, told].map(async (game) => {
        await move(game, game.other, 0, '11-15')
        await move(game, game.own, 1, '22-18')
        expect(game.world.to(OTHER).length).toBe(game === told ? game.world.to(OTHER).length : 0)
        const body = JSON.stringify(await evidenceOf(game, game.own)).replaceAll(game.id, 'ID')
        const page = (await game.world.page(`/p/${game.own}/evidence`)).body.replaceAll(game.own, 'OWN')
        const watched = JSON.stringify(await evidenceOf(game)).replaceAll(game.id, 'ID')
        return [body, page.replaceAll(game.id, 'ID'), watched]
      }),
    )
    expect(told.world.to(OTHER).length).toBeGreaterThan(0)
    expect(answers[0]).toEqual(answers[1])
  })
})

test('an email about a loss on time, and the page, lead to the evidence', async () => {
  const game = await table()
  await move(game, game.other, 0, '11-15')
  await move(game, game.own, 1, '22-18')
  game.world.clock.now += 30 * DAY
  const late = await game.world.ask('POST', `/v1/games/${game.id}/moves`, game.other, { ply: 2, move: '15x22' })
  expect(late.status).toBe(409)
  await game.world.flush()
  const { text, html } = game.world.to(READER).at(-1) ?? { text: '', html: '' }
  for (const part of [text, html]) expect(part).toMatch(new RegExp(`/p/${game.own}[^ "]*/evidence`))
  expect((await game.world.page(`/p/${game.own}`)).body).toContain(`/p/${game.own}/evidence"`)
  expect((await evidenceOf(game)).lost).toMatchObject({ side: 'black', by: 'sweep' })
})
