import type { GameView } from '../../api/views/game-view.ts'

/** Who makes the first move after the invitation is accepted; for the reader also until when, if there is a clock. */
export type FirstTurn = { readonly by: 'reader' | 'creator' | 'toss'; readonly due?: string }

/** An invitation as its reader sees it. */
export type InvitationView = {
  readonly view: GameView
  readonly as: 'opponent' | 'arbiter'
  /** The name that the creator gave. */
  readonly named?: string
  /** True if the reader came by the email to the invited address. It is kept unless they give another. */
  readonly isByEmail: boolean
  /** Who begins if the opponent accepts now. */
  readonly begins?: FirstTurn
  /** How many other games of the same owner wait for the mailbox that the reader came by. */
  readonly together?: number
  /**
   * Why the reader's link may not answer. `corrected`: it was emailed to an address that the creator has corrected
   * since. `incomplete`: its end is missing or was changed on the way.
   */
  readonly fault?: 'corrected' | 'incomplete'
  readonly path: string
  readonly openUntil: string
  readonly watchUrl: string
}
