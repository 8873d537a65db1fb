import { describe, expect, test } from 'vitest'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import { postponedAccount } from '../../shared/service/credentials/mailbox.ts'
import { sendMinute } from '../../shared/service/email/requests/postponed.ts'
import { type MailWorld, mailWorld } from '../attacks/mail-world.ts'

const READER = 'vic@gmail.com'
const FRIEND = 'eve@gmail.com'
const SENT = 'We have sent an email to'
const EMAILED = 'We have emailed the invitation'

/** Returns the time until the reader's mailbox gets the emails that wait: at its own minute after midnight. */
const untilDue = ({ clock, service }: MailWorld): number =>
  DAY - (clock.now % DAY) + sendMinute(postponedAccount(service.signer, READER))

/** The fields of `GET /v1/seat` about first emails. */
type SeatView = { readonly emails: string; readonly emailsAt?: string; readonly invited?: object }

const seatOf = async (world: MailWorld, token: string): Promise<SeatView> =>
  (await world.ask('GET', '/v1/seat', token)).body

const pageOf = async (world: MailWorld, path: string): Promise<string> => (await world.page(path)).body

/** Returns a world in which the address has had as many first emails as a stranger gets in a day. */
const addressUsedUp = async (): Promise<MailWorld> => {
  const world = mailWorld()
  for (let game = 0; game < EMAIL_LIMITS.strangerDay; game += 1) {
    await world.create({ creator: { name: 'Vic', seat: 'black', email: READER } })
    await world.flush()
  }
  return world
}

const inviting = async (world: MailWorld, role: 'opponent' | 'arbiter' = 'opponent') => {
  const named = { name: 'Vic', email: READER }
  const { body } = await world.create(
    role === 'opponent' ? { opponent: named } : { opponent: { name: 'Sam' }, arbiter: named },
  )
  await world.flush()
  return { token: body.links['creator']?.token ?? '', invitation: body.links[role]?.url ?? '' }
}

describe('a first email that is postponed', () => {
  test('is shown to its own seat with the time, and no page says that it was sent', async () => {
    const world = await addressUsedUp()
    const { body } = await world.create({ creator: { name: 'Vic', seat: 'black', email: READER } })
    const token = body.links['creator']?.token ?? ''
    await world.flush()
    const until = isoInstant(world.clock.now + untilDue(world))
    expect(await seatOf(world, token)).toMatchObject({ emails: 'later', emailsAt: until })
    for (const path of [`/p/${token}`, `/p/${token}?sent=1`, `/p/${token}/keep`]) {
      const page = await pageOf(world, path)
      expect(page).not.toContain(SENT)
      expect(page).not.toContain('It is on its way')
      expect(page).toContain('we will send it by')
      expect(page).toContain(`datetime="${until}"`)
    }
    await world.wake(untilDue(world))
    const seat = await seatOf(world, token)
    expect(seat).toMatchObject({ emails: 'unconfirmed' })
    expect(seat).not.toHaveProperty('emailsAt')
    expect(await pageOf(world, `/p/${token}`)).toContain(SENT)
  })

  test.each(['opponent', 'arbiter'] as const)(
    'to an invited %s is shown to the creator, with the time and the link to pass on',
    async (role) => {
      const world = await addressUsedUp()
      const { token, invitation } = await inviting(world, role)
      const until = isoInstant(world.clock.now + untilDue(world))
      expect((await seatOf(world, token)).invited).toEqual({ [role]: { mail: 'later', mailAt: until } })
      const page = await pageOf(world, `/p/${token}`)
      expect(page).toContain('we will send it to Vic by')
      expect(page).toContain('You can also pass this link on.')
      expect(page).toContain(invitation)
      expect(page).not.toContain(EMAILED)
      await world.wake(untilDue(world))
      expect(await seatOf(world, token)).not.toHaveProperty('invited')
      expect(await pageOf(world, `/p/${token}`)).toContain(EMAILED)
    },
  )
})

