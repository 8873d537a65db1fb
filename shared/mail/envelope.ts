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
const threadOf = ({ links }: Draft, game: string): string => `<game-${game}@${new URL(links.watch).hostname}>`

/** RFC 8058: a mail program's button posts there. */
export const unsubscribing = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Beside To, From and Subject. No name; one secret: the reader's own stop link. */
export const headersOf = (draft: Draft, game: string): Readonly<Record<string, string>> => ({
  References: threadOf(draft, game),
  'In-Reply-To': threadOf(draft, game),
  'Auto-Submitted': 'auto-generated',
  ...unsubscribing(draft.links.stop),
})
