import { after, asked, huff, stands } from './en/asked.ts'
import { guide } from './en/guide.ts'
import { about, match } from './en/match.ts'
import { arbiter, menu } from './en/menu.ts'
import { errors, fields, invitation, newGame, site } from './en/pages.ts'
import { play } from './en/play.ts'
import { article, faults, refusals } from './en/refusals.ts'
import { results } from './en/results.ts'
import { rules } from './en/rules.ts'
import { seat } from './en/seat.ts'
import { anew, mailed, settings, silence } from './en/settings.ts'
import { time } from './en/time.ts'

/** English: the catalogue that every other language has to match. */
export const EN = {
  /** BCP 47: what Intl is asked to write dates in. */
  locale: 'en-GB',
  site,
  newGame,
  invitation,
  errors,
  fields,
  guide,
  seat,
  asked,
  stands,
  huff,
  after,
  menu,
  arbiter,
  match,
  about,
  settings,
  anew,
  silence,
  mailed,
  play,
  rules,
  refusals,
  faults,
  article,
  results,
  time,
}

/** All words that a reader may see. A word missing in a language does not compile. */
export type Texts = typeof EN
