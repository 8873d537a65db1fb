import { after, asked, huff, stands } from './en/asked.ts'
import { about, match } from './en/match.ts'
import { arbiter, menu } from './en/menu.ts'
import { site } from './en/site.ts'
import { play } from './en/play.ts'
import { article, faults, refusals } from './en/refusals.ts'
import { results } from './en/results.ts'
import { rules } from './en/rules.ts'
import { seat } from './en/seat.ts'
import { time } from './en/time.ts'

/** English: the catalogue that every other language has to match. */
export const EN = {
  /** BCP 47: what Intl is asked to write dates in. */
  locale: 'en-GB',
  site,
  seat,
  asked,
  stands,
  huff,
  after,
  menu,
  arbiter,
  match,
  about,
  play,
  rules,
  refusals,
  faults,
  article,
  results,
  time,
}

/** The words of every board, which its script carries along too. A word missing in a language does not compile. */
export type Texts = typeof EN
