import { describe, expect, test } from 'vitest'
import { composeSeveralGames } from '../../shared/email/several-games/several-games-email.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { mailTextsFor, wordsFor } from '../harness/words.ts'
import { ENGLISH, GAME, NOON, gameOf, linksFor, written } from './games.ts'

/** The game of Joost and Amara at the sixth board of an event. */
const boardOf = (event: string | undefined): Game => ({
  ...gameOf({ terms: { ...ENGLISH, tournament: { id: 'TCQ3zKvZyXMv', board: 6, without: [] } }, arbiter: 'Nia' }, [
    '11-15',
  ]),
  ...(event !== undefined && { labels: { event, board: '3' } }),
})

describe.each(LANGUAGES)('emails about a game of a tournament, in %s', (locale) => {
  const name = `${mailTextsFor(locale).eventBoard(6)}, Autumn Open 2026`
  const game = boardOf('Autumn Open 2026')

  test('name its board and event in the subject, for players and arbiter', () => {
    for (const seat of ['creator', 'arbiter'] as const) {
      const { subject } = written(seat, { kind: 'your-turn' }, game, { locale })
      expect(subject).toContain(` · ${name}`)
      expect(subject).not.toContain(GAME.slice(0, 6))
    }
  })

  test('name them in the list of several games', () => {
    const games = (['creator', 'opponent'] as const).map((seat) => ({ id: GAME, seat, game, links: linksFor(seat) }))
    const notice = {
      kind: 'bundle',
      games,
      stopAllUrl: linksFor('creator').stopAll,
      timeZone: 'UTC',
      now: NOON,
    } as const
    const { text } = composeSeveralGames(notice, wordsFor(locale))
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(name)
  })
})

test('an event whose title is deleted or unreadable is left out', () => {
  for (const event of [undefined, '', '\u200B'])
    expect(written('creator', { kind: 'your-turn' }, boardOf(event)).subject).toMatch(/ · Board 6$/u)
})
