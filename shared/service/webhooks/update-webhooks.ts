import type { Hook, Hooks, Shelf } from '../ports/webhooks.ts'

/** Without `hooks` nothing is changed. */
export type Decided<Result> = { readonly hooks?: readonly Hook[]; readonly result: Result }

const MOST_RACES = 5

/** Decides again until nobody else has changed the shelf in between; undefined if others always did. */
export const changeShelf = async <Result>(
  { load, save }: Pick<Hooks, 'load' | 'save'>,
  owner: string,
  decide: (shelf: Shelf) => Decided<Result> | Promise<Decided<Result>>,
): Promise<Result | undefined> => {
  for (let race = 0; race < MOST_RACES; race++) {
    const shelf = await load(owner)
    const { hooks, result } = await decide(shelf)
    if (!hooks || (await save(owner, shelf, hooks))) return result
  }
  return undefined
}
