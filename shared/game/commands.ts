import type { Deciders } from './act.ts'
import { type AbortCommand, aborting } from './decisions/abort.ts'
import { type AppointCommand, appointing } from './decisions/appoint.ts'
import { type ArbiterCommand, arbitrating } from './decisions/arbiter.ts'
import { type ChoiceCommand, choosing } from './decisions/choose.ts'
import { type ClaimCommand, claiming } from './decisions/claim.ts'
import { type CountCommand, counting } from './decisions/count.ts'
import { type DeclineCommand, declining } from './decisions/decline.ts'
import { type DrawCommand, drawing } from './decisions/draw.ts'
import { type ForgetCommand, forgetting } from './decisions/forget.ts'
import { type FreezeCommand, freezing } from './decisions/freeze.ts'
import { type HuffCommand, huffing } from './decisions/huff.ts'
import { type JoinCommand, joining } from './decisions/join.ts'
import { type LeaveCommand, leaving } from './decisions/leave.ts'
import { type LinkCommand, type ReseatCommand, linking, reseating } from './decisions/links.ts'
import { type MoveCommand, moving } from './decisions/move.ts'
import type { OfferCommand } from './decisions/offer.ts'
import { type PauseCommand, pausing } from './decisions/pause.ts'
import { type PlanCommand, planning } from './decisions/plan.ts'
import { type RematchCommand, rematching } from './decisions/rematch.ts'
import { type RemarkCommand, remarking } from './decisions/remark.ts'
import { type RenewCommand, renewing } from './decisions/renew.ts'
import { type ResignCommand, resigning } from './decisions/resign.ts'
import { type TakebackCommand, takingBack } from './decisions/takeback.ts'
import { type TickCommand, ticking } from './decisions/tick.ts'
import { type TimeCommand, timing } from './decisions/time.ts'
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
  | ClaimCommand
  | TimeCommand
  | PauseCommand
  | LeaveCommand
  | HuffCommand
  | PlanCommand
  | TakebackCommand
  | RematchCommand
  | RemarkCommand
  | ReseatCommand
  | ForgetCommand
  | CountCommand
  | ArbiterCommand

type OtherCommand =
  | MoveCommand
  | JoinCommand
  | DeclineCommand
  | AppointCommand
  | ChoiceCommand
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
  ...resigning,
  ...aborting,
  ...renewing,
  ...drawing,
  ...claiming,
  ...timing,
  ...pausing,
  ...leaving,
  ...huffing,
  ...planning,
  ...takingBack,
  ...rematching,
  ...remarking,
  ...reseating,
  ...forgetting,
  ...counting,
  ...arbitrating,
}

/** The decider of each command about an existing game. */
export const COMMANDS: Deciders<GameCommand> = {
  ...ACTS,
  ...moving,
  ...joining,
  ...declining,
  ...appointing,
  ...choosing,
  ...linking,
  ...ticking,
  ...freezing,
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
