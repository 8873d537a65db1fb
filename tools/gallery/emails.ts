import { composeDoor } from '../../shared/mail/door-letter.ts'
import { composeLinks } from '../../shared/mail/links-letter.ts'
import { composeMoved } from '../../shared/mail/moved-letter.ts'
import type { Mail } from '../../shared/service/ports.ts'
import { wordsFor } from '../../test/harness/words.ts'
import { EVERY } from '../../test/mail/every.ts'
import { GAME, linksFor, told, written } from '../../test/mail/games.ts'
import { HAPPENINGS } from '../../test/mail/happened.ts'

/** An email in a language. */
type Email = (locale: string) => Pick<Mail, 'html' | 'attachments'>

const { seat: url, stopAll: stopAllUrl, undo } = linksFor('creator')
const SEAT = { game: GAME, role: 'creator', rules: 'english' } as const

/** What no game by itself calls for. */
const ASKED: Readonly<Record<'door' | 'links' | 'moved', Email>> = {
  door: (locale) =>
    composeDoor({ first: { ...SEAT, isInvited: true, url }, others: [], more: 0, stopAllUrl }, wordsFor(locale)),
  links: (locale) => composeLinks([{ creator: 'Joost', opponent: 'Amara', url }], stopAllUrl, wordsFor(locale)),
  moved: (locale) => composeMoved({ ...SEAT, stopAllUrl, about: 'text', undo }, wordsFor(locale)),
}

const rows: readonly (readonly [string, Email])[] = [
  ...Object.entries(ASKED),
  ...EVERY.map(([name, kind, game]): [string, Email] => [name, (locale) => written('creator', kind, game, { locale })]),
  ...HAPPENINGS.map(({ event, to, game }): [string, Email] => [
    `${event.type} ${to}`,
    (locale) => told(to, event, game, { locale }),
  ]),
]

/** Every email, by its name. */
export const EMAILS: ReadonlyMap<string, Email> = new Map(
  rows.map(([name, email]) => [`email-${name.replaceAll(/\W+/g, '-')}`, email]),
)
