import { otherSeat } from '../game/words.ts'
import { oneLine } from './clean.ts'
import type { Draft } from './draft.ts'
import type { LetterFacts } from './facts.ts'

/** Enough to tell a reader's games apart. */
const SHORT = 6

export const shortId = (game: string): string => game.slice(0, SHORT)

type Names = LetterFacts['satNames']

const arbiterTitle = ({ mail, texts }: Draft, { creator, opponent }: Names, game: string): string =>
  creator === undefined || opponent === undefined
    ? mail.arbiterSubject(shortId(game))
    : mail.versusSubject(texts.game.versus(creator, opponent), shortId(game))

const titleWith = (draft: Draft, names: Names, game: string): string => {
  const { seat } = draft.facts
  if (seat === 'director') return oneLine(arbiterTitle(draft, names, game))
  const { [otherSeat(seat)]: opponent } = names
  const { subject, invitationSubject } = draft.mail
  return oneLine(opponent === undefined ? invitationSubject(shortId(game)) : subject(opponent, shortId(game)))
}

/** Of a game among others, as its players are called now. */
export const titleOf = (draft: Draft, game: string): string => titleWith(draft, draft.facts.names, game)

/**
 * Constant, so that a game's letters make one thread, whatever its players call themselves later; the news is in the first
 * line. An open game has no opponent to name, so its subject differs.
 */
export const subjectOf = (draft: Draft, game: string): string => titleWith(draft, draft.facts.satNames, game)

/** A letter that does not exist: all of the game's reply to it. */
const threadNamed = (name: string, url: string): string => `<${name}@${new URL(url).hostname}>`

/** All emails with this name and host are one thread; `url`: any of the site's. */
export const threadedBy = (name: string, url: string): Readonly<Record<string, string>> => ({
  References: threadNamed(name, url),
  'In-Reply-To': threadNamed(name, url),
})

/**
 * What a mailbox can sort by, and stop: a game's emails with its own link, the others with the one for everything.
 * `digest`: of several games. `door`: are emails wanted? `account`: what the address itself asked for, or lost.
 */
export type MailList = 'games' | 'digest' | 'door' | 'account'

/**
 * RFC 8058: a mail program's button posts to `stop`, and only one address may stand there; the foot has both. RFC 3834,
 * and Exchange's own: no absence notice answers these. `List-Id`: RFC 2919.
 */
export const headersOfAll = (list: MailList, stop: string): Readonly<Record<string, string>> => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  'List-Id': `<${list}.${new URL(stop).hostname}>`,
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Beside To, From and Subject. No name; one secret: the reader's own stop link. */
export const headersOf = (draft: Draft, game: string): Readonly<Record<string, string>> => ({
  ...threadedBy(`game-${game}`, draft.links.watch),
  ...headersOfAll('games', draft.links.stop),
})
