import { describe, expect, test } from 'vitest'
import { SEVERAL_GAMES_MAX_BYTES } from '../../shared/email/several-games/several-games-email.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { loadTournamentTexts } from '../../shared/texts/tournament/tournament-texts.ts'
import type { FactType } from '../../shared/tournament/model/facts.ts'
import type { TieBreak } from '../../shared/tournament/model/words.ts'
import { mailTextsFor, wordsFor } from '../harness/words.ts'
import { FOUNDED, opened, people, history, person } from '../tournament/given.ts'
import {
  BALLOT_EVENT,
  FINISHED,
  NEWS,
  TOURNAMENT_EMAILS,
  type TournamentExample,
  WITH_LEAVER,
  begunAgainst,
  exampleOf,
  writtenTo,
} from './tournaments.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ')

const exampleNamed = (name: string): TournamentExample => {
  const found = TOURNAMENT_EMAILS.find(([each]) => each === `tournament ${name}`)
  if (!found) throw new Error(`no example is called ${name}`)
  return found[1]
}

const textOf = (example: TournamentExample): string => oneLine(writtenTo(example).text)
const newsText = (type: FactType, at = 0): string => {
  const example = NEWS[type][at]
  if (!example) throw new Error(`no example of ${type}`)
  const [to, facts] = example
  return textOf(exampleOf({ kind: 'news', to, facts, about: [type] }))
}

