import * as z from 'zod/mini'
import { ROLES } from '../../../game/model/words.ts'
import type { ApiRoute } from '../../routes/routes.ts'
import { eventsShape } from '../games/event-shapes.ts'
import { evidenceShape } from '../games/evidence-shape.ts'
import { gameShape } from '../games/game-shape.ts'
import { indexShape } from './index-shape.ts'
import { awayShape } from './away-shape.ts'
import { documented, countShape, twice } from '../games/answer-values.ts'
import { WEBHOOK_ROUTE_ANSWERS } from './webhook-route-answers.ts'
import { lookShape } from '../games/look-shape.ts'
import { orderAnswerShape, orderPlayersShape, placedOrderShape, reminderShape } from './order-answers.ts'
import { ownGamesShape } from './own-games-shape.ts'
import { TOURNAMENT_ROUTE_ANSWERS } from '../tournaments/tournament-route-answers.ts'
import { SEAT_ROUTE_ANSWERS } from './seat-route-answers.ts'
import { tablesShape } from './tables-shape.ts'
import { legalMoveShape, positionShape, ruleSetsShape } from '../games/rule-shapes.ts'
import { actLinks, relatedLinksShape, claimedLinks, createdLinks, receiptShape } from '../games/seat-shape.ts'

type Media = 'text/plain' | 'text/csv' | 'image/svg+xml' | 'image/png' | 'image/gif' | 'application/octet-stream'

/**
 * What the API's document says about a route: a title of one line, further sentences, and the answer of a success,
 * which is a file or JSON of this shape.
 */
type Answered = { readonly title: string; readonly says?: string } & (
  | { readonly shape: z.core.$ZodType }
  | { readonly file: Media }
)

const gameWithLinks = z.intersection(gameShape, z.strictObject({ links: z.optional(relatedLinksShape) }))

const moved = z.strictObject({
  game: gameShape,
  receipt: receiptShape,
  links: z.optional(relatedLinksShape),
  duplicate: twice(),
})

const tried = z.strictObject({ game: gameShape, dryRun: z.literal(true) })

