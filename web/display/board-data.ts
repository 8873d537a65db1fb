import type { BoardData } from '../../shared/pages/game/model/board-page.ts'

/** Returns the data in a board's page. Undefined on other pages. */
export const boardDataIn = (page: Document): BoardData | undefined => {
  const text = page.querySelector('#data')?.textContent
  // The server wrote it from the same type, so it is not checked.
  return text ? (JSON.parse(text) as BoardData) : undefined
}
