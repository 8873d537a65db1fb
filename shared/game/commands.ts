import type { Deciders } from './decisions/basis/act.ts'
import { type AbortCommand, abortDeciders } from './decisions/ending/abort.ts'
import { type AppointCommand, appointDeciders } from './decisions/seats/appoint.ts'
import { type ArbiterCommand, arbiterDeciders } from './decisions/ending/arbiter.ts'
import { type SettingsCommand, settingsDeciders } from './decisions/seats/settings.ts'
import { type ClaimDrawCommand, claimDrawDeciders } from './decisions/ending/claim-draw.ts'
import { type TableClaimCommand, tableClaimDeciders } from './decisions/ending/claim-by-table.ts'
import { type ConcludeCommand, concludeDeciders } from './decisions/ending/conclude.ts'
import { type MoveCountCommand, moveCountDeciders } from './decisions/ending/move-count.ts'
import { type DeclineCommand, declineDeciders } from './decisions/seats/decline.ts'
import { type DrawCommand, drawDeciders } from './decisions/ending/draw.ts'
import { type ForgetCommand, forgetDeciders } from './decisions/seats/forget.ts'
import { type FreezeCommand, freezeDeciders } from './decisions/timing/freeze.ts'
import { type HuffCommand, huffDeciders } from './decisions/moving/huff.ts'
import { type JoinCommand, joinDeciders } from './decisions/seats/join.ts'
import { type LeaveCommand, leaveDeciders } from './decisions/timing/leave.ts'
import { type LinkCommand, type ReseatCommand, linkDeciders, reseatDeciders } from './decisions/seats/links.ts'
import { type MoveCommand, moveDeciders } from './decisions/moving/move.ts'
import type { OfferCommand } from './decisions/seats/offer.ts'
import { type PauseCommand, pauseDeciders } from './decisions/timing/pause.ts'
import { type SetConditionalMovesCommand, conditionalMovesDeciders } from './decisions/moving/set-conditional-moves.ts'
import { type RematchCommand, rematchDeciders } from './decisions/ending/rematch.ts'
import { type RemarkCommand, remarkDeciders } from './decisions/ending/remark.ts'
import { type RenewCommand, renewDeciders } from './decisions/seats/renew.ts'
import { type SayCommand, sayDeciders } from './decisions/moving/say.ts'
import { type ResignCommand, resignDeciders } from './decisions/ending/resign.ts'
import { type TakebackCommand, takebackDeciders } from './decisions/moving/takeback.ts'
import { type TickCommand, tickDeciders } from './decisions/timing/tick.ts'
import { type StopClocksCommand, stopClocksDeciders } from './decisions/timing/stop-clocks.ts'
import { type ExtraTimeCommand, extraTimeDeciders } from './decisions/timing/extra-time.ts'
import type { GameEvent } from './model/events.ts'
import type { Role } from './model/words.ts'

/**
 * What the holder of a link may do in a game besides moving. Pages and `POST /v1/games/{id}/actions` send these
 * commands.
 */
export type ActCommand =
  | ResignCommand
  | AbortCommand
  | RenewCommand
  | DrawCommand
  | ClaimDrawCommand
  | TableClaimCommand
  | ExtraTimeCommand
  | PauseCommand
  | LeaveCommand
  | HuffCommand
  | SetConditionalMovesCommand
  | TakebackCommand
  | RematchCommand
  | RemarkCommand
  | SayCommand
  | ReseatCommand
  | ForgetCommand
  | MoveCountCommand
  | ArbiterCommand

type OtherCommand =
  | MoveCommand
  | JoinCommand
  | DeclineCommand
  | AppointCommand
  | SettingsCommand
  | LinkCommand
  | TickCommand
  | FreezeCommand
  | StopClocksCommand
  | ConcludeCommand

export type GameCommand = ActCommand | OtherCommand

export type Command = OfferCommand | GameCommand

export type ActType = ActCommand['type']
export type CommandType = Command['type']
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>

/** The fields of an act's command besides those that every act has. */
export type ActFacts<T extends ActType> = Omit<CommandOf<T>, 'type' | 'by' | 'ply'>

/** The acts whose commands need no further fields. */
export type PlainActType = { [T in ActType]: object extends ActFacts<T> ? T : never }[ActType]

const ACTS: Deciders<ActCommand> = {
  ...resignDeciders,
  ...abortDeciders,
  ...renewDeciders,
  ...drawDeciders,
  ...claimDrawDeciders,
  ...tableClaimDeciders,
  ...extraTimeDeciders,
  ...pauseDeciders,
  ...leaveDeciders,
  ...huffDeciders,
  ...conditionalMovesDeciders,
  ...takebackDeciders,
  ...rematchDeciders,
  ...remarkDeciders,
  ...sayDeciders,
  ...reseatDeciders,
  ...forgetDeciders,
  ...moveCountDeciders,
  ...arbiterDeciders,
}

/** The decider of each command about an existing game. */
export const COMMANDS: Deciders<GameCommand> = {
  ...ACTS,
  ...moveDeciders,
  ...joinDeciders,
  ...declineDeciders,
  ...appointDeciders,
  ...settingsDeciders,
  ...linkDeciders,
  ...tickDeciders,
  ...freezeDeciders,
  ...stopClocksDeciders,
  ...concludeDeciders,
}

// The cast is sound: `ACTS` is made only of the spreads above, so it has exactly the keys of its type.
export const ACT_TYPES = Object.keys(ACTS) as readonly ActType[]

/** Returns whether a role may ever do this act. Only `decide` tells whether it may do so now. */
export const mayGive = (type: ActType, role: Role): boolean => {
  const { by } = ACTS[type]
  return by === 'either' || (by === 'arbiter') === (role === 'arbiter')
}

/** Returns whether this act of this role may have made `event`. */
export const isMadeBy = (event: GameEvent, type: ActType, role: Role): boolean =>
  event.type === ACTS[type].makes && mayGive(type, role) && (!('by' in event) || event.by === role)
