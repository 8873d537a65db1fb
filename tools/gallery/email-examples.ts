import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import type { Game } from '../../shared/game/model/game.ts'
import type { Role } from '../../shared/game/model/words.ts'
import { type SeveralGamesKind, composeSeveralGames } from '../../shared/email/several-games/several-games-email.ts'
import { type SeatAwaitingConsent, composeConsentEmail } from '../../shared/email/address/consent-email.ts'
import { type EmailedInvitation, composeInvitationEmail } from '../../shared/email/address/invitation-email.ts'
import { composeLinksEmail } from '../../shared/email/address/links-email.ts'
import { composeMovedEmail } from '../../shared/email/address/moved-email.ts'
import { composeReportEmail } from '../../shared/email/address/report-email.ts'
import type { ComposedEmail } from '../../shared/email/layout/composed-email.ts'
import { wordsFor } from '../../test/harness/words.ts'
import type { EmailKind, QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import { EVERY, TURN, finished } from '../../test/email/every.ts'
import { ENGLISH, GAME, NOON, gameOf, linksFor, openGame, told, written } from '../../test/email/games.ts'
import { HAPPENINGS, WATCHINGS } from '../../test/email/happened.ts'
import { TOURNAMENT_EMAILS, writtenTo } from '../../test/email/tournaments.ts'

/** Composes an email in a language. */
type Email = (locale: string) => ComposedEmail

const { seat: url, stopAll: stopAllUrl, undo } = linksFor('creator')
const SEAT = { game: GAME, role: 'creator', rules: 'english' } as const

const bundled =
  (kind: SeveralGamesKind): Email =>
  (locale) => {
    const games = [TURN, gameOf(), TURN].map((game) => ({
      id: GAME,
      seat: 'creator' as const,
      game,
      links: linksFor('creator'),
    }))
    return composeSeveralGames({ kind, games, stopAllUrl, timeZone: 'Europe/Amsterdam', now: NOON }, wordsFor(locale))
  }

/** Kinds of emails that no event of a game causes, or that are about several games. */
type SeparateKind =
  | SeveralGamesKind
  | Exclude<QueuedEmail['kind'], EmailKind['kind'] | 'tournament'>
  | Extract<EmailKind['kind'], 'door' | 'moved'>

const consentEmail =
  ([first = ARBITER, ...others]: readonly SeatAwaitingConsent[], { more = 0, isOrdered = false }): Email =>
  (locale) =>
    composeConsentEmail({ first, others, more, isOrdered, stopAllUrl }, wordsFor(locale))

type InvitationName = 'door invited' | 'door invited by someone' | 'door invited arbiter'

/** The email of an invitation to a game of international draughts, unless another is given. */
const invitationEmail =
  (given: Partial<EmailedInvitation>): Email =>
  (locale) => {
    const game = openGame({ terms: { ...ENGLISH, rules: 'international' } }, 'black')
    const invited: EmailedInvitation = { game, role: 'opponent', url, stopAllUrl, ...given }
    return composeInvitationEmail(invited, wordsFor(locale), { now: NOON, deflate: deflateLevel6 })
  }

type OrderName = 'door order' | 'door order of two' | 'door order of six' | 'door order many'

/**
 * The seats of one player in the six games of a round robin: every second game invites the player, who has joined the
 * others already.
 */
const orderedSeats: readonly SeatAwaitingConsent[] = [
  'Otis',
  'Amara',
  'Żaneta O’Neill',
  'Joost',
  'Иван Петров',
  'Mia',
].map((name, place) => ({
  ...SEAT,
  game: `${GAME.slice(0, -1)}${place}`,
  isInvited: place % 2 === 1,
  url,
  facts: { event: 'Spring cup 2026', round: `${place + 1}`, board: `${(place % 3) + 1}`, names: [name] },
}))

const ARBITER: SeatAwaitingConsent = {
  ...SEAT,
  role: 'arbiter',
  isInvited: true,
  url,
  facts: { event: 'Autumn cup', round: '2', board: '1', names: ['Amara', 'Otis'] },
}

/** At least one example of each `SeparateKind`. A kind without an example does not compile. */
const SEPARATE: Readonly<
  Record<SeparateKind | InvitationName | 'door many' | OrderName | 'moved back' | 'forgotten', Email>
> = {
  door: consentEmail([{ ...SEAT, isInvited: false, url }], {}),
  'door invited': invitationEmail({ inviter: 'Marijke de Vries', event: 'Autumn friendly', club: 'Damclub Amsterdam' }),
  'door invited by someone': invitationEmail({ game: openGame({}, 'toss') }),
  'door invited arbiter': invitationEmail({ role: 'arbiter', inviter: 'Amara' }),
  'door many': consentEmail(
    [
      { ...SEAT, isInvited: false, url },
      { ...SEAT, isInvited: true, url },
    ],
    { more: 2 },
  ),
  'door order': consentEmail(orderedSeats.slice(0, 1), { isOrdered: true }),
  'door order of two': consentEmail(orderedSeats.slice(0, 2), { isOrdered: true }),
  'door order of six': consentEmail(orderedSeats, { isOrdered: true }),
  'door order many': consentEmail([ARBITER, ...orderedSeats], { isOrdered: true, more: 12 }),
  links: (locale) =>
    composeLinksEmail(
      {
        games: [{ creator: 'Joost', opponent: 'Amara', url }],
        others: [{ ...SEAT, isInvited: true, inviter: 'Amara', url }],
        more: 0,
      },
      { stopAllUrl, personDataUrl: `${stopAllUrl}/data` },
      wordsFor(locale),
    ),
  moved: (locale) => composeMovedEmail({ ...SEAT, stopAllUrl, about: 'text', undo }, wordsFor(locale)),
  'moved back': (locale) => composeMovedEmail({ ...SEAT, stopAllUrl, about: 'back' }, wordsFor(locale)),
  forgotten: (locale) => composeMovedEmail({ ...SEAT, stopAllUrl, about: 'forgotten', undo }, wordsFor(locale)),
  report: () =>
    composeReportEmail({
      game: 'TCQ3zKvZyXMv',
      from: 'Amara',
      by: 'Joost',
      messages: [{ text: 'You play like a donkey', ply: 12 }],
      watchUrl: 'https://draughts.test/g/TCQ3zKvZyXMv',
    }),
  bundle: bundled('bundle'),
  digest: bundled('digest'),
}

/** Further examples of the kinds in `EVERY` (test/email/every.ts), with other recipients or games. */
const MORE: readonly (readonly [string, Role, EmailKind, Game])[] = [
  ['appointed', 'arbiter', { kind: 'offered' }, openGame()],
  ['first move', 'opponent', { kind: 'reminder', reminder: 'day' }, gameOf()],
  ['lost', 'opponent', { kind: 'ended' }, finished('white', 'resignation')],
  ['on time', 'creator', { kind: 'ended' }, finished('white', 'time')],
]

/** Emails that can be answered with a move. */
const ANSWERABLE: readonly (readonly [string, EmailKind])[] = [
  ['your turn to answer', { kind: 'your-turn' }],
  ['reminder to answer', { kind: 'reminder', reminder: 'day' }],
  ['not played to answer', { kind: 'answer', outcome: 'illegal', line: '22-17?', request: 'r' }],
]

const examples: readonly (readonly [string, Email])[] = [
  ...Object.entries(SEPARATE),
  ...EVERY.map(([name, kind, game]): [string, Email] => [name, (locale) => written('creator', kind, game, { locale })]),
  ...MORE.map(([name, to, kind, game]): [string, Email] => [name, (locale) => written(to, kind, game, { locale })]),
  ...ANSWERABLE.map(([name, kind]): [string, Email] => [
    name,
    (locale) => written('creator', kind, TURN, { locale, mayAnswer: true }),
  ]),
  ...HAPPENINGS.map(({ event, to, game }): [string, Email] => [
    `${event.type} ${to}`,
    (locale) => told(to, event, game, { locale }),
  ]),
]

const watchedExamples: readonly (readonly [string, Email])[] = WATCHINGS.map(({ event, game }) => [
  `watched ${event.type}`,
  (locale) => written('arbiter', { kind: 'watched', about: event.type }, game, { locale, happened: event }),
])

const tournamentExamples: readonly (readonly [string, Email])[] = TOURNAMENT_EMAILS.map(([name, example]) => [
  name,
  (locale) => writtenTo(example, wordsFor(locale)),
])

/** Every email by name. */
export const EMAIL_EXAMPLES: ReadonlyMap<string, Email> = new Map(
  [...examples, ...watchedExamples, ...tournamentExamples].map(([name, email]) => [
    `email-${name.replaceAll(/\W+/g, '-')}`,
    email,
  ]),
)
