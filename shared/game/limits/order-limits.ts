import { DAY } from '../model/words.ts'

/** Limits of orders, which make many games by one request. A match counts as two games. */
export const ORDER_LIMITS = {
  games: 500,
  pairs: { least: 1, most: 500 },
  players: { least: 2, most: 1000 },
  /**
   * The most bytes of the request. 500 whole games fit, or 1,000 players with an address in pairs of their own. The
   * stored order has the request, each set of terms once, and what is drawn and computed for each game and address.
   * That makes 370 KB at most, below the 400 KB that DynamoDB allows for an item.
   */
  bytes: 131_072,
  /**
   * The most different combinations of terms with an opening by FEN or PDN. Each may cost one or two searches for
   * moves.
   */
  openings: 20,
  /** The most orders of an owner in a day, which makes 10,000 games. */
  day: 20,
  /**
   * How often the players of an order who have not answered may be reminded in a month. A stranger gets only two emails
   * of one owner in that time, so a second reminder would have to wait until nobody wants it any more.
   */
  reminders: 1,
  /** How long an order is kept. After that, nothing lists the links of its games any more. */
  retention: 30 * DAY,
} as const
