import type { Terms } from '../game/terms.ts'
import type { Role } from '../game/words.ts'
import type { Words } from '../texts/languages.ts'
import type { Block } from './blocks.ts'
import type { Composed } from './compose.ts'
import type { DoorFacts } from './door-facts.ts'
import { shortId } from './envelope.ts'
import { composeNotice } from './notice.ts'

/** Waits for its reader's consent. No names but those of an order's games: the reader knows no one yet. */
export type WaitingSeat = {
  readonly game: string
  readonly role: Role
  readonly rules: Terms['rules']
  readonly isInvited: boolean
  /** Of an order's game. */
  readonly facts?: DoorFacts
  /** With the mailbox's mark. */
  readonly url: string
}

export type Waiting = {
  readonly first: WaitingSeat
  readonly others: readonly WaitingSeat[]
  readonly more: number
  readonly stopAllUrl: string
}

/** A sentence for each that is known, so that no language has to join them. */
const toldOf = ({ event, round, board, names }: DoorFacts, { door }: Words['mail']): readonly string[] => {
  const [name, other] = names
  return [
    ...(event === undefined ? [] : [`${event}.`]),
    ...(round === undefined ? [] : [door.round(round)]),
    ...(board === undefined ? [] : [door.board(board)]),
    ...(name === undefined ? [] : [other === undefined ? door.opponent(name) : door.players(name, other)]),
  ]
}

/** Are emails wanted? Or an invitation. Every word is ours but those of `facts`: strangers may have caused it. */
export const composeDoor = ({ first, others, more, stopAllUrl }: Waiting, words: Words): Composed => {
  const { texts, mail } = words
  const { door } = mail
  const named = ({ role, rules, game, isInvited, facts }: WaitingSeat): string =>
    [
      door.seat(texts.rules[rules], (isInvited ? door.invitations : door.roles)[role], shortId(game)),
      ...(facts ? toldOf(facts, mail) : []),
    ].join(' ')
  const { subject, title, text, open, otherwise } = first.isInvited ? door.invited : door
  const blocks: readonly Block[] = [
    { kind: 'title', text: title },
    { kind: 'words', text },
    { kind: 'words', text: named(first) },
    { kind: 'button', link: { text: open, url: first.url } },
    ...others.map((seat): Block => ({ kind: 'address', lead: named(seat), url: seat.url })),
    ...(more > 0 ? [{ kind: 'words', text: door.more(more) } as const] : []),
    { kind: 'words', text: otherwise },
  ]
  const isSecret = [first, ...others].some(({ isInvited }) => !isInvited)
  return composeNotice({ list: 'door', subject, news: text, blocks, isSecret, stopAllUrl }, words)
}
