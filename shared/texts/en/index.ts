import { done, onBoard } from './acts.ts'
import { after, huff, play, seat, site, stands, time } from './board.ts'
import { guide, panels, records, replay, sheet, tabs } from './guide.ts'
import { invitation, inviting, keep, myGames } from './invitation.ts'
import { mail, mailbox } from './mail.ts'
import { events, happened } from './news.ts'
import { fewer, lostSeat, mailed, newGame, settings, silence, undo } from './pages.ts'
import { article, errors, faults, fields, live, refusals, unsent } from './refusals.ts'
import { about, clock, match, results, rules, shortRules } from './rules.ts'

/** What this language calls itself. */
export const name = 'English'

/** The words of every page with a board: all that its script carries. */
export const board = {
  /** BCP 47: what Intl is asked to write dates in. */
  locale: 'en-GB',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, live, seat, unsent },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay },
  ...{ refusals, faults, article, records },
}

/** The words that only the server needs: of the pages without a board, and of errors. */
export const pages = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed },
  ...{ guide, done, errors, fields, sheet },
}

export { mail }

/** English is the measure: a sentence that another language lacks does not compile. */
export type Texts = typeof board
export type SiteTexts = typeof pages
export type MailTexts = typeof mail
