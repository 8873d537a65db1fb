import type { Block } from './blocks.ts'
import { type Desk, opponentText, whenText } from './desk.ts'
import type { AskedFacts } from './asked.ts'
import type { News } from './letters.ts'

/** What the opponent wrote with his move: his words, set apart from ours. */
export const messageBlocks = (desk: Desk): readonly Block[] => {
  const message = desk.facts.asked?.message
  return message === undefined
    ? []
    : [{ kind: 'quote', lead: desk.mail.aside.message(opponentText(desk)), text: message }]
}

type Aside = { readonly about?: News; readonly text: string }

/** What the opponent, or the arbiter, has asked. */
const asked = (desk: Desk, { drawOffered, takeback, pauseUntil, objectUntil }: AskedFacts): readonly Aside[] => {
  const { aside } = desk.mail
  const who = opponentText(desk)
  return [
    ...(objectUntil === undefined
      ? []
      : [{ about: 'reseat-asked', text: aside.object(whenText(desk, objectUntil)) } as const]),
    ...(drawOffered ? [{ about: 'draw-offered', text: aside.drawOffered(who) } as const] : []),
    ...(takeback === undefined ? [] : [{ about: 'takeback-asked', text: aside.takeback(who, takeback) } as const]),
    ...(pauseUntil === undefined
      ? []
      : [{ about: 'pause-proposed', text: aside.pause(who, whenText(desk, pauseUntil)) } as const]),
  ]
}

/** What the board itself allows or demands. */
const standing = (desk: Desk, { mustJump, claims, offence, count }: AskedFacts): readonly Aside[] => {
  const { aside } = desk.mail
  const who = opponentText(desk)
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

/** What waits for the reader where it is his turn; `told`: what the letter is about says the rest of it already. */
export const asideBlocks = (desk: Desk, told?: News): readonly Block[] => {
  const { asked: facts, turn } = desk.facts
  if (!facts || !turn?.yours) return []
  return [...asked(desk, facts), ...standing(desk, facts)]
    .filter(({ about }) => about === undefined || about !== told)
    .map(({ text }): Block => ({ kind: 'words', text }))
}
