import { describe, expect, test } from 'vitest'
import { RETENTION } from '../../shared/game/limits/bounds.ts'
import { personOf } from '../../shared/game/model/game.ts'
import { DAY, ROLES } from '../../shared/game/model/words.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import { ERASED_CONTACT } from '../../shared/service/credentials/address-fields.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type MailWorld, linkIn, mailWorld, stopAllIn } from './mail-world.ts'

const VICTIM = 'victim@gmail.com'
const FRIEND = '198.51.100.7'

type Named = { readonly game: string; readonly creator: string; readonly link: string; readonly passedOn: string }

/**
 * Creates a game that names the victim, by a request from this network. `link` is the link in the victim's email about
 * the game; empty if none was sent. `passedOn`: the invitation that the creator passes on.
 */
const names = async (world: MailWorld, from: string, more: object = {}): Promise<Named> => {
  world.caller.from = () => from
  const had = world.to(VICTIM).length
  const { body } = await world.create({ opponent: { name: 'Vic', email: VICTIM }, ...more })
  await world.flush()
  const mail = world.to(VICTIM)[had]
  const { creator, opponent } = body.links
  const passedOn = `/i/${opponent?.token}`
  return { game: body.game.id, creator: creator?.token ?? '', link: linkIn(mail?.text ?? ''), passedOn }
}

const callOff = (world: MailWorld, { game, creator }: Named) =>
  world.ask('POST', `/v1/games/${game}/actions`, creator, { type: 'abort', ply: 0 })

/** Returns the path that the page's button posts to; empty if it has none. */
const buttonIn = (body: string): string => /action="(\/p\/[\w.-]+\/emails)"/.exec(body)?.[1] ?? ''

const pressOn = async (world: MailWorld, link: string) => {
  const shown = await world.page(link)
  const path = buttonIn(shown.body)
  const pressed = path === '' ? undefined : await world.page(path, { all: '1' })
  await world.flush()
  return { shown, pressed }
}

const isProven = async ({ service }: MailWorld): Promise<boolean> =>
  (await service.ledger.readStatus(mailboxAccount(service.signer, VICTIM))).proven

const hears = (world: MailWorld, { game }: Named): boolean =>
  world.to(VICTIM).some(({ text }) => text.includes(game.slice(0, 6)))

/**
 * Creates and calls off eight games that name the victim. Returns the four games about which the victim got an email.
 */
const shutOut = async (world: MailWorld): Promise<readonly Named[]> => {
  const named: Named[] = []
  for (let network = 0; network < 8; network += 1) {
    const each = await names(world, `203.0.${network}.1`)
    if (each.link !== '') named.push(each)
    await callOff(world, each)
    if (network % 2 === 1) await world.wake(DAY)
  }
  return named
}

describe('an address that was named in games that were called off', () => {
  test('has had all its emails, and none tells it of a friend', async () => {
    const world = mailWorld()
    expect(await shutOut(world)).toHaveLength(4)
    expect(hears(world, await names(world, FRIEND))).toBe(false)
  })

  test.each([0, 1, 2, 3])('consents by the link of its email %i, and then hears of a friend', async (which) => {
    const world = mailWorld()
    const { link = '' } = (await shutOut(world))[which] ?? {}
    const { shown, pressed } = await pressOn(world, link)
    expect([shown.status, pressed?.status]).toEqual([410, 200])
    expect(hears(world, await names(world, FRIEND))).toBe(true)
  })

  test('hears also of a friend who invited it before it consented', async () => {
    const world = mailWorld()
    const [first] = await shutOut(world)
    const friends = await names(world, FRIEND)
    expect(hears(world, friends)).toBe(false)
    await pressOn(world, first?.link ?? '')
    expect(hears(world, friends)).toBe(true)
  })

  test('has proven nothing when the page is only opened, as scanners do', async () => {
    const world = mailWorld()
    const [first] = await shutOut(world)
    await world.page(first?.link ?? '')
    expect(await isProven(world)).toBe(false)
  })
})

