import { describe, expect, test } from 'vitest'
import { crownhead } from '../../packages/client/src/index.ts'
import { KEYS } from '../harness/api-keys.ts'
import { begun, person } from './people.ts'
import { served } from './served.ts'

test('a seat’s settings are shown and changed, and a wrong one is named', async () => {
  await using table = await begun()
  const { amara, id } = table
  const line = `settings ${id.slice(0, 5)} email=amara@draughts.test mail=digest digestAt=9 reminders=day,hours quietHours=yes`
  const changed = await amara.types(line)
  expect(changed).toMatchObject({ code: 0, error: '' })
  for (const shown of [
    'email=amara@draughts.test',
    'mail=digest',
    'digestAt=9',
    'reminders=day,hours',
    'quietHours=yes',
  ])
    expect(changed.out).toContain(`\n${shown}\n`)
  expect((await amara.typesWords(['settings', 'note=a = b', 'email='])).out).toMatch(/\nemail=\n[^]*\nnote=a = b\n/)
  const { out } = await amara.types('settings --json')
  expect(JSON.parse(out)).toMatchObject({ game: id, email: null, notifications: { mail: 'digest', digestAt: 9 } })
  expect(await amara.types('settings digestAt=noon')).toMatchObject({ code: 1 })
  expect((await amara.types('settings quietHours=false muted=true')).out).toMatch(/\nquietHours=no\n[^]*\nmuted=yes\n/)
  const unclear = await amara.types('settings quietHours=on')
  expect(unclear).toMatchObject({
    code: 2,
    error: 'crownhead: quietHours is yes or no\ncrownhead help settings says how.\n',
  })
  expect(await amara.types('settings mood=good')).toMatchObject({
    code: 2,
    error: expect.stringContaining('there is no setting "mood", but name, email,'),
  })
})

describe('a new game', () => {
  const env = { CROWNHEAD_KEY: KEYS.club }

  test('has labels, a clock of its own parts, an arbiter, and players who are not invited', async () => {
    await using service = await served()
    await using club = await person(service.origin)
    const words = ['--clock', 'perMove=P2D,reserve=P10D', '--label', 'event=Cup', '--label', 'round=1']
    const people = ['--opponent', 'Otis', '--arbiter', 'Zoe', '--hold', '--invite']
    const made = await club.typesWords(['new', '--name', 'Amara', '--seat', 'black', ...words, ...people], [], { env })
    expect(made).toMatchObject({ code: 0, error: '' })
    const [, id = ''] = /^Game (\w{12}) has begun/.exec(made.out) ?? []
    const game = await crownhead(service).ask('game', { path: { id } })
    const clock = { perMove: 'P2D', reserve: 'P10D' }
    expect(game).toMatchObject({ status: 'active', labels: { event: 'Cup', round: '1' }, clock })
    expect(made.out).toMatch(/\nOpponent: http\S+\/p\/\S+\nArbiter: http\S+\n$/)
    const [, opponent = ''] = /^Opponent: (\S+)$/m.exec(made.out) ?? []
    expect(await club.types('games --links', [], { env })).toMatchObject({
      out: expect.stringMatching(/\n {2}arbiter: http\S+\n/),
    })
    expect((await club.types('games --links', [], { env })).out).toContain(`\n  opponent: ${opponent}\n`)
    expect(JSON.parse((await club.types('games --links --json', [], { env })).out)).toMatchObject({ opponent })
    expect(service.mails).toEqual([])
  })

  test('has an opponent and an arbiter with addresses, who are invited there', async () => {
    await using service = await served()
    await using amara = await person(service.origin)
    const line = 'new --name Amara --opponent Otis=otis@draughts.test --arbiter Zoe=zoe@draughts.test'
    expect(await amara.types(line)).toMatchObject({ code: 0, error: '' })
    await service.deliverAll()
    expect(service.mails.map(({ to }) => to).toSorted()).toEqual(['otis@draughts.test', 'zoe@draughts.test'])
  })

  test.each([
    ['--label Cup', 2, 'this is written NAME=VALUE: Cup'],
    ['--label a=1 --label a=2', 2, 'a label is given twice'],
    ['--clock perMove=soon', 1, 'clock.perMove'],
    ['--clock soon', 1, 'its own parts are written --clock perMove=P2D,reserve=P10D'],
    ['--ballot three-move --ballot two-move', 2, '--ballot is given twice'],
    ['--strictness never', 1, 'strictness'],
  ])('%s is refused', async (options, code, why) => {
    await using service = await served()
    await using club = await person(service.origin)
    const made = await club.types(`new --name Amara ${options}`, [], { env })
    expect(made).toMatchObject({ code, error: expect.stringContaining(why) })
  })

  test.each(['--hold', '--label a=1'])('%s takes a key, and without one the variable is named', async (option) => {
    await using amara = await person('https://draughts.test')
    const made = await amara.types(`new --name Amara --opponent Otis ${option}`)
    expect(made).toMatchObject({ code: 2, error: expect.stringContaining('set CROWNHEAD_KEY') })
  })

  test('in an order has the same labels, arbiter and clock', async () => {
    await using service = await served()
    await using club = await person(service.origin)
    const line = 'order - --json --links --hold --arbiter Zoe --label cup=A --event Cup --clock perMove=P2D,reserve=P1D'
    const made = await club.types(line, ['name', 'Amara', 'Otis'], { env })
    expect(made).toMatchObject({ code: 0, error: '' })
    const { games } = JSON.parse(made.out) as { readonly games: readonly object[] }
    expect(games).toMatchObject([{ labels: { cup: 'A', event: 'Cup' }, links: { arbiter: {} } }])
  })
})
