import { expect, test } from 'vitest'
import { isInNetworks, parseNetworks } from '../../local/serving/settings/club-networks.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { tempFolder } from '../harness/temp.ts'
import { json, served, until } from './process.ts'
import { relayWith } from './relay.ts'

const CLUB = '203.0.113.128/25, 2001:db8:7::/48, 198.51.100.9'

test.each([
  ['203.0.113.128', true],
  ['203.0.113.255', true],
  ['203.0.113.127', false],
  ['::ffff:203.0.113.200', true],
  ['198.51.100.9', true],
  ['198.51.100.8', false],
  ['2001:db8:7::1', true],
  ['2001:DB8:7:ffff::1', true],
  ['2001:db8:8::1', false],
  ['unknown', false],
  ['', false],
  ['203.0.113.200, 192.0.2.1', false],
])('%s is a network of the club: %s', (from, isOfClub) => {
  expect(isInNetworks(parseNetworks(CLUB).networks ?? [], from)).toBe(isOfClub)
})

let named = 0
const stranger = (): string => `ann@stranger-${(named += 1)}.example`

const GAMES = 8

/** Creates games that name two strangers each, and returns how many answers say that their emails are withheld. */
const heldAmong = async (base: string, forwardedFor: string): Promise<number> => {
  let withheld = 0
  for (let made = 0; made < GAMES; made += 1) {
    const response = await fetch(`${base}/v1/games`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({
        creator: { name: 'Ann', seat: 'black', email: stranger() },
        opponent: { name: 'Ben', email: stranger() },
      }),
    })
    expect(response.status).toBe(201)
    const { mail } = (await response.json()) as { readonly mail?: string }
    if (mail === 'held') withheld += 1
  }
  return withheld
}

test.each([
  ['a caller of the club, whom the proxy names', {}, '203.0.113.200', 2 * GAMES],
  [
    'an outsider who says to be of the club, whom the proxy names last',
    {},
    '203.0.113.200, 192.0.2.1',
    EMAIL_LIMITS.networkDay,
  ],
  ['an outsider without a proxy, who says so', { PROXIES: '192.0.2.250' }, '203.0.113.200', EMAIL_LIMITS.networkDay],
])(
  'the number of strangers reached is limited by %s',
  { timeout: 120_000 },
  async (_who, more, forwardedFor, reached) => {
    await using folder = await tempFolder('club')
    const relay = await relayWith()
    const club = await served(folder.path, relay, { CLUB_NETWORKS: CLUB, MAIL_PER_MINUTE: '1000', ...more })
    expect(await heldAmong(club.base, forwardedFor)).toBe(GAMES - reached / 2)
    await until(() => (relay.arrived.length >= reached ? true : undefined))
    expect(await club.stop()).toBe(0)
    expect(new Set(relay.arrived.map(({ to }) => to)).size).toBe(reached)
    await relay.close()
  },
)
