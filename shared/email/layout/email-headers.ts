import { otherSeat } from '../../game/model/words.ts'
import { toOneLine } from '../text/clean-text.ts'
import type { Draft } from '../blocks/draft.ts'
import type { EmailFacts } from '../facts/email-facts.ts'

/** The number of characters of an id that are shown: enough to tell the games of a reader apart. */
const SHORT = 6

/** Returns the beginning of a game's id, as subjects and footers show it. */
export const shortId = (game: string): string => game.slice(0, SHORT)

type Names = EmailFacts['seatedNames']

/** Returns by what a subject tells a game from others: its board and event, or the beginning of its id. */
const distinctionOf = ({ facts: { board }, mail }: Draft, game: string): string =>
  board === undefined
    ? shortId(game)
    : [mail.eventBoard(board.number), board.event].filter((text) => text !== '').join(', ')

const arbiterTitle = ({ mail, texts }: Draft, { creator, opponent }: Names, distinction: string): string =>
  creator === undefined || opponent === undefined
    ? mail.arbiterSubject(distinction)
    : mail.versusSubject(texts.game.versus(creator, opponent), distinction)

const titleWith = (draft: Draft, names: Names, game: string): string => {
  const { seat } = draft.facts
  const distinction = distinctionOf(draft, game)
  if (seat === 'arbiter') return toOneLine(arbiterTitle(draft, names, distinction))
  const { [otherSeat(seat)]: opponent } = names
  const { subject, invitationSubject } = draft.mail
  return toOneLine(opponent === undefined ? invitationSubject(distinction) : subject(opponent, distinction))
}

/**
 * Returns the title of one game in an email about several games. It has the present names of the players. `isBrief`: it
 * names the board without its event.
 */
export const gameTitleOf = (draft: Draft, game: string, isBrief = false): string => {
  const { facts } = draft
  const board = facts.board && isBrief ? { ...facts.board, event: '' } : facts.board
  return titleWith({ ...draft, facts: { ...facts, ...(board && { board }) } }, facts.wholeNames, game)
}

/**
 * Returns the subject of every email about a game. It never changes, even if a player changes their name, so that mail
 * programs show the emails as one thread; the news is in the first line instead. An open game has no opponent yet, so
 * its emails have another subject.
 */
export const subjectOf = (draft: Draft, game: string): string => titleWith(draft, draft.facts.seatedNames, game)

/** Returns the Message-ID of an email that does not exist, to which all emails of a thread reply. */
const threadNamed = (name: string, url: string): string => `<${name}@${new URL(url).hostname}>`

/**
 * Returns the headers that join all emails with the same `name` into one thread. `url` is any URL of the site, for its
 * host name.
 */
export const threadHeaders = (name: string, url: string): Readonly<Record<string, string>> => ({
  References: threadNamed(name, url),
  'In-Reply-To': threadNamed(name, url),
})

/**
 * The list that an email belongs to (`List-Id`), by which a mailbox can sort. `games`: emails about one game. `digest`:
 * emails about several games. `tournaments`: emails about one tournament. `door`: consent emails. `account`: the links
 * that the owner of the address asked for, or the news that a seat no longer has this address. The stop link of a `games`
 * or `tournaments` email ends the emails about that game or tournament; the stop link of any other email ends all emails
 * to the address.
 */
export type MailList = 'games' | 'tournaments' | 'digest' | 'door' | 'account'

/**
 * Returns the headers that every email has. A mail program's button for unsubscribing posts to `stop` (RFC 8058).
 * `Auto-Submitted` (RFC 3834) and the header of Exchange keep absence notices from answering. `List-Id` is defined by
 * RFC 2919.
 */
export const listHeaders = (list: MailList, stop: string): Readonly<Record<string, string>> => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  'List-Id': `<${list}.${new URL(stop).hostname}>`,
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Returns the headers of an email about a game, besides To, From and Subject. They hold no name, and one secret: the
 * reader's own link that stops emails.
 */
export const gameEmailHeaders = (draft: Draft, game: string): Readonly<Record<string, string>> => ({
  ...threadHeaders(`game-${game}`, draft.links.watch),
  ...listHeaders('games', draft.links.stop),
})
