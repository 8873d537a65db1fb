import { describe, expect, test } from 'vitest'
import { OPERATOR_OPTIONS } from '../../infra/settings/operator-options.ts'
import type { EventOf } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import {
  companyFacts,
  consentFactsOf,
  filterPlainFacts,
  withPlainPeople,
} from '../../shared/email/address/consent-facts.ts'
import { CLUB_NAME } from '../../shared/email/text/club-name.ts'
import { type SeatAwaitingConsent, composeConsentEmail } from '../../shared/email/address/consent-email.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { offered } from '../ports/samples.ts'
import { mailTextsFor, wordsFor } from '../harness/words.ts'

const seat = (
  game: string,
  isInvited: boolean,
  role: SeatAwaitingConsent['role'] = 'opponent',
): SeatAwaitingConsent => ({
  game,
  role,
  rules: 'english',
  isInvited,
  url: `https://crownhead.example/${isInvited ? 'i' : 'p'}/${game}`,
})

const told = (
  first: SeatAwaitingConsent,
  others: readonly SeatAwaitingConsent[] = [],
  locale = 'en',
  isOrdered = false,
) =>
  composeConsentEmail(
    { first, others, more: 0, isOrdered, stopAllUrl: 'https://crownhead.example/n/stop' },
    wordsFor(locale),
  )

describe('an invitation whose inviter has a plain name', () => {
  test('is one of several: each line names its inviter, and the subject nobody', () => {
    const { subject, text } = told({ ...seat('abcdef', true), inviter: 'Amara' }, [
      { ...seat('ghijkl', true, 'arbiter'), inviter: 'Joost' },
    ])
    expect(subject).toBe('Several games of draughts wait for you')
    for (const name of ['Amara', 'Joost']) expect(text).toContain(`Invited by ${name}.`)
  })

  test.each(LANGUAGES)('%s: one of several says that a program plays, and that there is an arbiter', (locale) => {
    const { consent } = mailTextsFor(locale)
    const first = { ...seat('abcdef', true), hasProgram: true, hasArbiter: true } as const
    const lines = (text: string): number => text.replaceAll(/\s+/g, ' ').split(consent.program).length - 1
    expect(lines(told(first, [seat('ghijkl', true)], locale).text)).toBe(1)
    expect(told(seat('ghijkl', true), [first], locale).text.replaceAll(/\s+/g, ' ')).toContain(
      `${consent.arbitrated} ${consent.program}`,
    )
  })

  test('is told by the game which seats play against a program', () => {
    const game = fold([{ ...offered, bot: true, arbiter: { name: 'Zed', contact: 'Y29udGFjdEM' } }])
    expect(game && companyFacts(game, 'opponent')).toEqual({ hasProgram: true, hasArbiter: true })
    expect(game && companyFacts(game, 'arbiter')).toEqual({ hasProgram: true })
    expect(game && companyFacts(game, 'creator')).toEqual({ hasArbiter: true })
  })

  test('stays within the names that one email to a stranger may have', () => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Ann', 'evil.example', '+1 900 555']
    const inviters = withPlainPeople(names.map((inviter) => ({ inviter }))).map(({ inviter }) => inviter)
    expect(inviters).toEqual([...names.slice(0, EMAIL_LIMITS.strangerNames), undefined, 'Ann', undefined, undefined])
  })
})

describe('the name of the site’s club', () => {
  test.each(LANGUAGES)('%s: is in the subject and the first sentence, if the operator has set it', (locale) => {
    const waiting = { first: seat('abcdef', false), others: [], more: 0, isOrdered: false }
    const email = (club?: string) =>
      composeConsentEmail({ ...waiting, club, stopAllUrl: 'https://crownhead.example/n/stop' }, wordsFor(locale))
    const { subject, text, html } = email('Damclub Utrecht')
    expect(subject).toBe(`${email().subject} · Damclub Utrecht`)
    const sentence = mailTextsFor(locale).consent.club('Damclub Utrecht')
    expect(text.split('\n\n')[1]?.replaceAll('\n', ' ')).toBe(sentence)
    expect(html).toContain(sentence)
    expect(email().text).not.toContain('Damclub')
  })

  test('is in a real first email', async () => {
    const world = mailWorld({ operator: { club: 'Damclub Utrecht' } })
    await world.create({ opponent: { name: 'Bert', email: 'bert@players.example' } })
    await world.flush()
    expect(world.to('bert@players.example')[0]?.subject).toMatch(/ · Damclub Utrecht$/)
  })

  test.each([
    ['Damclub Utrecht', true],
    ['Ons Genoegen’s Jeugd', true],
    ['Шашечный клуб', true],
    ['Dame & Mühle', true],
    ['evil.example', false],
    ['http://x', false],
    ['Call 030 555 123', false],
    ['a'.repeat(41), false],
    ['A', false],
    ['Club  Club', false],
    ['Club\nBcc', false],
  ])('may be %j: %s', (name, may) => expect(CLUB_NAME.test(name)).toBe(may))

  test('has the same form on AWS', () => expect(OPERATOR_OPTIONS.club.form).toEqual(CLUB_NAME))
})

