import { describe, expect, test } from 'vitest'
import { inboundHandler } from '../../functions/events/inbound-handler.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import { makeBounceName } from '../../shared/service/credentials/addresses/bounce-address.ts'
import { type Report, dsnOf } from '../email/dsn.ts'
import { ANN, BERT, seatedWorld } from './seated-world.ts'

const HOST = 'in.crownhead.test'

/** Returns a world in which the service's own mail server receives the bounces. */
const playing = async () => {
  const world = await seatedWorld()
  const { service } = world
  const outcomes: unknown[] = []
  const bytes = new Map<string, Uint8Array>()
  const handler = inboundHandler(
    {
      ...service,
      host: HOST,
      server: 'mx',
      returns: service,
      log: (_l, _m, facts) => void outcomes.push(facts?.['outcome']),
    },
    { read: async (key) => bytes.get(key), remove: async (key) => void bytes.delete(key) },
    () => world.clock.now,
  )
  let came = 0
  /** Delivers one bounce, and returns its outcome. */
  const deliver = async (report: Partial<Report> & { readonly to: string; readonly id?: string }): Promise<unknown> => {
    const key = report.id ?? `m${came++}`
    const PASS = { status: 'PASS' }
    bytes.set(key, dsnOf(report))
    const notice = {
      mail: { timestamp: new Date(world.clock.now).toISOString(), source: '<>', messageId: key },
      receipt: {
        recipients: [report.to],
        spamVerdict: PASS,
        virusVerdict: PASS,
        dkimVerdict: PASS,
        dmarcVerdict: PASS,
        action: { objectKey: key },
      },
    }
    const body = JSON.stringify({ Message: JSON.stringify(notice) })
    type HandlerArguments = Parameters<typeof handler>
    const record = { messageId: key, body, attributes: {} } as unknown as HandlerArguments[0]['Records'][number]
    await handler({ Records: [record] }, { getRemainingTimeInMillis: () => 60_000 } as HandlerArguments[1])
    return outcomes.at(-1)
  }
  const pathOf = (email: string): string => `${world.returnNameOf(email)}@${HOST}`
  return { ...world, deliver, pathOf }
}

