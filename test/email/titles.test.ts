import { describe, expect, test } from 'vitest'
import { type GameEvent, RESULT_REASONS, type Result } from '../../shared/game/model/events.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { DAY, ROLES, type Role } from '../../shared/game/model/words.ts'
import type { AllTexts, EmailTexts } from '../../shared/texts/index.ts'
import { LANGUAGES, type Language, perLanguage } from '../../shared/texts/languages/languages.ts'
import { mailTextsFor, textsFor } from '../harness/words.ts'
import { NOON, gameOf, openGame, titled } from './games.ts'

const at = NOON + DAY
const WATCHED = { arbiter: 'Nia' } as const
const MOVES = ['11-15', '22-18', '15x22']

const titleOf = (role: Role, game: Game, locale: Language): string | undefined =>
  titled(role, { kind: 'ended' }, game, { locale })

type Titles = Readonly<Record<Language, string>>
type ByReader = { readonly [R in Role]: Titles }

const said = (make: (texts: AllTexts, mail: EmailTexts) => string): Titles =>
  perLanguage((language) => make(textsFor(language), mailTextsFor(language)))

const WON = said(({ results }) => results.youWon)
const LOST = said(({ results }) => results.youLost)
const DRAW = said(({ results }) => results.draw)
const OFF = said(({ results }) => results.off)
const LAPSED = said((_, { ended }) => ended.lapsed)

/** The expected titles by winner and reader. Joost (creator) plays White, and Amara (opponent) Black. */
const TITLES: readonly (readonly [winner: Result['winner'], ByReader])[] = [
  ['white', { creator: WON, opponent: LOST, arbiter: said((_, { ended }) => ended.won('Joost')) }],
  ['black', { creator: LOST, opponent: WON, arbiter: said((_, { ended }) => ended.won('Amara')) }],
  [null, { creator: DRAW, opponent: DRAW, arbiter: DRAW }],
]

const ENDS = TITLES.flatMap(([winner, titles]) => RESULT_REASONS.map((reason) => ({ winner, reason, titles })))

describe.each(LANGUAGES)('the title of the email about the end, in %s', (locale) => {
  test.each(ENDS)('$winner, $reason', ({ winner, reason, titles }) => {
    const end: GameEvent = { type: 'finished', at, result: { winner, reason } }
    const game = gameOf(WATCHED, MOVES, [end])
    for (const role of ROLES) expect([role, titleOf(role, game, locale)]).toEqual([role, titles[role][locale]])
  })

  test.each([...ROLES, 'clock'] as const)('called off by: %s', (by) => {
    const game = gameOf(WATCHED, MOVES, [{ type: 'aborted', at, by }])
    for (const role of ROLES) expect([role, titleOf(role, game, locale)]).toEqual([role, OFF[locale]])
  })

  test('the invitation was never accepted', () => {
    const game = openGame({}, 'white', [{ type: 'expired', at: NOON + 30 * DAY }])
    expect(titleOf('creator', game, locale)).toBe(LAPSED[locale])
  })
})