test('in plain text the name of a link is above its address, with the colon of the language', () => {
  const { text } = told(seat('abcdef', false, 'creator'), [], 'fr')
  expect(text).toContain('Répondre sur notre page :\nhttps://crownhead.example/p/abcdef')
})

test('a person who entered their own address is asked about emails', () => {
  const { subject, text } = told(seat('abcdef', false, 'creator'))
  expect(subject).toBe('Draughts by email: do you want these emails?')
  expect(text).toContain('Answer on our page:\nhttps://crownhead.example/p/abcdef')
  expect(text).toContain(mailTextsFor('en').secret)
})

test.each([true, false])(
  'if seats and invitations wait together, each line says which it is; the first is an invitation: %s',
  (isInvited) => {
    const { subject, text } = told(seat('first1', isInvited), [
      seat('second', !isInvited),
      seat('third3', true, 'arbiter'),
    ])
    const lines = { seat: 'as a player.', invitation: 'an invitation to play.' }
    expect(subject).toBe('Several games of draughts wait for you')
    expect(text).toContain(`game first1: ${isInvited ? lines.invitation : lines.seat}`)
    expect(text).toContain(`game second: ${isInvited ? lines.seat : lines.invitation}`)
    expect(text).toContain('game third3: an invitation to be the arbiter.')
    expect(text.replaceAll('\n', ' ')).toContain('Do not forward this email: the links in it are for you alone.')
  },
)

describe.each(LANGUAGES)('in %s', (locale) => {
  const { consent, secret } = mailTextsFor(locale)
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')
  const games = Array.from({ length: 6 }, (_, n) => ({
    ...seat(`game0${n}`, n % 2 === 1, n === 0 ? 'creator' : 'opponent'),
    facts: { event: 'Spring cup', round: `${n + 1}`, board: '7', names: ['Otis'] },
  }))
  const ofAll = (count: number) => {
    const [first, ...others] = games.slice(0, count)
    if (!first) throw new Error('no game')
    return told(first, others, locale, true)
  }

  test('several games are in the plural', () => {
    const { title, text: words, open, otherwise, subject } = consent.several
    for (const count of [2, 6]) {
      const email = ofAll(count)
      expect(email.subject).toBe(subject)
      for (const each of [title, words, open, otherwise]) expect(plain(email.text)).toContain(plain(each))
      for (const one of [consent.asked, consent.invited, consent.ordered])
        for (const each of [one.title, one.text, one.otherwise]) expect(plain(email.text)).not.toContain(plain(each))
      expect(plain(email.text)).not.toContain(plain(secret))
    }
  })

  test('an order’s email has the same words whether its reader is invited, has their seat, or is the arbiter', () => {
    const facts = { names: [] }
    const roles = [seat('abcdef', true), seat('abcdef', false, 'creator'), seat('abcdef', true, 'arbiter')]
    for (const each of roles) {
      const { subject, text } = told({ ...each, facts }, [], locale, true)
      expect(subject).toBe(consent.ordered.subject)
      expect(plain(text)).toContain(plain(consent.ordered.text))
    }
  })

  test('each game has its round, board and opponent, and their common event is mentioned once', () => {
    for (const count of [1, 2, 6]) {
      const text = plain(ofAll(count).text)
      expect(text.split('Spring cup.')).toHaveLength(2)
      for (let n = 1; n <= count; n++)
        expect(text).toContain(plain([consent.round(`${n}`), consent.board('7'), consent.opponent('Otis')].join(' ')))
    }
  })
})

