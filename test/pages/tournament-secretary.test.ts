import { describe, expect, test } from 'vitest'
import { EVENT_FORM } from './event-form.ts'
import {
  acceptEvent,
  askDeputy,
  begunEvent,
  invitationTo,
  mailedPath,
  press,
  resignBoard,
  sentEvent,
  textAt,
  textOf,
  tournamentAt,
} from './event-stand.ts'
import { type Stand, ask, locationOf, stand } from './stand.ts'

const namesIn = async (at: Stand, path: string): Promise<readonly string[]> =>
  (await tournamentAt(at, path)).entrants.map(({ name }) => name)

/** Returns the value of the hidden field that says which names without an address the secretary has seen. */
const seenIn = (page: string): string => /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? ''

describe('more players are read as at the founding', () => {
  test('who is on the list already, by name or address, and lines that cannot be read are faults by line', async () => {
    const at = stand()
    const event = await sentEvent(at, 3)
    const players = `Pam, ${event.emails[0]?.toUpperCase()}\nwanjiku kamau, other@players.test\nQuin, quin@players`
    const { status, body } = await ask(at, `${event.page}/invite`, { form: { players } })
    expect(status).toBe(400)
    expect(textOf(body)).toContain('Line 1: Adwoa Boateng is on the list already')
    expect(textOf(body)).toContain('Line 2: Wanjiku Kamau is on the list already')
    expect(textOf(body)).toContain('Line 3: “quin@players” is not a whole address')
    expect(await namesIn(at, event.page)).toHaveLength(3)
  })

  test('a line without an address becomes a player only after the secretary has seen it', async () => {
    const at = stand()
    const event = await sentEvent(at, 3)
    const players = 'bad line\nZoe, zoe@players.test'
    const first = await ask(at, `${event.page}/invite`, { form: { players } })
    expect([first.status, await namesIn(at, event.page)]).toEqual([200, expect.objectContaining({ length: 3 })])
    expect(textOf(first.body)).toContain('Some lines have no address.')
    const other = await ask(at, `${event.page}/invite`, {
      form: { players: `${players}\nworse line`, seen: seenIn(first.body) },
    })
    expect([other.status, (await namesIn(at, event.page)).length]).toEqual([200, 3])
    await press(at, `${event.page}/invite`, { players, seen: seenIn(first.body) })
    expect((await namesIn(at, event.page)).slice(3)).toEqual(['bad line', 'Zoe'])
  })

  test('whoever was taken off the list for a wrong address is invited again with the right one', async () => {
    const at = stand()
    const event = await sentEvent(at, 3)
    expect(await textAt(at, `${event.page}?acts=1`)).toContain('Is the address wrong?')
    await press(at, `${event.page}/act`, { type: 'remove', player: '1' })
    const again = await ask(at, `${event.page}/invite`, { form: { players: 'Adwoa Boateng, adwoa@players.test' } })
    expect(locationOf(again)).toBe(`${event.page}?done=invite`)
    expect(await textAt(at, locationOf(again))).toContain('On the list now: Adwoa Boateng.')
  })
})

describe('before it begins', () => {
  test('who has not answered is named, and stays out only by a second press', async () => {
    const at = stand()
    const event = await sentEvent(at, 4)
    for (const number of [1, 2, 3]) await acceptEvent(at, event, number)
    const { body } = await ask(at, event.page)
    expect(textOf(body)).toContain('No answer or no place yet, and so not in it: Sofia Lindqvist.')
    expect(body).toMatch(/<summary>Begin now<\/summary>.*?name="type" value="start"/s)
    await acceptEvent(at, event, 4)
    expect((await ask(at, event.page)).body).not.toContain('<summary>Begin now')
    const other = await sentEvent(at, 4)
    for (const number of [1, 2, 3]) await acceptEvent(at, other, number)
    await press(at, `${other.page}/act`, { type: 'start' })
    const late = await ask(at, await invitationTo(at, other, 4))
    expect([late.status, textOf(late.body).includes('It began without you')]).toEqual([410, true])
  })

  test('a secretary who plays takes the own place with one press, and is warned if no deputy has agreed', async () => {
    const at = stand()
    const event = await sentEvent(at, 2, { plays: '1' })
    for (const number of [1, 2]) await acceptEvent(at, event, number)
    const { body } = await ask(at, event.page)
    const [, path = '', inside = ''] = /<form method="post" action="(\/j\/[^"]*)"(.*?)<\/form>/s.exec(body) ?? []
    const key = /name="key"\s+value="([^"]*)"/.exec(inside)?.[1] ?? ''
    await press(at, path, { key, timeZone: '', agree: '1' })
    expect((await tournamentAt(at, event.page)).entrants[2]).toMatchObject({
      official: 'secretary',
      status: 'accepted',
    })
    expect(await textAt(at, event.page)).toContain('You play and have no deputy who has agreed')
  })

  test('an open entry has words of its own, and applicants are turned down, also where no place is free', async () => {
    const at = stand()
    const draft = await press(at, '/t', {
      ...EVENT_FORM,
      key: 'a-key-of-an-entry-9876',
      entry: 'open',
      approval: '1',
      limit: '2',
      least: '2',
    })
    expect(await textAt(at, draft)).toContain('the button that opens the entry')
    const page = await mailedPath(at, EVENT_FORM.email, 'o')
    expect(await textAt(at, page)).toContain('Ready to open')
    await press(at, `${page}/send`)
    const opened = await textAt(at, `${page}?done=send`)
    expect([opened.includes('The entry is open.'), opened.includes('Entry opened')]).toEqual([true, true])
    const entry = /\/j\/[\w-]+/.exec((await ask(at, page)).body)?.[0] ?? ''
    for (const name of ['Anna', 'Bernd', 'Emil'])
      await press(at, entry, { key: `a-key-of-the-guest-${name}`, timeZone: '', name, email: `${name}@guests.test` })
    expect(await textAt(at, page)).toContain('address not confirmed')
    for (const player of ['1', '2']) await press(at, `${page}/act`, { type: 'approve', player })
    const full = await ask(at, `${page}?done=approve&acts=3`)
    expect(textOf(full.body)).toContain('Bernd has a place.')
    expect(textOf(full.body)).toMatch(/Emil wants to play No place is free: somebody must leave first\. Decline/)
    expect(textOf(full.body)).toContain('waits for you, and no place is free')
    expect(full.body).not.toContain('value="expel"')
    await press(at, `${page}/act`, { type: 'remove', player: '3' })
    expect(await textAt(at, page)).not.toContain('Emil wants to play')
  })

  test('a deputy who is asked may say no', async () => {
    const at = stand()
    const event = await sentEvent(at, 3)
    const deputy = await askDeputy(at, event.page)
    const asked = await textAt(at, deputy)
    expect([asked.includes('No, thanks'), asked.includes('no longer the deputy'), asked.includes('runs this')]).toEqual(
      [true, false, false],
    )
    await press(at, `${deputy}/act`, { type: 'dismiss-deputy' })
    expect((await tournamentAt(at, event.page)).deputy).toBeUndefined()
  })
})

