import type { Instant, Role } from '../game/words.ts'
import { type AllTexts, type MailTexts, instantText, leftText } from '../texts/index.ts'
import type { LetterFacts } from './facts.ts'

/** The reader's own, never in another's letter. */
export type Links = {
  /** `?move=` shows a move and plays nothing. */
  readonly seat: string
  /** To pass on; for the creator of an open game, unless we email it to who was named. */
  readonly invitation?: string
  readonly watch: string
  /** A POST stops this seat's emails (RFC 8058), a GET shows the button. */
  readonly stop: string
  /** For every email to the address. */
  readonly stopAll: string
  readonly undo: string
}

export type Draft = {
  readonly facts: LetterFacts
  readonly texts: AllTexts
  readonly mail: MailTexts
  readonly zone: string
  readonly links: Links
  readonly now: Instant
}

/** On the reader's clock, with its zone. */
export const whenText = ({ texts, zone }: Draft, at: Instant): string => instantText(texts, at, zone, 'long')

/** With the year, for what is far ahead. */
export const dateText = ({ texts, zone }: Draft, at: Instant): string => instantText(texts, at, zone, 'dated')

/** "2 days 4 hours left – play by Monday 23 November, 19:00 (Amsterdam)." */
export const deadlineText = (draft: Draft, deadline: Instant): string =>
  asSentence(draft.mail.deadline(leftText(draft.texts, deadline, draft.now), whenText(draft, deadline)))

export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const actorText = ({ facts, mail }: Draft, by: Role): string => {
  if (by === facts.seat) return mail.you
  return by === 'director' ? mail.arbiter : (facts.names[by] ?? '')
}

export const opponentText = ({ facts, texts }: Draft): string => facts.opponent ?? texts.seat.nobody
