import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { textsFor } from '../harness/words.ts'
import { type Stand, act, actsOf, actsOn, arbiterOf, ask, begun, playOut, stand, wholePage } from './stand.ts'

const NL = { 'accept-language': 'nl' }
const ZONE = { timeZone: 'Europe/Amsterdam' }

type Seats = Awaited<ReturnType<typeof begun>>
type Pending = {
  readonly request: string
  readonly fields?: Readonly<Record<string, string>>
  readonly answers: readonly [yes: string, no: string]
  readonly withdraw: string
  readonly sentences: readonly [english: string, dutch: string]
}

const PENDINGS: readonly Pending[] = [
  {
    request: 'offer-draw',
    answers: ['accept-draw', 'decline-draw'],
    withdraw: 'withdraw-draw',
    sentences: ['Joost offers a draw.', 'Joost biedt remise aan.'],
  },
  {
    request: 'request-takeback',
    answers: ['accept-takeback', 'decline-takeback'],
    withdraw: 'decline-takeback',
    sentences: ['Joost asks to take back their last move.', 'Joost wil de laatste zet graag terugnemen.'],
  },
  {
    request: 'propose-pause',
    fields: { until: '2026-12-05', ...ZONE },
    answers: ['accept-pause', 'decline-pause'],
    withdraw: 'decline-pause',
    sentences: ['Joost proposes a pause', 'Joost stelt een pauze voor'],
  },
]

/** Begins a game in which both sides have moved once, so that Amara (black) is to move. */
const midway = async (at: Stand, fields: Readonly<Record<string, string>> = {}): Promise<Seats> => {
  const seats = await begun(at, fields)
  await playOut(at, [seats.opponent, seats.creator], ['11-15', '23-19'])
  return seats
}

describe.each(PENDINGS)('$request', ({ request, fields = {}, answers, withdraw, sentences }) => {
  const pending = async () => {
    const at = stand()
    const seats = await midway(at)
    expect((await act(at, seats.creator, request, { ply: '2', ...fields })).status).toBe(303)
    return { at, ...seats }
  }

  test('shows two buttons to the other side, one to the asker, and none to watchers', async () => {
    const { at, creator, opponent } = await pending()
    const theirs = (await ask(at, opponent)).body
    expect(theirs).toContain(sentences[0])
    expect(await actsOf(at, opponent)).toEqual(expect.arrayContaining([...answers]))
    const mine = await actsOf(at, creator)
    expect(mine).toContain(withdraw)
    expect(mine).not.toContain(answers[0])
    expect((await ask(at, opponent, { headers: NL })).body).toContain(sentences[1])
    const watched = (await ask(at, `/g/${creator.slice(5, 17)}`)).body
    expect([watched.includes(sentences[0]), actsOn(watched)]).toEqual([true, []])
  })

  test.each([0, 1])('answer %i has a working button', async (which) => {
    const { at, opponent } = await pending()
    const answer = await act(at, opponent, answers[which] ?? '', { ply: '2' })
    expect([answer.status, answer.headers['location']]).toEqual([303, `${opponent}?done=${answers[which]}`])
    expect((await ask(at, opponent)).body).not.toContain(sentences[0])
    expect((await act(at, opponent, answers[0], { ply: '2' })).status).toBe(
      answers[0] === 'accept-draw' && which === 0 ? 303 : 409,
    )
  })

  test('is withdrawn by its button', async () => {
    const { at, creator, opponent } = await pending()
    expect((await act(at, creator, withdraw, { ply: '2' })).status).toBe(303)
    expect((await ask(at, opponent)).body).not.toContain(sentences[0])
  })
})

test('a proposed pause is shown until its date, and no longer', async () => {
  const at = stand()
  const { creator, opponent } = await midway(at)
  await act(at, creator, 'propose-pause', { ply: '2', until: '2026-11-23', ...ZONE })
  at.clock.now = Date.UTC(2026, 10, 22, 22, 59, 59)
  expect(await actsOf(at, opponent)).toContain('accept-pause')
  at.clock.now += 1000
  for (const [seat, press] of [
    [opponent, 'accept-pause'],
    [creator, 'decline-pause'],
  ] as const)
    expect(await actsOf(at, seat)).not.toContain(press)
})

