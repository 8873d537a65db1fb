import { type Choice, choiceOf } from '../board/choice.ts'

/** Reads the query of an analysis board. What cannot be read counts as not chosen. */
export const analysisChoice = (query: Readonly<Record<string, string | undefined>>): Choice => {
  const { tree, at } = query
  const { tab: _tab, panel: _panel, ...look } = choiceOf(query)
  return {
    ...look,
    ...(tree !== undefined && { tree }),
    ...(at !== undefined && /^\d{1,3}$/.test(at) && { at: Number(at) }),
  }
}

/** Returns how the board is shown, without the lines and the position in them. */
export const analysisLook = ({ flip, numbers, ply }: Choice): Choice => ({
  flip,
  ...(numbers && { numbers }),
  ...(ply !== undefined && { ply }),
})