describe.each(LANGUAGES)('every email about a tournament, in %s', (language) => {
  const words = wordsFor(language)

  test.each(TOURNAMENT_EMAILS)('%s: has its language, and nothing missing', (_, example) => {
    const { subject, text, html } = writtenTo(example, words)
    expect(html).toContain(`lang="${words.texts.locale}"`)
    expect(html).not.toMatch(/undefined|NaN|\[object|<table|<form|<script/u)
    expect(subject + text).not.toMatch(/undefined|NaN|\[object|Infinity|Invalid/u)
  })

  test.each(TOURNAMENT_EMAILS)('%s: secrets are only in the reader’s own links', (_, example) => {
    const { subject, text, headers } = writtenTo(example, words)
    const all = [subject, text, ...Object.values(headers)].join('\n')
    expect(all.replaceAll(/https:\/\/\S+?(?=[>\s]|$)/gu, '')).not.toContain('SECRET')
    expect(all).toContain(example.email.links.own)
  })
})

describe('an email to somebody who has not consented', () => {
  const strange = { ...BALLOT_EVENT, title: 'Win money at evil.example' }
  const facts = history(...opened(strange, [...people(3), person(4, { name: 'call +1 900 555' })]))
  const typed = facts.map((fact) =>
    fact.type === 'founded' ? { ...fact, secretary: { ...fact.secretary, name: 'Your bank www.bank.example' } } : fact,
  )

  test.each(LANGUAGES)('has no words of others that are not plain, in %s', (language) => {
    for (const [kind, to] of [
      ['confirm', 'secretary'],
      ['invitation', 2],
      ['entered', 2],
      ['begun', 2],
      ['news', 2],
    ] as const) {
      const { subject, text, html } = writtenTo(
        exampleOf({ kind, to, facts: typed, asksConsent: true }),
        wordsFor(language),
      )
      expect([subject, text, html].join('\n')).not.toMatch(/evil|bank|900|money/u)
    }
  })

  test.each([
    ['begun', 2, 'entered'],
    ['news', 'secretary', 'confirm'],
    ['final-report', 'deputy', 'deputy-invitation'],
  ] as const)('is a question, even if %s is due to %s', (kind, to, asked) => {
    const due = exampleOf({ kind, to, facts, asksConsent: true })
    expect(writtenTo(due)).toEqual(writtenTo(exampleOf({ kind: asked, to, facts, asksConsent: true })))
  })

  test('names the event and the secretary, if both are plain', () => {
    const text = textOf(exampleNamed('invitation'))
    expect(text).toContain('Sal invites you to a draughts tournament')
    expect(text).toContain('In “Autumn Open 2026”.')
    expect(text).toContain('Sal typed your address to invite you')
    // What only somebody who accepts may read.
    expect(text).not.toContain('Be kind')
  })

  test('stops all emails to the address', () => {
    for (const name of ['confirm', 'invitation', 'deputy invitation', 'entered asks']) {
      const { headers } = writtenTo(exampleNamed(name))
      expect(headers['List-Id']).toBe('<door.crownhead.example>')
      expect(headers['List-Unsubscribe']).toContain('/n/')
    }
  })
})

test('an invitation tells the terms, both answers, and until when', () => {
  const { text } = writtenTo(exampleNamed('invitation'))
  const plain = oneLine(text)
  for (const said of [
    'Everyone plays everyone twice, once with each side.',
    'English draughts (8×8)',
    'You have 3 days for each move',
    'Three-move ballot.',
    'Engines are not allowed.',
    'No draw may be offered before move 40.',
    'Saturdays and Sundays do not count',
    'The tournament has rules of its own',
    'When entry closes: 11 September 2026',
    'Until 11 September 2026',
  ])
    expect(plain).toContain(said)
  expect(text).toContain('https://crownhead.example/j/j-reader-SECRET\n')
  expect(text).toContain('https://crownhead.example/j/j-reader-SECRET?answer=decline\n')
  expect(textOf(exampleNamed('invitation replacing'))).toContain('You would take the place of a player')
})

test('an entry says whether its player has a place', () => {
  expect(textOf(exampleNamed('entered'))).toContain('You are in the tournament')
  expect(textOf(exampleNamed('applied'))).toContain('The secretary decides about it.')
  expect(textOf(exampleNamed('entered asks'))).toContain('confirm the address there')
})

describe('the beginning', () => {
  test('has all boards in one email: opponent, side, who begins, round, ballot and link', () => {
    const { text } = writtenTo(exampleNamed('begun'))
    const plain = oneLine(text)
    expect(plain).toContain('You play 6 games, all at the same time.')
    expect(text.match(/https:\/\/crownhead\.example\/p\/board\d+-SECRET/gu)).toHaveLength(6)
    for (const name of ['Joost', 'Rosa', 'Wim']) expect(text.split(`* ${name}\n`)).toHaveLength(3)
    expect(plain).toMatch(
      /\* Wim You play Black\. Board 1\. Round 1\. The opening is number \d+ of the three-move ballots/,
    )
    // Three moves of a ballot are on the board, so White moves.
    expect(plain).toMatch(/\* Wim You play White\. You begin\. Board 2\. Round 1\./)
  })

  test.each(LANGUAGES)('names a board as the pages do, in %s', async (language) => {
    const { event } = await loadTournamentTexts(language)
    expect(wordsFor(language).mail.eventBoard(6)).toBe(event.board(6))
    // The third round is that of the boards 9 to 12, and 11 is Amara’s.
    const { text } = writtenTo(exampleNamed('begun'), wordsFor(language))
    expect(oneLine(text)).toContain(`${event.board(11)}. `)
  })

  test.each([7, 15, 21])('is never longer than a phone shows, against %i opponents', (opponents) => {
    for (const language of ['en', 'ru'] as const) {
      const { text, html } = writtenTo(begunAgainst(opponents), wordsFor(language))
      expect(text.match(/\/p\/board\d+-SECRET/gu)).toHaveLength(2 * opponents)
      expect(Buffer.byteLength(text + html)).toBeLessThan(SEVERAL_GAMES_MAX_BYTES)
    }
  })
})

describe('news', () => {
  test.each<[FactType, number, readonly string[]]>([
    ['deputy-accepted', 0, ['Nia is the deputy now']],
    ['deputy-left', 0, ['The deputy has stepped down.']],
    ['entered', 0, ['Zoe would like to play']],
    ['declined', 0, ['Joost has declined the invitation.']],
    ['withdrawn', 0, ['Joost has left the tournament', 'so all games with Joost count for nobody.']],
    ['withdrawn', 1, ['You have left the tournament', 'so all of them count for nobody.']],
    ['withdrawn', 2, ['Joost has withdrawn before the beginning.']],
    ['withdrawn', 3, ['You do not play in the tournament']],
    ['withdrawn', 4, ['Joost has left the tournament', 'Those who still had a game with Joost have won it.']],
    ['withdrawn', 5, ['You have left the tournament', 'Your games that were not over are lost.']],
    ['withdrawn', 6, ['Those who still had a game with Joost have won it.']],
    ['expelled', 0, ['The secretary has excluded you. You have lost more than half', 'The reason: > Rude messages.']],
    ['expelled', 1, ['Joost is no longer in the tournament', 'count for nobody.']],
    ['expelled', 2, ['The secretary has excluded you. The reason: > No.']],
    ['replaced', 0, ['Zoe plays in place of Joost', 'The games with Joost count for nobody.']],
    ['replaced', 1, ['Zoe plays in your place']],
    ['entry-closed', 0, ['Players: 0. Needed: 3.']],
    ['started', 0, ['The tournament has begun', 'Players: 4. Games: 12.']],
    ['voided', 0, ['was not decided in time, so it counts for nobody.']],
    ['paused', 0, ['The tournament is paused until Friday 11 September, 14:00 (Central European Time).']],
    ['resumed', 0, ['The clocks run again from Tuesday 8 September, 14:00 (Central European Time).']],
    ['closed', 0, ['Games to decide: 12.']],
    ['closed', 1, ['Your games that are not over wait for an arbiter']],
    ['cancelled', 0, ['The secretary has cancelled it.', 'The reason: > The club has closed.']],
    ['cancelled', 1, ['It did not begin in time.']],
    ['ruled', 0, ['Your game with Wim: you have won.', 'you can appeal to the deputy', '> The position is won.']],
    ['ruled', 1, ['Your game with Wim: you have lost.']],
    ['ruled', 2, ['Your game with Wim is a draw.']],
    ['ruled', 3, ['Your game with Wim counts for nobody.']],
    ['ruled', 4, ['Board 1, Amara v Wim, is decided.']],
    ['appealed', 0, ['Amara asks the deputy to decide again about board 1.', 'The message: > I had a draw.']],
    ['warned', 0, ['You have been warned', 'The reason: > Answer in time.']],
    ['warned', 1, ['A warning for Joost']],
    ['wrote', 0, ['Sal writes to all', 'The message: > Well played, all.']],
    ['wrote', 1, ['Sal writes to you', 'The message: > Your club owes a fee.']],
    ['link-rotated', 0, ['Your new link', 'Keep this email']],
  ])('of %s (%i) says what has happened', (type, at, said) => {
    const text = newsText(type, at)
    for (const each of said) expect(text).toContain(each)
  })

  test('of a fact without an example tells nothing', () => {
    const silent = Object.entries(NEWS).flatMap(([type, examples]) => (examples.length === 0 ? [type] : []))
    for (const [name, { email, now }] of TOURNAMENT_EMAILS) {
      const news = email.news.filter(({ fact }) => silent.includes(fact.type))
      const { text } = writtenTo({ email: { ...email, kind: 'news', news, boards: [], asksConsent: false }, now })
      expect([name, text.startsWith('News of the tournament\n')]).toEqual([name, true])
    }
  })

  test('of several facts have one email, each with its heading', () => {
    const text = textOf(exampleNamed('several news'))
    expect(text).toMatch(
      /^News of the tournament =+ Joost has left the tournament .* Sal writes to all .*Joost is ill\./,
    )
  })

  test('of a player whose name is deleted say somebody', () => {
    const [, facts] = NEWS.withdrawn[0] ?? []
    const forgotten = { type: 'forgotten', at: FOUNDED + 50 * DAY, holder: 2, contact: 'nobody0000' } as const
    const email = exampleOf({
      kind: 'news',
      to: 'secretary',
      facts: [...(facts ?? []), forgotten],
      about: ['withdrawn'],
    })
    expect(textOf(email)).toContain('Somebody has left the tournament')
  })
})

describe('the final report', () => {
  test('has the table with the reason of each place, and the games in PDN', () => {
    const text = textOf(exampleNamed('final report'))
    for (const said of [
      'Your place: 1 of 4.',
      '1. Amara: 10 points (won 4, drawn 2, lost 0). Shared, as everything is equal.',
      '1. Joost: 10 points (won 4, drawn 2, lost 0). Shared, as everything is equal.',
      '3. Rosa: 4 points (won 2, drawn 0, lost 4).',
      '4. Wim: 0 points (won 0, drawn 0, lost 6).',
      'What decides between equal points, in this order: the games against each other, the number of wins, the Sonneborn-Berger score',
      'https://crownhead.example/t/TCQ3zKvZyXMv.pdn',
    ])
      expect(text).toContain(said)
    expect(text).toContain(mailTextsFor('en').tournament.report.table)
  })

  test('has clubs, what officials decided and why, and the table in CSV', () => {
    const text = textOf(exampleNamed('final report rulings'))
    for (const said of [
      'Amara, North: ',
      'Decided by an arbiter:',
      'Board 1, Amara v Wim: Amara won. “Reason 1.”',
      'Board 2, Wim v Amara: Amara won. “Reason 2.”',
      ': Draw. “Reason 3.”',
      ': Counts for nobody. “Reason 4.”',
      'https://crownhead.example/t/TCQ3zKvZyXMv.csv',
    ])
      expect(text).toContain(said)
    expect(textOf(exampleNamed('final report'))).not.toContain('Decided by')
  })

  test('is never longer than a phone shows, whatever officials have written', () => {
    const { email, now } = exampleNamed('final report rulings')
    const boards = email.tournament.boards.map((board) => ({
      ...board,
      ruling: { at: now, by: 'deputy', winner: null, reason: 'ж'.repeat(1000) } as const,
    }))
    const { text, html } = writtenTo({ email: { ...email, tournament: { ...email.tournament, boards } }, now })
    expect(Buffer.byteLength(text + html)).toBeLessThan(SEVERAL_GAMES_MAX_BYTES)
  })

  test('says of a player who lost too many games on time that they count for nobody', () => {
    const text = textOf(exampleNamed('final report leaver'))
    expect(text).toContain('You have no place: more than half of your games were lost on time or by leaving.')
    expect(text).toContain('Wim: No place: more than half of the games were lost on time or by leaving.')
    expect(textOf(exampleOf({ kind: 'final-report', to: 1, facts: WITH_LEAVER }))).toContain('Your place: 1 of 3.')
  })

  /** The winner of both games of each pair; 0: both were drawn. */
  const FOURTH_BEATS_FIRST = { '12': 0, '13': 1, '14': 4, '23': 2, '24': 0, '34': 3 }
  const FOURTH_DRAWS_ALL = { '12': 1, '13': 3, '14': 0, '23': 3, '24': 0, '34': 0 }

  test.each<[TieBreak, Readonly<Record<string, number>>, string]>([
    ['direct', FOURTH_BEATS_FIRST, 'Placed by the games against those with equal points.'],
    ['wins', FOURTH_DRAWS_ALL, 'Placed by the number of wins.'],
    ['sonneborn-berger', FOURTH_BEATS_FIRST, 'Placed by the Sonneborn-Berger score: 32.'],
    ['wins', FOURTH_BEATS_FIRST, 'Shared, as everything is equal.'],
  ])('explains places by %s', (tie, winners, said) => {
    const facts = FINISHED.map((fact) =>
      fact.type === 'founded' ? { ...fact, terms: { ...fact.terms, ties: [tie] } } : fact,
    )
    const { email, now } = exampleOf({ kind: 'final-report', to: 1, facts })
    const boards = email.tournament.boards.map((board) => {
      const { black, white } = board
      const won = winners[`${Math.min(black, white)}${Math.max(black, white)}`]
      const winner = won === black ? 'black' : won === white ? 'white' : null
      return { ...board, score: { version: 9, at: now, outcome: { winner, reason: 'resignation' } as const } }
    })
    const text = textOf({ email: { ...email, tournament: { ...email.tournament, boards } }, now })
    expect(text).toContain(`Amara: 6 points`)
    expect(text).toContain(said)
  })
})

test('all emails to a player who has consented form one thread, which a button stops', () => {
  const [first, ...others] = ['entered', 'begun', 'several news', 'final report'].map((name) =>
    writtenTo(exampleNamed(name)),
  )
  expect(first?.subject).toBe('Draughts tournament: Autumn Open 2026')
  expect(first?.headers['List-Id']).toBe('<tournaments.crownhead.example>')
  expect(first?.headers['List-Unsubscribe']).toContain('/s/')
  for (const { subject, headers } of others) {
    expect(subject).toBe(first?.subject)
    expect(headers['References']).toBe(first?.headers['References'])
  }
})
