import type { Terms } from '../game/terms.ts'
import type { Role } from '../game/words.ts'
import { mailTextsFor, textsFor } from '../texts/languages.ts'
import type { Block } from './blocks.ts'
import { oneLine } from './clean.ts'
import type { Composed } from './compose.ts'
import { shortId, unsubscribing } from './envelope.ts'
import { htmlOf } from './html.ts'
import { NO_DRAWING, NO_PICTURE } from './links-letter.ts'
import { plainOf } from './plain.ts'

type Moved = {
  readonly game: string
  readonly role: Role
  readonly rules: Terms['rules']
  readonly stopAllUrl: string
  /** None for an address that an earlier one took the seat back from. */
  readonly undo?: string
}

/** A seat has another address, or had it back. Every word is ours: a thief may have caused it. */
export const composeMoved = ({ game, role, rules, stopAllUrl, undo }: Moved, locale: string | undefined): Composed => {
  const { moved, door, stopAll } = mailTextsFor(locale)
  const texts = textsFor(locale)
  const text = undo === undefined ? moved.back : moved.text
  const blocks: readonly Block[] = [
    { kind: 'title', text: moved.title },
    { kind: 'words', text: door.seat(texts.rules[rules], door.roles[role], shortId(game)) },
    { kind: 'words', text },
    ...(undo === undefined
      ? []
      : ([
          { kind: 'button', link: { text: moved.open, url: undo } },
          { kind: 'words', text: moved.otherwise },
        ] as const)),
  ]
  const content = { news: text, blocks, foot: { lines: [], stops: [{ text: stopAll, url: stopAllUrl }] } }
  const subject = oneLine(moved.subject(shortId(game)))
  return {
    subject,
    text: plainOf({ ...content, drawing: NO_DRAWING }),
    html: htmlOf(texts.locale, subject, { ...content, picture: NO_PICTURE }),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(stopAllUrl) },
    attachments: [],
  }
}