describe('an email that bounces', () => {
  test('is shown on its own seat’s page at once, and no other view changes by a byte', async () => {
    const world = await playing()
    const before = await world.others()
    expect(await world.deliver({ to: world.pathOf(ANN) })).toBe('gone')
    expect(await world.others()).toBe(before)
    expect(await world.emailsOf(world.ann)).toBe('returned')
    expect((await world.page(`/p/${world.ann}`)).body).toContain('Emails to your address came back.')
    const mails = world.to(ANN).length
    await world.move('11-15', 0, world.ann)
    await world.move('23-19', 1, world.bert)
    expect(world.to(ANN)).toHaveLength(mails)
    expect(await world.emailsOf(world.bert)).toBe('on')
  })

  test('names one seat, one person and one address by its return path, which all emails to them have, and no others', async () => {
    const world = await playing()
    expect(new Set(world.to(ANN).map(({ bounceName: returnName }) => returnName)).size).toBe(1)
    expect(world.returnNameOf(ANN)).toMatch(/^b[a-z2-7]{15}c[a-z2-7]{20}$/)
    expect(world.pathOf(BERT)).not.toBe(world.pathOf(ANN))
    expect(world.pathOf(ANN)).not.toContain(world.id.toLowerCase())
  })

  test('says nothing of the seat once that has another address', async () => {
    const world = await playing()
    const path = world.pathOf(ANN)
    await world.ask('PATCH', '/v1/seat', world.ann, { email: 'new@elsewhere.test' })
    await world.press('new@elsewhere.test')
    expect(await world.deliver({ to: path })).toBe('unproven')
    expect(await world.emailsOf(world.ann)).toBe('on')
  })

  test.each<readonly [string, (path: string, world: Awaited<ReturnType<typeof playing>>) => Partial<Report>, unknown]>([
    [
      'with a made-up proof',
      (path) => ({ to: path.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a')) }),
      'unproven',
    ],
    ['for the other seat', (path) => ({ to: path.replace(/^(b.{15})c/, '$1o') }), 'unproven'],
    ['for another game', (path) => ({ to: path.replace(/^b.../, 'baaa') }), 'no-game'],
    [
      'signed for another purpose',
      (path, { service, id }) => ({
        to: path.replace(
          /.{20}(?=@)/,
          makeBounceName(service.signer, { game: id, role: 'creator' }, 'x', ANN).slice(-20),
        ),
      }),
      'unproven',
    ],
    ['to the sender’s plain address', () => ({ to: `games@${HOST}` }), 'no-address'],
    ['of a delay', () => ({ action: 'delayed' }), 'no-report'],
    ['of a success', () => ({ action: 'delivered', status: '2.0.0' }), 'no-report'],
    ['without the part that programs read', () => ({ type: undefined }), 'no-report'],
    ['that is only said in words', () => ({ type: 'text/plain' }), 'no-report'],
  ])('changes nothing by a report %s', async (_, forge, outcome) => {
    const world = await playing()
    const to = world.pathOf(ANN)
    expect(await world.deliver({ to, ...forge(to, world) })).toBe(outcome)
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.service.ledger.readStatus(mailboxAccount(world.service.signer, ANN))).toMatchObject({
      dead: false,
    })
  })

  test('is recognised in either case, encoded, and by the other server’s answer where the report has no code', async () => {
    const upper = await playing()
    expect(await upper.deliver({ to: upper.pathOf(ANN).toUpperCase() })).toBe('gone')
    const coded = await playing()
    expect(await coded.deliver({ to: coded.pathOf(ANN), encoding: 'base64' })).toBe('gone')
    const exim = await playing()
    const diagnostic = '550 5.7.26 unauthenticated'
    expect(await exim.deliver({ to: exim.pathOf(ANN), status: '5.0.0', diagnostic })).toBe('counted')
  })

  test('is counted if the reason is temporary: the third in a week pauses the address for seven days', async () => {
    const world = await playing()
    world.clock.now = Math.ceil(world.clock.now / (7 * DAY)) * 7 * DAY
    const full = { to: world.pathOf(ANN), status: '5.2.2' }
    expect(await world.deliver({ ...full, id: 'one' })).toBe('counted')
    expect(await world.deliver({ ...full, id: 'one' })).toBe('counted')
    expect(await world.deliver({ ...full, id: 'two' })).toBe('counted')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.deliver({ ...full, id: 'three' })).toBe('passing')
    expect(await world.emailsOf(world.ann)).toBe('returned')
    const mails = world.to(ANN).length
    await world.move('11-15', 0, world.ann)
    await world.move('23-19', 1, world.bert)
    expect(world.to(ANN)).toHaveLength(mails)
    world.clock.now += 7 * DAY
    await world.move('8-11', 2, world.ann)
    await world.move('22-17', 3, world.bert)
    expect(world.to(ANN)).toHaveLength(mails + 1)
    expect(await world.emailsOf(world.ann)).toBe('on')
  })

  test('is shown until its seat asks to try the address again, a day later at the earliest', async () => {
    const world = await playing()
    await world.deliver({ to: world.pathOf(ANN) })
    const again = async () => (await world.page(`/p/${world.ann}/emails`, {})).headers['location'] ?? ''
    expect((await world.page(await again())).body).toContain('Emails to your address came back.')
    expect(await world.emailsOf(world.ann)).toBe('returned')
    world.clock.now += DAY
    await again()
    expect(await world.emailsOf(world.ann)).toBe('on')
    const mails = world.to(ANN).length
    await world.move('11-15', 0, world.ann)
    await world.move('23-19', 1, world.bert)
    expect(world.to(ANN)).toHaveLength(mails + 1)
  })
})
