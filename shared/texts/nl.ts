import type { Texts } from './en.ts'
import { after, asked, huff, stands } from './nl/asked.ts'
import { guide } from './nl/guide.ts'
import { about, match } from './nl/match.ts'
import { arbiter, menu } from './nl/menu.ts'
import { errors, fields, invitation, newGame, site } from './nl/pages.ts'
import { play } from './nl/play.ts'
import { article, faults, refusals } from './nl/refusals.ts'
import { results } from './nl/results.ts'
import { rules } from './nl/rules.ts'
import { seat } from './nl/seat.ts'
import { anew, mailed, settings, silence } from './nl/settings.ts'
import { time } from './nl/time.ts'

/** Dutch. */
export const NL: Texts = {
  locale: 'nl-NL',
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
