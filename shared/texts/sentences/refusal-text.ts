import type { Refusal, RequestFault } from '../../game/model/refusals.ts'
import type { Texts } from '../en/index.ts'

/** Returns a refusal as a sentence. For an illegal move it names the article of the rules that forbids the move. */
export const refusalText = (texts: Texts, refusal: Refusal | { readonly code: RequestFault }): string =>
  refusal.code === 'illegal-move'
    ? `${texts.faults[refusal.reason].replace(/\.$/, '')} (${texts.article(refusal.article)}).`
    : texts.refusals[refusal.code]
