import * as z from 'zod/mini'
import { CLAIMS, COLOURS, type Colour } from '../../draughts/index.ts'
import type { ActFacts, ActType, PlainActType } from '../../game/commands.ts'
import { type Play, seatOf } from '../../game/game.ts'
import { COUNTS, LONGEST, PLAN, SPANS } from '../../game/bounds.ts'
import { type Seat, otherSeat } from '../../game/words.ts'
import { type Values, dayIn, filled, given, linesIn, periodOf, wholeNumber } from './forms.ts'
import { type ActInput, type Asker, NOT_YOURS, act, plain } from './describe-act.ts'
import { FORMS, count, duration, instant, spanBetween, text } from '../values/values.ts'

/** The text as one line, as the other side reads it. Undefined if it is empty. */
const oneLine = (words: string | undefined): string | undefined => filled(words)?.replaceAll(/\s+/g, ' ')

const messageIn = (values: Values): { readonly message?: string } => {
  const message = oneLine(values['message'])
  return message === undefined ? {} : { message }
}

const message = { message: z.optional(text(LONGEST.message)) }

/** Describes an act that ends the game, and so may come with a message. */
const ending = <T extends PlainActType>(type: T): ActInput<T> =>
  act(type, message, (body) => body as ActFacts<T>, { form: { names: ['message'], read: messageIn } })

const seatIn = (play: Play | undefined, colour: Colour | undefined): Seat | undefined =>
  play && colour ? seatOf(play, colour) : undefined

/** The seat whose link is lost. The arbiter must name it; a player means the other side. */
const lostSeat = ({ role, play }: Asker, named: Colour | undefined): Seat | undefined =>
  seatIn(play, named) ?? (role === 'director' ? undefined : otherSeat(role))

const colour = z.enum(COLOURS)
/** The time of a gift. It accepts more than a gift may have, because the game itself answers `too-long`. */
const time = duration(SPANS.perMove).register(FORMS, spanBetween(SPANS.gift))
const line = z.array(text(LONGEST.move)).check(z.maxLength(2 * PLAN.deep))

/** How each act is read, for the API, the pages and the documentation. */
export const ACTS: { readonly [T in ActType]: ActInput<T> } = {
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
  'ask-reseat': act('ask-reseat', { seat: z.optional(colour) }, ({ seat }, context) => {
    const lost = lostSeat(context, seat)
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
