import { describe, expect, test } from 'vitest'
import { readActForm } from '../../shared/api/input/read-action.ts'
import { ACT_TYPES } from '../../shared/game/commands.ts'
import { dayBegins } from '../../shared/api/values/day-begins.ts'
import { linesIn } from '../../shared/api/input/forms.ts'
import {
  act,
  actsOf,
  actsOn,
  ask,
  begun,
  idOf,
  invitationOf,
  locationOf,
  newGame,
  playOut,
  stand,
  wholePage,
} from './stand.ts'

const read = (fields: Readonly<Record<string, string>>) => readActForm(new URLSearchParams(fields).toString())

describe('the form of an act', () => {
  test('has the fields of the API’s body', () => {
    const action = (fields: Readonly<Record<string, string>>) => {
      const found = read({ ply: '4', ...fields })
      if (!found || !('action' in found)) return found
      const asker = {
        role: 'creator',
        play: undefined,
        plan: 'filed',
        next: () => 'next',
        contact: () => 'nobody',
        found: undefined,
      } as const
      return { ...found.action.commandFor(asker), ...(found.action.lines && { lines: found.action.lines }) }
    }
    expect(action({ type: 'give-time', days: '3' })).toEqual({
      type: 'give-time',
      by: 'creator',
      ply: 4,
      time: 259_200_000,
    })
    expect(action({ type: 'play-on' })).toEqual({ type: 'play-on', by: 'creator', ply: 4 })
    expect(action({ type: 'huff', square: '15' })).toEqual({ type: 'huff', by: 'creator', ply: 4, square: 15 })
    expect(action({ type: 'take-leave', days: '7', from: '', timeZone: '' })).toEqual({
      type: 'take-leave',
      by: 'creator',
      ply: 4,
      days: 7,
    })
    expect(action({ type: 'propose-pause', until: '2026-12-24', timeZone: 'Europe/Amsterdam' })).toEqual({
      type: 'propose-pause',
      by: 'creator',
      ply: 4,
      until: Date.UTC(2026, 11, 23, 23),
    })
    expect(action({ type: 'plan', lines: '22-17 11-15; 23-18 8-11\r\n\r\n23-19' })).toEqual({
      type: 'plan',
      by: 'creator',
      ply: 4,
      plan: 'filed',
      lines: [['22-17', '11-15', '23-18', '8-11'], ['23-19']],
    })
  })

  test('with an unknown, doubled or missing field is rejected', () => {
    expect(read({ type: 'resign', ply: '1', admin: '1' })).toBeUndefined()
    expect(read({ type: 'move', ply: '1' })).toBeUndefined()
    expect(read({ type: 'resign' })).toBeUndefined()
    expect(read({ type: 'plan', ply: '1' })).toMatchObject({ wrong: 'lines' })
    expect(readActForm('type=resign&type=abort&ply=1')).toBeUndefined()
  })

  test.each([
    [{ type: 'give-time', days: 'x' }, 'time'],
    [{ type: 'take-leave', days: '' }, 'days'],
    [{ type: 'propose-pause', until: '2026-02-30' }, 'until'],
    [{ type: 'huff', square: '99' }, 'square'],
    [{ type: 'claim-draw', claim: 'boredom' }, 'claim'],
  ])('%j says which field is wrong', (fields, wrong) => {
    expect(read({ ply: '1', ...fields })).toMatchObject({ wrong })
  })

  test('typed lines are read as people type them', () => {
    expect(linesIn(' 1-5, 6-9 \n\n; ')).toEqual([['1-5', '6-9']])
  })
})

