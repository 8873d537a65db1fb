import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
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

  /** Sends the form of the creator's page, and returns the answer's page. */
  const typed = async (world: MailWorld, creator: string, email: string) => {
    const { headers, body } = await world.page(`/p/${creator}/own`, { to: 'opponent', email })
    return headers['location'] === undefined ? body : (await world.page(headers['location'])).body
  }

  test('that is typed once more gets no second email, and the page says so; no correction is used up', async () => {
    const world = mailWorld()
    const { creator } = await offered(world)
    await world.flush()
    const body = await typed(world, creator, WRONG)
    expect(body).toContain('The invitation goes to otis@exampel.org already: nothing new was sent.')
    expect(body).not.toContain('The invitation now goes to')
    expect(body).toContain('3 more times')
    await world.flush()
    expect(world.to(WRONG)).toHaveLength(1)
  })

  test('that has bounced is refused when it is typed again, at once or after a correction', async () => {
    const world = mailWorld()
    world.verdict.of = (to) => (to === WRONG ? 'refused' : 'taken')
    const { creator } = await offered(world)
    await world.flush()
    const REFUSED = 'An email to this address came back. Enter another one.'
    expect(await typed(world, creator, WRONG)).toContain(REFUSED)
    expect(await typed(world, creator, RIGHT)).toContain('now goes to otis@example.org')
    expect(await typed(world, creator, WRONG)).toContain(REFUSED)
    expect(await correct(world, creator, WRONG)).toMatchObject({ status: 409, body: { code: 'address-returned' } })
    await world.flush()
    expect([world.to(RIGHT).length, world.to(WRONG).length]).toEqual([1, 0])
    expect((await world.page(`/p/${creator}`)).body).toContain('2 more times')
  })

  test('that is corrected a fourth time, from an old tab, is refused with the sentence of the page', async () => {
    const world = mailWorld()
    const { creator } = await offered(world)
    for (const turn of [1, 2, 3]) await typed(world, creator, `otis${turn}@example.org`)
    const body = await typed(world, creator, RIGHT)
    expect(body.split('The address cannot be corrected any more. You can still pass the link on.')).toHaveLength(3)
    expect(body).not.toContain('more requests or changes')
  })

  test.each([
    ['many addresses were entered', 10, 'taken', 'too many new addresses were entered from your network today.'],
    [
      'emails came back',
      3,
      'refused',
      'too many emails to addresses that were entered from your network today came back.',
    ],
  ] as const)(
    'that is withheld because %s says so, and gets its email on request the day after',
    async (_, others, verdict, says) => {
      const world = mailWorld()
      world.caller.from = () => '192.0.2.66'
      world.verdict.of = (to) => (to.startsWith('other') ? verdict : 'taken')
      for (let other = 0; other < others; other += 1) {
        await world.create({ opponent: { name: 'Vic', email: `other${other}@gmail.com` } })
        await world.flush()
      }
      const { creator } = await offered(world)
      await world.flush()
      expect((await world.page(`/p/${creator}`)).body).toContain(`We have not emailed Otis: ${says}`)
      for (let time = 0; time < 5; time += 1) {
        const body = await typed(world, creator, WRONG)
        expect([body.includes(says), body.includes('3 more times')]).toEqual([true, true])
      }
      await world.flush()
      expect(world.to(WRONG)).toHaveLength(0)
      await world.wake(DAY)
      expect(await typed(world, creator, WRONG)).toContain('The invitation now goes to otis@exampel.org.')
      await world.flush()
      expect(world.to(WRONG)).toHaveLength(1)
      expect((await world.page(`/p/${creator}`)).body).toContain('3 more times')
    },
  )

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
