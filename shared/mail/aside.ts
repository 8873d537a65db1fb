import type { Block } from './blocks.ts'
import { type Draft, opponentText, whenText } from './draft.ts'
import type { AskedFacts } from './asked.ts'
import type { EventType } from '../game/events.ts'

export const messageBlocks = (draft: Draft): readonly Block[] => {
  const message = draft.facts.asked?.message
  return message === undefined
    ? []
    : [{ kind: 'quote', lead: draft.mail.aside.message(opponentText(draft)), text: message }]
}

type Aside = { readonly about?: EventType; readonly text: string }

const asked = (draft: Draft, { drawOffered, takeback, pauseUntil, objectUntil }: AskedFacts): readonly Aside[] => {
  const { aside } = draft.mail
  const who = opponentText(draft)
  return [
    ...(objectUntil === undefined
      ? []
      : [{ about: 'reseat-asked', text: aside.object(whenText(draft, objectUntil)) } as const]),
    ...(drawOffered ? [{ about: 'draw-offered', text: aside.drawOffered(who) } as const] : []),
    ...(takeback === undefined ? [] : [{ about: 'takeback-asked', text: aside.takeback(who, takeback) } as const]),
    ...(pauseUntil === undefined
      ? []
      : [{ about: 'pause-proposed', text: aside.pause(who, whenText(draft, pauseUntil)) } as const]),
  ]
}

const standing = (draft: Draft, { mustJump, claims, offence, count }: AskedFacts): readonly Aside[] => {
  const { aside } = draft.mail
  const who = opponentText(draft)
  return [
    ...(mustJump ? [{ text: aside.mustJump(who) }] : []),
    ...claims.map((claim) => ({ text: aside.claim(claim) })),
    ...(offence.length > 0 ? [{ text: aside.offence(who, offence) }] : []),
    ...(count
      ? [
          {
            about: 'count-granted',
            text: count.yours ? aside.countOnYou(count.left) : aside.countOnThem(count.stronger, count.left),
          } as const,
        ]
      : []),
  ]
}

/** For a reader to move. `told`: the letter's own subject, not repeated. */
export const asideBlocks = (draft: Draft, told?: EventType): readonly Block[] => {
  const { asked: facts, turn } = draft.facts
  if (!facts || !turn?.yours) return []
  return [...asked(draft, facts), ...standing(draft, facts)]
    .filter(({ about }) => about === undefined || about !== told)
    .map(({ text }): Block => ({ kind: 'words', text }))
}