test('an agreed pause is shown to both, and either ends it', async () => {
  const at = stand()
  const { creator, opponent } = await midway(at)
  await act(at, creator, 'propose-pause', { ply: '2', until: '2026-12-05', ...ZONE })
  await act(at, opponent, 'accept-pause', { ply: '2' })
  for (const seat of [creator, opponent]) {
    const page = (await ask(at, seat)).body
    expect(page).toMatch(/both clocks are stopped until <time datetime="2026-12-04T23:00:00Z"/)
    expect(await actsOf(at, seat)).toContain('end-pause')
  }
  expect((await act(at, opponent, 'end-pause', { ply: '2' })).status).toBe(303)
  expect((await ask(at, creator)).body).toContain('<time datetime="2026-11-22T12:00:00Z"')
})

test('leave is shown to both, extends the turn by its length, and can be ended', async () => {
  const at = stand()
  const { creator, opponent } = await midway(at)
  await act(at, opponent, 'take-leave', { ply: '2', days: '5', from: '', ...ZONE })
  const theirs = (await ask(at, creator)).body
  expect(theirs).toMatch(/Amara is on leave until <time datetime="2026-11-26T12:00:00Z"/)
  expect(theirs).toMatch(
    /Amara has until <time datetime="2026-11-29T12:00:00Z".*, and with the reserve until <time datetime="2026-12-06T12:00:00Z"/,
  )
  expect(await wholePage(at, opponent)).toContain('End my leave')
  await act(at, opponent, 'end-leave', { ply: '2' })
  expect((await ask(at, creator)).body).not.toContain('is on leave')
})

describe('an arbiter', () => {
  const refereed = async () => {
    const at = stand()
    const seats = await midway(at, { arbiterName: 'Refer', arbiterEmail: 'ref@example.org', strictness: 'laws' })
    return { at, ...seats, arbiter: await arbiterOf(at, seats.creator) }
  }

  test('sees the game, and everything the arbiter may do', async () => {
    const { at, arbiter } = await refereed()
    const page = (await ask(at, arbiter)).body
    expect(actsOn(page)).toEqual(['give-time', 'adjudicate', 'ask-reseat', 'void'])
    expect(page).toContain(`href="${arbiter}/settings"`)
    const settings = (await ask(at, `${arbiter}/settings`)).body
    expect(actsOn(settings)).toEqual(['forget-me'])
    expect(settings).toContain('Your name, address and settings are deleted from this game; your link stays.')
    expect(settings).not.toMatch(/plans|Your moves|your clock|resign/)
    for (const name of ['email', 'follow', 'locale']) expect(settings).toContain(`name="${name}"`)
  })

  test('gets a request for a count by a button, and grants it by one', async () => {
    const { at, creator, opponent, arbiter } = await refereed()
    expect(await actsOf(at, opponent)).toContain('ask-count')
    await act(at, opponent, 'ask-count', { ply: '2' })
    expect(await actsOf(at, arbiter)).toEqual(expect.arrayContaining(['grant-count', 'refuse-count']))
    expect((await act(at, arbiter, 'grant-count', { ply: '2', stronger: 'white' })).status).toBe(303)
    expect((await ask(at, creator)).body).toContain('you have 40 more moves to win')
    expect((await act(at, arbiter, 'end-count', { ply: '2' })).status).toBe(303)
  })

  test('gives time, and decides; a seat may do neither', async () => {
    const { at, creator, arbiter } = await refereed()
    expect((await act(at, arbiter, 'give-time', { ply: '2', days: '2', seat: 'black' })).status).toBe(303)
    expect((await act(at, creator, 'adjudicate', { ply: '2', result: 'white' })).status).toBe(403)
    expect((await act(at, arbiter, 'adjudicate', { ply: '2', result: 'draw' })).status).toBe(303)
    expect((await ask(at, creator)).body).toContain('By the arbiter’s decision.')
  })
})

