/** A move that was answered with 200: it has to be there for ever. */
export type Acknowledged = { readonly game: string; readonly ply: number; readonly move: string }

/** An act that was answered with 200 as having made this version, and the event that it is. */
export type Acted = { readonly game: string; readonly version: number; readonly event: string }

/** What the players were told, and no more. */
export type Ledger = {
  readonly games: string[]
  readonly moves: Acknowledged[]
  readonly acts: Acted[]
  /** Requests that were cut off: nobody knew what had become of them. */
  cutOff: number
  /** Of those sent again, the ones that had been carried out the first time. */
  duplicates: number
  readonly note: () => void
  /** Resolves once so many answers more have come. */
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