describe('a game is decided', () => {
  test('on a chosen board, whose players stand beside the results, after a tick', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    const { boards, entrants } = await tournamentAt(at, event.page)
    const [black, white] = [boards[1]?.black ?? 0, boards[1]?.white ?? 0].map((number) => entrants[number - 1]?.name)
    expect((await ask(at, event.page)).body).not.toContain('value="rule"')
    const { body } = await ask(at, `${event.page}?board=2`)
    expect(textOf(body)).toContain(`Board 2: ${black} – ${white}`)
    expect(textOf(body)).toContain(`${black} (Black) wins ${white} (White) wins Draw Counts for nobody`)
    expect(body).toContain('<input type="checkbox" required')
  })

  test('the deputy reads what was decided and why, and lets it stand with one press', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    const deputy = await askDeputy(at, event.page)
    await press(at, `${deputy}/act`, { type: 'accept-deputy' })
    await press(at, `${event.page}/act`, { type: 'rule', board: '1', result: 'white', reason: 'An engine.' })
    const { boards, entrants } = await tournamentAt(at, event.page)
    const [loser, winner] = [boards[0]?.black ?? 0, boards[0]?.white ?? 0]
    await press(at, `${event.entrants[loser - 1]}/act`, { type: 'appeal', board: '1', text: 'I did not.' })
    const { body } = await ask(at, deputy)
    expect(textOf(body)).toContain(
      `Decided by the secretary: ${entrants[winner - 1]?.name} wins. Reason: “An engine.” ${entrants[loser - 1]?.name} appeals: “I did not.”`,
    )
    const [form = ''] = /<form[^>]*>(?:(?!<\/form>).)*The decision stands/s.exec(body) ?? []
    const fields = [...form.matchAll(/name="(\w+)"\s+value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    await press(at, `${deputy}/act`, Object.fromEntries(fields))
    const [board] = (await tournamentAt(at, event.page)).boards
    expect(board?.ruling).toMatchObject({ by: 'deputy', winner: 'white', reason: 'An engine.' })
    expect(await textAt(at, deputy)).not.toContain('The decision stands')
  })
})

test('the page of an event that is over says so, and leads to its table and records', async () => {
  const at = stand()
  const event = await begunEvent(at, 3)
  for (const board of [1, 2, 3]) await resignBoard(at, event.page, board, 'opponent')
  const { body } = await ask(at, event.page)
  expect(textOf(body)).toContain('The tournament is over')
  const id = event.table.slice(3)
  for (const path of [event.table, `/v1/tournaments/${id}.csv`, `/v1/tournaments/${id}.pdn`])
    expect(body).toContain(`class="button" href="${path}"`)
})

test('a page writes each instant of the terms in one zone, which the script replaces', async () => {
  const at = stand()
  const event = await sentEvent(at, 3, { closes: '2026-12-05', ends: '2027-03-01', timeZone: 'Europe/Berlin' })
  const { body } = await ask(at, event.table)
  for (const iso of ['2026-12-05T22:59:59Z', '2027-03-01T22:59:59Z'])
    expect(body).toMatch(new RegExp(`<dd>[^/]*<time datetime="${iso}"`))
  expect((await ask(at, '/t')).body).toMatch(/Days end at midnight, <span data-zone-name>/)
})

test('the page of a board leads to the table, and offers no take-back that the terms exclude', async () => {
  const at = stand()
  const event = await begunEvent(at, 3)
  const seat = /href="(\/p\/[\w-]+)"/.exec((await ask(at, event.entrants[0] ?? '')).body)?.[1] ?? ''
  const { body } = await ask(at, `${seat}?tab=about`)
  expect(body).toMatch(new RegExp(`<a href="${event.table}">Board \\d, with the table</a>`))
  expect([body.includes('>Take back<'), body.includes('>Only moves<')]).toEqual([false, true])
})
