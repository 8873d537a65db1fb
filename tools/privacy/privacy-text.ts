import type { Operator } from '../../shared/texts/languages/operator.ts'
import { type Hosting, STORED_TABLES, type StoredTable } from './stored-tables.ts'

const PROCESSORS: Readonly<Record<Hosting, string>> = {
  machine: `- The mail provider that carries our emails: [NAME, ADDRESS].
- Where our machine stands: [HOSTING COMPANY, COUNTRY; delete this line if it is your own].`,
  aws: `- Amazon Web Services, where the service runs and which carries our emails: [AWS COMPANY, REGION].`,
}

const LOGS: Readonly<Record<Hosting, string>> = {
  machine:
    'Our log has a line for each event, without addresses, links or network addresses; it is kept for [DAYS]. Our web server’s log: [WHAT IT HAS, HOW LONG; Caddy writes none unless it is told to].',
  aws: 'Our logs have a line for each event, without addresses, links or network addresses; they are kept for a month.',
}

const COPIES: Readonly<Record<Hosting, string>> = {
  machine: 'Backups keep what was deleted for [DAYS].',
  aws: 'Backups keep what was deleted for another week, games for 35 days.',
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const rowOf = ({ title, what, parts = [], why, kept }: StoredTable, hosting: Hosting): string => {
  const until = capitalised(typeof kept === 'string' ? kept : kept[hosting])
  const rest = `*Why:* ${why} *How long:* ${until}`
  return parts.length === 0
    ? `- **${title}.** ${what} ${rest}`
    : [`- **${title}.** ${what}`, ...parts.map((part) => `  - ${part}`), '', `  ${rest}`].join('\n')
}

/** What only a service on trial has is left out. */
const storedRows = (hosting: Hosting): readonly string[] =>
  STORED_TABLES.filter(({ table }) => table !== 'mail').map((table) => rowOf(table, hosting))

/**
 * Returns the template of a privacy text in Markdown. Square brackets mark what the operator has to fill in. What is
 * stored comes from tables that tests compare with the database.
 */
export const privacyText = ({ club, imprint, contact, abuseTo }: Operator, hosting: Hosting): string => `# Privacy

<!-- A template, no legal advice. Fill in what is in [BRACKETS], and let somebody read it who knows your country's law. -->

## Who is responsible

This service for games of draughts is run by ${club ?? '[NAME]'}, ${imprint ?? '[POSTAL ADDRESS]'}. Questions, and requests about your data: ${contact ?? abuseTo ?? '[EMAIL ADDRESS]'}.

## What we store, why, and for how long

There are no accounts. Your link is your seat. You can play without an email address.

${storedRows(hosting).join('\n')}

${LOGS[hosting]} ${COPIES[hosting]}

We store no network (IP) addresses. There is no advertising, no analytics, and nothing is loaded from other sites.

## In your browser

One cookie holds your language. Your browser keeps, for this site alone, the links of your games, copies of their boards, your name, the results of finished games and what you have not sent yet, until you choose “Forget this list” or delete the site’s data. We do not get any of it.

## Who else gets data

${PROCESSORS[hosting]}
- If you turn on notifications: the push service of your browser, which gets an encrypted message.
- If a program created your game: its operator gets what everyone can see of the game; if the program itself handed out the links, it has those, too.
- Whoever has the public link of a game sees its moves, times and the players’ names.

## On what ground

We write to you about a game because you asked for it, or once because somebody invited you; every email has a link that stops all further ones. [Under the GDPR: Art. 6(1)(b) for games that you play, Art. 6(1)(a) for emails, Art. 6(1)(f) for limits against floods.]

## Your rights

“Forget me” on your seat’s page deletes your name, address, settings, notes and planned replies at once. The email with all your links leads to everything that is stored about you, and to being forgotten in all games. For everything else that the law gives you, such as access, correction and deletion, write to the address above. You can complain to [SUPERVISORY AUTHORITY].
`
