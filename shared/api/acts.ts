import * as z from 'zod/mini'
import { CLAIMS, COLOURS, type Colour } from '../draughts/index.ts'
import { type ActCommand, type ActFacts, type ActType, type PlainActType, mayGive } from '../game/commands.ts'
import { type Play, seatOf } from '../game/game.ts'
import type { Plan } from '../game/plan.ts'
import type { Refusal } from '../game/refusals.ts'
import { COUNTS, LONGEST, PLAN, SPANS } from '../game/bounds.ts'
import { type Role, type Seat, otherSeat } from '../game/words.ts'
import { type FormReader, asItStands, dayIn, filled, given, linesIn, periodOf, wholeNumber } from './forms.ts'
import { FORMS, count, duration, instant, ply, spanBetween, text } from './values.ts'

/** What an act depends on besides its body: who asks, in which game, and the names that the service makes. */
export type Asker = {
  readonly role: Role
  readonly play: Play | undefined
  /** The name under which the plan of the body is filed. */
  readonly plan: string
  /** The id that a rematch gets. */
  readonly next: () => string
  /** A new entry of the address book. */
  readonly contact: () => string
}

/** An act that was read, and the command that it becomes for the role that asks. */
export type Action = {
  readonly type: ActType
  readonly ply: number
  /** The lines of a plan: they are filed before the game hears of them. */
  readonly lines?: Plan['lines']
  readonly commandFor: (asker: Asker) => ActCommand | Refusal
}

const NOT_YOURS: Refusal = { code: 'not-yours-to-do' }

type BodyOf<S extends z.core.$ZodShape> = z.output<z.ZodMiniObject<S>>
type More<S extends z.core.$ZodShape> = {
  readonly form?: FormReader
  readonly lines?: (body: BodyOf<S>) => Plan['lines']
}

/** One act, as a row of the table. */
type Row<T extends ActType> = {
  readonly type: T
  /** The fields of its body beside `type` and `ply`. */
  readonly fields: z.core.$ZodShape
  /** The whole body. */
  readonly shape: z.ZodMiniType<Action>
  readonly form: FormReader
}

/** A row: the fields of the body, what the command has besides `type`, `by` and `ply`, and how the form reads where it has other fields. */
const act = <T extends ActType, S extends z.core.$ZodShape>(
  type: T,
  fields: S,
  facts: (body: BodyOf<S>, asker: Asker) => ActFacts<T> | Refusal,
  { form = asItStands(Object.keys(fields)), lines }: More<S> = {},
): Row<T> => {
  const loose: z.core.$ZodShape = fields
  const shape = z.pipe(
    z.strictObject({ ...loose, type: z.literal(type), ply }),
    z.transform((read): Action => {
      // TypeScript does not follow a generic spread: what was read has the fields, and the command has the facts of its type.
      const body = read as unknown as BodyOf<S>
      const commandFor = (asker: Asker): ActCommand | Refusal => {
        const made = mayGive(type, asker.role) ? facts(body, asker) : NOT_YOURS
        return 'code' in made ? made : ({ ...made, type, by: asker.role, ply: read.ply } as unknown as ActCommand)
      }
      return { type, ply: read.ply, commandFor, ...(lines && { lines: lines(body) }) }
    }),
  )
  return { type, fields: loose, shape, form }
}

/** An act that says nothing but its name. */
const plain = <T extends PlainActType>(type: T): Row<T> => act(type, {}, () => ({}) as ActFacts<T>)

const seatIn = (play: Play | undefined, colour: Colour | undefined): Seat | undefined =>
  play && colour ? seatOf(play, colour) : undefined

/** The seat that the arbiter names, or the one opposite. */
const lostSeat = ({ role, play }: Asker, named: Colour | undefined): Seat | undefined =>
  seatIn(play, named) ?? (role === 'director' ? undefined : otherSeat(role))

