import { afterAll, describe, expect, test } from 'vitest'
import { HOUR, SECOND } from '../../shared/game/model/words.ts'
import { LANGUAGES, type Language } from '../../shared/texts/languages/languages.ts'
import { isLong } from '../harness/size.ts'
import { MACHINES } from '../email/reply/machines.ts'
import { PROGRAMS, type Program } from '../email/reply/programs/table.ts'
import { writtenBy } from '../email/reply/programs/write.ts'
import type { Place } from '../email/reply/programs/shapes.ts'
import { ANN, type Answering, BERT, answerWith, answeringWorld, replyToOf } from './answering.ts'

const NAMES = Object.keys(PROGRAMS)

/** The short form shows each mail program in one language only. */
const programsIn = (language: Language): readonly string[] =>
  NAMES.filter((_, at) => isLong || at % LANGUAGES.length === LANGUAGES.indexOf(language))

const counts = { quoted: 0, machines: 0, foreign: 0, honest: 0, found: 0 }
afterAll(() => console.log('emails that came in, and moves found:', JSON.stringify(counts)))

const FRIEND = 'friend@elsewhere.example'

const worldIn = (language: Language): Promise<Answering> =>
  answeringWorld({
    creator: { name: 'Ann', seat: 'black', email: ANN, locale: language },
    opponent: { name: 'Bert', email: BERT, locale: language },
  })

/** Plays one turn by a mail program: first come all the emails that must not play, then the one that does. */
const turnBy = async (world: Answering, program: Program, language: Language): Promise<void> => {
  const { moves: before, legalMoves, ply } = await world.game()
  const mover = ply % 2 === 0 ? ANN : BERT
  const to = replyToOf(world, mover)
  const asking = world.to(mover).findLast(({ replyTo }) => replyTo === to) ?? { text: '', html: '' }
  const [own = ''] = legalMoves
  const by = (place: Place) => writtenBy(program, { own, quoted: asking, place, language })
  const isUnplayed = async (): Promise<void> => expect((await world.game()).moves).toEqual(before)
  for (const place of ['bottom', 'inline', 'none'] as const) {
    expect([place, await answerWith(world, by(place), { from: mover, to })]).toEqual([place, 'unclear'])
    counts.quoted += 1
  }
  await isUnplayed()
  for (const [name, { headers, parts, isNobodys = false }] of MACHINES) {
    const sent = { from: mover, to, headers, ...(isNobodys && { sender: '' }) }
    expect([name, await answerWith(world, parts(own, asking.text), sent)]).toEqual([name, 'automatic'])
    counts.machines += 1
  }
  await isUnplayed()
  // The answers of a friend who got the email passed on or as a copy, and of somebody who forges the sender.
  for (const sent of [
    { from: FRIEND, to },
    { from: FRIEND, to, also: [mover] },
    { from: mover, to, verdict: 'fail' },
    { from: mover === ANN ? BERT : ANN, to },
  ] as const)
    for (const place of ['top', 'forward', 'none'] as const) {
      expect([place, await answerWith(world, by(place), sent)]).toEqual([
        place,
        place === 'none' ? 'forged' : 'verdict' in sent ? 'unverified' : 'foreign',
      ])
      counts.foreign += 1
    }
  await isUnplayed()
  counts.honest += 1
  if ((await answerWith(world, by('top'), { from: mover, to, id: to })) !== 'played') return
  counts.found += 1
  const after = [...before, own]
  // The same email is delivered once more, and then sent once more by its writer.
  for (const again of [{ id: to }, {}]) {
    expect(await answerWith(world, by('top'), { from: mover, to, ...again })).toBe('played')
    expect((await world.game()).moves).toEqual(after)
  }
  world.clock.now += 5 * HOUR
  await world.flush()
}

describe.each(LANGUAGES)('answers by every mail program, in %s', (language) => {
  test('play the first line that the player wrote, once, and nothing else', async () => {
    let world = await worldIn(language)
    for (const name of programsIn(language)) {
      if ((await world.game()).status !== 'active') world = await worldIn(language)
      const { ply } = await world.game()
      await turnBy(world, PROGRAMS[name] as Program, language)
      expect([name, (await world.game()).ply]).toEqual([name, ply + 1])
    }
  })
})

test('an email about an earlier turn plays nothing, however often it comes', async () => {
  const world = await worldIn('en')
  const { legalMoves } = await world.game()
  const [first = '', other = ''] = legalMoves
  const to = replyToOf(world, ANN)
  expect(await answerWith(world, first, { to, id: 'a' })).toBe('played')
  world.clock.now += 5 * HOUR
  await world.flush()
  const [reply = ''] = (await world.game()).legalMoves
  expect(await answerWith(world, reply, { from: BERT, to: replyToOf(world, BERT) })).toBe('played')
  const { moves } = await world.game()
  expect(await answerWith(world, first, { to, id: 'a' })).toBe('played')
  expect(await answerWith(world, other, { to })).toBe('older')
  expect((await world.game()).moves).toEqual(moves)
})

describe('an answer by email around the deadline', () => {
  const LIMIT = 2 * HOUR

  /**
   * Each row has two times relative to the deadline, in milliseconds: when our mail server took the email, and when it
   * is read.
   */
  test.each([
    ['in the last second', -SECOND, -SECOND, 'played'],
    ['at the deadline itself', 0, 0, 'played'],
    ['at the deadline, read later', 0, 29 * SECOND, 'played'],
    ['before it, read after', -HOUR, 29 * SECOND, 'played'],
    ['a second late', SECOND, SECOND, 'late'],
    ['a second late, read later', SECOND, 29 * SECOND, 'late'],
    ['before it, read when no time-out is stored yet', -HOUR, 31 * SECOND, 'played'],
    ['before it, read when a time-out is stored', -HOUR, 31 * SECOND, 'late'],
    ['noted as before the turn began', -40 * 24 * HOUR, -HOUR, 'played'],
    ['noted as after the present', HOUR, -SECOND, 'played'],
    ['a day late', 24 * HOUR, 24 * HOUR, 'late'],
  ] as const)('%s', async (name, taken, read, outcome) => {
    const world = await answeringWorld({ clock: { perMove: 'PT2H', reserve: 'PT0S', increment: 'PT0S' } })
    const { moves, legalMoves } = await world.game()
    const [own = ''] = legalMoves
    const deadline = world.clock.now + LIMIT
    world.clock.now = deadline + read
    if (name.endsWith('a time-out is stored')) await world.move(own, moves.length, world.own)
    expect(await answerWith(world, own, { at: deadline + taken })).toBe(outcome)
    expect((await world.game()).moves).toEqual(outcome === 'played' ? [...moves, own] : moves)
  })
})
