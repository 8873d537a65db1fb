import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import type { Ledger, QuotaLimit } from '../../shared/service/ports/ledger.ts'
import { START } from './samples.ts'

/** The limits of emails: two a day and four in all until the account is proven, then five a day. */
const MAIL: readonly QuotaLimit[] = [
  { of: 'mail', per: 'day', most: 5, unproven: 2 },
  { of: 'mail', per: 'ever', unproven: 4 },
]

const GAMES: readonly QuotaLimit[] = [
  { of: 'games', per: 'hour', most: 3 },
  { of: 'games', per: 'day', most: 4 },
]

const LONG: readonly QuotaLimit[] = [
  { of: 'soft', per: 'week', most: 3 },
  { of: 'revivals', per: 'month', most: 4 },
]

const dice = (seed: number): ((sides: number) => number) => {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** Returns the answers to random calls that follow from the seed, so that two adapters can be compared. */
export const randomStory = async (ledger: Ledger, seed: number): Promise<readonly unknown[]> => {
  const roll = dice(seed)
  const answers: unknown[] = []
  let now = START
  for (let call = 0; call < 60; call += 1) {
    now += roll(4) === 0 ? roll(30) * HOUR : roll(1000)
    const what = roll(20)
    if (what === 0) await ledger.noteStatus('a', { proven: roll(2) === 0 }, now)
    else if (what === 1) await ledger.noteStatus('a', { stopped: roll(3) === 0 }, now)
    else if (what === 2) await ledger.noteStatus('a', { dead: roll(3) === 0 }, now)
    else if (what === 3) answers.push(await ledger.readStatus('a'))
    else if (what === 4) await ledger.noteStatus('a', { rests: now + roll(40) * HOUR }, now)
    else if (what === 5) answers.push(await ledger.take('a', undefined, now, LONG))
    else {
      const grant = roll(4) === 0 ? undefined : `g${roll(12)}`
      const notAfter = roll(3) === 0 ? now - roll(2 * HOUR) : undefined
      answers.push(await ledger.take('a', grant, now, MAIL, notAfter))
    }
  }
  return answers
}

export const ledgerContract = (make: () => Promise<Ledger>): void => {
  const kinds = async (ledger: Ledger, calls: readonly (readonly [grant: string | undefined, now: number])[]) => {
    const kinds: string[] = []
    for (const [grant, now] of calls) kinds.push((await ledger.take('a', grant, now, MAIL)).kind)
    return kinds
  }

  test('a new account has no facts, and what it takes is counted', async () => {
    const ledger = await make()
    expect(await ledger.readStatus('a')).toStrictEqual({ proven: false, stopped: false, dead: false })
    expect(await ledger.take('a', 'x', START, MAIL)).toStrictEqual({ kind: 'taken', counts: [1, 1] })
    expect(await ledger.take('a', 'y', START, MAIL)).toStrictEqual({ kind: 'taken', counts: [2, 2] })
    expect(await ledger.take('a', 'z', START, MAIL)).toStrictEqual({ kind: 'spent', counts: [2, 2] })
    expect(await ledger.take('b', 'x', START, MAIL)).toStrictEqual({ kind: 'taken', counts: [1, 1] })
  })

  test('what was taken can be counted without taking, in the present window', async () => {
    const ledger = await make()
    expect(await ledger.counts('a', START, MAIL)).toStrictEqual([0, 0])
    const { counts } = await ledger.take('a', 'x', START, MAIL)
    expect(await ledger.counts('a', START, MAIL)).toStrictEqual(counts)
    expect(await ledger.counts('a', START, MAIL)).toStrictEqual(counts)
    expect(await ledger.counts('b', START, MAIL)).toStrictEqual([0, 0])
    expect((await ledger.counts('a', START + 2 * DAY, MAIL))[0]).toBe(0)
  })

  test('a repeated key counts once a day, also if others came between, and once in a limit for ever', async () => {
    const ledger = await make()
    const night = Math.floor(START / DAY) * DAY + DAY - 1000
    expect(
      await kinds(ledger, [
        ['x', night],
        ['y', night],
        ['x', night],
        ['y', night],
        ['x', night + 2000],
        ['x', night + 3000],
        ['z', night + 4000],
        ['y', night + 5000],
      ]),
    ).toEqual(['taken', 'taken', 'again', 'again', 'taken', 'again', 'taken', 'spent'])
    expect(await ledger.counts('a', night + 6000, MAIL)).toEqual([2, 3])
  })

  test('without a key every call counts', async () => {
    const ledger = await make()
    expect(
      await kinds(ledger, [
        [undefined, START],
        [undefined, START],
        [undefined, START],
      ]),
    ).toEqual(['taken', 'taken', 'spent'])
  })

  test('a day ends, and a limit for ever does not', async () => {
    const ledger = await make()
    const days = [0, 0, 1, 1, 2, 2, 300].map((day, n) => [`g${n}`, START + day * DAY] as const)
    expect(await kinds(ledger, days)).toEqual(['taken', 'taken', 'taken', 'taken', 'spent', 'spent', 'spent'])
  })

  test('a key that comes again after midnight takes nothing from a window that it has taken from before', async () => {
    const ledger = await make()
    const limits = [{ of: 'doors', per: 'day', most: 1 } as const, { of: 'doors', per: 'month', most: 1 } as const]
    const night = (Math.floor(START / (30 * DAY)) + 1) * 30 * DAY - 2 * DAY
    const take = async (grant: string, at: number) => (await ledger.take('a', grant, at, limits)).kind
    expect(await take('g', night)).toBe('taken')
    expect(await take('g', night + DAY)).toBe('taken')
    expect(await take('h', night + DAY)).toBe('spent')
    expect(await ledger.counts('a', night + DAY, limits)).toEqual([1, 1])
  })

  test('a proven account has the wider limit, and no limit for ever', async () => {
    const ledger = await make()
    expect(
      await kinds(ledger, [
        ['a', START],
        ['b', START],
        ['c', START],
      ]),
    ).toEqual(['taken', 'taken', 'spent'])
    await ledger.noteStatus('a', { proven: true }, START)
    expect(await ledger.readStatus('a')).toMatchObject({ proven: true })
    const more = ['c', 'd', 'e', 'f'].map((grant) => [grant, START] as const)
    expect(await kinds(ledger, more)).toEqual(['taken', 'taken', 'taken', 'spent'])
    for (let day = 1; day < 12; day += 1)
      expect((await ledger.take('a', `day ${day}`, START + day * DAY, MAIL)).kind).toBe('taken')
  })

  test('limits of several windows hold together, and nothing is taken if one is used up', async () => {
    const ledger = await make()
    const take = (now: number) => ledger.take('net', undefined, now, GAMES)
    const hour = Math.floor(START / DAY) * DAY + 10 * HOUR
    for (let n = 1; n <= 3; n += 1) expect(await take(hour)).toStrictEqual({ kind: 'taken', counts: [n, n] })
    expect(await take(hour + HOUR - 1)).toStrictEqual({ kind: 'spent', counts: [3, 3] })
    expect(await take(hour + HOUR)).toStrictEqual({ kind: 'taken', counts: [1, 4] })
    expect(await take(hour + HOUR)).toStrictEqual({ kind: 'spent', counts: [1, 4] })
    expect(await take(hour + DAY)).toStrictEqual({ kind: 'taken', counts: [1, 1] })
  })

  test('a stopped account gives nothing, whatever else is known of it, until it is resumed', async () => {
    const ledger = await make()
    await ledger.take('a', 'x', START, MAIL)
    await ledger.noteStatus('a', { proven: true, dead: true }, START)
    await ledger.noteStatus('a', { stopped: true }, START)
    await ledger.noteStatus('a', { stopped: true }, START)
    expect(await ledger.readStatus('a')).toStrictEqual({ proven: true, stopped: true, dead: true })
    expect(
      await kinds(ledger, [
        ['x', START],
        ['y', START + 900 * DAY],
      ]),
    ).toEqual(['stopped', 'stopped'])
    await ledger.noteStatus('a', { stopped: false }, START)
    expect(
      await kinds(ledger, [
        ['x', START],
        ['y', START],
      ]),
    ).toEqual(['dead', 'dead'])
    await ledger.noteStatus('a', { dead: false }, START)
    expect(
      await kinds(ledger, [
        ['x', START],
        ['y', START],
      ]),
    ).toEqual(['again', 'taken'])
    expect(await ledger.readStatus('a')).toStrictEqual({ proven: true, stopped: false, dead: false })
  })

  test('a paused account gives nothing until the pause ends', async () => {
    const ledger = await make()
    await ledger.noteStatus('a', { rests: START + DAY }, START)
    expect(await ledger.readStatus('a')).toStrictEqual({
      proven: false,
      stopped: false,
      dead: false,
      rests: START + DAY,
    })
    expect(
      await kinds(ledger, [
        ['x', START],
        ['x', START + DAY - 1],
        ['x', START + DAY],
        ['x', START + DAY],
      ]),
    ).toEqual(['dead', 'dead', 'taken', 'again'])
    await ledger.noteStatus('a', { dead: true, rests: START }, START)
    expect(await kinds(ledger, [['y', START + DAY]])).toEqual(['dead'])
  })

  test('a week has seven days and a month thirty, and both outlast days without a use', async () => {
    const ledger = await make()
    const month = Math.ceil(START / (210 * DAY)) * 210 * DAY
    const taken = async (limit: QuotaLimit, days: readonly number[]): Promise<readonly string[]> => {
      const kinds: string[] = []
      for (const day of days) kinds.push((await ledger.take(limit.per, undefined, month + day * DAY, [limit])).kind)
      return kinds
    }
    expect(await taken({ of: 'soft', per: 'week', most: 2 }, [0, 5, 6.9, 7, 10, 13])).toEqual([
      'taken',
      'taken',
      'spent',
      'taken',
      'taken',
      'spent',
    ])
    expect(await taken({ of: 'revivals', per: 'month', most: 1 }, [0, 29, 30, 59])).toEqual([
      'taken',
      'spent',
      'taken',
      'spent',
    ])
  })

  test('stopping an account that is not known yet has effect', async () => {
    const ledger = await make()
    await ledger.noteStatus('a', { stopped: true }, START)
    expect(await kinds(ledger, [['x', START]])).toEqual(['stopped'])
  })

  test('takes that keep a distance wait for the last of them, and for no others', async () => {
    const ledger = await make()
    await ledger.noteStatus('a', { proven: true }, START)
    const take = async (grant: string, now: number, notAfter?: number) =>
      (await ledger.take('a', grant, now, MAIL, notAfter)).kind
    expect(await take('other', START - 1000)).toBe('taken')
    expect(await take('x', START, START - HOUR)).toBe('taken')
    expect(await take('y', START + 1000, START - 1)).toBe('too-soon')
    expect(await take('x', START + 1000, START - 1)).toBe('again')
    expect(await take('other too', START + 1000)).toBe('taken')
    expect(await take('y', START + HOUR, START)).toBe('taken')
    expect((await ledger.take('a', 'z', START + HOUR, MAIL, START)).counts).toEqual([4, 4])
    expect(await take('z', START + HOUR, START + HOUR)).toBe('taken')
    expect(await take('full', START + HOUR, START + HOUR)).toBe('spent')
    await ledger.noteStatus('a', { stopped: true }, START + HOUR)
    expect(await take('w', START + HOUR, START)).toBe('stopped')
  })

  test('of eight takes at once that keep a distance one succeeds', async () => {
    const ledger = await make()
    await ledger.noteStatus('a', { proven: true }, START)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ledger.take('a', `g${n}`, START, MAIL, START - HOUR).then(({ kind }) => kind),
      ),
    )
    expect(all.toSorted()).toEqual(['taken', ...Array.from({ length: 7 }, () => 'too-soon')])
  })

  test('a digest is due at the earliest instant for which it was planned, until that is undone', async () => {
    const ledger = await make()
    expect(await ledger.dueDigests(START, 9)).toEqual([])
    await ledger.planDigest('mail:b', START + HOUR)
    await ledger.planDigest('mail:a', START + 3 * HOUR)
    await ledger.planDigest('mail:a', START + 2 * HOUR)
    await ledger.planDigest('mail:a', START + 4 * HOUR)
    const [b, a] = [
      { account: 'mail:b', at: START + HOUR },
      { account: 'mail:a', at: START + 2 * HOUR },
    ]
    expect(await ledger.dueDigests(START + HOUR - 1, 9)).toEqual([])
    expect(await ledger.dueDigests(START + HOUR, 9)).toEqual([b])
    expect(await ledger.dueDigests(START + DAY, 9)).toEqual([b, a])
    expect(await ledger.dueDigests(START + DAY, 1)).toEqual([b])
    await ledger.take('mail:b', 'x', START, MAIL)
    await ledger.noteStatus('mail:b', { proven: true }, START)
    await ledger.unplanDigest('mail:a', START + 3 * HOUR)
    expect(await ledger.dueDigests(START + DAY, 9)).toEqual([b, a])
    await ledger.unplanDigest('mail:a', START + 2 * HOUR)
    await ledger.unplanDigest('mail:a', START + 2 * HOUR)
    expect(await ledger.dueDigests(START + DAY, 9)).toEqual([b])
    await ledger.planDigest('mail:a', START + 5 * HOUR)
    expect(await ledger.dueDigests(START + DAY, 9)).toEqual([b, { account: 'mail:a', at: START + 5 * HOUR }])
    expect(await ledger.readStatus('mail:b')).toMatchObject({ proven: true })
  })

  test('an account exists until its digest has been sent, and a stopped one has none', async () => {
    const ledger = await make()
    await ledger.take('mail:a', 'x', START, [{ of: 'mail', per: 'day', most: 9 }])
    await ledger.planDigest('mail:a', START + 5 * DAY)
    await ledger.take('mail:b', 'x', START + 4 * DAY, MAIL)
    expect(await ledger.dueDigests(START + 9 * DAY, 9)).toEqual([{ account: 'mail:a', at: START + 5 * DAY }])
    await ledger.noteStatus('mail:c', { stopped: true }, START)
    await ledger.planDigest('mail:c', START + HOUR)
    expect(await ledger.dueDigests(START + DAY, 9)).toEqual([])
    expect(await ledger.readStatus('mail:c')).toMatchObject({ stopped: true })
    await ledger.unplanDigest('mail:unknown', START)
    expect(await ledger.readStatus('mail:unknown')).toEqual({ proven: false, stopped: false, dead: false })
  })

  test('of eight takes at once never more than the limit succeed', async () => {
    const ledger = await make()
    await ledger.noteStatus('a', { proven: true }, START)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ledger.take('a', `g${n}`, START, MAIL).then(({ kind }) => kind)),
    )
    expect(all.toSorted()).toEqual(['spent', 'spent', 'spent', 'taken', 'taken', 'taken', 'taken', 'taken'])
  })

  test('of eight attempts with one key one counts', async () => {
    const ledger = await make()
    const all = await Promise.all(Array.from({ length: 8 }, () => ledger.take('a', 'x', START, MAIL)))
    expect(all.filter(({ kind }) => kind === 'taken')).toHaveLength(1)
    expect((await ledger.take('a', 'y', START, MAIL)).counts).toEqual([2, 2])
  })
}