/** What may become of a game before the link of its email is used. */
const ENDS: Readonly<Record<string, (world: MailWorld, named: Named) => Promise<unknown>>> = {
  'its game was called off': callOff,
  'its invitation was declined by whoever else knows it': (world, { passedOn }) =>
    world.page(`${passedOn}/decline`, { text: '' }),
  'its invitation has expired': (world) => world.wake(40 * DAY),
  'its game’s links have expired, and its addresses were deleted': async (world, named) => {
    await callOff(world, named)
    await world.wake(RETENTION.unplayed + DAY)
    const loaded = await loadGame(world.service.games, named.game)
    for (const role of ROLES) {
      const contact = loaded && personOf(loaded.game, role)?.contact
      if (contact !== undefined) await world.service.contacts.update(named.game, contact, ERASED_CONTACT)
    }
  },
  'somebody else has taken the seat': (world, { passedOn }) =>
    world.page(passedOn, { key: 'a-key-of-22-characters', name: 'Eve', email: 'eve@draughts.test' }),
}

/** What may become of a seat after Eve entered a stranger's address for it as her own. */
const SEATS: Readonly<Record<string, (world: MailWorld, named: Named) => Promise<unknown>>> = {
  'its seat has another address': (world, { creator }) =>
    world.ask('PATCH', '/v1/seat', creator, { email: 'eve@draughts.test' }),
  'its seat’s link was replaced': (world, { creator }) => world.ask('POST', '/v1/seat/rotate', creator),
  'its seat was forgotten': (world, { game, creator }) =>
    world.ask('POST', `/v1/games/${game}/actions`, creator, { type: 'forget-me', ply: 0 }),
}

const SEATED = { creator: { name: 'Eve', seat: 'black', email: VICTIM }, opponent: undefined }

describe('a link that was emailed confirms its mailbox, whatever became of its game or seat', () => {
  test.each(Object.entries(ENDS))('%s', async (_, end) => {
    const world = mailWorld()
    const named = await names(world, '203.0.1.1')
    await end(world, named)
    await world.flush()
    expect((await pressOn(world, named.link)).pressed?.status).toBe(200)
    expect(await isProven(world)).toBe(true)
  })

  test.each(Object.entries(SEATS))('%s', async (_, end) => {
    const world = mailWorld()
    const named = await names(world, '203.0.1.1', SEATED)
    const ended = await end(world, named)
    expect(ended).toMatchObject({ status: 200 })
    await world.flush()
    expect((await pressOn(world, named.link)).pressed?.status).toBe(200)
    expect(await isProven(world)).toBe(true)
  })
})

