import type { Deciders } from './act.ts'
import { type AbortCommand, abortDeciders } from './decisions/abort.ts'
import { type AppointCommand, appointDeciders } from './decisions/appoint.ts'
import { type ArbiterCommand, arbiterDeciders } from './decisions/arbiter.ts'
import { type SettingsCommand, settingsDeciders } from './decisions/choose.ts'
import { type ClaimDrawCommand, claimDrawDeciders } from './decisions/claim.ts'
import { type MoveCountCommand, moveCountDeciders } from './decisions/count.ts'
import { type DeclineCommand, declineDeciders } from './decisions/decline.ts'
import { type DrawCommand, drawDeciders } from './decisions/draw.ts'
import { type ForgetCommand, forgetDeciders } from './decisions/forget.ts'
import { type FreezeCommand, freezeDeciders } from './decisions/freeze.ts'
import { type HuffCommand, huffDeciders } from './decisions/huff.ts'
import { type JoinCommand, joinDeciders } from './decisions/join.ts'
import { type LeaveCommand, leaveDeciders } from './decisions/leave.ts'
import { type LinkCommand, type ReseatCommand, linkDeciders, reseatDeciders } from './decisions/links.ts'
import { type MoveCommand, moveDeciders } from './decisions/move.ts'
import type { OfferCommand } from './decisions/offer.ts'
import { type PauseCommand, pauseDeciders } from './decisions/pause.ts'
import { type SetConditionalMovesCommand, conditionalMovesDeciders } from './decisions/plan.ts'
import { type RematchCommand, rematchDeciders } from './decisions/rematch.ts'
import { type RemarkCommand, remarkDeciders } from './decisions/remark.ts'
import { type RenewCommand, renewDeciders } from './decisions/renew.ts'
import { type ResignCommand, resignDeciders } from './decisions/resign.ts'
import { type TakebackCommand, takebackDeciders } from './decisions/takeback.ts'
import { type TickCommand, tickDeciders } from './decisions/tick.ts'
import { type ExtraTimeCommand, extraTimeDeciders } from './decisions/time.ts'
import type { GameEvent } from './events.ts'
import type { Role } from './words.ts'

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
  | ExtraTimeCommand
  | PauseCommand
  | LeaveCommand
  | HuffCommand
  | SetConditionalMovesCommand
  | TakebackCommand
  | RematchCommand
  | RemarkCommand
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
  ...extraTimeDeciders,
  ...pauseDeciders,
  ...leaveDeciders,
  ...huffDeciders,
  ...conditionalMovesDeciders,
  ...takebackDeciders,
  ...rematchDeciders,
  ...remarkDeciders,
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
}

// The cast is sound: every spread above is written out, so `ACTS` has exactly the keys of its type.
export const ACT_TYPES = Object.keys(ACTS) as readonly ActType[]

/** Whether a role may ever do this act. Whether it may do so now is what `decide` answers. */
export const mayGive = (type: ActType, role: Role): boolean => {
  const { by } = ACTS[type]
  return by === 'either' || (by === 'director') === (role === 'director')
}

/** Whether `event` may stem from this act of this role. */
export const isMadeBy = (event: GameEvent, type: ActType, role: Role): boolean =>
  event.type === ACTS[type].makes && mayGive(type, role) && (!('by' in event) || event.by === role)
