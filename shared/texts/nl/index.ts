import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard } from './acts.ts'
import { after, huff, play, seat, site, stands, time } from './board.ts'
import { guide, panels, records, replay, sheet, tabs } from './guide.ts'
import { invitation, inviting, keep, myGames } from './invitation.ts'
import { mailbox } from './mail.ts'
import { events, happened } from './news.ts'
import { fewer, lostSeat, mailed, newGame, settings, silence, undo } from './pages.ts'
import { article, errors, faults, fields, live, refusals, unsent } from './refusals.ts'
import { about, clock, match, results, rules, shortRules } from './rules.ts'

export const name = 'Nederlands'

export const board: Texts = {
  locale: 'nl-NL',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, live, seat, unsent },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay },
  ...{ refusals, faults, article, records },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed },
  ...{ guide, done, errors, fields, sheet },
}

export { mail } from './mail.ts'
