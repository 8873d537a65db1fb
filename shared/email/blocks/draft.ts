import { type Instant, type Role, otherSeat } from '../../game/model/words.ts'
import { type AllTexts, type EmailTexts, instantText, leftText } from '../../texts/index.ts'
import type { EmailFacts } from '../facts/email-facts.ts'

/** The links of an email. All are the reader's own and never appear in the email of another person. */
export type EmailLinks = {
  /** The page of the seat. With `?move=` it shows a move, and plays nothing. */
  readonly seat: string
  /**
   * The invitation to pass on. Only the creator of an open game has it, unless the service emails it to a named person.
   */
  readonly invitation?: string
  readonly watch: string
  /** A POST stops the emails of this seat (RFC 8058); a GET shows a page with a button for it. */
  readonly stop: string
  /** Stops every email to the reader's address. */
  readonly stopAll: string
  readonly undo: string
  /** The page that verifies receipts, with that of the moves so far. Only emails after a move have it. */
  readonly receipt?: string
}

/** Everything from which the blocks of an email are written. */
export type Draft = {
  readonly facts: EmailFacts
  readonly texts: AllTexts
  readonly mail: EmailTexts
  /** The IANA name of the reader's time zone. */
  readonly zone: string
  readonly links: EmailLinks
  readonly now: Instant
}

/** The language and the time zone in which a reader reads dates. */
type DatedIn = Pick<Draft, 'texts' | 'zone'>

/** Returns an instant in the reader's time zone, which the text names. */
export const whenText = ({ texts, zone }: DatedIn, at: Instant): string => instantText(texts, at, zone, 'long')

/** Returns an instant with its year, for a time far ahead. */
export const dateText = ({ texts, zone }: DatedIn, at: Instant): string => instantText(texts, at, zone, 'dated')

/** Returns a text such as "2 days 4 hours left – play by Monday 23 November, 19:00 (Central European Time)." */
export const deadlineText = (draft: Draft, deadline: Instant): string =>
  capitalizeFirst(draft.mail.deadline(leftText(draft.texts, deadline, draft.now), whenText(draft, deadline)))

/** Returns the text with its first letter as a capital. */
export const capitalizeFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Returns the name of the person who did something: "You" for the reader, "The arbiter" for the arbiter. */
export const actorText = ({ facts, mail }: Draft, by: Role): string => {
  if (by === facts.seat) return mail.you
  return by === 'arbiter' ? mail.arbiter : (facts.names[by] ?? '')
}

/** Returns the whole name of the reader's opponent, for an email that introduces them. */
export const wholeOpponentText = ({ facts, texts }: Draft): string =>
  (facts.seat === 'arbiter' ? undefined : facts.wholeNames[otherSeat(facts.seat)]) ?? texts.seat.nobody

/** Returns the name of the reader's opponent in a sentence, or "nobody yet". */
export const opponentText = ({ facts, texts }: Draft): string => facts.opponent ?? texts.seat.nobody