const colour = z.enum(COLOURS)
/** Any time that reads as one: the game answers `too-long` to what is outside `SPANS.gift`. */
const time = duration(SPANS.perMove).register(FORMS, spanBetween(SPANS.gift))
const line = z.array(text(LONGEST.move)).check(z.maxLength(2 * PLAN.deep))

/** Every act but a move. The API, the pages and the documentation page read it. */
export const ACTS: { readonly [T in ActType]: Row<T> } = {
  resign: plain('resign'),
  abort: plain('abort'),
  renew: plain('renew'),
  'offer-draw': plain('offer-draw'),
  'accept-draw': plain('accept-draw'),
  'decline-draw': plain('decline-draw'),
  'withdraw-draw': plain('withdraw-draw'),
  'claim-draw': act('claim-draw', { claim: z.enum(CLAIMS) }, ({ claim }) => ({ claim })),
  'give-time': act(
    'give-time',
    { time, seat: z.optional(colour) },
    ({ time: more, seat }, { play }) => ({ time: more, seat: seatIn(play, seat) }),
    {
      form: {
        names: ['days', 'seat'],
        read: (values) => ({ time: periodOf(values['days']), ...given(values, 'seat') }),
      },
    },
  ),
  'play-on': act(
    'play-on',
    { time: z.optional(time) },
    ({ time: more }) => ({ ...(more !== undefined && { time: more }) }),
    {
      form: {
        names: ['days'],
        read: (values) => (filled(values['days']) === undefined ? {} : { time: periodOf(values['days']) }),
      },
    },
  ),
  'propose-pause': act('propose-pause', { until: instant }, ({ until }) => ({ until }), {
    form: { names: ['until', 'timeZone'], read: (values) => ({ until: dayIn(values, 'until') }) },
  }),
  'accept-pause': plain('accept-pause'),
  'decline-pause': plain('decline-pause'),
  'end-pause': plain('end-pause'),
  'take-leave': act(
    'take-leave',
    { days: count(COUNTS.leaveDays), from: z.optional(instant) },
    ({ days, from }) => ({ days, ...(from !== undefined && { from }) }),
    {
      form: {
        names: ['days', 'from', 'timeZone'],
        read: (values) => ({
          days: wholeNumber(values['days']),
          ...(filled(values['from']) !== undefined && { from: dayIn(values, 'from') }),
        }),
      },
    },
  ),
  'end-leave': plain('end-leave'),
  stand: plain('stand'),
  huff: act('huff', { square: count(COUNTS.square) }, ({ square }) => ({ square }), {
    form: { names: ['square'], read: ({ square }) => ({ square: wholeNumber(square) }) },
  }),
  enforce: plain('enforce'),
  plan: act('plan', { lines: z.array(line).check(z.maxLength(PLAN.moves)) }, (_body, { plan }) => ({ plan }), {
    form: { names: ['lines'], read: ({ lines }) => (lines === undefined ? {} : { lines: linesIn(lines) }) },
    lines: ({ lines }) => lines,
  }),
  'request-takeback': plain('request-takeback'),
  'accept-takeback': plain('accept-takeback'),
  'decline-takeback': plain('decline-takeback'),
  rematch: act('rematch', {}, (_body, { next }) => ({ next: next() })),
  'ask-reseat': act('ask-reseat', { seat: z.optional(colour) }, ({ seat }, asker) => {
    const lost = lostSeat(asker, seat)
    return lost ? { seat: lost } : NOT_YOURS
  }),
  'veto-reseat': plain('veto-reseat'),
  'forget-me': act('forget-me', {}, (_body, { contact }) => ({ contact: contact() })),
  'ask-count': plain('ask-count'),
  'refuse-count': plain('refuse-count'),
  'grant-count': act('grant-count', { stronger: colour }, ({ stronger }) => ({ stronger })),
  'end-count': plain('end-count'),
  adjudicate: act('adjudicate', { result: z.enum([...COLOURS, 'draw']) }, ({ result }) => ({
    winner: result === 'draw' ? null : result,
  })),
  void: plain('void'),
}
