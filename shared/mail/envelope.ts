import { oneLine } from './clean.ts'
import type { Draft } from './draft.ts'

/** Enough to tell a reader's games apart. */
const SHORT = 6

export const shortId = (game: string): string => game.slice(0, SHORT)

const arbiterSubject = ({ facts, mail, texts }: Draft, game: string): string => {
  const { creator, opponent } = facts.names
  return creator === undefined || opponent === undefined
    ? mail.arbiterSubject(shortId(game))
    : mail.versusSubject(texts.game.versus(creator, opponent), shortId(game))
}

/**
 * Constant, so that a game's letters make one thread; the news is in the first line. An open game has no opponent to
 * name, so its subject differs.
 */
export const subjectOf = (draft: Draft, game: string): string => {
  const { facts, mail } = draft
  if (facts.seat === 'director') return oneLine(arbiterSubject(draft, game))
  return oneLine(
    facts.opponent === undefined ? mail.invitationSubject(shortId(game)) : mail.subject(facts.opponent, shortId(game)),
  )
}

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
