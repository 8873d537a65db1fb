import type { Entrant } from '../../../tournament/model/people.ts'
import type { BoardNumber } from '../../../tournament/model/words.ts'
import type { EventContext, EventView } from '../model/event-context.ts'
import type { ActingPage } from '../model/tournament-act-form.ts'

/** A board of the reader. `rows`: its position as the reader sees it, from the top. */
export type OwnBoard = {
  readonly number: BoardNumber
  /** The reader's seat. Undefined until its game is made. */
  readonly path?: string
  readonly rows?: readonly string[]
}

/** The page of a player, or of somebody who applied or waits. */
export type PlayerView = EventView &
  ActingPage & {
    readonly entrant: Entrant
    readonly ownUrl: string
    readonly boards: ReadonlyMap<BoardNumber, OwnBoard>
    /** The reader came by an email, and has not agreed to emails yet. */
    readonly asksConsent: boolean
    /** The reader's address, as long as it gets no emails because nobody has pressed the button in the first one. */
    readonly unconfirmed?: string
    /** The most days that the leave of a board still allows. */
    readonly leaveLeft: number
    readonly done?: string
    readonly refusal?: string
  }

export type EntrantPage = { readonly context: EventContext; readonly view: PlayerView }
