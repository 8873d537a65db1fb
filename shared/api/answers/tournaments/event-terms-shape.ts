import * as z from 'zod/mini'
import { DECKS, RULES_IDS } from '../../../draughts/index.ts'
import { EXCLUSIONS, NO_SHOWS } from '../../../game/model/terms.ts'
import { OPENING_SCOPES } from '../../../tournament/model/tournament-terms.ts'
import { FORMATS, LEAVER_RULES, TIE_BREAKS } from '../../../tournament/model/words.ts'
import { type AnswerOf, countShape, documented, durationShape, instantShape } from '../games/answer-values.ts'
import { listedTermShapes } from '../games/listed-term-shapes.ts'

const clock = z.strictObject({
  perMove: durationShape(),
  reserve: durationShape(),
  increment: z.optional(durationShape()),
  cap: z.optional(durationShape()),
  moves: z.optional(countShape()),
  period: z.optional(durationShape()),
})

const opening = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('ballot'), deck: z.enum(DECKS), scope: z.enum(OPENING_SCOPES) }),
  z.strictObject({ kind: z.literal('positions'), positions: z.array(z.string()), scope: z.enum(OPENING_SCOPES) }),
])

const entry = z.strictObject({
  closesAt: documented(z.nullable(instantShape()), 'Nobody enters or accepts from this instant on, if there is one.'),
  limit: documented(z.nullable(countShape()), 'How many may play; null if only the format limits it.'),
  open: documented(z.boolean(), 'Whether a link lets anyone enter.'),
  approval: documented(z.boolean(), 'Whether the secretary approves who enters by the link.'),
  waitingList: documented(z.boolean(), 'Whether whoever comes after the limit waits for a place.'),
})

/** The fields of a tournament that are its terms. */
export const eventTermsFields = {
  title: documented(z.string(), 'The name of the event.'),
  section: documented(z.optional(z.string()), 'The name of this section, if the event has several.'),
  format: documented(
    z.enum(FORMATS),
    '`single`, `two-game`: everyone meets everyone once, or twice with colours changed. `pairs`: given pairs. `team-match`: two teams, board against board.',
  ),
  rules: documented(z.enum(RULES_IDS), 'The rule set; `GET /v1/rules` describes it.'),
  clock: documented(z.nullable(clock), 'The clock of each game. Null without one.'),
  weekends: documented(z.optional(z.string()), 'The time zone whose Saturdays and Sundays stop the clocks, if any.'),
  leave: documented(durationShape(), 'How much leave each player may take in each game.'),
  opening: documented(opening, 'The usual start, drawn ballots, or the positions of a thematic event.'),
  strictness: z.enum(['lenient', 'laws']),
  noShow: z.enum(NO_SHOWS),
  ...listedTermShapes(),
  without: documented(z.array(z.enum(EXCLUSIONS)), 'What players cannot ask of each other.'),
  entry: documented(entry, 'How people enter.'),
  least: documented(countShape(), 'How many players must have accepted before the event begins.'),
  ties: documented(z.array(z.enum(TIE_BREAKS)), 'What decides between equal points, in this order.'),
  leavers: documented(
    z.enum(LEAVER_RULES),
    '`half`: the games of whoever lost more than half of theirs by time or by leaving count for nobody. `count`: all count.',
  ),
  eventRules: documented(
    z.optional(z.strictObject({ text: z.optional(z.string()), url: z.optional(z.string()) })),
    'The event’s own rules, as a text or an address, to which everyone agrees on entering.',
  ),
  endsAt: documented(
    z.nullable(instantShape()),
    'The instant at which open games go to adjudication, if there is one.',
  ),
  pairs: documented(
    z.optional(z.array(z.array(countShape()))),
    'The given pairs, as the numbers of two players. The first begins.',
  ),
  bothColours: documented(z.optional(z.literal(true)), 'Present if each pair plays two games, with colours changed.'),
}

const terms = z.strictObject(eventTermsFields)
export type EventTermsView = AnswerOf<typeof terms>
