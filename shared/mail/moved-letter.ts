import type { Terms } from '../game/terms.ts'
import type { Role } from '../game/words.ts'
import { mailTextsFor, textsFor } from '../texts/languages.ts'
import type { Block } from './blocks.ts'
import type { Composed } from './compose.ts'
import { shortId } from './envelope.ts'
import { composeNotice } from './notice.ts'

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
  const { moved, door } = mailTextsFor(locale)
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
  return composeNotice(
    { subject: moved.subject(shortId(game)), news: text, blocks, isSecret: false, stopAllUrl },
    locale,
  )
}