describe('a creator reads of the email to the person whom they named that it', () => {
  test('is being sent, until its outcome is known', async () => {
    const world = mailWorld()
    const { body } = await world.create({ opponent: { name: 'Vic', email: READER } })
    const { token = '' } = body.links['creator'] ?? {}
    const first = await pageOf(world, `/p/${token}`)
    expect(first).toContain('We are emailing the invitation to Vic.')
    expect(first).not.toContain(EMAILED)
    expect(first).toContain('"awaits":true')
    await world.flush()
    const then = await pageOf(world, `/p/${token}`)
    expect(then).toContain(EMAILED)
    expect(then).toContain('"awaits":false')
  })

  test('is being sent, and is not polled after ten minutes', async () => {
    const world = mailWorld()
    const { body } = await world.create({ opponent: { name: 'Vic', email: READER } })
    world.clock.now += 11 * MINUTE
    expect(await pageOf(world, `/p/${body.links['creator']?.token}`)).toContain('"awaits":false')
  })

  test('would be sent after the invitation has ended', async () => {
    const world = await addressUsedUp()
    await world.wake(DAY)
    for (let game = 0; game < EMAIL_LIMITS.strangerDay; game += 1) {
      await world.create({ creator: { name: 'Vic', seat: 'black', email: READER } })
      await world.flush()
    }
    const { body } = await world.create({ invitationLife: 'P2D', opponent: { name: 'Vic', email: READER } })
    await world.flush()
    const page = await pageOf(world, `/p/${body.links['creator']?.token}`)
    expect(page).toContain('could not leave before this invitation ends. Send this link to Vic.')
    expect(page).not.toContain('we will send it')
  })

  test.each(['returned', 'later'] as const)('is %s, in their own email too, with the link to pass on', async (fate) => {
    const world = fate === 'later' ? await addressUsedUp() : mailWorld()
    world.verdict.of = (to) => (fate === 'returned' && to === READER ? 'refused' : 'taken')
    const { body } = await world.create({
      creator: { name: 'Eve', seat: 'black', email: FRIEND },
      opponent: { name: 'Vic', email: READER },
    })
    await world.press(FRIEND)
    expect(world.to(FRIEND).at(-1)?.text).toContain(body.links['opponent']?.url)
  })

  test('has bounced', async () => {
    const world = mailWorld()
    world.verdict.of = () => 'refused'
    const { token, invitation } = await inviting(world)
    expect((await seatOf(world, token)).invited).toEqual({ opponent: { mail: 'returned' } })
    const page = await pageOf(world, `/p/${token}`)
    expect(page).toContain('Our email to Vic came back. Send this link to Vic.')
    expect(page).toContain(invitation)
  })

  test('is withheld', async () => {
    const world = mailWorld()
    world.caller.from = () => '192.0.2.1'
    for (let stranger = 0; stranger < EMAIL_LIMITS.networkDay; stranger += 1)
      await world.create({ opponent: { name: 'Sam', email: `s${stranger}@gmail.com` } })
    const { token } = await inviting(world)
    expect((await seatOf(world, token)).invited).toEqual({ opponent: { mail: 'held' } })
    expect(await pageOf(world, `/p/${token}`)).toContain('We have not emailed Vic')
  })

  test('has been sent, by saying nothing', async () => {
    const world = mailWorld()
    const { token } = await inviting(world)
    expect(world.to(READER)).toHaveLength(1)
    expect(await seatOf(world, token)).not.toHaveProperty('invited')
    expect(await pageOf(world, `/p/${token}`)).toContain(EMAILED)
  })
})

test('whoever enters the address of a withheld invitation themselves is asked through their own network', async () => {
  const world = mailWorld()
  world.caller.from = () => '192.0.2.1'
  for (let stranger = 0; stranger < EMAIL_LIMITS.networkDay; stranger += 1)
    await world.create({ opponent: { name: 'Sam', email: `s${stranger}@gmail.com` } })
  const { body } = await world.create({ opponent: { name: 'Vic', email: READER } })
  await world.flush()
  expect(world.to(READER)).toEqual([])
  world.caller.from = () => '198.51.100.1'
  const { id } = body.game
  const token = body.links['opponent']?.token
  const claimed = await world.ask('POST', `/v1/games/${id}/claim`, token, { name: 'Vic', email: READER })
  expect(claimed.body).not.toHaveProperty('mail')
  await world.flush()
  expect(world.to(READER)).toHaveLength(1)
})
