import { describe, expect, test } from 'vitest'
import { eventShape } from '../../shared/api/answers/games/event-shapes.ts'
import { EVENT_VISIBILITY, logFactsOf } from '../../shared/api/views/log-facts.ts'
import type { EventOf, EventType } from '../../shared/game/model/events.ts'
import { isReplacedInLog } from '../../shared/game/evolving/allowance.ts'
import { DAY } from '../../shared/game/model/words.ts'
import type { Viewer } from '../../shared/service/access/viewer.ts'
import { visibleEvents } from '../../shared/service/access/visible-events.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { gameOf } from '../email/games.ts'
import { stand, tokenOf } from '../service/stand.ts'

const READERS = ['anyone', 'creator', 'opponent', 'arbiter'] as const satisfies readonly Viewer[]

const at = Date.UTC(2026, 10, 21, 12)
const until = at + DAY
const by = 'creator'

type Tried<T extends EventType> = {
  /** The event. Its texts are `SECRET` if nobody may read them, and `OWN` or `PLAYERS` if some readers may. */
  readonly event: EventOf<T>
  readonly readers: readonly Viewer[]
  /** The readers who see the words marked `OWN` or `PLAYERS`. */
  readonly words?: readonly Viewer[]
}

const ALL: readonly Viewer[] = READERS
const PLAYERS: readonly Viewer[] = ['creator', 'opponent', 'arbiter']
const NOBODY: readonly Viewer[] = []
const OWN: readonly Viewer[] = ['creator']

const TERMS = { rules: 'english', clock: 'unlimited', opening: { kind: 'free' }, strictness: 'lenient' } as const
const SPANS = { invitationLife: DAY, leave: DAY }

/** One event of each type, by the creator. A new type has to say here who sees it. */
const TRIED: { readonly [T in EventType]: Tried<T> } = {
  offered: {
    event: {
      type: 'offered',
      at,
      terms: { ...TERMS, ...SPANS },
      name: 'Amara',
      wish: 'toss',
      salt: 'SECRET',
      contact: 'SECRET',
      arbiter: { name: 'SECRET', contact: 'SECRET' },
      invited: { name: 'SECRET', contact: 'SECRET' },
      firstMove: 'SECRET',
      owner: 'SECRET',
    },
    readers: ALL,
  },
  joined: {
    event: { type: 'joined', at, name: 'Bo', contact: 'SECRET', creatorColour: 'black', chance: 7 },
    readers: ALL,
  },
  appointed: { event: { type: 'appointed', at, name: 'Dee', contact: 'SECRET' }, readers: ALL },
  moved: { event: { type: 'moved', at, move: '11-15' }, readers: ALL },
  huffed: { event: { type: 'huffed', at, square: 11 }, readers: ALL },
  enforced: { event: { type: 'enforced', at }, readers: ALL },
  'taken-back': { event: { type: 'taken-back', at, ply: 2 }, readers: ALL },
  said: { event: { type: 'said', at, by, text: 'PLAYERS' }, readers: PLAYERS, words: PLAYERS },
  'draw-offered': { event: { type: 'draw-offered', at, by }, readers: ALL },
  'draw-withdrawn': { event: { type: 'draw-withdrawn', at, by }, readers: ALL },
  'draw-declined': { event: { type: 'draw-declined', at, by }, readers: ALL },
  cautioned: {
    event: { type: 'cautioned', at, by, reason: 'unreadable', ply: 2, move: 'OWN' },
    readers: ALL,
    words: ['creator', 'arbiter'],
  },
  'pause-proposed': { event: { type: 'pause-proposed', at, by, until }, readers: ALL },
  'pause-declined': { event: { type: 'pause-declined', at, by }, readers: ALL },
  planned: { event: { type: 'planned', at, by, plan: 'SECRET' }, readers: OWN },
  'takeback-asked': { event: { type: 'takeback-asked', at, by }, readers: ALL },
  'takeback-declined': { event: { type: 'takeback-declined', at, by }, readers: ALL },
  'count-asked': { event: { type: 'count-asked', at, by }, readers: ALL },
  'count-refused': { event: { type: 'count-refused', at }, readers: ALL },
  'count-granted': { event: { type: 'count-granted', at, stronger: 'white' }, readers: ALL },
  'count-ended': { event: { type: 'count-ended', at }, readers: ALL },
  reminded: { event: { type: 'reminded', reminder: 'day' }, readers: NOBODY },
  'time-given': { event: { type: 'time-given', at, by, to: 'opponent', time: DAY }, readers: ALL },
  'played-on': { event: { type: 'played-on', at, time: DAY }, readers: ALL },
  paused: { event: { type: 'paused', at, until }, readers: ALL },
  'pause-ending': { event: { type: 'pause-ending', at, by, until }, readers: ALL },
  'leave-taken': { event: { type: 'leave-taken', at, by, from: at, until }, readers: ALL },
  'leave-ended': { event: { type: 'leave-ended', at, by, until }, readers: ALL },
  frozen: { event: { type: 'frozen', at, from: at, until }, readers: ALL },
  'clocks-stopped': { event: { type: 'clocks-stopped', at, from: at, until }, readers: ALL },
  chose: {
    event: { type: 'chose', at, by, choices: { reminders: [], quietIn: 'OWN', playForced: true } },
    readers: OWN,
    words: OWN,
  },
  renamed: { event: { type: 'renamed', at, by, name: 'Amy' }, readers: ALL },
  forgotten: { event: { type: 'forgotten', at, by, contact: 'SECRET' }, readers: ALL },
  'link-rotated': {
    event: { type: 'link-rotated', at, by, totals: { changes: 3, epoch: 31_337 } },
    readers: OWN,
  },
  'reseat-asked': { event: { type: 'reseat-asked', at, by, seat: 'opponent' }, readers: ALL },
  'reseat-vetoed': { event: { type: 'reseat-vetoed', at, by }, readers: ALL },
  reseated: { event: { type: 'reseated', at, seat: 'opponent', name: 'Zoe', contact: 'SECRET' }, readers: ALL },
  finished: { event: { type: 'finished', at, result: { winner: null, reason: 'agreement' } }, readers: ALL },
  aborted: { event: { type: 'aborted', at, by: 'clock' }, readers: ALL },
  declined: { event: { type: 'declined', at, text: 'OWN' }, readers: ALL, words: OWN },
  expired: { event: { type: 'expired', at }, readers: ALL },
  renewed: { event: { type: 'renewed', at }, readers: ALL },
  'rematch-offered': { event: { type: 'rematch-offered', at, by }, readers: ALL },
  'rematch-agreed': { event: { type: 'rematch-agreed', at, next: 'abcdefghijkl' }, readers: ALL },
  remarked: { event: { type: 'remarked', at, by, text: 'PLAYERS' }, readers: ALL, words: PLAYERS },
}

