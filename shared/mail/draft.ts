import type { Instant, Role } from '../game/words.ts'
import { type MailTexts, type Texts, instantText, leftText } from '../texts/index.ts'
import type { LetterFacts } from './facts.ts'

/** The links of the one it goes to, whole; in nobody else's letters. */
export type Links = {
  /** His board. `?move=` shows a move on it, and plays nothing. */
  readonly seat: string
  /** To pass on; only for the creator of a game that nobody has joined. */
  readonly invitation?: string
  /** For anyone. */
  readonly watch: string
  /** Stops the letters of this seat by a POST (RFC 8058); its page has the button for a person. */
  readonly stop?: string
}

/** All that lies ready when a letter is written. */
export type Draft = {
  readonly facts: LetterFacts
  readonly texts: Texts
  readonly mail: MailTexts
  /** IANA zone. */
  readonly zone: string
  readonly links: Links
  readonly now: Instant
}

/** An instant as the reader's own clock will show it, with its zone. */
export const whenText = ({ texts, zone }: Draft, at: Instant): string => instantText(texts, at, zone, 'long')

/** "2 days 4 hours left – play by Monday 23 November, 19:00 (Amsterdam)." */
export const deadlineText = (draft: Draft, deadline: Instant): string =>
  asSentence(draft.mail.deadline(leftText(draft.texts, deadline, draft.now), whenText(draft, deadline)))

/** Words that stand within a sentence elsewhere, at the beginning of one. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Who did it, at the beginning of a sentence: the reader himself, the arbiter, or a player by his name. */
export const actorText = ({ facts, mail }: Draft, by: Role): string => {
  if (by === facts.seat) return mail.you
  return by === 'director' ? mail.arbiter : (facts.names[by] ?? '')
}

export const opponentText = ({ facts, texts }: Draft): string => facts.opponent ?? texts.seat.nobody