describe('a day begins', () => {
  test.each([
    ['2026-11-21', 'Europe/Amsterdam', '2026-11-20T23:00:00Z'],
    ['2026-07-01', 'Europe/Amsterdam', '2026-06-30T22:00:00Z'],
    ['2026-10-25', 'Europe/Amsterdam', '2026-10-24T22:00:00Z'],
    ['2026-10-26', 'Europe/Amsterdam', '2026-10-25T23:00:00Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
    ['2026-11-21', 'America/Los_Angeles', '2026-11-21T08:00:00Z'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
    ['2026-11-02', 'America/Havana', '2026-11-02T05:00:00Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['1919-03-31', 'America/Toronto', '1919-03-31T04:30:00Z'],
    ['2026-02-29', 'UTC', undefined],
    ['tomorrow', 'UTC', undefined],
  ])('%s in %s', (date, zone, instant) => {
    expect(dayBegins(date, zone)).toBe(instant)
  })
})

const HOSTILE = '<script>alert(1)</script> "quoted" https://evil.example'

describe('a message', () => {
  test('goes with a move, is shown as text without links, and only to the two players', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    const form = { ply: '0', move: '11-15', message: `${HOSTILE}\nsecond line` }
    expect((await ask(at, `${opponent}/move`, { form })).status).toBe(303)
    const page = await wholePage(at, creator)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; https://evil.example second line')
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('href="https://evil')
    expect(page).toContain('at move 1 (11-15)')
    expect((await ask(at, `/g/${idOf(creator)}`)).body).not.toContain('evil.example')
  })

  test('that is too long is refused on the page, and nothing is played', async () => {
    const at = stand()
    const { opponent } = await begun(at)
    const form = { ply: '0', move: '11-15', message: 'x'.repeat(281) }
    const answer = await ask(at, `${opponent}/move`, { form })
    expect([answer.status, answer.body.includes('at most 280 characters')]).toEqual([400, true])
    expect((await ask(at, opponent)).body).toContain('You begin')
  })
})

test('a draw is offered with a move, and claimed with one only if the claim is true', async () => {
  const at = stand()
  const shuffle = ['1-5', '32-28', '5-1', '28-32', '1-5', '32-28', '5-1']
  const { creator, opponent } = await begun(at, { opening: 'fen', fen: 'B:WK31,K32:BK1,K2' })
  await playOut(at, [opponent, creator], shuffle)
  expect((await ask(at, `${creator}?move=28-24`)).body).not.toContain('name="claim"')
  const page = (await ask(at, `${creator}?move=28-32`)).body
  expect(page).toContain('name="claim" value="threefold"')
  const claim = { ply: '7', move: '28-24', claim: 'threefold' }
  expect((await ask(at, `${creator}/move`, { form: claim })).status).toBe(422)
  expect((await ask(at, `${creator}/move`, { form: { ...claim, move: '28-32' } })).status).toBe(303)
  expect((await ask(at, opponent)).body).toContain('The same position for the third time.')
})

test('a move’s form may offer a draw, and does not otherwise', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  await ask(at, `${opponent}/move`, { form: { ply: '0', move: '11-15' } })
  expect(await actsOf(at, creator)).not.toContain('accept-draw')
  await ask(at, `${creator}/move`, { form: { ply: '1', move: '22-18', offerDraw: '1' } })
  expect(await actsOf(at, opponent)).toContain('accept-draw')
})

test('only the form of an act with fields of its own is laid out in rows', async () => {
  const at = stand()
  const body = await wholePage(at, (await begun(at)).opponent)
  const forms = [
    ...body.matchAll(
      /class="(press[^"]*)"\s*>\s*(?:<button disabled hidden><\/button>)?<input type="hidden" name="type" value="([a-z-]+)"/g,
    ),
  ]
  const classOf = new Map(forms.map(([, name, type]) => [type, name]))
  expect([classOf.get('give-time'), classOf.get('take-leave')]).toEqual(['press', 'press filled'])
})