const GAME = gameOf({ arbiter: 'Nia' }, ['11-15', '22-18'])

describe('an event of each type is shown to those who may see it, and to nobody else', () => {
  test.each(Object.entries(TRIED))('%s', (type, { event, readers, words = [] }: Tried<EventType>) => {
    for (const reader of READERS) {
      const facts = logFactsOf(event, { game: GAME, reader, ply: 2, gap: 0 })
      expect([reader, facts !== undefined]).toEqual([reader, readers.includes(reader)])
      const shown = JSON.stringify(facts ?? {})
      expect(shown).not.toMatch(/SECRET|31337/)
      expect([reader, /OWN|PLAYERS/.test(shown)]).toEqual([reader, words.includes(reader)])
      const whole = { type, seq: 1, ply: 2, at: '2026-11-21T12:00:00Z', ...facts }
      if (facts) expect(eventShape.safeParse(whole).error).toBeUndefined()
    }
  })
  test('the events that are shown to their own role alone are those that replace each other in the log', () => {
    for (const type of Object.keys(TRIED) as readonly EventType[]) {
      const own = Object.entries(EVENT_VISIBILITY).some(
        ([name, row]) => name === type && row !== 'nobody' && row.to === 'own',
      )
      expect([type, own]).toEqual([type, isReplacedInLog(type)])
    }
  })
})

const PLAN = [['22-18', '15x22']]

/** Returns a game of Amara and Bo with the arbiter Dee, in which each can send requests. */
const played = async () => {
  const at = stand()
  const made = await at.begin({
    creator: { name: 'Amara', seat: 'black' },
    opponent: { name: 'Bo' },
    arbiter: { name: 'Dee' },
  })
  const { id } = made.body.game
  const tokens = new Map(['creator', 'opponent', 'arbiter'].map((name) => [name, tokenOf(made, name)]))
  const path = `/v1/games/${id}`
  const send = (method: string, to: string, who: string, body?: object) =>
    at.ask(method, to, { token: tokens.get(who) ?? '', ...(body && { body }) })
  const events = async (who: string, query = {}, headers = {}) => {
    const token = tokens.get(who)
    return at.ask('GET', `${path}/events`, { ...(token !== undefined && { token }), headers, query })
  }
  const move = (who: string, ply: number, text: string, more = {}) =>
    send('POST', `${path}/moves`, who, { ply, move: text, ...more })
  return { ...at, id, path, send, events, move }
}

type Listed = { readonly events: readonly { type: string; seq: number; gap?: number }[]; next: string; more: boolean }
const listed = (answered: { readonly body: unknown }): Listed => answered.body as Listed