test('a failure to jump is marked, and may be huffed or enforced', async () => {
  for (const [type, fields] of [
    ['huff', { square: '15' }],
    ['enforce', {}],
  ] as const) {
    const at = stand()
    const { creator, opponent } = await begun(at, { rules: 'english-huffing' })
    await playOut(at, [opponent, creator], ['11-15', '22-18', '9-13'])
    const page = (await ask(at, creator)).body
    expect(page).toContain('Amara failed to jump with the piece on 15, marked “!”.')
    expect([page.includes('href="#offends"'), page.includes('href="#taken"')]).toEqual([true, false])
    expect(page).toContain('aria-label="square 15, black man, failed to jump"')
    expect(page).not.toContain('You must capture.')
    expect(actsOn(page)).toEqual(expect.arrayContaining(['huff', 'enforce']))
    expect((await act(at, creator, type, { ply: '3', ...fields })).status).toBe(303)
    const after = (await ask(at, type === 'huff' ? creator : opponent)).body
    expect(after).toContain(type === 'huff' ? 'square 15, empty' : 'You must capture.')
  }
})

test('the page has no empty element where nothing was asked for', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  for (const seat of [creator, opponent]) expect((await ask(at, seat)).body).not.toContain('askings')
  await act(at, creator, 'offer-draw')
  expect((await ask(at, creator)).body).toContain('askings')
  expect((await ask(at, opponent)).body).not.toContain('askings')
})

test('several pieces that failed to jump are named in the plural in every language, joined by its “and”', () => {
  expect(textsFor('en').huff.failed('Amara', [15, 16])).toBe(
    'Amara failed to jump with the pieces on 15 and 16, marked “!”.',
  )
  for (const language of LANGUAGES) {
    const { failed, choose, chooseOne } = textsFor(language).huff
    const [one, two] = [failed('Amara', [15]), failed('Amara', [15, 16])]
    expect([language, two.replace(/15 \p{L}+ 16/u, '15')]).not.toEqual([language, two])
    expect(two.replace(/15 \p{L}+ 16/u, '15')).not.toBe(one)
    expect(choose).not.toBe(chooseOne)
  }
})

/** Returns the acts of a page that need a second press to confirm them, and those that need one press. */
const pressesOf = (page: string) => {
  const folds = [...page.matchAll(/<details class="grave"[^>]*>[^]*?<\/details>/g)].map(([found]) => found)
  const others = folds.reduce((left, found) => left.replace(found, ''), page)
  return { twice: folds.flatMap(actsOn), once: actsOn(others) }
}

test('a huff, a jump that has to be made, a take-back and playing on take two presses', async () => {
  const at = stand()
  const huffing = await begun(at, { rules: 'english-huffing' })
  await playOut(at, [huffing.opponent, huffing.creator], ['11-15', '22-18', '9-13'])
  const taking = await midway(at)
  await act(at, taking.creator, 'request-takeback', { ply: '2' })
  const late = await midway(at)
  const rows = [
    [huffing.creator, ['huff', 'enforce'], []],
    // The first press opens the panel in which the move is given back.
    [taking.opponent, [], ['decline-takeback']],
    [`${taking.opponent}?panel=takeback`, [], ['decline-takeback', 'accept-takeback']],
  ] as const
  for (const [seat, twice, once] of rows) expect(pressesOf((await ask(at, seat)).body)).toEqual({ twice, once })
  at.clock.now += 11 * 86_400_000
  await act(at, late.creator, 'give-time', { ply: '2', days: '1' })
  const won = pressesOf((await ask(at, late.creator)).body)
  expect(won).toEqual({ twice: ['play-on'], once: ['rematch', 'remark'] })
})

test('nothing is preselected for an arbiter: who gets time, who lost a link, how it ends', async () => {
  const at = stand()
  const { creator } = await midway(at)
  const page = await wholePage(at, await arbiterOf(at, creator))
  const radios = [...page.matchAll(/<input\s+type="radio"[^>]*>/g)].map(([tag]) => tag)
  expect(new Set(radios.map((tag) => /name="(\w+)"/.exec(tag)?.[1]))).toEqual(new Set(['seat', 'result']))
  for (const tag of radios) expect([tag, tag.includes('checked'), tag.includes('required')]).toEqual([tag, false, true])
})
