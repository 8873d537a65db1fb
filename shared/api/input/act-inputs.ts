import * as z from 'zod/mini'
import { CLAIMS, COLOURS, type Colour } from '../../draughts/index.ts'
import type { ActFacts, ActType, PlainActType } from '../../game/commands.ts'
import { type Play, seatOf } from '../../game/model/game.ts'
import { COUNT_BOUNDS, LONGEST, CONDITIONAL_MOVES_LIMITS, SPAN_BOUNDS } from '../../game/limits/bounds.ts'
import { type Seat, otherSeat } from '../../game/model/words.ts'
import { type FormValues, dateInForm, filledValue, filledFields, linesIn, daysDuration, wholeNumber } from './forms.ts'
import { type ActInput, type ActContext, NOT_YOURS_TO_DO, describeAct, describePlainAct } from './describe-act.ts'
import {
  DOCUMENTED_FORMATS,
  countInput,
  durationInput,
  instantInput,
  durationFormat,
  textInput,
} from '../values/values.ts'

/** Returns the text as one line, as the other side reads it. Undefined if it is empty. */
const oneLine = (words: string | undefined): string | undefined => filledValue(words)?.replaceAll(/\s+/g, ' ')

const messageIn = (values: FormValues): { readonly message?: string } => {
  const message = oneLine(values['message'])
  return message === undefined ? {} : { message }
}

const message = { message: z.optional(textInput(LONGEST.message)) }

/** Describes an act that ends the game, and so may come with a message. */
const ending = <T extends PlainActType>(type: T): ActInput<T> =>
  describeAct(type, message, (body) => body as ActFacts<T>, { form: { names: ['message'], read: messageIn } })

/** Describes a claim by the endgame table. */
const tableClaim = <T extends 'claim-table-win' | 'claim-table-draw'>(type: T): ActInput<T> =>
  describeAct(type, message, (body, { found }) => ({ ...body, found }) as ActFacts<T>, {
    form: { names: ['message'], read: messageIn },
  })

const seatIn = (play: Play | undefined, colour: Colour | undefined): Seat | undefined =>
  play && colour ? seatOf(play, colour) : undefined

/** Returns the seat whose link is lost. The arbiter must name it; a player means the other side. */
const lostSeat = ({ role, play }: ActContext, named: Colour | undefined): Seat | undefined =>
  seatIn(play, named) ?? (role === 'arbiter' ? undefined : otherSeat(role))

const colour = z.enum(COLOURS)
/**
 * The time that a player gives to the other side. More is accepted than may be given, because the game itself answers
 * `too-long`.
 */
const time = durationInput(SPAN_BOUNDS.perMove).register(DOCUMENTED_FORMATS, durationFormat(SPAN_BOUNDS.gift))
const line = z.array(textInput(LONGEST.move)).check(z.maxLength(2 * CONDITIONAL_MOVES_LIMITS.ownMovesPerLine))

