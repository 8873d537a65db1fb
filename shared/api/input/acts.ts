import * as z from 'zod/mini'
import { CLAIMS, COLOURS, type Colour } from '../../draughts/index.ts'
import { type ActCommand, type ActFacts, type ActType, type PlainActType, mayGive } from '../../game/commands.ts'
import { type Play, seatOf } from '../../game/game.ts'
import type { Plan } from '../../game/plan.ts'
import type { Refusal } from '../../game/refusals.ts'
import { COUNTS, LONGEST, PLAN, SPANS } from '../../game/bounds.ts'
import { type Role, type Seat, otherSeat } from '../../game/words.ts'
import {
  type FormReader,
  type Values,
  asItStands,
  dayIn,
  filled,
  given,
  linesIn,
  periodOf,
  wholeNumber,
} from './forms.ts'
import { FORMS, count, duration, instant, ply, spanBetween, text } from '../values/values.ts'

/** What an act depends on besides its body. */
export type Asker = {
  readonly role: Role
  readonly play: Play | undefined
  readonly plan: string
  readonly next: () => string
  readonly contact: () => string
}

export type Action = {
  readonly type: ActType
  readonly ply: number
  /** Filed before the game hears of them. */
  readonly lines?: Plan['lines']
  readonly commandFor: (asker: Asker) => ActCommand | Refusal
}

const NOT_YOURS: Refusal = { code: 'not-yours-to-do' }

type BodyOf<S extends z.core.$ZodShape> = z.output<z.ZodMiniObject<S>>
type More<S extends z.core.$ZodShape> = {
  readonly form?: FormReader
  readonly lines?: (body: BodyOf<S>) => Plan['lines']
}

type Row<T extends ActType> = {
  readonly type: T
  /** Besides `type` and `ply`. */
  readonly fields: z.core.$ZodShape
  readonly shape: z.ZodMiniType<Action>
  readonly form: FormReader
}

/** Fields of the body; the command's besides `type`, `by` and `ply`; how the form reads if its fields differ. */
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
      // TypeScript does not follow a generic spread: the body has the fields, the command the facts of its type.
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

const plain = <T extends PlainActType>(type: T): Row<T> => act(type, {}, () => ({}) as ActFacts<T>)

/** The other side reads words as one line. */
const oneLine = (words: string | undefined): string | undefined => filled(words)?.replaceAll(/\s+/g, ' ')

const messageIn = (values: Values): { readonly message?: string } => {
  const message = oneLine(values['message'])
  return message === undefined ? {} : { message }
}

const message = { message: z.optional(text(LONGEST.message)) }

/** What ends the game may come with a message. */
const ending = <T extends PlainActType>(type: T): Row<T> =>
  act(type, message, (body) => body as ActFacts<T>, { form: { names: ['message'], read: messageIn } })

const seatIn = (play: Play | undefined, colour: Colour | undefined): Seat | undefined =>
  play && colour ? seatOf(play, colour) : undefined

/** The arbiter names one; a player means the opposite. */
const lostSeat = ({ role, play }: Asker, named: Colour | undefined): Seat | undefined =>
  seatIn(play, named) ?? (role === 'director' ? undefined : otherSeat(role))

const colour = z.enum(COLOURS)
/** Wider than `SPANS.gift`: the game itself answers `too-long`. */
const time = duration(SPANS.perMove).register(FORMS, spanBetween(SPANS.gift))
const line = z.array(text(LONGEST.move)).check(z.maxLength(2 * PLAN.deep))

/** For the API, the pages and the documentation. */
export const ACTS: { readonly [T in ActType]: Row<T> } = {
  resign: ending('resign'),
  abort: ending('abort'),
  renew: plain('renew'),
  'offer-draw': plain('offer-draw'),
  'accept-draw': ending('accept-draw'),
  'decline-draw': plain('decline-draw'),
  'withdraw-draw': plain('withdraw-draw'),
  'claim-draw': act(
    'claim-draw',
    { claim: z.enum(CLAIMS), ...message },
    ({ claim, message: words }) => ({ claim, ...(words !== undefined && { message: words }) }),
    {
      form: { names: ['claim', 'message'], read: (values) => ({ ...given(values, 'claim'), ...messageIn(values) }) },
    },
  ),
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
  remark: act('remark', { text: text(LONGEST.message) }, ({ text: words }) => ({ text: words }), {
    form: { names: ['text'], read: (values) => ({ text: oneLine(values['text']) }) },
  }),
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
