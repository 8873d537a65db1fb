import type { BoardData } from '../shared/pages/game/model/board-page.ts'

export const dataIn = (page: Document): BoardData | undefined => {
  const text = page.querySelector('#data')?.textContent
  // The same code wrote it.
  return text ? (JSON.parse(text) as BoardData) : undefined
}
