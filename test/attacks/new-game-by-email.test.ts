import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { randomId } from '../../shared/service/credentials/ids.ts'
import { type MailWorld, linkIn, mailWorld, stopAllIn } from './mail-world.ts'

const READER = 'vic@elsewhere.test'
const OTHER = 'eve@elsewhere.test'

const isQuestion = ({ id }: { readonly id: string }): boolean => id.includes('-door-')

const proofIn = (body: string): string => /name="mailbox"\s+value="([^"]+)"/.exec(body)?.[1] ?? ''

/**
 * Creates a game of the reader, who resigns it. Returns the token of the reader's seat, and the link from the email
 * about the game.
 */
const over = async (world: MailWorld, email = READER): Promise<{ readonly link: string; readonly token: string }> => {
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'black', email } })
  const token = body.links['creator']?.token ?? ''
  await world.flush()
  const link = linkIn(world.to(email).at(-1)?.text ?? '')
  await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['invitation']?.token, { name: 'Ben' })
  await world.ask('POST', `/v1/games/${body.game.id}/actions`, token, { type: 'resign', ply: 0 })
  await world.flush()
  return { link, token }
}

/** Sends the filled-in form of a new game, and returns the state of its creator's emails. */
const begins = async (world: MailWorld, proof: string, email: string): Promise<string> => {
  const key = randomId(world.service.chance, 22)
  const fields = {
    key,
    rules: 'english',
    clock: 'relaxed',
    seat: 'white',
    name: 'Vic',
    email,
    ...(proof !== '' && { mailbox: proof }),
  }
  const { status, headers, body } = await world.page('/', fields)
  expect([status, body]).toEqual([303, ''])
  const token = headers['location']?.replace('/p/', '')
  return (await world.ask('GET', '/v1/seat', token)).body.emails
}

describe('a new game that a reader begins on a page to which an email led', () => {
  test('needs no consent email, and its first email is about the game', async () => {
    const world = mailWorld()
    const { link } = await over(world)
    const proof = proofIn((await world.page(link)).body)
    const form = await world.page('/', { mailbox: proof })
    expect([form.status, form.headers['cache-control'], proofIn(form.body)]).toEqual([200, 'no-store', proof])
    const had = world.to(READER).filter(isQuestion).length
    expect(await begins(world, proof, READER)).toBe('on')
    await world.flush()
    expect(world.to(READER).filter(isQuestion)).toHaveLength(had)
    expect(world.to(READER).at(-1)?.id).not.toContain('-door-')
  })

  test('keeps its proof when the form is refused, and shows it in no address', async () => {
    const world = mailWorld()
    const { link } = await over(world)
    const page = (await world.page(link)).body
    const proof = proofIn(page)
    const refused = await world.page('/', { key: randomId(world.service.chance, 22), name: '', mailbox: proof })
    expect([refused.status, proofIn(refused.body)]).toEqual([400, proof])
    expect(page).not.toMatch(new RegExp(`(?:href|action)="[^"]*${proof.replaceAll('.', '\\.')}`))
  })

  test('sends nothing to a reader who has stopped all emails', async () => {
    const world = mailWorld()
    const { link } = await over(world)
    const proof = proofIn((await world.page(link)).body)
    await world.page(stopAllIn(world.to(READER)[0]?.text ?? ''), {})
    const had = world.to(READER).length
    await begins(world, proof, READER)
    await world.flush()
    expect(world.to(READER)).toHaveLength(had)
  })

  test('gets no consent by the mere opening of the page, as scanners do', async () => {
    const world = mailWorld()
    const { link, token } = await over(world)
    await world.page(link)
    expect((await world.ask('GET', '/v1/seat', token)).body.emails).toBe('unconfirmed')
  })
})

/** Pages to which a link in an email leads: how to get the link, and whether the page has the form of a new game. */
const LEADS: Readonly<Record<string, readonly [does: (world: MailWorld) => Promise<string>, hasForm: boolean]>> = {
  'a running game': [async (world) => (await waiting(world)).link, true],
  'an invitation that was called off': [
    async (world) => {
      const { link, game, creator } = await invited(world)
      await world.ask('POST', `/v1/games/${game}/actions`, creator, { type: 'abort', ply: 0 })
      return link
    },
    true,
  ],
  'a link that was replaced, perhaps as others had it': [
    async (world) => {
      const { link, token } = await waiting(world)
      await world.ask('POST', '/v1/seat/rotate', token)
      return link
    },
    false,
  ],
}

const waiting = async (world: MailWorld): Promise<{ readonly link: string; readonly token: string }> => {
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'black', email: READER } })
  await world.flush()
  return { link: linkIn(world.to(READER).at(-1)?.text ?? ''), token: body.links['creator']?.token ?? '' }
}

const invited = async (world: MailWorld) => {
  const { body } = await world.create({ opponent: { name: 'Vic', email: READER } })
  await world.flush()
  const link = linkIn(world.to(READER).at(-1)?.text ?? '')
  return { link, game: body.game.id, creator: body.links['creator']?.token ?? '' }
}

describe('a new game needs no consent email from wherever an email leads', () => {
  test.each(Object.entries(LEADS))('%s', async (_, [leads, hasForm]) => {
    const world = mailWorld()
    const proof = proofIn((await world.page(await leads(world))).body)
    expect(proof !== '').toBe(hasForm)
    expect(await begins(world, proof, READER)).toBe(hasForm ? 'on' : 'unconfirmed')
  })

  test('after consent to all emails by an invitation that was called off', async () => {
    const world = mailWorld()
    const { link, game, creator } = await invited(world)
    await world.ask('POST', `/v1/games/${game}/actions`, creator, { type: 'abort', ply: 0 })
    const pressed = await world.page(`${link.replace('/i/', '/p/')}/emails`, { all: '1' })
    expect(pressed.status).toBe(200)
    expect(await begins(world, proofIn(pressed.body), READER)).toBe('on')
  })
})

describe('nobody else begins a game in a reader’s name', () => {
  const FORGED: Readonly<Record<string, (world: MailWorld, proof: string) => Promise<string> | string>> = {
    'without a proof': () => '',
    'with a made-up proof': () => `9999999999999.${'A'.repeat(48)}`,
    'with a proof that is made to last': (_, proof) => `9${proof}`,
    'with the proof of a link': async (world) => linkIn(world.to(READER)[0]?.text ?? '').split('/p/')[1] ?? '',
    'with the proof of their own mailbox': async (world) =>
      proofIn((await world.page((await over(world, OTHER)).link)).body),
    'a day later': (world, proof) => {
      world.clock.now += DAY + HOUR
      return proof
    },
  }

  test.each(Object.entries(FORGED))('%s', async (_, forge) => {
    const world = mailWorld()
    const proof = proofIn((await world.page((await over(world)).link)).body)
    expect(proof).not.toBe('')
    expect(await begins(world, await forge(world, proof), READER)).not.toBe('on')
  })

  test('the seat’s own link has no proof either', async () => {
    const world = mailWorld()
    const { token } = await over(world)
    expect(proofIn((await world.page(`/p/${token}`)).body)).toBe('')
  })
})
