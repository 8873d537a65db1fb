import { describe, expect, test } from 'vitest'
import { type MailWorld, linkIn, mailWorld } from '../attacks/mail-world.ts'

const [WRONG, RIGHT] = ['otis@exampel.org', 'otis@example.org']

const offered = async (world: MailWorld, more: object = {}) => {
  const { body } = await world.create({ opponent: { name: 'Otis', email: WRONG }, ...more })
  return { id: body.game.id, creator: body.links['creator']?.token ?? '' }
}

const correct = (world: MailWorld, token: string, email: string, to = 'opponent') =>
  world.ask('PATCH', '/v1/seat', token, { invitedEmails: { [to]: email } })

const form = { key: 'guest-key-0123456789', timeZone: '', name: 'Otis', email: '' }

describe('the address of an invitation', () => {
  test('is corrected: the new one gets the invitation, and the link of the old email answers nothing', async () => {
    const world = mailWorld()
    const { id, creator } = await offered(world)
    await world.flush()
    expect((await correct(world, creator, RIGHT)).status).toBe(200)
    await world.flush()
    expect([world.to(WRONG).length, world.to(RIGHT).length]).toEqual([1, 1])
    const [old, now] = [WRONG, RIGHT].map((email) => linkIn(world.to(email)[0]?.text ?? ''))
    for (const [path, body] of [
      [old, undefined],
      [old, form],
      [`${old}/decline`, { text: '' }],
    ] as const) {
      const answer = await world.page(path ?? '', body)
      expect([answer.status, answer.body.includes('goes to another address')]).toEqual([410, true])
    }
    expect((await world.page(now ?? '')).status).toBe(200)
    expect((await world.page(now ?? '', form)).status).toBe(303)
    expect((await world.ask('GET', `/v1/games/${id}`)).body).toMatchObject({ status: 'active' })
  })

  test('that is corrected while its email waits in the queue gets none, and the new one gets one', async () => {
    const world = mailWorld()
    const { creator } = await offered(world)
    await correct(world, creator, RIGHT)
    await correct(world, creator, RIGHT)
    await world.flush()
    expect([world.to(WRONG).length, world.to(RIGHT).length]).toEqual([0, 1])
    expect([world.entriesOf(WRONG).length, world.entriesOf(RIGHT).length]).toEqual([0, 1])
  })

  test('is shown to the creator alone, and to nobody after somebody has accepted', async () => {
    const world = mailWorld()
    const { id, creator } = await offered(world)
    await world.flush()
    const link = linkIn(world.to(WRONG)[0]?.text ?? '')
    expect((await world.ask('GET', '/v1/seat', creator)).body).toMatchObject({ invitedEmails: { opponent: WRONG } })
    expect((await world.page(`/p/${creator}`)).body).toContain(`<b>${WRONG}</b>`)
    for (const path of [`/g/${id}`, link]) expect((await world.page(path)).body).not.toContain(WRONG)
    for (const path of [`/v1/games/${id}`, `/v1/games/${id}/events`])
      expect(JSON.stringify((await world.ask('GET', path, creator)).body)).not.toContain(WRONG)
    const claimed = await world.page(link, form)
    expect(claimed.status).toBe(303)
    expect((await world.ask('GET', '/v1/seat', creator)).body).not.toHaveProperty('invitedEmails')
    expect((await world.page(`/p/${creator}`)).body).not.toContain(WRONG)
    expect((await correct(world, creator, RIGHT)).status).toBe(410)
    const own = claimed.headers['location']?.split('/p/')[1] ?? ''
    expect((await correct(world, own, RIGHT)).status).toBe(403)
  })

  test('is corrected by the form on the creator’s page, which is open if the email came back', async () => {
    const world = mailWorld()
    world.verdict.of = (to) => (to === WRONG ? 'refused' : 'taken')
    const { creator } = await offered(world)
    await world.flush()
    const body = async () => (await world.page(`/p/${creator}`)).body
    expect(await body()).toMatch(/came back[^]*<details [^>]*open>\s*<summary>Correct the address/)
    const wrong = await world.page(`/p/${creator}/own`, { to: 'opponent', email: 'otis at home' })
    expect([wrong.status, wrong.body.includes('does not look like an email address')]).toEqual([400, true])
    const { headers } = await world.page(`/p/${creator}/own`, { to: 'opponent', email: RIGHT })
    const done = (await world.page(headers['location'] ?? '')).body
    expect(done).toMatch(/<p id="outcome"><b>The invitation now goes to otis@example\.org\.<\/b>/)
    expect(done).not.toMatch(/<details[^>]* open/)
    expect(done).toContain('We are emailing the invitation to Otis.')
    expect((await world.page(`/p/${creator}?done=corrected-arbiter`)).body).not.toContain('now goes to')
    await world.flush()
    expect(await body()).toMatch(/We have emailed the invitation to Otis[^]*<b>otis@example.org<\/b>[^]*2 more times/)
  })

  test('may be given to somebody who was named without one, and to an arbiter', async () => {
    const world = mailWorld()
    const { creator } = await offered(world, { opponent: { name: 'Otis' }, arbiter: { name: 'Ida', email: WRONG } })
    await world.flush()
    await correct(world, creator, RIGHT)
    await correct(world, creator, 'ida@example.org', 'arbiter')
    await world.flush()
    expect([world.to(RIGHT).length, world.to('ida@example.org').length]).toEqual([1, 1])
  })

  test('cannot be given if nobody was named, or after the game was called off', async () => {
    const world = mailWorld()
    const { id, creator } = await offered(world, { opponent: undefined })
    expect((await correct(world, creator, RIGHT)).status).toBe(403)
    await world.ask('POST', `/v1/games/${id}/actions`, creator, { type: 'abort', ply: 0 })
    expect((await correct(world, creator, RIGHT)).status).toBe(409)
  })
})
