export { timeZoneOrUtc } from '../game/time/time-zone.ts'
export type { EmailTexts, SiteTexts, Texts } from './en/index.ts'
export type { AllTexts } from './languages/catalogue.ts'
export { briefText, durationText, leftText, type DurationTexts } from './sentences/duration-text.ts'
export { illegalMoveText, withArticle, refusalText } from './sentences/refusal-text.ts'
export { shortName } from './sentences/short-name.ts'
export {
  type OutcomeNames,
  type OutcomeFacts,
  isEndedByClock,
  outcomeBelow,
  outcomeText,
  titledOutcome,
} from './sentences/outcome-text.ts'
export {
  type InstantStyle,
  type InstantTexts,
  instantTextIn,
  instantText,
  isInstantStyle,
  zoneName,
  instantStyleIn,
} from './sentences/instant-text.ts'
export type { EventWords, EventSentences, NewsText } from './grammar/event-texts.ts'
