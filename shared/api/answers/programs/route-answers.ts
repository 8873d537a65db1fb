import * as z from 'zod/mini'
import { ROLES } from '../../../game/model/words.ts'
import type { ApiRoute } from '../../routes/routes.ts'
import { eventsShape } from '../games/event-shapes.ts'
import { gameShape } from '../games/game-shape.ts'
import { indexShape } from './index-shape.ts'
import { documented, countShape } from '../games/answer-values.ts'
import { WEBHOOK_ROUTE_ANSWERS } from './webhook-route-answers.ts'
import { lookShape } from '../games/look-shape.ts'
import { orderAnswerShape, placedOrderShape } from './order-answers.ts'
import { ownGamesShape } from './own-games-shape.ts'
import { SEAT_ROUTE_ANSWERS } from './seat-route-answers.ts'
import { legalMoveShape, positionShape, ruleSetsShape } from '../games/rule-shapes.ts'
import { actLinks, relatedLinksShape, claimedLinks, createdLinks, receiptShape } from '../games/seat-shape.ts'

type Media = 'text/plain' | 'image/svg+xml' | 'image/png' | 'image/gif'

/**
 * What the API's document says about a route: a title of one line, further sentences, and what it answers when all is
 * well, which is JSON of a shape or a file.
 */
type Answered = { readonly title: string; readonly says?: string } & (
  | { readonly shape: z.core.$ZodType }
  | { readonly file: Media }
)

const twice = documented(z.optional(z.literal(true)), 'The same request was sent before, and was carried out once.')

const gameWithLinks = z.intersection(gameShape, z.strictObject({ links: z.optional(relatedLinksShape) }))

const moved = z.strictObject({
  game: gameShape,
  receipt: receiptShape,
  links: z.optional(relatedLinksShape),
  duplicate: twice,
})

const tried = z.strictObject({ game: gameShape, dryRun: z.literal(true) })

/** What each route answers, for the API's document, types and tests. No deployed function reads it. */
export const ROUTE_ANSWERS: { readonly [R in ApiRoute]: Answered } = {
  create: {
    title: 'Offer a game',
    says: 'Answers with the creator’s link, and invitations: for anyone, or for the opponent and the arbiter who are named. The game begins when the opponent accepts. With `hold: true` and an opponent it begins at once. Emails are sent after the answer, which says only which of them are held back. With the creator’s link, `GET /v1/seat` says whether one is put off, or came back.',
    shape: z.strictObject({
      game: gameShape,
      links: createdLinks,
      mail: documented(z.optional(z.literal('held')), 'Emails are withheld: pass on the links yourself.'),
      held: documented(
        z.optional(z.array(z.enum(ROLES))),
        'Whose emails are held back, until their seat asks. The answer to a repeat with the same key leaves both out.',
      ),
    }),
  },
  order: {
    title: 'Offer up to 500 games',
    says: 'All of them or none: answers at once, and the games follow, usually within seconds. A round robin has up to 32 players and follows the Berger tables; its `round` and `board` come as labels. With `match: "two-game"` each pair plays a match, which counts as two. Black of each pair, or the creator, has a seat at once, the others are invited, as when one game is offered; with the scope `seats:hold` and `hold: true` nobody is invited. Each mailbox gets one email, which asks for all of its seats. All but a dry run needs an `Idempotency-Key`: the same request with the same key is the same order. At most 128 KB, 20 openings by `fen` or `pdn` that differ, and 20 orders a day.',
    shape: placedOrderShape,
  },
  ownOrder: {
    title: 'How far an order is, then its links',
    says: 'Ask again every few seconds until its `status` is `made`.',
    shape: orderAnswerShape,
  },
  ownGames: {
    title: 'The games that the key owns, as they change',
    says: 'In the order in which they changed, from the first or from `since`. While there are `more`, ask again at once with `next`; then ask with it for what has changed since. What changed in the minute before an answer is told again in the next one: drop what you have in that version. A filter chooses among the games as they are now; an answer with one may be empty while there are more. A game leaves the list when its links end.',
    shape: ownGamesShape,
  },
  ownRecords: {
    title: 'The games that the key owns in PDN 3.0, one after the other',
    says: 'As watchers see them; games that have not begun are left out.',
    file: 'text/plain',
  },
  claim: {
    title: 'Accept an invitation, or take a lost seat',
    says: 'Answers with the link of the seat, or of the arbiter. Without an email, the one that was given stays. With that link, `GET /v1/seat` says whether the first email is held back, or put off.',
    shape: z.strictObject({ game: gameShape, links: claimedLinks }),
  },
  pdn: {
    title: 'The game in PDN 3.0',
    says: 'Names, opening, time control, result, and beside each move the time it took and what the reserves held. What was taken back is in a remark.',
    file: 'text/plain',
  },
  fen: { title: 'A position in FEN', file: 'text/plain' },
  svg: {
    title: 'A position as a drawing',
    says: 'With a title and a description in words, in the language that you accept.',
    file: 'image/svg+xml',
  },
  png: { title: 'A position as a picture', says: '480 pixels wide.', file: 'image/png' },
  gif: {
    title: 'The game up to a ply as a moving picture',
    says: 'Each of the last 150 positions is shown for a second.',
    file: 'image/gif',
  },
  look: {
    title: 'What has changed in the games of up to 100 links',
    says: 'A list of games asks once for all of them: each link with the version that is known. Answers with the newer games.',
    shape: lookShape,
  },
  game: {
    title: 'A game',
    says: 'A link sees more: its own settings and messages, and its links to the other game of a match and to the rematch.',
    shape: documented(gameWithLinks, { id: 'GameRead' }),
  },
  version: {
    title: 'The version of a game alone',
    says: 'The same for every reader, and the cheapest way to ask for news. It may be two seconds old.',
    shape: z.strictObject({ version: countShape() }),
  },
  events: {
    title: 'What happened in a game',
    says: 'Oldest first, as each reader may see it: a link sees its own settings too, players and the arbiter their messages. Reminders leave no trace here, and the oldest messages leave when there are too many.',
    shape: eventsShape,
  },
  legalMoves: {
    title: 'The legal moves of a game',
    shape: z.strictObject({ ply: countShape(), legalMoves: z.array(legalMoveShape) }),
  },
  move: {
    title: 'Make a move',
    says: 'At a ply: the number of half-moves played so far. The same move sent twice is played once.',
    shape: z.union([moved, tried]),
  },
  act: {
    title: 'Do anything else in a game',
    says: 'Each act has a type, the ply that it is made at, and fields of its own.',
    shape: z.strictObject({ game: gameShape, links: z.optional(actLinks), duplicate: twice }),
  },
  ...SEAT_ROUTE_ANSWERS,
  ruleSets: { title: 'The rule sets', shape: ruleSetsShape },
  rulesMove: { title: 'Legal moves of any position', says: 'Without a game; nothing is stored.', shape: positionShape },
  ...WEBHOOK_ROUTE_ANSWERS,
  index: { title: 'Where things are', shape: indexShape },
  document: {
    title: 'This document',
    shape: z.looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string() }) }),
  },
  health: { title: 'Whether the service is up', shape: z.strictObject({ status: z.literal('ok') }) },
}
