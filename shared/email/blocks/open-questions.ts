import type { Block } from './block.ts'
import { type Draft, opponentText, whenText } from './draft.ts'
import type { PendingFacts } from '../facts/pending-facts.ts'
import type { EventType } from '../../game/model/events.ts'

export const messageBlocks = (draft: Draft): readonly Block[] => {
  const message = draft.facts.pending?.message
  return message === undefined
    ? []
    : [{ kind: 'quote', lead: draft.mail.openQuestions.message(opponentText(draft)), text: message }]
}

/** A sentence, and the type of the event that it tells of, if there is one. */
type OpenQuestion = { readonly about?: EventType; readonly text: string }

/** Returns the requests that the reader can accept or decline. */
const requests = (
  draft: Draft,
  { drawOffered, takeback, pauseUntil, objectUntil }: PendingFacts,
): readonly OpenQuestion[] => {
  const { openQuestions } = draft.mail
  const who = opponentText(draft)
  return [
    ...(objectUntil === undefined
      ? []
      : [{ about: 'reseat-asked', text: openQuestions.object(whenText(draft, objectUntil)) } as const]),
    ...(drawOffered ? [{ about: 'draw-offered', text: openQuestions.drawOffered(who) } as const] : []),
    ...(takeback === undefined
      ? []
      : [{ about: 'takeback-asked', text: openQuestions.takeback(who, takeback) } as const]),
    ...(pauseUntil === undefined
      ? []
      : [{ about: 'pause-proposed', text: openQuestions.pause(who, whenText(draft, pauseUntil)) } as const]),
  ]
}

/** Returns what the reader has to consider before moving. */
const conditions = (draft: Draft, { mustJump, claims, offence, count }: PendingFacts): readonly OpenQuestion[] => {
  const { openQuestions } = draft.mail
  const who = opponentText(draft)
  return [
    ...(mustJump ? [{ text: openQuestions.mustJump(who) }] : []),
    ...claims.map((claim) => ({ text: openQuestions.claim(claim) })),
    ...(offence.length > 0 ? [{ text: openQuestions.offence(who, offence) }] : []),
    ...(count
      ? [
          {
            about: 'count-granted',
            text: count.yours
              ? openQuestions.countOnYou(count.left)
              : openQuestions.countOnThem(count.stronger, count.left),
          } as const,
        ]
      : []),
  ]
}

/**
 * Returns what the reader may answer or has to consider; nothing if it is not the reader's turn. `subject` is the event
 * that the email itself is about, which is not repeated here.
 */
export const openQuestionBlocks = (draft: Draft, subject?: EventType): readonly Block[] => {
  const { pending: facts, turn } = draft.facts
  if (!facts || !turn?.isYours) return []
  return [...requests(draft, facts), ...conditions(draft, facts)]
    .filter(({ about }) => about === undefined || about !== subject)
    .map(({ text }): Block => ({ kind: 'words', text }))
}
