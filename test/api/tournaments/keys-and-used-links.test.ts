import { describe, expect, test } from 'vitest'
import { KEYS } from '../../harness/api-keys.ts'
import { type EventApi, begunEvent, eventApi, sentEvent } from './event-api.ts'

const KEY = 'a-key-for-one-act-alone'
const OTHER_KEY = 'another-key-for-one-act'

const read = (at: EventApi, id: string, token?: string) => at.ask('GET', `/v1/tournaments/${id}`, { token })

/** An event in which the first of two people without an address has not answered yet. */
const invited = async (at: EventApi) => {
  const event = await sentEvent(at, { players: [{ name: 'Ada' }, { name: 'Bea' }] }, KEYS.club)
  const [ada, bea] = event.sent.you?.entrants ?? []
  return { ...event, ada: ada?.link?.token ?? '', bea: bea?.link?.token ?? '' }
}

describe('the idempotency key of an act', () => {
  test('does it once, and is refused with another body', async () => {
    const at = eventApi()
    const { id, secretary } = await begunEvent(at, ['Ada', 'Bea', 'Cy'], KEYS.club)
    const write = { type: 'write', text: 'Good luck to all.' }
    expect((await at.act(id, secretary, write, { key: KEY })).status).toBe(200)
    const cancelled = await at.act(id, secretary, { type: 'cancel', reason: 'Rain.' }, { key: KEY })
    expect([cancelled.status, cancelled.body.code]).toEqual([422, 'key-used-otherwise'])
    await at.act(id, secretary, { type: 'write', text: 'And be kind.' }, { key: OTHER_KEY })
    const again = await at.act(id, secretary, write, { key: KEY })
    expect([again.status, again.body.duplicate]).toEqual([200, true])
    const { body } = await read(at, id, secretary)
    expect(body.status).toBe('running')
    expect(body.you).toMatchObject({ announcements: [{ text: 'Good luck to all.' }, { text: 'And be kind.' }] })
  })

  test('is not used up by an act that is refused', async () => {
    const at = eventApi()
    const { id, secretary } = await invited(at)
    expect((await at.act(id, secretary, { type: 'start' }, { key: KEY })).body.code).toBe('too-few-players')
    expect((await at.act(id, secretary, { type: 'rename', name: 'Sue' }, { key: KEY })).status).toBe(200)
  })

  test('gives the link of somebody who has accepted with it again, and to nobody else', async () => {
    const at = eventApi()
    const { id, ada, bea } = await invited(at)
    const first = await at.act(id, ada, { type: 'accept' }, { key: KEY })
    expect(first.body.tournament.you).toMatchObject({ role: 'player', number: 1, status: 'accepted' })
    const again = await at.act(id, ada, { type: 'accept' }, { key: KEY })
    expect([again.body.duplicate, again.body.links]).toEqual([true, first.body.links])
    expect((await at.act(id, ada, { type: 'accept' }, { key: OTHER_KEY })).body.links).toBeUndefined()
    expect((await at.act(id, ada, { type: 'accept' }, { key: OTHER_KEY })).body.links).toBeUndefined()
    expect((await at.act(id, ada, { type: 'accept' })).body.links).toBeUndefined()
    expect((await at.act(id, bea, { type: 'accept' }, { key: KEY })).body.links).not.toEqual(first.body.links)
    await at.ask('POST', '/v1/entry/rotate', { token: first.body.links.entry.token })
    expect((await at.act(id, ada, { type: 'accept' }, { key: KEY })).status).toBe(404)
  })
})

describe('an invitation that was used', () => {
  test('says so, shows nothing that followed, and does nothing more', async () => {
    const at = eventApi()
    const { id, secretary, ada } = await invited(at)
    const { body } = await at.act(id, ada, { type: 'accept' })
    await at.act(id, secretary, { type: 'write', text: 'For Ada alone.', to: 1 })
    const shown = await read(at, id, ada)
    expect(shown.body.you).toMatchObject({ role: 'invitee', status: 'accepted', acts: [], boards: [] })
    expect(shown.text).not.toContain('For Ada alone')
    const refusals = new Map<string, string>()
    for (const type of ['withdraw', 'forget', 'decline', 'away', 'rotate-link'])
      refusals.set(type, (await at.act(id, ada, { type, ...(type === 'away' && { days: 2 }) })).body.code)
    expect(Object.fromEntries(refusals)).toEqual({
      withdraw: 'not-yours-to-do',
      forget: 'invitation-gone',
      decline: 'player-accepted',
      away: 'not-yours-to-do',
      'rotate-link': 'not-yours-to-do',
    })
    expect((await read(at, id, body.links.entry.token)).body.you).toMatchObject({ name: 'Ada', status: 'accepted' })
  })
})

describe('the invitation of a deputy, which the secretary passes on', () => {
  const appointed = async (at: EventApi) => {
    const event = await begunEvent(at, ['Ada', 'Bea', 'Cy'], KEYS.club)
    const { body } = await at.act(event.id, event.secretary, { type: 'appoint-deputy', person: { name: 'Dee' } })
    const { deputy } = body.tournament.you?.links ?? {}
    return { ...event, invitation: deputy?.token ?? '' }
  }

  test('is answered with the deputy’s own link, and opens nothing from then on', async () => {
    const at = eventApi()
    const { id, secretary, links, invitation } = await appointed(at)
    const accepted = await at.act(id, invitation, { type: 'accept-deputy' })
    const own = accepted.body.links.entry.token
    expect(accepted.body.tournament.you).toMatchObject({ role: 'deputy', links: { own: accepted.body.links.entry } })
    expect((await read(at, id, own)).body.you?.role).toBe('deputy')
    expect((await read(at, id, invitation)).status).toBe(404)
    await at.act(id, secretary, { type: 'rule', board: 1, result: 'draw', reason: 'Both agreed.' })
    const { black } = (await read(at, id)).body.boards[0] ?? { black: 0 }
    const player = links[['Ada', 'Bea', 'Cy'][black - 1] ?? ''] ?? ''
    expect((await at.act(id, player, { type: 'appeal', board: 1, text: 'We did not.' })).status).toBe(200)
    const rule = { type: 'rule', board: 1, result: 'black', reason: 'I decide.' }
    expect((await at.act(id, invitation, rule)).status).toBe(404)
    expect((await at.act(id, own, rule)).status).toBe(200)
  })

  test('leads whoever passes it on to no link that lasts', async () => {
    const at = eventApi()
    const { id, invitation } = await appointed(at)
    const shown = await read(at, id, invitation)
    expect(shown.body.you).toMatchObject({ role: 'deputy', links: {} })
    expect(shown.body.you?.links).toEqual({})
    expect((await at.ask('POST', '/v1/entry/rotate', { token: invitation })).body.code).toBe('no-deputy')
    expect((await at.act(id, invitation, { type: 'rename', name: 'Sam' })).body.code).toBe('no-deputy')
    const changed = await at.ask('PATCH', '/v1/entry', { token: invitation, body: { email: 'sam@club.test' } })
    expect([changed.status, changed.body.code]).toEqual([403, 'not-yours-to-do'])
  })
})