describe('nobody else gains anything by a dead link', () => {
  const WORTHLESS: Readonly<Record<string, (links: readonly [string, string]) => string>> = {
    'without its proof': ([link]) => link.split('.')[0] ?? '',
    'with a made-up proof': ([link]) => `${link.split('.')[0]}.${'A'.repeat(48)}`,
    'with the proof cut short': ([link]) => link.slice(0, -1),
    'with the proof of another link': ([link, other]) => `${link.split('.')[0]}.${other.split('.')[1]}`,
    'of another game, with this proof': ([link, other]) => `${other.split('.')[0]}.${link.split('.')[1]}`,
  }

  test.each(Object.entries(WORTHLESS))('%s', async (_, forged) => {
    const world = mailWorld()
    const named = [await names(world, '203.0.1.1'), await names(world, '203.0.2.1')] as const
    for (const each of named) await callOff(world, each)
    const link = forged([named[0].link, named[1].link])
    const { shown, pressed } = await pressOn(world, link)
    expect([pressed, buttonIn(shown.body)]).toEqual([undefined, ''])
    const posted = await world.page(`${link.replace('/i/', '/p/')}/emails`, { all: '1' })
    expect(posted.status).toBe(404)
    expect(await isProven(world)).toBe(false)
  })

  test.each(Object.entries(SEATS))('not even by the old link of a reader who has consented: %s', async (_, end) => {
    const world = mailWorld()
    const named = await names(world, '203.0.1.1', SEATED)
    await world.press(VICTIM)
    await end(world, named)
    await world.wake(DAY)
    const waits = await names(world, FRIEND, SEATED)
    const before = world.to(VICTIM).length
    const { pressed } = await pressOn(world, named.link)
    expect(pressed?.status).toBe(200)
    expect(world.to(VICTIM)).toHaveLength(before)
    const { body } = await world.ask('GET', '/v1/seat', waits.creator)
    expect(body.emails).toBe('unconfirmed')
  })

  test('an unsubscribe outweighs it, and the page does not reveal that', async () => {
    const [stopped, other] = [mailWorld(), mailWorld()]
    const pages = []
    for (const world of [stopped, other]) {
      const [first] = await shutOut(world)
      if (world === stopped) await world.page(stopAllIn(world.to(VICTIM)[0]?.text ?? ''), {})
      const { shown, pressed } = await pressOn(world, first?.link ?? '')
      pages.push(
        [shown, pressed].map((page) => page?.body.replaceAll(/\/[pig]\/[\w.-]+|(?<="mailbox" value=")[^"]+/g, '')),
      )
    }
    expect(pages[0]).toEqual(pages[1])
    expect(hears(stopped, await names(stopped, FRIEND))).toBe(false)
    expect(hears(other, await names(other, FRIEND))).toBe(true)
  })

  test('the link of an address with a tag proves nothing about the plain address', async () => {
    const world = mailWorld()
    const neighbour = await names(world, '203.0.1.1', { opponent: { name: 'Eve', email: 'ann+eve@players.test' } })
    const [mail] = world.to('ann+eve@players.test')
    await callOff(world, neighbour)
    expect((await pressOn(world, linkIn(mail?.text ?? ''))).pressed?.status).toBe(200)
    const plain = await world.create({ creator: { name: 'Ann', seat: 'black', email: 'ann@players.test' } })
    await world.flush()
    const { body } = await world.ask('GET', '/v1/seat', plain.body.links['creator']?.token)
    expect(body.emails).not.toBe('on')
  })
})

/**
 * Creates a seat with the victim's address whose emailed link then ends in this way, and a seat in another game that
 * waits for the victim's consent. Returns both.
 */
const replacedAndWaiting = async (world: MailWorld, end: keyof typeof SEATS): Promise<readonly [Named, Named]> => {
  const replaced = await names(world, '203.0.1.1', SEATED)
  await SEATS[end]?.(world, replaced)
  return [replaced, await names(world, FRIEND, SEATED)]
}

const emailsAt = async (world: MailWorld, { creator }: Named): Promise<string> =>
  (await world.ask('GET', '/v1/seat', creator)).body.emails

describe('a link that was replaced', () => {
  test('confirms what waits when its button is pressed again after a request that was cut off', async () => {
    const world = mailWorld()
    const [replaced, waits] = await replacedAndWaiting(world, 'its seat has another address')
    const { update } = world.service.contacts
    let isCut = true
    Object.assign(world.service.contacts, {
      update: (...args: Parameters<typeof update>) => {
        if (isCut && args[2].confirmed) throw new Error('cut off')
        return update(...args)
      },
    })
    await expect(pressOn(world, replaced.link)).rejects.toThrow('cut off')
    isCut = false
    expect(await emailsAt(world, waits)).toBe('unconfirmed')
    await pressOn(world, replaced.link)
    expect(await emailsAt(world, waits)).toBe('on')
  })

  test('confirms its own seat, which still has the mailbox, and no other, once the mailbox has consented elsewhere', async () => {
    const world = mailWorld()
    const replaced = await names(world, '203.0.1.1', SEATED)
    const { body } = await world.ask('POST', '/v1/seat/rotate', replaced.creator)
    const own = { ...replaced, creator: body.links['seat']?.token ?? '' }
    await names(world, FRIEND, SEATED)
    await world.press(VICTIM)
    await world.wake(DAY)
    const waits = await names(world, '203.0.9.1', SEATED)
    expect(await emailsAt(world, own)).toBe('unconfirmed')
    expect((await pressOn(world, replaced.link)).pressed?.status).toBe(200)
    expect(await Promise.all([own, waits].map((each) => emailsAt(world, each)))).toEqual(['on', 'unconfirmed'])
  })
})
