import { MAIL } from '../game/bounds.ts'
import { type Game, personOf } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import { cleanMessage, cleanName } from './clean.ts'
import { isPlainEvent, isPlainName } from './plain-names.ts'

/** What tells a game of an order from its reader's others. Cleaned. */
export type DoorFacts = {
  readonly event?: string
  readonly round?: string
  readonly board?: string
  /** The opponent's name; to an arbiter, the creator's and the opponent's. */
  readonly names: readonly string[]
}

const OTHERS: Readonly<Record<Role, readonly Role[]>> = {
  creator: ['opponent'],
  opponent: ['creator'],
  director: ['creator', 'opponent'],
}

const known = (facts: { readonly [F in keyof DoorFacts]: DoorFacts[F] | undefined }): DoorFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as DoorFacts

export const doorFacts = (game: Game, role: Role): DoorFacts => {
  const { event, round, board } = game.labels ?? {}
  const cleaned = (label: string | undefined): string | undefined => label && cleanMessage(label)
  const names = OTHERS[role].map((other) => personOf(game, other)?.name).filter((name) => name !== undefined)
  return known({ event: cleaned(event), round: cleaned(round), board: cleaned(board), names: names.map(cleanName) })
}

/** Digits in a text count as numbers: round 2 before round 10, and both before the final. */
const { compare } = new Intl.Collator('und', { numeric: true })

const SORTED_BY = ['event', 'round', 'board'] as const satisfies readonly (keyof DoorFacts)[]

const byLabel = (one: string | undefined, other: string | undefined): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : compare(one, other)

/** As a schedule lists them; games without a label come after those with one. */
export const bySchedule = (one: Partial<DoorFacts> = {}, other: Partial<DoorFacts> = {}): number =>
  SORTED_BY.map((label) => byLabel(one[label], other[label])).find((order) => order !== 0) ?? 0

const ROUND = /^[1-9]\d?$/
const BOARD = /^[1-9]\d{0,2}$/

const onlyIf = (text: string | undefined, isPlain: (text: string) => boolean): string | undefined =>
  text !== undefined && isPlain(text) ? text : undefined

/**
 * Of one email's games, in their order: what a mailbox that has not said yes may read of others' words. Plain names, `MAIL.strangerNames` that differ,
 * and one event; rounds to 99 and boards to 999. Whatever a program writes there, it is no message.
 */
export const plainFacts = (games: readonly DoorFacts[]): readonly DoorFacts[] => {
  const event = games.map((facts) => onlyIf(facts.event, isPlainEvent)).find((each) => each !== undefined)
  const said = new Set<string>()
  const isSaid = (name: string): boolean => {
    if (!isPlainName(name) || (said.size >= MAIL.strangerNames && !said.has(name))) return false
    said.add(name)
    return true
  }
  return games.map((facts) =>
    known({
      event: onlyIf(facts.event, (each) => each === event),
      round: onlyIf(facts.round, (each) => ROUND.test(each)),
      board: onlyIf(facts.board, (each) => BOARD.test(each)),
      names: facts.names.filter(isSaid),
    }),
  )
}
