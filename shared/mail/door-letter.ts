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
  readonly facts?: DoorFacts | undefined
  /** With the mailbox's mark. */
  readonly url: string
}

export type Waiting = {
  readonly first: WaitingSeat
  readonly others: readonly WaitingSeat[]
  readonly more: number
  /** People of one order read the same, whether they are invited or have their seat. */
  readonly isOrdered: boolean
  /** Whose site it is, if its operator says so. */
  readonly club?: string | undefined
  readonly stopAllUrl: string
}

/** A sentence for each that is known, so that no language has to join them. */
const toldOf = ({ round, board, names }: DoorFacts, { door }: Words['mail']): readonly string[] => {
  const [name, other] = names
  return [
    ...(round === undefined ? [] : [door.round(round)]),
    ...(board === undefined ? [] : [door.board(board)]),
    ...(name === undefined ? [] : [other === undefined ? door.opponent(name) : door.players(name, other)]),
  ]
}

/** Said once if it is that of several games. */
const commonEvent = ({ first, others }: Waiting): string | undefined => {
  const event = first.facts?.event
  return others.length > 0 && others.every(({ facts }) => facts?.event === event) ? event : undefined
}

const SEATED = { creator: 'player', opponent: 'player', director: 'director' } as const satisfies Record<Role, string>

export const seatText = (
  { role, rules, game, isInvited }: Omit<WaitingSeat, 'url' | 'facts'>,
  { texts, mail: { door } }: Words,
): string => door.seat(texts.rules[rules], (isInvited ? door.invitations : door.roles)[SEATED[role]], shortId(game))

const textOf = ({ first, others, isOrdered }: Waiting, { door }: Words['mail']) => {
  if (others.length > 0) return door.several
  if (isOrdered) return door.ordered
  return first.isInvited ? door.invited : door.asked
}

/** Are emails wanted? Or an invitation. Every word is ours but those of `facts`: strangers may have caused it. */
export const composeDoor = (waiting: Waiting, words: Words): Composed => {
  const { first, others, more, isOrdered, club, stopAllUrl } = waiting
  const { mail } = words
  const { subject, title, text, open, otherwise } = textOf(waiting, mail)
  const common = commonEvent(waiting)
  const named = (seat: WaitingSeat): string => {
    const { event } = seat.facts ?? {}
    return [
      seatText(seat, words),
      ...(event === undefined || event === common ? [] : [`${event}.`]),
      ...(seat.facts ? toldOf(seat.facts, mail) : []),
    ].join(' ')
  }
  const blocks: readonly Block[] = [
    { kind: 'title', text: title },
    ...(club === undefined ? [] : [{ kind: 'words', text: mail.door.club(club) } as const]),
    { kind: 'words', text },
    ...(common === undefined ? [] : [{ kind: 'words', text: `${common}.`, weight: 'strong' } as const]),
    { kind: 'words', text: named(first) },
    { kind: 'button', link: { text: open, url: first.url } },
    ...others.map((seat): Block => ({ kind: 'address', lead: named(seat), url: seat.url })),
    ...(more > 0 ? [{ kind: 'words', text: mail.door.more(more) } as const] : []),
    { kind: 'words', text: otherwise },
  ]
  // The others say so themselves.
  const boards = others.length === 0 && !isOrdered && !first.isInvited ? 1 : 0
  const whole = club === undefined ? subject : `${subject} · ${club}`
  return composeNotice({ list: 'door', subject: whole, news: text, blocks, boards, stopAllUrl }, words)
}
