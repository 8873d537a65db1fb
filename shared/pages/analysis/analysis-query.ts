import { type Choice, choiceOf } from '../game/model/choice.ts'

/** What the address of a board for trying moves asks for. What cannot be read is not chosen. */
export const tryingIn = (query: Readonly<Record<string, string | undefined>>): Choice => {
  const { tree, at } = query
  const { tab: _tab, panel: _panel, ...look } = choiceOf(query)
  return {
    ...look,
    ...(tree !== undefined && { tree }),
    ...(at !== undefined && /^\d{1,3}$/.test(at) && { at: Number(at) }),
  }
}

/** The same board, with nothing tried on it or another place shown. */
export const lookOf = ({ flip, numbers, ply }: Choice): Choice => ({
  flip,
  ...(numbers && { numbers }),
  ...(ply !== undefined && { ply }),
})
