import * as z from 'zod/mini'
import { COLOURS } from '../../../draughts/index.ts'
import { COUNT_BOUNDS } from '../../../game/limits/bounds.ts'
import type { TournamentActType } from '../../../tournament/model/tournament-commands.ts'
import { TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { countInput, instantInput, nameInput, textBlockInput, textInput } from '../../values/values.ts'
import { type Parsed, parse, parseJson } from '../parse-body.ts'
import { personBody } from '../shapes.ts'
import {
  boardNumberInput,
  entrantNumberInput,
  entrantsInput,
  listInput,
  tournamentTermsBody,
} from './tournament-shapes.ts'

const player = entrantNumberInput
const reason = textInput(TOURNAMENT_TEXTS.reason)

/** How an official decides a board. */
export const RULINGS = [...COLOURS, 'draw', 'void'] as const

const act = <T extends TournamentActType, F extends z.core.$ZodShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields })

/**
 * The body of each act of `POST /v1/tournaments/{id}/actions`. Pages read their forms into the same bodies. Who enters by
 * the open link has a route of their own.
 */
export const TOURNAMENT_ACT_SHAPES = {
  change: act('change', { terms: tournamentTermsBody }),
  send: act('send', {}),
  start: act('start', {}),
  'appoint-deputy': act('appoint-deputy', { person: personBody, plays: z.optional(player) }),
  'accept-deputy': act('accept-deputy', {}),
  'dismiss-deputy': act('dismiss-deputy', {}),
  invite: act('invite', {
    entrants: z.optional(entrantsInput.check(z.minLength(1))),
    list: z.optional(listInput),
    replaces: z.optional(player),
  }),
  remove: act('remove', { player }),
  approve: act('approve', { player }),
  replace: act('replace', { player, with: player }),
  accept: act('accept', {}),
  decline: act('decline', {}),
  withdraw: act('withdraw', {}),
  expel: act('expel', { player, reason }),
  pause: act('pause', { until: instantInput }),
  resume: act('resume', {}),
  away: act('away', { days: countInput(COUNT_BOUNDS.awayDays), from: z.optional(instantInput) }),
  warn: act('warn', { player, reason }),
  write: act('write', { text: textBlockInput(TOURNAMENT_TEXTS.message), to: z.optional(player) }),
  rule: act('rule', { board: boardNumberInput, result: z.enum(RULINGS), reason }),
  appeal: act('appeal', { board: boardNumberInput, text: textInput(TOURNAMENT_TEXTS.reason) }),
  cancel: act('cancel', { reason }),
  'rotate-link': act('rotate-link', {}),
  rename: act('rename', { name: nameInput }),
  forget: act('forget', {}),
} as const satisfies { readonly [T in Exclude<TournamentActType, 'enter'>]: z.ZodMiniType }

export type ReadableTournamentAct = keyof typeof TOURNAMENT_ACT_SHAPES

// The cast is sound: the table above has exactly these keys.
export const READABLE_TOURNAMENT_ACTS = Object.keys(TOURNAMENT_ACT_SHAPES) as readonly ReadableTournamentAct[]

/** An act as a request asks for it. */
export type ReadTournamentAct = {
  readonly [T in ReadableTournamentAct]: z.infer<(typeof TOURNAMENT_ACT_SHAPES)[T]>
}[ReadableTournamentAct]

/** The field that every act has. Each type has further ones. */
export const tournamentActBody = z.looseObject({ type: z.enum(READABLE_TOURNAMENT_ACTS) })

/** Checks the body of an act: its type first, so that all issues are about the fields of this type. */
export const parseTournamentAct = (value: unknown): Parsed<ReadTournamentAct> => {
  const read = parse(tournamentActBody, value)
  if (!read.ok) return read
  const shape: z.ZodMiniType<ReadTournamentAct> = TOURNAMENT_ACT_SHAPES[read.value.type]
  return parse(shape, value)
}

/** Reads the body of `POST /v1/tournaments/{id}/actions`. */
export const readTournamentAction = (body: string): Parsed<ReadTournamentAct> => parseJson(body, parseTournamentAct)
