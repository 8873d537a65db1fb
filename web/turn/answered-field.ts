import type { Choice } from '../../shared/pages/board/choice.ts'
import { choiceIn, sameView } from './choosing.ts'

/**
 * Returns whether a page answers a question that was typed in place of a move, in the view that is shown. If so, the
 * field is emptied for the next one. The address stays, because a reload should not answer again.
 */
export const isAnswerHere = (next: Document, asked: Choice): boolean => {
  const field = document.querySelector<HTMLInputElement>('#typed')
  const isAnswer = next.querySelector('#answer') !== null && sameView(asked, choiceIn(location.href))
  if (isAnswer && field) field.value = ''
  return isAnswer
}
