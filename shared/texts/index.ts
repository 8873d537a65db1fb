import type { SiteTexts, Texts } from './en/index.ts'

export { zoneOf } from '../game/zones.ts'
export type { MailTexts, SiteTexts, Texts } from './en/index.ts'
export type { Happened, Listed } from './words.ts'
export { type Names, type OutcomeFacts, outcomeText, refusalText } from './sentences.ts'
export {
  type InstantStyle,
  type TimeWords,
  type ZoneWords,
  cityOf,
  briefText,
  durationText,
  instantIn,
  instantText,
  isStyle,
  leftText,
  styleIn,
} from './time.ts'

/** All words that a reader of pages may see. The server has them; a page's script has `Texts`. */
export type AllTexts = Texts & SiteTexts
