import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { isNews } from '../../shared/email/events/recipients.ts'
import { findReportedEvent } from '../../shared/email/game-emails/emails-for.ts'
import { EVENT_TYPES } from '../functions/codec/arbitrary.ts'
import { mailTextsFor } from '../harness/words.ts'
import { NOON, gameOf, emailTo, offeredGame, told } from './games.ts'
import { HAPPENINGS } from './happened.ts'

const NOW = NOON + 2 * HOUR
const CASES = HAPPENINGS.map((happening) => [`${happening.event.type}, to the ${happening.to}`, happening] as const)

test('all kinds of news are tested here', () => {
  const news = EVENT_TYPES.filter((type) => isNews({ type } as GameEvent))
  expect([...new Set(HAPPENINGS.map(({ event }) => event.type))].toSorted()).toEqual(news.toSorted())
})

describe.each(['en', 'nl'] as const)('news, in %s', (locale) => {
  test.each(CASES)('%s', (_, happening) => {
    const { to, event, game } = happening
    const email = told(to, event, game, { locale, now: NOW })
    for (const words of happening[locale]) expect(email.text).toContain(words)
    expect(email.text + email.html).not.toMatch(/undefined|NaN|\[object/u)
    expect(email.text).toContain(`p-${to}-SECRET`)
    for (const other of ['creator', 'opponent', 'arbiter'].filter((role) => role !== to))
      expect(email.text + email.html).not.toContain(`p-${other}-SECRET`)
    expect(email.attachments).toHaveLength(1)
  })
})

test('an email that overtakes the email about a move includes its news', () => {
  const offer: GameEvent = { type: 'draw-offered', at: NOON + 3 * MINUTE, by: 'opponent' }
  const message: GameEvent = { type: 'said', at: NOON + 3 * MINUTE, by: 'opponent', text: 'Your turn, dear' }
  const pause = { type: 'pause-proposed', at: NOON + HOUR, by: 'opponent', until: NOON + 30 * HOUR } as const
  const { text } = told('creator', pause, gameOf({}, ['11-15', '22-18', '15x22'], [message, offer, pause]))
  expect(text).toContain('Your move. Amara played 15x22. You must capture.')
  expect(text).toContain('Your turn, dear')
  expect(text).toContain('Amara offers a draw')
  expect(text.match(/pause/gu)).toHaveLength(1)
})

test('a new link is in its email once, to be saved', () => {
  const rotated = { type: 'link-rotated', at: NOON + HOUR, by: 'creator' } as const
  const ended = { type: 'pause-ending', at: NOON + HOUR, by: 'creator', until: NOON + 30 * HOUR } as const
  const { joined } = mailTextsFor('en')
  const { text } = told('creator', rotated, gameOf())
  expect(text).toContain(joined.keep)
  expect(text.match(/\/p\/p-creator-SECRET\n/g)).toHaveLength(1)
  expect(told('opponent', ended, gameOf()).text).not.toContain(joined.keep)
})

test('a person is told the last event of that type that concerns them', () => {
  const declined = (by: 'creator' | 'opponent', at: number): GameEvent => ({ type: 'draw-declined', at, by })
  const log = [offeredGame({}), declined('opponent', 1), declined('creator', 2)]
  const email = emailTo('creator', { kind: 'news', about: 'draw-declined' }, gameOf())
  expect(findReportedEvent(email, log)).toEqual(declined('opponent', 1))
  expect(findReportedEvent(emailTo('creator', { kind: 'joined' }, gameOf()), log)).toBeUndefined()
})