test('planned replies are shown to their maker only, played if they fit, and errors name the line', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  await playOut(at, [opponent, creator], ['11-15'])
  const wrong = await act(at, opponent, 'plan', { ply: '1', lines: '22-17 8-11\n23-18 1-2' })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toContain('Line 2: 1-2 cannot be played there.')
  expect(wrong.body).toContain('23-18 1-2')
  const saved = await act(at, opponent, 'plan', { ply: '1', lines: '22-17 8-11\n23-19 8-11' })
  expect((await ask(at, locationOf(saved))).body).toContain('Your planned replies are saved.')
  const link = /<a data-go href="([^"]*)">A planned reply is stored</
  expect(link.exec((await ask(at, opponent)).body)?.[1]).toBe(`${opponent}?tab=mine`)
  expect((await ask(at, creator)).body).not.toMatch(link)
  expect(await wholePage(at, opponent)).toContain('22-17 8-11\n23-19 8-11')
  expect(await wholePage(at, creator)).not.toContain('22-17 8-11')
  await ask(at, `${creator}/move`, { form: { ply: '1', move: '22-17' } })
  const after = (await ask(at, creator)).body
  expect(after).toContain('Amara played <b>8-11</b>')
  expect(await wholePage(at, opponent)).toContain('kept as analysis')
})

test('planned replies are shown as the rules write them, and a message on one’s own turn is told when it can go', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at, { rules: 'russian', seat: 'black' })
  const early = await act(at, opponent, 'say', { ply: '0', text: 'Hello', when: 'now' })
  expect(early.status).toBe(409)
  expect(early.body).toContain('That is possible once you have moved; a message can go with the move.')
  await playOut(at, [opponent, creator], ['21-17'])
  expect((await ask(at, opponent)).body).toContain('Your move a3-b4 has been made.')
  await act(at, opponent, 'plan', { ply: '1', lines: 'b6-a5 c3-d4' })
  expect(await wholePage(at, opponent)).toContain('\nb6-a5 c3-d4</textarea>')
  expect(await wholePage(at, creator)).not.toContain('b6-a5 c3-d4')
})

test('time is given only after a second press, which asks whether the player is sure', async () => {
  const at = stand()
  const { body } = await ask(at, `${(await begun(at)).opponent}?panel=time`)
  const fold =
    /<summary>(?:<[^>]*>)*1 day<(?:(?!<p>)[\s\S])*<\/summary>\s*<p>([^<]*)<\/p>\s*<form[\s\S]*?value="give-time"[\s\S]*?<button[^>]*>\s*([^<]*?)\s*</.exec(
      body,
    )
  expect(fold?.slice(1)).toEqual(['Joost gets 1 day more. This cannot be undone.', 'Yes, do it'])
})

describe('after the end', () => {
  test('a rematch takes one press by each, and leads both to the new game', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await act(at, creator, 'resign')
    await act(at, creator, 'rematch')
    expect((await ask(at, creator)).body).toContain('if Amara asks too')
    expect((await ask(at, opponent)).body).toContain('Joost would like a rematch')
    await act(at, opponent, 'rematch')
    const paths = await Promise.all(
      [creator, opponent].map(
        async (seat) => /class="button main"\s+href="([^"]*)"/.exec((await ask(at, seat)).body)?.[1] ?? '',
      ),
    )
    expect(new Set(paths.map(idOf)).size).toBe(1)
    expect((await ask(at, paths[0] ?? '')).body).toContain('You begin')
    expect((await ask(at, `/g/${idOf(creator)}`)).body).toContain(`href="/g/${idOf(paths[0] ?? '')}"`)
  })

  test('the winner on time lets the game go on', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await playOut(at, [opponent, creator], ['11-15', '23-19'])
    at.clock.now += 11 * 86_400_000
    await act(at, creator, 'give-time', { ply: '2', days: '1' })
    const won = (await ask(at, creator)).body
    expect(actsOn(won)).toEqual(['rematch', 'play-on', 'remark'])
    expect(await actsOf(at, opponent)).not.toContain('play-on')
    expect((await act(at, creator, 'play-on', { ply: '2' })).status).toBe(303)
    expect((await ask(at, opponent)).body).toContain('Your move')
  })

  test('an expired invitation is renewed by its creator, with the same link', async () => {
    const at = stand()
    const creator = await newGame(at)
    const invitation = invitationOf((await ask(at, creator)).body)
    at.clock.now += 31 * 86_400_000
    const guest = { key: 'guest-key-0123456789', timeZone: '', name: 'Amara', email: '' }
    expect((await ask(at, invitation, { form: guest })).status).toBe(410)
    expect(await actsOf(at, creator)).toEqual(['renew'])
    expect((await act(at, creator, 'renew')).status).toBe(303)
    expect(locationOf(await ask(at, invitation, { form: guest }))).toMatch(/^\/p\//)
  })
})

