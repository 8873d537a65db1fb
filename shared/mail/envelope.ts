import { oneLine } from './clean.ts'
import type { Draft } from './draft.ts'

/** How much of a game's id tells a reader's games apart. */
const SHORT = 6

export const shortId = (game: string): string => game.slice(0, SHORT)

const arbiterSubject = ({ facts, mail, texts }: Draft, game: string): string => {
  const { creator, opponent } = facts.names
  return creator === undefined || opponent === undefined
    ? mail.arbiterSubject(shortId(game))
    : mail.versusSubject(texts.play.versus(creator, opponent), shortId(game))
}

/**
 * The same for every letter of a game that has begun, so that they make one thread; the news stands in the letter's first line.
 * While nobody has joined there is no opponent to name: the letter with the invitation has a subject of its own.
 */
export const subjectOf = (draft: Draft, game: string): string => {
  const { facts, mail } = draft
  if (facts.seat === 'director') return oneLine(arbiterSubject(draft, game))
  return oneLine(
    facts.opponent === undefined ? mail.invitationSubject(shortId(game)) : mail.subject(facts.opponent, shortId(game)),
  )
}

/** The id of a letter that was never sent: all letters of one game answer it. The sender gives each its own id. */
const threadOf = ({ links }: Draft, game: string): string => `<game-${game}@${new URL(links.watch).hostname}>`

/** Beside To, From and Subject. Nobody's name, and one secret: the reader's own stop link. */
export const headersOf = (draft: Draft, game: string): Readonly<Record<string, string>> => ({
  References: threadOf(draft, game),
  'In-Reply-To': threadOf(draft, game),
  'Auto-Submitted': 'auto-generated',
  ...(draft.links.stop !== undefined && {
    'List-Unsubscribe': `<${draft.links.stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})