describe('GET /v1/games/{id}/events', () => {
  test('the last number is the version that the reader is shown, and a known version returns only later events', async () => {
    const at = await played()
    await at.move('creator', 0, '11-15', { message: 'hello there' })
    await at.send('POST', `${at.path}/actions`, 'creator', { type: 'plan', ply: 1, lines: PLAN })
    await at.send('PATCH', '/v1/seat', 'opponent', { playForced: true })
    const game = await at.ask('GET', at.path)
    for (const who of ['anyone', 'creator', 'opponent', 'arbiter']) {
      const { events, next } = listed(await at.events(who))
      expect([who, Number(next.split('.')[0])]).toEqual([who, game.body['version']])
      expect(listed(await at.events(who, { after: next }))).toEqual({ events: [], next, more: false })
      const types = events.map(({ type }) => type)
      expect([who, types.includes('said')]).toEqual([who, who !== 'anyone'])
      expect([who, types.includes('planned')]).toEqual([who, who === 'creator'])
      expect([who, types.includes('chose')]).toEqual([who, who === 'opponent'])
    }
    const before = listed(await at.events('anyone'))
    await at.move('opponent', 1, '22-18')
    const after = listed(await at.events('anyone', { after: before.next })).events
    expect(after[0]).toMatchObject({ type: 'moved', ply: 2, move: '22-18', by: { role: 'opponent', seat: 'white' } })
  })
  test('own events that were replaced in the log are counted by a gap, and another role’s are not mentioned', async () => {
    const at = await played()
    const before = listed(await at.events('opponent')).next
    for (let times = 0; times < 5; times += 1)
      await at.send('PATCH', '/v1/seat', 'opponent', { playForced: times % 2 === 0 })
    const own = listed(await at.events('opponent', { after: before }))
    expect(own.events).toMatchObject([{ type: 'chose', gap: 4, playForced: true }])
    expect(listed(await at.events('opponent', { after: own.next })).events).toEqual([])
    for (const who of ['anyone', 'creator', 'arbiter'])
      expect(JSON.stringify((await at.events(who)).body)).not.toMatch(/gap|chose/)
  })
  test('pages never split what one request changed, and together have every event', async () => {
    const at = await played()
    const line = ['11-15', '22-18', '15x22', '25x18', '8-11', '29-25']
    for (const [ply, text] of line.entries())
      await at.move(ply % 2 === 0 ? 'creator' : 'opponent', ply, text, { message: `ply ${ply}` })
    for (const who of ['anyone', 'creator']) {
      const all = listed(await at.events(who)).events
      const seen: unknown[] = []
      let after = '0'
      for (let more = true; more;) {
        const page = listed(await at.events(who, { after, limit: '1' }))
        expect(new Set(page.events.map(({ seq }) => seq)).size).toBe(1)
        seen.push(...page.events)
        ;({ next: after, more } = page)
      }
      expect(seen).toEqual(all)
    }
  })
  test('each reader has an entity tag, and gets 304 until something happens that they see', async () => {
    const at = await played()
    const { headers } = await at.events('creator')
    const again = () => at.events('creator', {}, { 'if-none-match': headers['etag'] ?? '' })
    expect((await again()).status).toBe(304)
    await at.send('PATCH', '/v1/seat', 'opponent', { playForced: true })
    expect((await again()).status).toBe(304)
    await at.move('creator', 0, '11-15')
    expect((await again()).status).toBe(200)
  })
  test('a query out of bounds is refused with the name of its parameter', async () => {
    const at = await played()
    for (const query of [{ limit: '1' }, { limit: '200' }, { after: '999999.999999' }])
      expect((await at.events('anyone', query)).status).toBe(200)
    for (const query of [
      { limit: '0' },
      { limit: '201' },
      { limit: '1e2' },
      { after: '-1' },
      { after: '1.' },
      { ply: '1' },
      { __proto__x: '1' },
    ]) {
      const { status, body } = await at.events('anyone', query)
      expect([status, body.issues.map(({ path }) => path)]).toEqual([400, Object.keys(query)])
    }
  })
  test('whoever takes a lost seat sees no settings of the former holder', async () => {
    const at = await played()
    await at.send('PATCH', '/v1/seat', 'opponent', { playForced: true })
    const request = await at.send('POST', `${at.path}/actions`, 'creator', { type: 'ask-reseat', ply: 0 })
    at.clock.now += 2 * DAY
    const token = tokenOf(request, 'anew')
    const taken = await at.ask('POST', `${at.path}/claim`, { token, body: { name: 'Zoe' } })
    const seen = await at.ask('GET', `${at.path}/events`, { token: tokenOf(taken, 'seat') })
    const types = listed(seen).events.map(({ type }) => type)
    expect(types).toContain('reseated')
    expect(types).not.toContain('chose')
    const loaded = await loadGame(at.service.games, at.id)
    expect(loaded && visibleEvents(loaded, 'opponent').events.some(({ isOwn }) => isOwn)).toBe(false)
  })
})
