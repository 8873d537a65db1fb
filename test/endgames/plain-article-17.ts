import type { PlainMoves } from './plain-moves.ts'

/**
 * For each position the latest count of quiet plies with which the side to move wins or loses it under Article 17 (forty
 * moves of each side without progress); -1 for never, `ALWAYS` for any count. The search knows nothing of tables and
 * distances: it looks for the claim of a draw, which the side to move has from 80 quiet plies on, and with a move that
 * makes them 80.
 */
export type Latest = { readonly wins: Int16Array; readonly losses: Int16Array }

export const ALWAYS = 1_000
const LIMIT = 80

/** The latest count after a move is that before it, less the move's own ply; a move that converts begins to count anew. */
const before = (latest: number, converts: boolean): number => {
  if (converts) return latest >= 0 ? ALWAYS : -1
  return latest === ALWAYS ? ALWAYS : Math.max(-1, latest - 1)
}

/** Repeats the search until a pass over all positions changes nothing. */
export const searchUnderArticle17 = ({ size, starts, moves }: PlainMoves): Latest => {
  const wins = new Int16Array(size + 1).fill(-1)
  const losses = new Int16Array(size + 1).fill(-1)
  losses[size] = ALWAYS
  for (let isChanging = true; isChanging;) {
    isChanging = false
    for (let number = 0; number < size; number += 1) {
      const [first = 0, end = 0] = [starts[number], starts[number + 1]]
      // A side that has moves can claim a draw at the limit, and one ply before it with a quiet move.
      let [win, loss] = [-1, first === end ? ALWAYS : LIMIT - 1]
      for (let at = first; at < end; at += 1) {
        const move = moves[at] ?? 0
        const converts = move % 2 === 1
        win = Math.max(win, before(losses[move >> 1] ?? -1, converts))
        loss = Math.min(loss, before(wins[move >> 1] ?? -1, converts), converts ? ALWAYS : LIMIT - 2)
      }
      if (win === wins[number] && loss === losses[number]) continue
      wins[number] = win
      losses[number] = loss
      isChanging = true
    }
  }
  return { wins, losses }
}