test('different events are mentioned with their games', () => {
  const [spring, autumn] = [
    { event: 'Spring cup', names: [] },
    { event: 'Autumn cup', names: [] },
  ]
  const { text } = told({ ...seat('abcdef', true), facts: spring }, [{ ...seat('ghijkl', true), facts: autumn }])
  expect(text).toContain('game abcdef: an invitation to play. Spring cup.')
  expect(text).toContain('game ghijkl: an invitation to play. Autumn cup.')
})

test.each([
  ['en', 'game abcdef: an invitation to play. Spring cup. Round 2. Board 1. Opponent: Otis.'],
  ['nl', 'partij abcdef: een uitnodiging om te spelen. Spring cup. Ronde 2. Bord 1. Tegenstander: Otis.'],
])('a game of an order is described by its event, round, board and opponent, in %s', (locale, line) => {
  const facts = { event: 'Spring cup', round: '2', board: '1', names: ['Otis'] }
  const { text, html } = told({ ...seat('abcdef', true), facts }, [], locale)
  expect(text.replaceAll('\n', ' ')).toContain(line)
  expect(html).toContain('Otis')
})

test('an arbiter reads both names, and of a game without labels nothing more', () => {
  const { text } = told({ ...seat('abcdef', true, 'arbiter'), facts: { names: ['Amara', 'Otis'] } })
  expect(text.replaceAll('\n', ' ')).toContain('an invitation to be the arbiter. Players: Amara, Otis.')
})

describe('a mailbox that has not consented yet reads, of the text that strangers wrote,', () => {
  const gameWith = (name: string, labels: Readonly<Record<string, string>>): Game => {
    const event: EventOf<'offered'> = { ...offered, name, labels, owner: 'club00000000' }
    const game = fold([event])
    if (!game) throw new Error('no game')
    return game
  }
  const factsOf = (name: string, labels: Readonly<Record<string, string>>) =>
    consentFactsOf(gameWith(name, labels), 'opponent')

  test.each([
    ['Otis', ['Otis']],
    ['Żaneta O’Neill-Ødegård', ['Żaneta O’Neill-Ødegård']],
    ['Your account was closed', []],
    ['evil.example', []],
    ['evil\ua4f8example', []],
  ])('the name %s only if it is plain', (name, names) => {
    expect(filterPlainFacts([factsOf(name, {})])).toEqual([{ names }])
    expect(factsOf(name, {}).names).toHaveLength(1)
  })

  test.each([
    [
      { event: 'Spring cup 2026', round: '3', board: '12' },
      { event: 'Spring cup 2026', round: '3', board: '12' },
    ],
    [{ event: 'Call 0900 1234', round: 'https://evil.example', board: '123456' }, {}],
    [{ event: 'Cup', round: '0', board: '007' }, { event: 'Cup' }],
    [
      { event: 'Cup', round: '100', board: '999' },
      { event: 'Cup', board: '999' },
    ],
    [{ event: 'Win at evil.example now', other: 'Click here' }, {}],
  ])('the labels %o only if they are plain', (labels, shown) => {
    expect(filterPlainFacts([factsOf('Otis', labels)])).toEqual([{ ...shown, names: ['Otis'] }])
  })

  test('six different names and one event, however many games there are', () => {
    const words = ['Your', 'account', 'was', 'closed', 'today', 'please', 'call', 'us', 'now', 'or', 'pay', 'more']
    const facts = words.map((word, n) => factsOf(word, { event: `Cup ${word}`, round: `${n + 1}` }))
    const plain = filterPlainFacts([...facts, ...facts])
    expect(new Set(plain.flatMap(({ names }) => names))).toEqual(new Set(words.slice(0, EMAIL_LIMITS.strangerNames)))
    expect(new Set(plain.map(({ event }) => event))).toEqual(new Set(['Cup Your', undefined]))
    expect(plain.map(({ round }) => round)).toEqual([...facts, ...facts].map(({ round }) => round))
  })

  test('and no link, whatever the labels say', () => {
    expect(factsOf('Otis', { event: 'see evil.example' }).event).toBe('see evil.\u2060example')
  })
})
