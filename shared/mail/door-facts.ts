import { type Game, personOf } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import { unicode } from '../game/unicode.ts'
import { cleanMessage, cleanName } from './clean.ts'

/** What tells a game of an order from its reader's others. */
export type DoorFacts = {
  readonly event?: string
  readonly round?: string
  readonly board?: string
  /** The opponent's name; to an arbiter, the creator's and the opponent's. */
  readonly names: readonly string[]
}

/** At most three words of letters, 24 in all: no address, no number to call, hardly a sentence. */
const NAME = unicode("^(?=.{1,24}$)[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+){0,2}$")

/** The same, and then a year. */
const EVENT = unicode("^(?=.{1,24}(?: \\d{4})?$)[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+){0,2}(?: \\d{4})?$")

const NUMBER = /^\d{1,3}$/

const OTHERS: Readonly<Record<Role, readonly Role[]>> = {
  creator: ['opponent'],
  opponent: ['creator'],
  director: ['creator', 'opponent'],
}

/** Of others' words a mailbox that has not said yes gets only those that can be no message; `isProven` gets all. */
export const doorFacts = (game: Game, role: Role, isProven: boolean): DoorFacts => {
  const shown = (text: string | undefined, plain: RegExp): string | undefined =>
    text === undefined || (!isProven && !plain.test(text)) ? undefined : cleanMessage(text)
  const { event, round, board } = game.labels ?? {}
  const facts = { event: shown(event, EVENT()), round: shown(round, NUMBER), board: shown(board, NUMBER) }
  const names = OTHERS[role].flatMap((other) => {
    const name = personOf(game, other)?.name
    return name === undefined || (!isProven && !NAME().test(name)) ? [] : [cleanName(name)]
  })
  const known = Object.entries(facts).filter(([, text]) => text !== undefined)
  return { ...(Object.fromEntries(known) as Omit<DoorFacts, 'names'>), names }
}
