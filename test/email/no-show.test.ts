import { expect, test } from 'vitest'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { outcomeBelow } from '../../shared/texts/index.ts'
import { textsFor } from '../harness/words.ts'
import { ENGLISH, NOON, gameOf, written } from './games.ts'

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
