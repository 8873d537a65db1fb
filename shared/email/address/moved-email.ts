import type { Terms } from '../../game/model/terms.ts'
import type { Role } from '../../game/model/words.ts'
import type { LanguageTexts } from '../../texts/languages/languages.ts'
import type { Block } from '../blocks/block.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import { seatText } from './consent-email.ts'
import { shortId } from '../layout/email-headers.ts'
import { composeSimpleEmail } from '../layout/simple-email.ts'

type MovedSeat = {
  readonly game: string
  readonly role: Role
  readonly rules: Terms['rules']
  readonly stopAllUrl: string
  /**
   * `text`: the seat has another address. `back`: an earlier address took the seat back. `forgotten`: its data was
   * deleted.
   */
  readonly about: 'text' | 'back' | 'forgotten'
  /** The page on which the reader can take the seat back. Absent if an earlier address took it back. */
  readonly undo?: string
}

/**
 * Composes the email that tells an earlier address of a seat that it gets no more emails about the game. All words are
 * ours, because a thief of the link may have caused it.
 */
export const composeMovedEmail = (
  { game, role, rules, stopAllUrl, about, undo }: MovedSeat,
  words: LanguageTexts,
): ComposedEmail => {
  const { moved, forgotten } = words.mail
  const text = about === 'forgotten' ? forgotten.text : moved[about]
  const { title, subject, otherwise } = about === 'forgotten' ? forgotten : moved
  const blocks: readonly Block[] = [
    { kind: 'title', text: title },
    { kind: 'words', text: seatText({ role, rules, game, isInvited: false }, words) },
    { kind: 'words', text },
    ...(undo === undefined
      ? []
      : ([
          { kind: 'button', link: { text: moved.open, url: undo } },
          { kind: 'words', text: otherwise },
        ] as const)),
  ]
  return composeSimpleEmail(
    { list: 'account', subject: subject(shortId(game)), news: text, blocks, boards: 0, stopAllUrl },
    words,
  )
}