test('a match shows its score, its ballot, and a link to the reader’s board in the other game', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at, { opening: 'three-move', match: 'together' })
  const way = async (seat: string) => /class="match"[^]*?href="([^"]*)"/.exec((await ask(at, seat)).body)?.[1] ?? ''
  const [mine, theirs, all] = [await way(creator), await way(opponent), await way(`/g/${idOf(creator)}`)]
  expect([idOf(mine), idOf(mine)]).toEqual([idOf(theirs), all.slice(3)])
  expect([mine[3], theirs[3]]).toEqual([creator[3], opponent[3]])
  await act(at, creator, 'resign')
  const page = await wholePage(at, mine)
  expect(page).toContain('Joost 0 – 1 Amara')
  expect(page).toMatch(/Ballot \d+ of the three-move openings, \w+/)
  expect(await wholePage(at, creator)).toContain('To check the ballot: halve the number')
})

test('the guide lists every act with its fields', async () => {
  const page = (await ask(stand(), '/api')).body
  for (const type of ACT_TYPES) expect(page).toContain(`<code>${type}</code>`)
  expect(page).toContain('<code>from?</code>')
})

describe('by the laws, an illegal move', () => {
  const move = (at: ReturnType<typeof stand>, seat: string, ply: string, text: string) =>
    ask(at, `${seat}/move`, { form: { ply, move: text } })

  test('brings one caution, not again on reload, and the page says why', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at, { strictness: 'laws' })
    const answer = await move(at, opponent, '0', '22-18')
    expect([answer.status, locationOf(answer)]).toEqual([303, `${opponent}?refused=not-your-piece`])
    const page = (await ask(at, locationOf(answer))).body
    expect(page).toContain('You have been cautioned for an illegal move.')
    expect(page).toMatch(
      /role="alert">You have no piece on that square \(<a href="\/rules\/english#article-[\d.]+"[^>]*>article [\d.]+<\/a>\)\.</,
    )
    expect((await ask(at, locationOf(answer))).body).toBe(page)
    expect((await ask(at, `${creator}?refused=not-your-piece`)).body).not.toContain('role="alert"')
  })

  test('is named only by a word of the closed list', async () => {
    const at = stand()
    const { opponent } = await begun(at, { strictness: 'laws' })
    await move(at, opponent, '0', '22-18')
    for (const word of ['toString', 'free%20text', '<b>', ''])
      expect((await ask(at, `${opponent}?refused=${word}`)).body).not.toContain('role="alert"')
  })

  test('made twice loses, and leads to the page of the finished game', async () => {
    const at = stand()
    const { opponent } = await begun(at, { strictness: 'laws' })
    await move(at, opponent, '0', '22-18')
    const second = await move(at, opponent, '0', '11-18')
    expect([second.status, locationOf(second)]).toEqual([303, `${opponent}?refused=wrong-square`])
    expect((await ask(at, locationOf(second))).body).toMatch(/illegal/)
  })

  test('that is unreadable, or made in a lenient game, is refused on the spot', async () => {
    const at = stand()
    const strict = await begun(at, { strictness: 'laws' })
    expect((await move(at, strict.opponent, '0', 'hello')).status).toBe(422)
    await move(at, strict.opponent, '0', '22-18')
    expect((await move(at, strict.opponent, '0', 'hello')).status).toBe(422)
    const lenient = await begun(at)
    expect((await move(at, lenient.opponent, '0', '22-18')).status).toBe(422)
  })
})
