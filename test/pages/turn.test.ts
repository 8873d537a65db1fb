import { describe, expect, test } from 'vitest'
import {
  type Stand,
  NOON,
  act,
  actsOf,
  actsOn,
  ask,
  begun,
  invitationOf,
  locationOf,
  newGame,
  playOut,
  stand,
} from './stand.ts'

const posts = (page: string): readonly string[] =>
  [...page.matchAll(/<form\s+method="post"\s+action="([^"]*)"/g)].map(([, action = '']) => action)
const DAY = 86_400_000
const ALWAYS = ['offer-draw', 'give-time', 'propose-pause', 'take-leave', 'ask-reseat', 'resign']
const buttons = (page: string, name: string): readonly string[] =>
  [...page.matchAll(new RegExp(`<button\\s+class="square[^"]*"\\s+name="${name}"\\s+value="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  )
const field = (page: string, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page.slice(page.indexOf('/move"')))?.[1] ?? ''

describe('a turn without a script', () => {
  test('takes three clicks: the piece, the square, “Play it”', async () => {
    const at = stand()
    const { opponent, creator } = await begun(at)
    const opened = (await ask(at, opponent)).body
    expect(buttons(opened, 'from')).toEqual(['12', '11', '10', '9'])
    expect(posts(opened)).not.toContain(`${opponent}/move`)
    const square = (await ask(at, `${opponent}?from=11`)).body
    expect(buttons(square, 'move')).toEqual(['11-16', '11-15'])
    const preview = (await ask(at, `${opponent}?move=11-15`)).body
    expect(posts(preview).filter((action) => action.endsWith('/move'))).toEqual([`${opponent}/move`])
    const played = await ask(at, `${opponent}/move`, {
      form: { ply: field(preview, 'ply'), move: field(preview, 'move') },
    })
    expect([played.status, locationOf(played)]).toEqual([303, opponent])
    const after = (await ask(at, opponent)).body
    expect(after).toContain('Your move 11-15 has been made.')
    expect(after).toMatch(
      /Joost has until <time datetime="2026-11-24T12:00:00Z".*, and with the reserve until <time datetime="2026-12-01T12:00:00Z"/,
    )
    expect((await ask(at, creator)).body).toContain('Amara played <b>11-15</b>')
  })

  test('a piece with a single move shows its preview at once, which makes two clicks', async () => {
    const at = stand()
    const { opponent, creator } = await begun(at)
    await playOut(at, [opponent, creator], ['11-15', '22-18'])
    const preview = (await ask(at, `${opponent}?from=15`)).body
    expect(posts(preview)).toContain(`${opponent}/move`)
    expect(preview).toContain('square 18, white man, would be taken')
    expect((await ask(at, opponent)).body).toMatch(/played <b>22-18<\/b>\.\s+<span class="quiet">You must capture\./)
    const dutch = await ask(at, opponent, { headers: { 'accept-language': 'nl' } })
    expect(dutch.body).toMatch(/speelde <b>22-18<\/b>\.\s+<span class="quiet">Je moet slaan\./)
  })

  test('an illegal move gets a reason, and nothing is posted', async () => {
    const at = stand()
    const { opponent } = await begun(at)
    const page = (await ask(at, `${opponent}?move=11-20`)).body
    expect(page).toMatch(/That piece cannot go there \(<a href="\/rules\/english#article-[\d.]+"[^>]*>article /)
    expect(posts(page)).not.toContain(`${opponent}/move`)
  })

  const whyAt =
    (at: Stand) =>
    async (seat: string, query: string): Promise<string | undefined> =>
      /id="typed-fault">\s*(.*?)\s*<\/p>/s
        .exec((await ask(at, `${seat}?${query}`)).body)?.[1]
        ?.replaceAll(/<[^>]*>/g, '')

  test('a piece that cannot move says why, as its typed move would', async () => {
    const at = stand()
    const { opponent, creator } = await begun(at)
    const why = whyAt(at)
    expect(await why(opponent, 'from=7')).toBe('That piece is blocked: it cannot move now (article 4).')
    expect(await why(opponent, 'from=22')).toMatch(/^You have no piece on that square \(article /)
    await playOut(at, [opponent, creator], ['11-15', '22-18'])
    expect(await why(opponent, 'from=9')).toMatch(/^You can capture, so you must \(article /)
    expect(await why(opponent, 'from=2')).toBe(await why(opponent, 'from=9'))
    expect(await why(opponent, 'from=9')).toBe(await why(opponent, 'move=9-14'))
  })

  test('numbers on a board with letters are shown as letters, or refused with an example', async () => {
    const at = stand()
    const { creator } = await begun(at, { rules: 'russian', seat: 'white' })
    const why = whyAt(at)
    expect((await ask(at, `${creator}?move=22-18`)).body).toContain('Play it: c3-d4')
    const letters = 'Squares have letters here: a3-b4.'
    expect(await why(creator, 'move=9-14')).toMatch(/^You have no piece on that square \(.*article .*\)\. /)
    expect(await why(creator, 'move=9-14')).toContain(letters)
    expect(await why(creator, 'move=b6-c5')).not.toContain(letters)
    expect(await why(creator, 'move=well')).toMatch(
      /^That could not be read as a move\. Write a move like a3-b4 \(.*article /,
    )
  })

  test('a capture names what it takes in the order of its path', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at, { seat: 'white', opening: 'fen', fen: 'W:W31,30:B27,19,11,1' })
    expect((await ask(at, `${creator}?from=31`)).body).toMatch(/27, 19, 11/)
    await playOut(at, [creator, opponent], ['31x24x15x8'])
    expect((await ask(at, opponent)).body).toMatch(/27, 19, 11/)
  })

  test('is played once when pressed twice; an outdated page says so', async () => {
    const at = stand()
    const { opponent, creator } = await begun(at)
    const form = { ply: '0', move: '11-15' }
    expect((await ask(at, `${opponent}/move`, { form })).status).toBe(303)
    expect((await ask(at, `${opponent}/move`, { form })).status).toBe(303)
    const late = await ask(at, `${opponent}/move`, { form: { ply: '0', move: '9-13' } })
    expect(late.status).toBe(409)
    expect(late.body).toContain('The game has moved on')
    expect((await ask(at, `${creator}/move`, { form: { ply: '1', move: '23-19' } })).status).toBe(303)
  })
})

describe('a seat', () => {
  test('has one form for each allowed action, and none after the end', async () => {
    const at = stand()
    const { opponent, creator } = await begun(at)
    expect(await actsOf(at, opponent)).toEqual([...ALWAYS, 'abort'].toSorted())
    await playOut(at, [opponent, creator], ['11-15', '23-19'])
    expect(await actsOf(at, creator)).toEqual(['request-takeback', 'plan', 'say', ...ALWAYS].toSorted())
    await ask(at, `${creator}/act`, { form: { type: 'resign', ply: '2' } })
    const lost = (await ask(at, creator)).body
    expect(actsOn(lost)).toEqual(['rematch', 'remark'])
    expect(lost).toContain('You lost')
    expect(lost).toContain('Amara won: you resigned.')
    expect((await ask(at, opponent)).body).toContain('You won')
  })

  test('shows when the reserve is running, and highlights the time once it falls below a fifth', async () => {
    const at = stand()
    const { opponent } = await begun(at)
    const after = async (days: number) => {
      at.clock.now = NOON + days * 86_400_000
      const { body } = await ask(at, opponent)
      return [body.includes('Your reserve is running'), /class="time short"/.test(body)]
    }
    expect(await after(2)).toEqual([false, false])
    expect(await after(4)).toEqual([true, false])
    expect(await after(7.9)).toEqual([true, false])
    expect(await after(8.1)).toEqual([true, true])
  })

  test('shows the true reserve while leave stops the clock, and does not say that it is running', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at, { clock: 'own', perMove: '1', reserve: '10' })
    await playOut(at, [opponent, creator], ['11-15', '23-19'])
    at.clock.now = NOON + 4 * DAY
    await act(at, opponent, 'take-leave', { ply: '2', days: '7', from: '', timeZone: '' })
    at.clock.now = NOON + 5 * DAY
    const { body } = await ask(at, opponent)
    expect(body).not.toContain('Your reserve is running')
    expect(body).toMatch(/Then your reserve: 7 days, until <time datetime="2026-12-09/)
  })

  test('speaks of time, not of a reserve, where moves have no time of their own, in a bar of one part', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at, { clock: 'own', perMove: '0', reserve: '10', increment: '1' })
    await playOut(at, [opponent, creator], ['11-15', '23-19'])
    const pages = [(await ask(at, opponent)).body, (await ask(at, creator)).body]
    expect(pages[0]).toMatch(/Your time lasts until <time [^]*?<\/time>\./)
    expect(pages[1]).toMatch(/Their time lasts until <time /)
    for (const body of pages) {
      const strips = [...body.matchAll(/<section class="strip [^]*?<\/section>/g)].map(([strip]) => strip)
      expect(strips.join('')).not.toMatch(/\breserve/i)
      expect(strips.join('').match(/<rect/g)).toHaveLength(2)
      expect(strips.join('')).toMatch(/1[01] days left/)
    }
    const { clock } = at
    clock.now += 3 * DAY
    const { body } = await ask(at, opponent)
    expect(body).toMatch(/width="7\d(\.\d)?"/)
  })

  test('is in the reader’s language and zone', async () => {
    const at = stand()
    const { opponent } = await begun(at)
    const page = (
      await ask(at, opponent, {
        headers: { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8', 'cloudfront-viewer-time-zone': 'Europe/Amsterdam' },
      })
    ).body
    expect(page).toMatch(/<html lang="nl-NL"\s*>/)
    expect(page).toContain('Jij begint')
    expect(page).toMatch(/di 24 nov, 13:00 CET[^]*di 1 dec, 13:00</)
  })

  test('shows a hostile name as text', async () => {
    const at = stand()
    const creator = await newGame(at, { name: '<img src=x onerror=alert(1)>' })
    const invitation = (await ask(at, invitationOf((await ask(at, creator)).body))).body
    for (const page of [(await ask(at, creator)).body, invitation]) {
      expect(page).not.toContain('<img src=x')
      expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    }
  })
})
