import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { EVENT_FORM } from './event-form.ts'
import { eventMailsTo, mailedPath, press, sentEvent, settleEvents, tournamentAt } from './event-stand.ts'
import { type Stand, ask, locationOf, stand } from './stand.ts'

const LIST = `Adwoa Boateng <adwoa@draughts.test>; Accra
Wanjiku Kamau, wanjiku@draughts, Nairobi
Otis Brown`

const MENDED = LIST.replace('wanjiku@draughts,', 'wanjiku@draughts.test,')

const storedIn = async ({ changes }: Stand): Promise<number> => (await changes.ofTournaments.changes(0, 10)).length

/** Returns the text of a page without its markup. */
const textOf = (page: string): string => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('a secretary founds with one paste and one press', () => {
  test('faults are shown by the number of their line, and nothing is stored before they are mended', async () => {
    const at = stand()
    const presses: readonly Readonly<Record<string, string>>[] = [{ preview: '1' }, {}]
    for (const more of presses) {
      const { status, body } = await ask(at, '/t', { form: { ...EVENT_FORM, players: LIST, ...more } })
      expect(status).toBe('preview' in more ? 200 : 400)
      expect(textOf(body)).toContain('Line 2: “wanjiku@draughts” is not a whole address')
      expect(textOf(body)).toContain('3 lines, 1 to mend')
      expect(body).toContain('id="line-2"')
      expect(body).toContain('>\n'.concat(LIST.slice(0, 13)))
    }
    const nobody = await ask(at, '/t', { form: { ...EVENT_FORM, players: '' } })
    expect([nobody.status, await storedIn(at), at.invitations.length]).toEqual([400, 0, 0])
    const preview = await ask(at, '/t', { form: { ...EVENT_FORM, title: '', name: '', players: MENDED, preview: '1' } })
    expect(textOf(preview.body)).toContain('3 players: 3 games, 2 for each.')
    expect(await storedIn(at)).toBe(0)
    const founded = await ask(at, '/t', { form: { ...EVENT_FORM, players: MENDED } })
    expect([founded.status, await storedIn(at)]).toEqual([303, 1])
    expect(locationOf(founded)).toMatch(/^\/o\/[\w-]{48}$/)
    // The same form sent twice founds one tournament.
    expect(locationOf(await ask(at, '/t', { form: { ...EVENT_FORM, players: MENDED } }))).toBe(locationOf(founded))
    expect(await storedIn(at)).toBe(1)
  })

  test('one press behind the link in their own mailbox sends the invitations, and nothing else does', async () => {
    const at = stand()
    const draft = await press(at, '/t', { ...EVENT_FORM, players: MENDED })
    expect(await eventMailsTo(at, 'adwoa@draughts.test')).toEqual([])
    expect((await ask(at, draft)).body).not.toContain('/send"')
    expect((await ask(at, `${draft}/send`, { form: {} })).status).toBeGreaterThanOrEqual(400)
    expect((await ask(at, `/t/${draft.slice(5, 17)}`)).status).toBe(404)
    const mailed = await mailedPath(at, EVENT_FORM.email, 'o')
    expect((await ask(at, mailed)).body.match(/\/send"/g)).toHaveLength(1)
    const { status, headers } = await ask(at, `${mailed}/send`, { form: {} })
    expect([status, headers['location']]).toEqual([303, `${mailed}?done=send`])
    await settleEvents(at)
    expect((await eventMailsTo(at, 'adwoa@draughts.test')).join('')).toContain('/j/')
    const page = (await ask(at, mailed)).body
    // Otis has no address: the secretary passes the invitation on.
    expect(page.match(/value="[^"]*\/j\/[\w-]+"/g)).toHaveLength(1)
    expect(textOf(page)).toContain('emailed')
  })

  test('sections are founded with the same press, and sent with the same one', async () => {
    const at = stand()
    const players = ['Name;Section', ...['A', 'B'].flatMap((name) => [1, 2, 3].map((n) => `${name}${n};${name}`))]
    const event = await sentEvent(at, 0, { title: 'Club cup', players: players.join('\n') })
    const links = [...(await ask(at, event.page)).body.matchAll(/href="(\/o\/[\w.-]+)"/g)].map(([, path = '']) => path)
    const [other] = links.filter((path) => path.slice(5, 17) !== event.page.slice(5, 17))
    for (const path of [event.page, other ?? ''])
      expect(await tournamentAt(at, path)).toMatchObject({ status: 'open', entrants: { length: 3 } })
    const heading = (await ask(at, `/t/${event.page.slice(5, 15)}`)).body
    expect([...heading.matchAll(/href="\/t\/(\w{12})"/g)].map(([, id]) => id?.slice(10))).toEqual(['01', '02'])
  })

  test('or open the entry: whoever has the link enters by name alone, and stands on the list once approved', async () => {
    const at = stand()
    const event = await sentEvent(at, 0, { entry: 'open', approval: '1', ownRules: 'Be kind.' })
    const entry = /\/j\/[\w-]+/.exec((await ask(at, event.table)).body)?.[0] ?? ''
    const form = { key: 'a-key-of-a-guest-0123', timeZone: '', name: 'Zoe', email: '' }
    const unread = await ask(at, entry, { form })
    expect([unread.status, unread.body.includes('id="agree-fault"')]).toEqual([400, true])
    const page = await press(at, entry, { ...form, agree: '1' })
    expect([page.startsWith('/e/'), (await ask(at, page)).status]).toEqual([true, 200])
    // The public page names nobody who has not been accepted.
    expect((await ask(at, event.table)).body).not.toContain('Zoe')
    await press(at, `${event.page}/act`, { type: 'approve', player: '1' })
    expect((await ask(at, event.table)).body).toContain('Zoe')
  })

  test('who plays too, or stands on the list with the own address, is a player', async () => {
    const at = stand()
    const ticked = await press(at, '/t', { ...EVENT_FORM, players: MENDED, plays: '1' })
    expect((await tournamentAt(at, ticked)).entrants.map(({ official }) => official)).toEqual([
      undefined,
      undefined,
      undefined,
      'secretary',
    ])
    const listed = `${MENDED}\nJoost <${EVENT_FORM.email.toUpperCase()}>`
    const own = await press(at, '/t', { ...EVENT_FORM, key: 'another-key-of-an-event', players: listed, plays: '1' })
    expect((await tournamentAt(at, own)).entrants.filter(({ official }) => official === 'secretary')).toHaveLength(1)
  })

  test('terms are changed on a page of their own, with the same fields, until somebody has accepted them', async () => {
    const at = stand()
    const event = await sentEvent(at, 3)
    const { body } = await ask(at, `${event.page}/terms`)
    const { email: _email, key: _key, name: _name, ...terms } = EVENT_FORM
    expect(body).toContain(`value="${terms.title}"`)
    const wrong = await ask(at, `${event.page}/terms`, { form: { ...terms, closes: '2026-02-30' } })
    expect([wrong.status, wrong.body.includes('id="closes-fault"')]).toEqual([400, true])
    await press(at, `${event.page}/terms`, { ...terms, title: 'Spring cup', closes: '2026-12-24', waitingList: '1' })
    expect((await tournamentAt(at, event.page)).terms).toMatchObject({
      title: 'Spring cup',
      entry: { closesAt: Date.UTC(2026, 11, 25), waitingList: true },
    })
  })

  test.each(LANGUAGES)('in %s', async (language) => {
    const at = stand()
    const headers = { 'accept-language': language }
    const form = { ...EVENT_FORM, players: LIST, ownRules: 'x'.repeat(20_000), ends: 'x', least: '0', preview: '1' }
    const { status, body } = await ask(at, '/t', { form, headers })
    expect([status, body.includes('undefined'), body.includes('id="line-2"')]).toEqual([200, false, true])
  })
})

test('the front page leads to the form of a tournament', async () => {
  expect((await ask(stand(), '/')).body).toMatch(/<a href="\/t">Run a tournament<\/a>/)
})
