import { expect, test } from 'vitest'
import type { Game } from '../../shared/game/model/game.ts'
import {
  SEVERAL_GAMES_MAX_BYTES,
  type GameToMove,
  composeSeveralGames,
} from '../../shared/email/several-games/several-games-email.ts'
import { toOneLine } from '../../shared/email/text/clean-text.ts'
import { LANGUAGES, type LanguageTexts, loadTextsFor } from '../../shared/texts/languages/languages.ts'
import { TURN } from './every.ts'
import { ENGLISH, NOON, gameOf } from './games.ts'

const LINK = `https://crownhead.example/p/o1${'x'.repeat(44)}.${'m'.repeat(16)}`

const waiting = (number: number, game: Game): GameToMove => ({
  id: `${number}dKx2QabcDEF`.slice(-12),
  seat: 'creator',
  game,
  links: { seat: `${LINK}${number}`, watch: 'https://crownhead.example/g/x', stop: '', stopAll: '', undo: '' },
})

const bundleOf = async (count: number, language: string, game: Game = TURN) =>
  composeSeveralGames(
    {
      kind: 'bundle',
      games: Array.from({ length: count }, (_, number) => waiting(number, game)),
      stopAllUrl: 'https://crownhead.example/n/x',
      timeZone: 'Europe/Amsterdam',
      now: NOON,
    },
    await loadTextsFor(language),
  )

const bytes = ({ text, html }: { readonly text: string; readonly html: string }): number =>
  new TextEncoder().encode(text + html).length

test.each(LANGUAGES)(
  '%s: emails about two, twelve and twenty games are less than 30 KB, and have a link for each',
  async (language) => {
    for (const game of [TURN, gameOf({ terms: { ...TURN.terms, rules: 'international', opening: { kind: 'free' } } })])
      for (const count of [2, 12, 20]) {
        const mail = await bundleOf(count, language, game)
        expect(bytes(mail)).toBeLessThan(SEVERAL_GAMES_MAX_BYTES)
        for (let number = 0; number < count; number += 1) {
          expect(mail.text).toContain(`${LINK}${number}\n`)
          expect(mail.html).toContain(`"${LINK}${number}"`)
        }
      }
  },
)

test.each(LANGUAGES)(
  '%s: each game has its rules and the reader’s side, and the email says why it has no picture',
  async (language) => {
    const { texts, mail } = await loadTextsFor(language)
    const russian = gameOf({ terms: { ...ENGLISH, rules: 'russian' } }, ['21-17', '9-13'])
    for (const part of ['text', 'html'] as const) {
      const { [part]: email } = await bundleOf(2, language, russian)
      expect(email.split(`${texts.rules.russian}. ${mail.youPlay('white')}`)).toHaveLength(3)
      expect(email.split(mail.bundle.noPictures)).toHaveLength(2)
    }
  },
)

test.each(LANGUAGES)(
  '%s: an email about one game does not speak of several boards, nor of an order',
  async (language) => {
    const { mail } = await loadTextsFor(language)
    const mentions = async (count: number): Promise<readonly boolean[]> => {
      const { html } = await bundleOf(count, language)
      return [mail.bundle.order, mail.secrets, mail.secret].map((sentence) => html.includes(sentence))
    }
    expect([await mentions(1), await mentions(2)]).toEqual([
      [false, false, true],
      [true, true, false],
    ])
  },
)

/** An email about turns and ends of games in an event with the longest title. */
const withEnds = (turns: number, ends: number, words: LanguageTexts) => {
  const tournament = { id: 'TCQ3zKvZyXMv', board: 123, without: [] }
  const labels = { event: 'Ж'.repeat(40) }
  const turn = { ...TURN, terms: { ...TURN.terms, tournament }, labels }
  const over = gameOf(
    { terms: { ...ENGLISH, tournament } },
    ['11-15'],
    [{ type: 'finished', at: NOON, result: { winner: 'white', reason: 'withdrawal' } }],
  )
  return composeSeveralGames(
    {
      kind: 'bundle',
      games: Array.from({ length: turns }, (_, number) => waiting(number, turn)),
      ended: Array.from({ length: ends }, (_, number) => waiting(number, { ...over, labels })),
      stopAllUrl: 'https://crownhead.example/n/x',
      timeZone: 'Europe/Amsterdam',
      now: NOON,
    },
    words,
  )
}

test.each(LANGUAGES)(
  '%s: ends of games are listed below the turns, in an email of less than 30 KB',
  async (language) => {
    const words = await loadTextsFor(language)
    const { over, subjects } = words.mail.bundle
    const endsIn = ({ text }: { readonly text: string }): number => {
      const [, ends = ''] = text.replaceAll(/\s+/gu, ' ').split(over.replaceAll(/\s/gu, ' '))
      return ends.split(words.texts.results.wonByYou.withdrawal('Amara').replaceAll(/\s/gu, ' ')).length - 1
    }
    expect([1, 3, 10].map((ends) => endsIn(withEnds(2, ends, words)))).toEqual([1, 3, 10])
    expect(bytes(withEnds(20, 10, words))).toBeLessThan(SEVERAL_GAMES_MAX_BYTES)
    expect(withEnds(20, 10, words).text.split(LINK)).toHaveLength(21)
    expect(withEnds(1, 1, words).subject).toBe(toOneLine(subjects.withEnds))
    expect(withEnds(2, 1, words).subject).toBe(toOneLine(subjects.bundle))
    expect(withEnds(2, 0, words).text).not.toContain(over)
  },
)