/** What each route answers, for the API's document, types and tests. No deployed function reads it. */
export const ROUTE_ANSWERS: { readonly [R in ApiRoute]: Answered } = {
  create: {
    title: 'Offer a game',
    says: 'Answers with the creator’s link, and invitations: for anyone, or for the named opponent and arbiter. The game begins when the opponent accepts; with `hold: true` at once. Emails follow the answer, which says only which may be withheld; `GET /v1/seat` tells the creator which was postponed or bounced.',
    shape: z.strictObject({
      game: gameShape,
      links: createdLinks,
      mail: documented(
        z.optional(z.literal('held')),
        'Present if emails may be withheld (see `held`): pass on the links yourself.',
      ),
      held: documented(
        z.optional(z.array(z.enum(ROLES))),
        'Whose emails may be withheld until their seat asks for them. This has nothing to do with `hold`. A repeat with the same Idempotency-Key answers without `mail` and `held`.',
      ),
      owned: documented(
        z.optional(z.literal(false)),
        'Present if the API key lacks `games:create`: then no list or webhook of the key has the game.',
      ),
    }),
  },
  order: {
    title: 'Offer up to 500 games',
    says: 'All are created within seconds, or none. A round robin follows the Berger tables, with `round` and `board` as labels. With `match: "two-game"` each pair counts as two. Black, or the creator, has a seat at once; the others are invited. Each mailbox gets one email for all its seats. At most 128 KB, 20 openings by `fen` or `pdn` that differ, and 20 orders a day.',
    shape: placedOrderShape,
  },
  ownOrder: {
    title: 'The progress of an order, and then its links',
    says: 'Ask again every few seconds until the `status` of the order is `made`.',
    shape: orderAnswerShape,
  },
  orderPlayers: {
    title: 'Who has accepted',
    shape: orderPlayersShape,
  },
  remindOrder: {
    title: 'Remind the players who have not answered',
    says: 'Once a month, not on the order’s first day.',
    shape: reminderShape,
  },
  ownGames: {
    title: 'The games that the API key owns, as they change',
    says: 'In the order in which they changed, from `since`. While `more` is true, ask again at once with `next`, and later for what has changed since. The last minute comes again: drop what you have in that version. A filter may leave an answer empty although `more` is true.',
    shape: ownGamesShape,
  },
  ownRecords: {
    title: 'The games that the API key owns in PDN 3.0, one after the other',
    says: 'Games that have not begun are left out.',
    file: 'text/plain',
  },
  claim: {
    title: 'Accept an invitation, or take a lost seat',
    says: 'Answers with the link of the seat, or of the arbiter. The token of an emailed invitation is sent with the dot and the mark after it; then the invited address stays if `email` is left out.',
    shape: z.strictObject({ game: gameShape, links: claimedLinks }),
  },
  pdn: {
    title: 'The game in PDN 3.0',
    says: 'It has names, opening, time control, result and, once the game is over, the time that each side used; beside each move the time it took and the reserves. International and Canadian draughts have `2-0`, `1-1` and `0-2`, other games `1-0`, `1/2-1/2` and `0-1`, each with the first mover first. Moves taken back are in a comment.',
    file: 'text/plain',
  },
  fen: { title: 'A position of the game in FEN', file: 'text/plain' },
  svg: {
    title: 'A position of the game as an SVG drawing',
    says: 'It has a title and a description in words, in the language that you accept.',
    file: 'image/svg+xml',
  },
  png: {
    title: 'A position of the game as a PNG picture',
    says: 'It is 480 pixels wide, or as `size` says.',
    file: 'image/png',
  },
  gif: {
    title: 'The game up to a ply as an animated GIF',
    says: 'Each of the last 150 positions is shown for a second.',
    file: 'image/gif',
  },
  look: {
    title: 'What has changed in the games of up to 100 links',
    says: 'For a list of games: one request has all links, each with the version that you know. Answers with the games that have another.',
    shape: lookShape,
  },
  away: {
    title: 'Take leave in the games of up to 100 links, or end it',
    says: 'Each game gives as many of the days as its seat has left there. A repeat changes nothing.',
    shape: awayShape,
  },
  game: {
    title: 'Read a game',
    says: 'With a link’s token the answer has more: its holder’s settings and messages, and their links to the other game of a match and to the rematch.',
    shape: documented(gameWithLinks, { id: 'GameRead' }),
  },
  version: {
    title: 'Only the version of a game',
    says: 'The same for every reader, and the cheapest way to ask for news. It may be two seconds old.',
    shape: z.strictObject({ version: countShape() }),
  },
  events: {
    title: 'The events of a game',
    says: 'Oldest first. A player also sees changes to their own settings, and the players and the arbiter see messages. Reminders are not listed, nor the oldest of too many messages.',
    shape: eventsShape,
  },
  evidence: {
    title: 'The time of each turn, as evidence',
    says: 'By a second clock, apart from the one that decides. For a seat, also its emails.',
    shape: evidenceShape,
  },
  legalMoves: {
    title: 'The legal moves of a game',
    shape: z.strictObject({ ply: countShape(), legalMoves: z.array(legalMoveShape) }),
  },
  move: {
    title: 'Make a move',
    says: '`ply` is the number of half-moves played so far. The same move sent twice is played once.',
    shape: z.union([moved, tried]),
  },
  act: {
    title: 'Do anything in a game but move',
    says: 'Each act has a type, the ply at which it is done, and fields of its own.',
    shape: z.strictObject({ game: gameShape, links: z.optional(actLinks), duplicate: twice() }),
  },
  ...SEAT_ROUTE_ANSWERS,
  tables: {
    title: 'The endgame tables',
    says: 'They decide claims in games with the term `tables`.',
    shape: tablesShape,
  },
  table: { title: 'The file of an endgame table', file: 'application/octet-stream' },
  ruleSets: { title: 'The rule sets', shape: ruleSetsShape },
  rulesMove: {
    title: 'The legal moves of any position',
    says: 'No game is needed, and nothing is stored.',
    shape: positionShape,
  },
  ...WEBHOOK_ROUTE_ANSWERS,
  ...TOURNAMENT_ROUTE_ANSWERS,
  index: { title: 'The URLs to start from, and who runs the service', shape: indexShape },
  document: {
    title: 'This document',
    shape: z.looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string() }) }),
  },
  health: { title: 'Whether the service is up', shape: z.strictObject({ status: z.literal('ok') }) },
}
