import type { EventType } from '../../game/model/events.ts'

/** The heading of an email about an event, and one or two sentences that tell what happened. */
export type NewsText = { readonly title: string; readonly text: string }

/**
 * The words that a sentence in the list of events may use. A string is empty where the event has no such word. `when`
 * is the instant that the event leads to, such as the end of a pause. `isYou`: `who` is the reader, because some
 * languages then use another form of the verb. `isToYou`: `whom` is the reader. `isLater`: the event takes effect at `from`, and not at once.
 */
export type EventWords = Readonly<Record<'who' | 'whom' | 'time' | 'from' | 'when' | 'square', string>> & {
  readonly isYou: boolean
  readonly isToYou: boolean
  readonly isLater: boolean
}

/**
 * A sentence for each type of event that the list of events shows. An event without a sentence is not in the list, such
 * as a move, a message, conditional moves or a new link.
 */
export type EventSentences = { readonly [T in EventType]?: string | ((words: EventWords) => string) }
