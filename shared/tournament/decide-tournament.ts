import { type Instant, wholeSecond } from '../game/model/words.ts'
import { closingDeciders } from './decisions/closing.ts'
import { enteringDeciders } from './decisions/entering.ts'
import { holderDeciders } from './decisions/holders.ts'
import { invitingDeciders } from './decisions/inviting.ts'
import { leavingDeciders } from './decisions/leaving.ts'
import { pausingDeciders } from './decisions/pausing.ts'
import { gamesToStart, startRefusal } from './decisions/starting.ts'
import { namesEntrants, preparingDeciders } from './decisions/preparing.ts'
import { rulingDeciders } from './decisions/ruling.ts'
import type { TournamentDecider, TournamentDeciders } from './decisions/tournament-decider.ts'
import { REPEATED, type TournamentDecision, deny, recordFacts } from './decisions/tournament-decision.ts'
import { founded } from './evolving/founding-facts.ts'
import type {
  FoundCommand,
  TournamentActType,
  TournamentCommand,
  TournamentCommandType,
} from './model/tournament-commands.ts'
import { TOURNAMENT_ALLOWANCE } from './model/tournament-limits.ts'
import { type Tournament, entrantOf } from './model/tournament.ts'
import type { Actor, ActorRole, EntrantNumber } from './model/words.ts'
import { boardsToRedraw } from './pairing/draw-boards.ts'

type LaterCommand = Exclude<TournamentCommand, FoundCommand>

/** The decider of each command about an existing tournament. */
export const TOURNAMENT_COMMANDS: TournamentDeciders<LaterCommand> = {
  ...preparingDeciders,
  ...invitingDeciders,
  ...enteringDeciders,
  ...leavingDeciders,
  ...pausingDeciders,
  ...rulingDeciders,
  ...holderDeciders,
  ...closingDeciders,
}

/** Commands that the service gives by itself, so that no page and no request offers them. */
const SERVICE_COMMANDS: ReadonlySet<string> = new Set<Exclude<TournamentCommandType, TournamentActType>>([
  'found',
  'confirm',
  'note-made',
  'score',
  'tick',
])

// The cast is sound: the table has exactly the types of its type, and those of the service are left out.
export const TOURNAMENT_ACT_TYPES = Object.keys(TOURNAMENT_COMMANDS).filter(
  (type) => !SERVICE_COMMANDS.has(type),
) as readonly TournamentActType[]

/** Returns whether a role may ever do this act. Only `decideTournament` tells whether it may do so now. */
export const mayDo = (type: TournamentActType, role: ActorRole): boolean => {
  const roles: readonly ActorRole[] = TOURNAMENT_COMMANDS[type].by
  return roles.includes(role)
}

const found = (tournament: Tournament | undefined, command: FoundCommand, at: Instant): TournamentDecision => {
  if (tournament !== undefined) return REPEATED
  const { type: _type, by: _by, ...facts } = command
  const fact = { type: 'founded', at, ...facts } as const
  const most = TOURNAMENT_ALLOWANCE.entrants
  if (command.entrants.length > most) return deny({ code: 'too-many-players', most })
  return namesEntrants(founded(fact), command.terms) ? recordFacts(fact) : deny({ code: 'pairs-do-not-fit' })
}

const isKnown = (tournament: Tournament, by: Actor): boolean =>
  !('number' in by) || entrantOf(tournament, by.number) !== undefined

/**
 * Decides which facts follow from a command about a tournament, or why it is refused. Every change goes through this
 * function. `now` is in milliseconds since 1970; `tournament` is undefined before it is founded.
 */
export const decideTournament = (
  tournament: Tournament | undefined,
  command: TournamentCommand,
  now: number,
): TournamentDecision => {
  const at = wholeSecond(now)
  if (command.type === 'found') return found(tournament, command, at)
  if (tournament === undefined) return deny({ code: 'no-such-tournament' })
  // The cast is sound: `TournamentDeciders` pairs each type with its own command, which TypeScript cannot follow here.
  const { by, decide } = TOURNAMENT_COMMANDS[command.type] as unknown as TournamentDecider<LaterCommand>
  if (!by.includes(command.by.role)) return deny({ code: 'not-yours-to-do' })
  return isKnown(tournament, command.by) ? decide(tournament, command, at) : deny({ code: 'no-such-player' })
}

/** What tells how many boards a command may make. */
export type DrawingCommand =
  | { readonly type: 'start' | 'tick' }
  | { readonly type: 'replace'; readonly player: EntrantNumber }
  | { readonly type: 'accept'; readonly by: { readonly number: EntrantNumber } }

/**
 * Returns how many draws a command needs: one for each board that it may make. The service draws them for the
 * tournament that it has just read, and again if another was stored meanwhile.
 */
export const drawsNeeded = (tournament: Tournament, command: DrawingCommand): number => {
  if (!('player' in command || 'by' in command))
    return tournament.status === 'open' && startRefusal(tournament) === undefined ? gamesToStart(tournament) : 0
  const leaver = 'player' in command ? command.player : entrantOf(tournament, command.by.number)?.replaces
  return tournament.status === 'running' && leaver !== undefined ? boardsToRedraw(tournament, leaver).length : 0
}