/** How each act is read, for the API, the pages and the documentation. */
export const ACT_INPUTS: { readonly [T in ActType]: ActInput<T> } = {
  resign: ending('resign'),
  abort: ending('abort'),
  renew: describePlainAct('renew'),
  'offer-draw': describePlainAct('offer-draw'),
  'accept-draw': ending('accept-draw'),
  'decline-draw': describePlainAct('decline-draw'),
  'withdraw-draw': describePlainAct('withdraw-draw'),
  'claim-draw': describeAct(
    'claim-draw',
    { claim: z.enum(CLAIMS), ...message },
    ({ claim, message: words }) => ({ claim, ...(words !== undefined && { message: words }) }),
    {
      form: {
        names: ['claim', 'message'],
        read: (values) => ({ ...filledFields(values, 'claim'), ...messageIn(values) }),
      },
    },
  ),
  'claim-table-win': tableClaim('claim-table-win'),
  'claim-table-draw': tableClaim('claim-table-draw'),
  'give-time': describeAct(
    'give-time',
    { time, seat: z.optional(colour) },
    ({ time: more, seat }, { play }) => ({ time: more, seat: seatIn(play, seat) }),
    {
      arbiterGives: 'seat',
      form: {
        names: ['days', 'seat'],
        read: (values) => ({ time: daysDuration(values['days']), ...filledFields(values, 'seat') }),
      },
    },
  ),
  'play-on': describeAct(
    'play-on',
    { time: z.optional(time) },
    ({ time: more }) => ({ ...(more !== undefined && { time: more }) }),
    {
      form: {
        names: ['days'],
        read: (values) => (filledValue(values['days']) === undefined ? {} : { time: daysDuration(values['days']) }),
      },
    },
  ),
  'propose-pause': describeAct('propose-pause', { until: instantInput }, ({ until }) => ({ until }), {
    form: { names: ['until', 'timeZone'], read: (values) => ({ until: dateInForm(values, 'until') }) },
  }),
  'accept-pause': describePlainAct('accept-pause'),
  'decline-pause': describePlainAct('decline-pause'),
  'end-pause': describePlainAct('end-pause'),
  'take-leave': describeAct(
    'take-leave',
    { days: countInput(COUNT_BOUNDS.leaveDays), from: z.optional(instantInput) },
    ({ days, from }) => ({ days, ...(from !== undefined && { from }) }),
    {
      form: {
        names: ['days', 'from', 'timeZone'],
        read: (values) => ({
          days: wholeNumber(values['days']),
          ...(filledValue(values['from']) !== undefined && { from: dateInForm(values, 'from') }),
        }),
      },
    },
  ),
  'end-leave': describePlainAct('end-leave'),
  stand: describePlainAct('stand'),
  huff: describeAct('huff', { square: countInput(COUNT_BOUNDS.square) }, ({ square }) => ({ square }), {
    form: { names: ['square'], read: ({ square }) => ({ square: wholeNumber(square) }) },
  }),
  enforce: describePlainAct('enforce'),
  plan: describeAct(
    'plan',
    { lines: z.array(line).check(z.maxLength(CONDITIONAL_MOVES_LIMITS.moves)) },
    (_body, { plan }) => ({ plan }),
    {
      form: { names: ['lines'], read: ({ lines }) => (lines === undefined ? {} : { lines: linesIn(lines) }) },
      lines: ({ lines }) => lines,
    },
  ),
  'request-takeback': describePlainAct('request-takeback'),
  'accept-takeback': describePlainAct('accept-takeback'),
  'decline-takeback': describePlainAct('decline-takeback'),
  say: describeAct('say', { text: textInput(LONGEST.message) }, ({ text: words }) => ({ text: words }), {
    form: { names: ['text', 'when'], read: (values) => ({ text: oneLine(values['text']) }) },
  }),
  remark: describeAct('remark', { text: textInput(LONGEST.message) }, ({ text: words }) => ({ text: words }), {
    form: { names: ['text'], read: (values) => ({ text: oneLine(values['text']) }) },
  }),
  rematch: describeAct('rematch', {}, (_body, { next }) => ({ next: next() })),
  'ask-reseat': describeAct(
    'ask-reseat',
    { seat: z.optional(colour) },
    ({ seat }, context) => {
      const lost = lostSeat(context, seat)
      return lost ? { seat: lost } : NOT_YOURS_TO_DO
    },
    { arbiterGives: 'seat' },
  ),
  'veto-reseat': describePlainAct('veto-reseat'),
  'forget-me': describeAct('forget-me', {}, (_body, { contact }) => ({ contact: contact() })),
  'ask-count': describePlainAct('ask-count'),
  'refuse-count': describePlainAct('refuse-count'),
  'grant-count': describeAct('grant-count', { stronger: colour }, ({ stronger }) => ({ stronger })),
  'end-count': describePlainAct('end-count'),
  adjudicate: describeAct('adjudicate', { result: z.enum([...COLOURS, 'draw']) }, ({ result }) => ({
    winner: result === 'draw' ? null : result,
  })),
  void: describePlainAct('void'),
}
