import type { Refusal, RequestFault } from '../../game/model/refusals.ts'
import type { Texts } from '../en/index.ts'

type IllegalMove = Pick<Extract<Refusal, { code: 'illegal-move' }>, 'reason' | 'article'>

/** Returns why a move is illegal, as a sentence that names the article of the rules that forbids it. */
export const illegalMoveText = (texts: Pick<Texts, 'faults' | 'article'>, fault: IllegalMove): string =>
  withArticle(texts, texts.faults[fault.reason], fault.article)

/** Returns a sentence with an article of the rules in brackets at its end. */
export const withArticle = ({ article }: Pick<Texts, 'article'>, text: string, number: string): string =>
  `${text.replace(/\.$/, '')} (${article(number)}).`

/** Returns a refusal as a sentence. What comes too early says from when it is possible, where that is known. */
export const refusalText = (texts: Texts, refusal: Refusal | { readonly code: RequestFault }): string => {
  if (refusal.code === 'illegal-move') return illegalMoveText(texts, refusal)
  if (refusal.code === 'not-yet' && refusal.drawsFrom !== undefined)
    return `${texts.terms.drawOffersFrom.says(refusal.drawsFrom)}.`
  if (refusal.code === 'not-yet' && refusal.until !== undefined) return texts.notYet[refusal.until]
  return texts.refusals[refusal.code]
}
