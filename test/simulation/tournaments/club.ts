import type { TournamentActRequest } from '../../../shared/service/tournaments/acts/act-request.ts'
import type { Dice } from '../chance.ts'
import type { Company } from '../players/company.ts'
import type { DeedAnswer, Deeds } from './deeds.ts'

/** The people of a tournament: what they know, and how they get something done. */
export type Club = {
  readonly company: Company
  readonly dice: Dice
  readonly deeds: Deeds
  /** Lets somebody do this by their link, if they have one. */
  readonly act: (id: string, holder: string, request: TournamentActRequest, then?: (answer: DeedAnswer) => void) => void
  /** Lets the secretary, as the arbiter of a board, decide its game. */
  readonly judge: (id: string, board: number) => void
  /** Returns a new name in this world. */
  readonly newcomer: () => string
}
