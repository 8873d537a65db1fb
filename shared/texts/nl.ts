import type { Texts } from './en.ts'
import { after, asked, huff, stands } from './nl/asked.ts'
import { about, match } from './nl/match.ts'
import { arbiter, menu } from './nl/menu.ts'
import { site } from './nl/site.ts'
import { play } from './nl/play.ts'
import { article, faults, refusals } from './nl/refusals.ts'
import { results } from './nl/results.ts'
import { rules } from './nl/rules.ts'
import { seat } from './nl/seat.ts'
import { time } from './nl/time.ts'

/** Dutch. */
export const NL: Texts = {
  locale: 'nl-NL',
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
