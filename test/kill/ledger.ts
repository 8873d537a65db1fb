/** A move that was answered with 200, and so must be in the game for ever. */
export type Acknowledged = { readonly game: string; readonly ply: number; readonly move: string }

/** An act that was answered with 200: the version it made, and its event. */
export type Acted = { readonly game: string; readonly version: number; readonly event: string }

/** What the service's answers acknowledged to the players, and nothing else. */
export type Ledger = {
  readonly games: string[]
  readonly moves: Acknowledged[]
  readonly acts: Acted[]
  /** The number of requests that were cut off before an answer. */
  cutOff: number
  /** The number of repeated requests whose first attempt had succeeded. */
  duplicates: number
  readonly note: () => void
  /** Resolves after this many more answers. */
  readonly after: (answers: number) => Promise<void>
}

type Waiting = { readonly goal: number; readonly go: () => void }

export const newLedger = (): Ledger => {
  let answers = 0
  let waiting: readonly Waiting[] = []
  const note = (): void => {
    answers++
    const due = waiting.filter(({ goal }) => goal <= answers)
    waiting = waiting.filter(({ goal }) => goal > answers)
    for (const { go } of due) go()
  }
  const after = (more: number): Promise<void> =>
    new Promise((go) => {
      waiting = [...waiting, { goal: answers + more, go }]
    })
  return { games: [], moves: [], acts: [], cutOff: 0, duplicates: 0, note, after }
}
