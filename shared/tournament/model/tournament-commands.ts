import type { Colour } from '../../draughts/index.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import type { BoardDraw, BoardOutcome } from './boards.ts'
import type { HeadingId } from './facts.ts'
import type { NewEntrant } from './people.ts'
import type { TournamentTerms } from './tournament-terms.ts'
import type { ActorOf, ActorRole, BoardNumber, EntrantNumber } from './words.ts'

type CommandBy<T extends string, R extends ActorRole> = { readonly type: T; readonly by: ActorOf<R> }

/**
 * What is drawn for boards that may be made: as many as `drawsNeeded` says for this command. Spare ones are left
 * unused.
 */
type Drawing = { readonly draws: readonly BoardDraw[] }
type Target = { readonly player: EntrantNumber }

/** Founds a tournament. `owner`: who has it in their list. */
export type FoundCommand = CommandBy<'found', 'secretary'> & {
  readonly terms: TournamentTerms
  readonly salt: string
  readonly secretary: { readonly name: string; readonly contact: ContactId }
  readonly entrants: readonly NewEntrant[]
  readonly owner?: string
  readonly heading?: HeadingId
}

type PreparingCommand =
  | (CommandBy<'change', 'secretary'> & { readonly terms: TournamentTerms })
  | CommandBy<'send', 'secretary'>
  | (CommandBy<'start', 'secretary'> & Drawing)
  /** `plays`: the deputy is this entrant. */
  | (CommandBy<'appoint-deputy', 'secretary'> & {
      readonly name: string
      readonly contact: ContactId
      readonly plays?: EntrantNumber
    })
  | CommandBy<'accept-deputy', 'deputy'>
  | CommandBy<'dismiss-deputy', 'secretary' | 'deputy'>

type EntryCommand =
  /** A captain may invite only one, as `replaces` for a player of the own team. */
  | (CommandBy<'invite', 'secretary' | 'player'> & {
      readonly entrants: readonly NewEntrant[]
      readonly replaces?: EntrantNumber
    })
  | (CommandBy<'remove', 'secretary'> & Target)
  | (CommandBy<'approve', 'secretary'> & Target)
  /** Gives the place of `player` to `with`, who has entered and waits for a place. */
  | (CommandBy<'replace', 'secretary' | 'player'> & Target & Drawing & { readonly with: EntrantNumber })
  | (CommandBy<'enter', 'stranger'> & { readonly entrant: NewEntrant })
  | (CommandBy<'accept', 'invitee'> & Drawing)
  | CommandBy<'decline', 'invitee'>
  | CommandBy<'withdraw', 'player'>
  | (CommandBy<'expel', 'secretary'> & Target & { readonly reason: string })

type RunningCommand =
  | (CommandBy<'pause', 'secretary'> & { readonly until: Instant })
  | CommandBy<'resume', 'secretary'>
  /** `from`: now, unless it is given. No days end the leave. */
  | (CommandBy<'away', 'player'> & { readonly from?: Instant; readonly days: number })
  | (CommandBy<'warn', 'secretary' | 'deputy'> & Target & { readonly reason: string })
  | (CommandBy<'write', 'secretary'> & { readonly text: string; readonly to?: EntrantNumber })
  | (CommandBy<'rule', 'secretary' | 'deputy'> & {
      readonly board: BoardNumber
      readonly winner: Colour | null | 'void'
      readonly reason: string
    })
  | (CommandBy<'appeal', 'player'> & { readonly board: BoardNumber; readonly text: string })
  | (CommandBy<'cancel', 'secretary'> & { readonly reason: string })

type LinkHolder = 'secretary' | 'deputy' | 'player'

type HolderCommand =
  | CommandBy<'rotate-link', LinkHolder>
  | (CommandBy<'rename', LinkHolder> & { readonly name: string })
  | (CommandBy<'forget', LinkHolder | 'invitee'> & { readonly contact: ContactId })

/** What the service does by itself. Each may come twice, late, or in any order. */
type ServiceCommand =
  /** The secretary's mailbox was proven, or an API key founded the event. */
  | CommandBy<'confirm', 'service'>
  /** The games of the boards up to `through` exist. */
  | (CommandBy<'note-made', 'service'> & { readonly through: BoardNumber })
  /** What was read of games: how they ended, and in which version. */
  | (CommandBy<'score', 'service'> & {
      readonly results: readonly {
        readonly board: BoardNumber
        readonly version: number
        readonly outcome: BoardOutcome
      }[]
    })
  /** Does what an instant has made due: begin, close, void what is left, finish. */
  | (CommandBy<'tick', 'service'> & Drawing)

/** What a person may do in a tournament. Pages and the API send these commands. */
export type TournamentAct = PreparingCommand | EntryCommand | RunningCommand | HolderCommand

export type TournamentCommand = FoundCommand | TournamentAct | ServiceCommand

export type TournamentActType = TournamentAct['type']
export type TournamentCommandType = TournamentCommand['type']
export type TournamentCommandOf<T extends TournamentCommandType> = Extract<TournamentCommand, { readonly type: T }>
