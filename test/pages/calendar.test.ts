import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { textsFor } from '../harness/words.ts'
import { act, ask, begun, idOf, locationOf, newGame, playOut, stand } from './stand.ts'

const NAME = 'Joost; "\\n"'

/** Begins a game of Amara (black) and Joost in which Amara has moved, so that White is to move. */
const played = async (fields: Readonly<Record<string, string>> = {}) => {
  const at = stand('https://draughts.test')
  const { creator, opponent } = await begun(at, { seat: 'white', name: NAME, ...fields })
  await playOut(at, [opponent, creator], ['11-15'])
  return { at, id: idOf(creator), creator, opponent }
}

const feedOf = async (at: Awaited<ReturnType<typeof played>>['at'], seat: string): Promise<string> => {
  const { body } = await ask(at, `${seat}/settings`)
  return /https:\/\/draughts\.test(\/c\/[\w-]+)"/.exec(body)?.[1] ?? ''
}

const readIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

const TYPE = 'text/calendar; charset=utf-8'

test('the deadline of a turn is a file, and a seat that is not to move goes to its board', async () => {
  const { at, id, creator, opponent } = await played()
  const { status, headers, body } = await ask(at, `${creator}/deadline.ics`)
  expect([status, headers['content-type']]).toEqual([200, TYPE])
  expect(headers['content-disposition']).toBe(`attachment; filename="crownhead-${id}.ics"`)
  const [event] = readIn(body)
  expect(event?.summary).toBe('Draughts: your move against Amara')
  expect(event?.endDate.toJSDate().getTime()).toBe(at.clock.now + 10 * DAY)
  const other = await ask(at, `${opponent}/deadline.ics`)
  expect([other.status, locationOf(other)]).toEqual([303, opponent])
})

test('a seat’s calendar has its turn’s deadline, under one id and with rising numbers', async () => {
  const { at, id, creator, opponent } = await played()
  const path = await feedOf(at, creator)
  const [first] = readIn((await ask(at, path)).body)
  expect(first?.uid).toBe(`${id}-creator@draughts.test`)
  await ask(at, `${creator}/move`, { form: { ply: '1', move: '22-18' } })
  const waiting = await ask(at, path)
  expect([waiting.status, readIn(waiting.body)]).toEqual([200, []])
  await ask(at, `${opponent}/move`, { form: { ply: '2', move: '15x22' } })
  const [second] = readIn((await ask(at, path)).body)
  expect(second?.uid).toBe(first?.uid)
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0)
  const others = readIn((await ask(at, await feedOf(at, opponent))).body)
  expect(others).toEqual([])
})

test('it is answered with 304 until the game changes; a gift of time is a change', async () => {
  const { at, creator, opponent } = await played()
  const path = await feedOf(at, creator)
  const { headers, body } = await ask(at, path)
  const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
  expect(await ask(at, path, again)).toMatchObject({ status: 304, body: '' })
  expect((await ask(at, path)).body).toBe(body)
  await act(at, opponent, 'give-time', { ply: '1', days: '2', seat: 'white' })
  const news = await ask(at, path, again)
  expect(news.status).toBe(200)
  const [before, after] = [readIn(body)[0], readIn(news.body)[0]]
  expect(Number(after?.endDate.toJSDate()) - Number(before?.endDate.toJSDate())).toBe(2 * DAY)
})

test('a game that is over has an empty calendar, and its page names none', async () => {
  const { at, creator } = await played()
  const path = await feedOf(at, creator)
  await act(at, creator, 'resign', { ply: '1' })
  expect(readIn((await ask(at, path)).body)).toEqual([])
  expect(await feedOf(at, creator)).toBe('')
  expect((await ask(at, `${creator}/deadline.ics`)).status).toBe(303)
})

describe('a calendar’s address is no seat’s link', () => {
  test('it opens no page but the calendar', async () => {
    const { at, creator } = await played()
    const token = (await feedOf(at, creator)).slice(3)
    for (const first of ['p', 'i', 'a', 's', 'u', 'n', 'g'])
      expect([first, (await ask(at, `/${first}/${token}`)).status]).toEqual([first, 404])
    expect((await ask(at, `/p/${token}/move`, { form: { ply: '1', move: '22-18' } })).status).toBe(404)
    for (const seat of [creator.slice(3), 'x'.repeat(46), token.slice(0, -1), `k${creator.slice(4)}`])
      expect((await ask(at, `/c/${seat}`)).status).toBe(404)
  })

  test('neither file has a link, an address, a note or a plan in it', async () => {
    const { at, creator, opponent } = await played({ email: 'joost@draughts.test' })
    await ask(at, `${creator}/own`, { form: { note: 'my secret note' } })
    const path = await feedOf(at, creator)
    for (const file of [path, `${creator}/deadline.ics`]) {
      const body = (await ask(at, file)).body.replaceAll('\r\n ', '')
      for (const secret of [path.slice(3), creator.slice(3), opponent.slice(3), 'joost@', 'secret note', '/p/', '/c/'])
        expect(body).not.toContain(secret)
    }
  })

  test('it ends when the seat’s link is replaced, and the new page has another', async () => {
    const { at, creator, opponent } = await played()
    const [path, others] = [await feedOf(at, creator), await feedOf(at, opponent)]
    const fresh = locationOf(await ask(at, `${creator}/rotate`, { form: { key: 'a'.repeat(22) } }))
    expect((await ask(at, path)).status).toBe(404)
    expect((await ask(at, others)).status).toBe(200)
    const renewed = await feedOf(at, fresh)
    expect(renewed).not.toBe(path)
    expect((await ask(at, renewed)).status).toBe(200)
  })

  test('it ends with the game’s links', async () => {
    const { at, creator } = await played()
    const path = await feedOf(at, creator)
    await act(at, creator, 'resign', { ply: '1' })
    at.clock.now += 180 * DAY
    expect((await ask(at, path)).status).toBe(410)
  })
})

test.each(LANGUAGES)('in %s the page says that calendars are no reminder, and the file reads', async (language) => {
  const { at, creator } = await played()
  const headers = { 'accept-language': language }
  const page = await ask(at, `${creator}/settings`, { headers })
  expect(page.body).toContain('id="calendar"')
  expect(page.body).toContain(textsFor(language).calendar.hint)
  const [event] = readIn((await ask(at, `${creator}/deadline.ics`, { headers })).body)
  expect(event?.summary).toContain('Amara')
})

test('before anyone has joined there is a calendar already, and nothing in it', async () => {
  const at = stand('https://draughts.test')
  const seat = await newGame(at)
  const path = /https:\/\/draughts\.test(\/c\/[\w-]+)"/.exec((await ask(at, `${seat}/settings`)).body)?.[1] ?? ''
  expect(readIn((await ask(at, path)).body)).toEqual([])
})
