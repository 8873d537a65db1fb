import type { Instant } from '../../../game/model/words.ts'
import type { TournamentActType } from '../../../tournament/model/tournament-commands.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import type { Actor, BoardNumber, EntrantNumber } from '../../../tournament/model/words.ts'
import { wouldCount } from '../../../tournament/possible-tournament-acts.ts'

/** Somebody who may act, and when. */
export type PossibleFor = { readonly tournament: Tournament; readonly by: Actor; readonly now: Instant }

const newcomer = { name: 'any', contact: 'any' }

/** The smallest fields of an act that has a player as its target. */
const PLAYER_FIELDS = {
  remove: (player: EntrantNumber) => ({ player }),
  approve: (player: EntrantNumber) => ({ player }),
  expel: (player: EntrantNumber) => ({ player, reason: '' }),
  warn: (player: EntrantNumber) => ({ player, reason: '' }),
  write: (to: EntrantNumber) => ({ to, text: '' }),
  invite: (replaces: EntrantNumber) => ({ entrants: [newcomer], replaces }),
} as const satisfies Partial<Record<TournamentActType, (player: EntrantNumber) => object>>

export type PlayerAct = keyof typeof PLAYER_FIELDS

/** Returns whether somebody may do an act to a player: what the core would accept. */
export const mayDoTo = (asker: PossibleFor, type: PlayerAct, player: EntrantNumber): boolean =>
  wouldCount(asker, type, PLAYER_FIELDS[type](player))

/** Returns the boards about which somebody may decide, or appeal. */
export const boardsFor = (asker: PossibleFor, type: 'rule' | 'appeal'): readonly BoardNumber[] =>
  asker.tournament.boards
    .map(({ number }) => number)
    .filter((board) =>
      type === 'appeal'
        ? wouldCount(asker, type, { board, text: '' })
        : wouldCount(asker, type, { board, winner: null, reason: '' }) ||
          wouldCount(asker, type, { board, winner: 'black', reason: '' }),
    )
