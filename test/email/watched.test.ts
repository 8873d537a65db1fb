import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { isWatched } from '../../shared/email/events/recipients.ts'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { EVENT_TYPES } from '../functions/codec/arbitrary.ts'
import { wordsFor } from '../harness/words.ts'
import { GAME, NOON, gameOf, emailTo, offeredGame, written } from './games.ts'
import { WATCHINGS, type Watching } from './happened.ts'

const NOW = NOON + 2 * HOUR

const writtenOf = ({ event, game }: Watching, locale = 'en') =>
  written('arbiter', { kind: 'watched', about: event.type }, game, { locale, now: NOW, happened: event })

test('everything about which an arbiter can be emailed is tested here, and nothing that they are told in any case', () => {
  const watched = EVENT_TYPES.filter((type) => isWatched({ type } as GameEvent))
  expect(WATCHINGS.map(({ event }) => event.type).toSorted()).toEqual(watched.toSorted())
  for (const type of ['finished', 'aborted', 'appointed', 'count-asked', 'moved']) expect(watched).not.toContain(type)
})

describe.each(LANGUAGES)('in %s', (locale) => {
  test.each(WATCHINGS.map((each) => [each.event.type, each] as const))('%s', (type, each) => {
    const { text, html, subject } = writtenOf(each, locale)
    const { happened } = wordsFor(locale).texts
    const said: unknown = happened[type]
    if (typeof said === 'string') expect(text).toContain(said.replace(/\.$/u, ''))
    expect(subject + text + html).not.toMatch(/undefined|NaN|\[object|p-creator|p-opponent/u)
    expect(text).toContain('p-arbiter-SECRET')
  })
})

test.each([
  ['draw-offered', 'Amara offered a draw'],
  ['time-given', 'Amara gave Joost 3 days'],
  ['leave-taken', 'Amara took leave until Tuesday 24 November, 15:00 (Central European Time)'],
  ['pause-ending', 'Amara ended the pause: the clocks run from Saturday 21 November, 15:00 (Central European Time)'],
  ['reseat-asked', 'A lost link was reported: the seat of Joost'],
  ['cautioned', 'Amara got a caution for an illegal move'],
  ['huffed', 'The piece on 15 was huffed'],
  ['joined', 'The game began'],
])('%s is reported in the words of the page’s list: %s', (type, title) => {
  const each = WATCHINGS.find(({ event }) => event.type === type)
  expect(each && writtenOf(each).text.split('\n')[0]).toBe(title)
})

test('leave that begins later says from when', () => {
  const event = { type: 'leave-taken', at: NOON, by: 'creator', from: NOON + DAY, until: NOON + 3 * DAY } as const
  const { text } = writtenOf({ event, game: gameOf({ arbiter: 'Nia' }, [], [event]) })
  expect(text).toMatch(
    /^Joost took leave from Saturday 21 November, 14:00 \(Central European Time\) until Monday 23 November/u,
  )
})

describe('after one step', () => {
  const offered: GameEvent = { type: 'draw-offered', at: NOON, by: 'creator' }
  const kindsTo = (step: readonly GameEvent[], arbiter: { readonly arbiter?: string } = { arbiter: 'Nia' }) =>
    emailsFor(GAME, 3, gameOf(arbiter, [], step), step)
      .filter(({ seat }) => seat === 'arbiter')
      .map(({ kind }) => kind)

  test('an arbiter gets an email about what happened', () => {
    expect(kindsTo([offered])).toEqual(['watched'])
  })

  test('nothing is written to the arbiter of a game that has none', () => {
    expect(kindsTo([offered], {})).toEqual([])
  })

  test('an email that asks the arbiter for something has priority', () => {
    expect(kindsTo([offered, { type: 'count-asked', at: NOON, by: 'creator' }])).toEqual(['news'])
  })

  test('an arbiter gets no email about what they did', () => {
    expect(kindsTo([{ type: 'time-given', at: NOON, by: 'arbiter', to: 'creator', time: DAY }])).toEqual([])
  })

  test('the arbiter of a game that begins when it is created is told of being the arbiter', () => {
    const joined = WATCHINGS.find(({ event }) => event.type === 'joined')?.event
    const step = [offeredGame({ arbiter: 'Nia' }), ...(joined ? [joined] : [])]
    expect(emailsFor(GAME, 1, gameOf({ arbiter: 'Nia' }), step).find(({ seat }) => seat === 'arbiter')?.kind).toBe(
      'offered',
    )
  })
})

test('without its event the email describes the state of the game', () => {
  const { text } = written('arbiter', { kind: 'watched', about: 'paused' }, gameOf({ arbiter: 'Nia' }))
  expect(emailTo('arbiter', { kind: 'watched', about: 'paused' }, gameOf()).seat).toBe('arbiter')
  expect(text).toContain('You are the arbiter of a game')
})
