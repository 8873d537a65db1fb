import { expect, test } from 'vitest'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { Terms } from '../../shared/game/model/terms.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { outcomeBelow } from '../../shared/texts/index.ts'
import { mailTextsFor, textsFor } from '../harness/words.ts'
import { ENGLISH, NOON, gameOf, written } from './games.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ')

const AT = NOON + 20 * DAY

test.each(LANGUAGES)(
  'a forfeit is reported to winner and loser, who read “you” and the other’s name, in %s',
  (locale) => {
    const end = gameOf(
      { terms: { ...ENGLISH, noShow: 'loss' } },
      [],
      [{ type: 'finished', at: AT, result: { winner: 'white', reason: 'forfeit' } }],
    )
    const [won, lost] = (['creator', 'opponent'] as const).map((seat) =>
      written(seat, { kind: 'ended' }, end, { locale }),
    )
    const { wonByYou, lostByYou, youWon } = textsFor(locale).results
    expect(won?.text).toContain(outcomeBelow(youWon, wonByYou.forfeit('Amara')))
    expect(lost?.text).toContain(lostByYou.forfeit('Joost'))
    for (const email of [won, lost]) {
      expect(email?.text).toMatch(/\[Termination "forfeit"\]|\[Result "/u)
    }
    expect(won?.subject === lost?.subject && won?.text === lost?.text).toBe(false)
  },
)

test('a ruling on a game that was called off is reported to both players and the arbiter, and replaces the first email', () => {
  const off = gameOf({ arbiter: 'Nia' }, [], [{ type: 'aborted', at: AT, by: 'clock' }])
  const ruling = { type: 'finished', at: AT + DAY, result: { winner: 'black', reason: 'adjudication' } } as const
  const ruled = fold([ruling], off)
  if (!ruled) throw new Error('the ruling cannot follow')
  expect(emailsFor('game00000001', 4, ruled, [ruling]).map(({ kind, seat }) => [kind, seat])).toEqual([
    ['ended', 'creator'],
    ['ended', 'opponent'],
    ['ended', 'arbiter'],
  ])
  const { text } = written('creator', { kind: 'ended' }, ruled)
  expect(text).toContain('won by the arbiter’s decision.')
  expect(text).not.toContain('called off')
})

test.each(LANGUAGES)('a reminder before the first move says what the terms do about a no-show, in %s', (locale) => {
  const { reminder } = mailTextsFor(locale)
  const soon = { locale, now: NOON + DAY }
  const remindedIn = (terms: Terms, moves: readonly string[] = []): string => {
    const game = gameOf({ terms, creatorColour: 'black' }, moves)
    return oneLine(written('creator', { kind: 'reminder', reminder: 'day' }, game, soon).text)
  }
  // Nothing but the sentence's own words is compared: the instant stands in it.
  const wordsOf = (sentence: (when: string) => string) => sentence('|').split('|').map(oneLine)
  const [off, loss] = [remindedIn(ENGLISH), remindedIn({ ...ENGLISH, noShow: 'loss' })]
  for (const part of wordsOf(reminder.off)) expect(off).toContain(part.trim())
  for (const part of wordsOf(reminder.forfeit)) expect(loss).toContain(part.trim())
  expect(loss).not.toContain(wordsOf(reminder.off).at(-1)?.trim())
  const later = remindedIn({ ...ENGLISH, noShow: 'loss' }, ['11-15', '23-19'])
  for (const part of wordsOf(reminder.loss)) expect(later).toContain(part.trim())
})
