import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import {
  acceptEvent,
  askDeputy,
  begunEvent,
  mailedPath,
  press,
  resignBoard,
  sentEvent,
  textAt,
  tournamentAt,
} from './event-stand.ts'
import { ask, stand } from './stand.ts'

describe('the page of a player', () => {
  test('says with which side a game was won or lost, and who has appealed', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    await press(at, `${await askDeputy(at, event.page)}/act`, { type: 'accept-deputy' })
    const [board] = (await tournamentAt(at, event.page)).boards
    if (!board) throw new Error('no board')
    const [black, white] = [event.entrants[board.black - 1] ?? '', event.entrants[board.white - 1] ?? '']
    const { entrants } = await tournamentAt(at, event.page)
    const [darkName, lightName] = [board.black, board.white].map((number) => entrants[number - 1]?.name)
    await press(at, `${event.page}/act`, { type: 'rule', board: '1', result: 'white', reason: 'An engine.' })
    expect(await textAt(at, black)).toContain(`You (Black) lost to ${lightName}`)
    expect(await textAt(at, white)).toContain(`You (White) won against ${darkName}`)
    await press(at, `${black}/act`, { type: 'appeal', board: '1', text: 'I did not.' })
    expect(await textAt(at, black)).toContain('You have appealed.')
    expect(await textAt(at, white)).toContain(`${darkName} has appealed.`)
  })

  test('counts the games of the table, and says why one of them does not count', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    await press(at, `${event.entrants[2]}/act`, { type: 'withdraw' })
    const page = await textAt(at, event.entrants[0] ?? '')
    expect(page).toContain('Points: 0. Games that count: 0. Place so far: 1.')
    expect(page).toMatch(/won against Otis Brown It does not count: Otis Brown is struck out of the table\./)
    const { boards } = await tournamentAt(at, event.page)
    const open = boards.find(({ black, white }) => black + white === 3)
    await resignBoard(at, event.page, open?.number ?? 0, 'creator')
    expect((await tournamentAt(at, event.page)).status).toBe('finished')
    expect(await textAt(at, event.entrants[0] ?? '')).toMatch(/The tournament is over\. Points: \d\. .* Place: \d\./)
  })

  test('says that no emails come until the address is confirmed', async () => {
    const at = stand()
    const event = await sentEvent(at, 0, { entry: 'open' })
    const entry = /\/j\/[\w-]+/.exec((await ask(at, event.table)).body)?.[0] ?? ''
    const form = { key: 'a-key-of-a-guest-0123', timeZone: '', name: 'Zoe', email: 'zoe@guests.test' }
    const page = await press(at, entry, form)
    expect(await textAt(at, page)).toContain('We have sent an email to zoe@guests.test.')
    const mailed = await mailedPath(at, 'zoe@guests.test', 'e')
    await ask(at, `${mailed}/emails`, { form: {} })
    expect(await textAt(at, page)).not.toContain('We have sent an email')
  })

  test('shows no time that runs while the event is paused, nor until clocks go on after it', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    const until = new Date(at.clock.now + 10 * DAY).toISOString().slice(0, 10)
    await press(at, `${event.page}/act`, { type: 'pause', until, timeZone: '' })
    expect(await textAt(at, event.entrants[0] ?? '')).toContain('the clock stands')
    at.clock.now += DAY
    await press(at, `${event.page}/act`, { type: 'resume' })
    expect(await textAt(at, event.page)).toContain('The pause has ended: the clocks go on at')
    at.clock.now += 2 * DAY
    expect(await textAt(at, event.page)).not.toContain('The pause has ended')
  })

  test('tells an applicant that no place is free, or that it began without them, and a waiting one their turn', async () => {
    const at = stand()
    const event = await sentEvent(at, 0, { entry: 'open', approval: '1', limit: '2', least: '2' })
    const entry = /\/j\/[\w-]+/.exec((await ask(at, event.table)).body)?.[0] ?? ''
    const enter = (name: string) =>
      press(at, entry, { key: `a-key-of-the-guest-${name}`, timeZone: '', name, email: '' })
    for (const name of ['Anna', 'Bert']) await enter(name)
    const late = await enter('Emil')
    expect(await textAt(at, late)).toContain('The secretary approves each entry.')
    for (const player of ['1', '2']) await press(at, `${event.page}/act`, { type: 'approve', player })
    expect(await textAt(at, late)).toContain('No place is free now.')
    await press(at, `${event.page}/act`, { type: 'start' })
    expect(await textAt(at, late)).toContain('The tournament has begun, and you have no place in it.')
    const queue = await sentEvent(at, 4, { limit: '2', least: '2', waitingList: '1' })
    const pages = []
    for (const number of [1, 2, 3, 4]) pages.push(await acceptEvent(at, queue, number))
    expect(await textAt(at, pages[3] ?? '')).toContain('You are number 2 on the waiting list.')
  })
})
