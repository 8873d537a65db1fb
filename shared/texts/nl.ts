import type { Texts } from './en.ts'
import { errors, fields, guide, invitation, newGame, site } from './nl/pages.ts'
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
  newGame,
  invitation,
  errors,
  fields,
  guide,
  seat,
  play,
  rules,
  refusals,
  faults,
  article,
  results,
  time,
}
