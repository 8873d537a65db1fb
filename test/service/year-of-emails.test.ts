import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { queueDueDigests } from '../../shared/service/email/sending/queue-due-digests.ts'
import { sweep } from '../../shared/service/background/sweep.ts'
import { type MailWorld, mailWorld } from '../attacks/mail-world.ts'
import { sized } from '../harness/size.ts'
import { type Dice, diceOf } from '../simulation/chance.ts'

const READER = 'vic@players.test'
const GAMES = 12
const DAYS = sized(20, 365)

/** The reader plays at `MORNING`; opponents play within three hours from `EVENING` on. */
const MORNING = 7.5 * HOUR
const EVENING = 19 * HOUR

type View = {
  readonly status: string
  readonly ply: number
  readonly turn: 'black' | 'white' | null
  readonly legalMoves: readonly string[]
  readonly result: { readonly reason: string } | null
}

type Table = {
  readonly id: string
  readonly own: string
  readonly other: string
  /** The game as the last answer showed it. */
  view: View
  answersAt: number | undefined
}

const viewOf = async (world: MailWorld, id: string): Promise<View> =>
  (await world.ask('GET', `/v1/games/${id}`)).body as unknown as View

/** Creates a game in which the reader plays White, three days a move, and has consented to emails. */
const seated = async (world: MailWorld, notifications: object): Promise<Table> => {
  const creator = { name: 'Vic', seat: 'white', email: READER, locale: 'en' }
  const { body } = await world.create({ creator, clock: { perMove: 'P3D' } })
  const claimed = await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['invitation']?.token, {
    name: 'Eve',
  })
  await world.press(READER, { all: '1' })
  const own = body.links['creator']?.token ?? ''
  await world.ask('PATCH', '/v1/seat', own, { notifications })
  const other = claimed.body.links['seat']?.token ?? ''
  return { id: body.game.id, own, other, view: await viewOf(world, body.game.id), answersAt: undefined }
}

const moved = async (world: MailWorld, dice: Dice, table: Table, token: string): Promise<void> => {
  const { ply, legalMoves } = table.view
  const move = legalMoves[dice.between(0, legalMoves.length - 1)]
  const { status, body } = await world.ask('POST', `/v1/games/${table.id}/moves`, token, { ply, move })
  expect(status).toBe(200)
  table.view = body.game as unknown as View
}

const nextAt = (now: number, hour: number): number => now + ((hour - (now % DAY) + DAY) % DAY || DAY)

/** Returns the games in which an email says that it is the reader's turn. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\/p\/c.([0-9A-Za-z]{12})/g)].map(([, id = '']) => id)

/** Plays for `DAYS` days with a reader who moves once a day, in exactly those games that the day's emails named. */
const yearOf = async (notifications: object) => {
  const world = mailWorld()
  const dice = diceOf(2027)
  const { clock, service } = world
  clock.now = Date.UTC(2027, 0, 4)
  const until = clock.now + DAYS * DAY
  const tables: Table[] = []
  const ends: string[] = []
  const emailed: { readonly at: number; readonly games: readonly string[] }[] = []
  let [answered, read] = [0, 0]

  /** Returns the games in which it is the reader's turn, by the emails since the last call. */
  const readEmails = (): readonly string[] => {
    const fresh = world.mails.slice(read)
    read = world.mails.length
    const games = new Set<string>()
    for (const { at, text, id } of fresh) {
      const named = namedIn(text)
      const isOfTurn = /It is your move|Your move/.test(text) && !id.includes('-door-')
      if (isOfTurn) emailed.push({ at, games: named })
      for (const each of isOfTurn ? named : []) games.add(each)
    }
    return [...games]
  }

  const answerAll = async (waiting: ReadonlySet<string>): Promise<void> => {
    for (const table of tables) {
      if (!waiting.has(table.id)) continue
      if (table.view.turn !== 'white') continue
      await moved(world, dice, table, table.own)
      answered += 1
    }
  }

  const opponents = async (): Promise<void> => {
    for (const table of tables) {
      if (table.view.turn !== 'black') continue
      table.answersAt ??= nextAt(clock.now, EVENING) + dice.between(0, 1) * DAY + dice.between(0, 3 * HOUR)
      if (table.answersAt > clock.now) continue
      table.answersAt = undefined
      await moved(world, dice, table, table.other)
    }
  }

  const freshTables = async (): Promise<void> => {
    const going: Table[] = []
    for (const table of tables.splice(0)) {
      const { status, result } = await viewOf(world, table.id)
      if (status === 'active') going.push(table)
      else ends.push(result?.reason ?? status)
    }
    tables.push(...going)
    while (tables.length < GAMES) tables.push(await seated(world, notifications))
    read = world.mails.length
  }

  await freshTables()
  const waiting = new Set<string>()
  for (; clock.now < until; clock.now += 15 * MINUTE) {
    await opponents()
    await sweep(service, () => {}, clock.now)
    await queueDueDigests(service, () => {}, clock.now)
    await world.flush()
    for (const id of readEmails()) waiting.add(id)
    if (clock.now % DAY === MORNING) {
      await answerAll(waiting)
      waiting.clear()
      await world.flush()
      readEmails()
      await freshTables()
    }
  }
  return { ends, emailed, answered }
}

const mostWithin = (times: readonly number[], span: number): number =>
  Math.max(0, ...times.map((at) => times.filter((other) => other >= at && other < at + span).length))

describe('twelve games of one reader, who answers once a day what emails tell them', () => {
  test('send at most two emails in any hour, and no deadline is missed', async () => {
    const { ends, emailed, answered } = await yearOf({ mail: 'turns' })
    console.log(
      `${DAYS} days: ${answered} answers to ${emailed.length} emails; games ended by ${[...new Set(ends)].join()}`,
    )
    expect(
      mostWithin(
        emailed.map(({ at }) => at),
        HOUR,
      ),
    ).toBeLessThanOrEqual(2)
    expect(ends).not.toContain('time')
    expect(answered).toBeGreaterThan(DAYS)
    expect(emailed.length).toBeLessThan(answered)
  }, 900_000)

  test('send one daily email a day, and no deadline is missed', async () => {
    const { ends, emailed, answered } = await yearOf({ mail: 'digest', digestAt: 6 })
    console.log(
      `${DAYS} days: ${answered} answers to ${emailed.length} emails; games ended by ${[...new Set(ends)].join()}`,
    )
    expect(
      mostWithin(
        emailed.map(({ at }) => at),
        DAY,
      ),
    ).toBe(1)
    expect(ends).not.toContain('time')
    expect(answered).toBeGreaterThan(DAYS)
  }, 900_000)
})
