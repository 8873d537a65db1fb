import type { FilledForm } from '../../kit/form-fields.ts'
import type { TournamentFact } from '../../../tournament/model/facts.ts'
import type { Actor, BoardNumber, EntrantNumber, OfficialRole } from '../../../tournament/model/words.ts'
import type { ListPreview } from '../founding/list-preview.ts'
import type { EventContext, EventView } from '../model/event-context.ts'
import type { PossibleFor } from '../model/possible-targets.ts'
import type { ActingPage } from '../model/tournament-act-form.ts'

/** What is shown of the email to an entrant. */
export type EntrantEmail = keyof EventContext['words']['official']['emails']

/**
 * The form that invites more players. `seen`: the names without an address that the secretary has been shown, so that
 * the same list is invited with the next press.
 */
export type InvitingForm = { readonly filled: FilledForm; readonly preview?: ListPreview; readonly seen?: string }

/** The page of a secretary or deputy. */
export type OfficialView = EventView &
  ActingPage & {
    readonly role: OfficialRole
    /** The reader's own link, and those that the reader may pass on. */
    readonly ownUrl: string
    readonly entryUrl?: string
    /** The link of a deputy who has no address, to be passed on. */
    readonly deputyUrl?: string
    /** The place of a secretary who plays, as long as it waits to be taken: where its form posts, with its key. */
    readonly ownPlaceForm?: { readonly path: string; readonly key: string }
    /** The page of a secretary who plays, as a player. */
    readonly ownEntryUrl?: string
    readonly links: ReadonlyMap<EntrantNumber, string>
    /** The paths of the boards at which the reader is the arbiter. */
    readonly boards: ReadonlyMap<BoardNumber, string>
    readonly emails: ReadonlyMap<EntrantNumber, EntrantEmail>
    /** All facts of the event, the oldest first. */
    readonly facts: readonly TournamentFact[]
    /** The secretary's address, as long as no link from its mailbox has led here. */
    readonly unconfirmed?: string
    /** How many sections the same press sends. */
    readonly sendable: number
    /** The entrant whose acts are open. */
    readonly opened?: EntrantNumber
    /** The board that the form of a decision names. */
    readonly ruling?: BoardNumber
    /** The form that invites more players, after it was read. */
    readonly inviting?: InvitingForm
    /** What was just done, in a sentence. */
    readonly done?: string
    /** What was refused, in a sentence, if no field shows it. */
    readonly refusal?: string
  }

/** An official's page with its context. */
export type OfficialPage = { readonly context: EventContext; readonly view: OfficialView }

/** Returns who may act, for the acts that have a target. */
export const askerOf = ({ context, view: { tournament, role } }: OfficialPage): PossibleFor => {
  const by: Actor = { role }
  return { tournament, by, now: context.now }
}

/** Returns where an official finds a board: at the arbiter's place, if it is theirs. */
export const boardPathOf = ({ boards }: OfficialView, number: BoardNumber, game: string): string =>
  boards.get(number) ?? `/g/${game}`
