import { isSet } from '../board/bits.ts'
import { BUDGET } from '../rules/budget.ts'
import { markJumpers } from './mark-jumpers.ts'
import { forgetVisited, searchOnce } from './visited-points.ts'
import { captureRank } from './capture-rank.ts'
import { STRIDE } from './search.ts'
import type { Search } from './search.ts'

/** Steps before the search remembers the points that it has visited. Most searches end sooner. */
const STEPS_BEFORE_MEMORY = 64

const isIn = (words: Int32Array, at: number): boolean => (((words[at >> 5] ?? 0) >>> at) & 1) === 1

const flip = (words: Int32Array, at: number): void => {
  words[at >> 5] = (words[at >> 5] ?? 0) ^ (1 << at)
}

const isKing = (s: Search, at: number): boolean => isSet(at, s.k0, s.k1, s.k2)

const stepFrom = (s: Search, at: number, way: number): number => s.step[at * 8 + way] ?? -1

const onFarRow = (s: Search, at: number): boolean => (s.white ? at < s.board.width : at >= s.board.lastRow)

const isListed = (s: Search, to: number, crowned: number): boolean => {
  const { list, taken } = s
  s.steps += (s.size - s.mark) >> 4
  for (let i = s.mark * STRIDE; i < s.size * STRIDE; i += STRIDE) {
    if (
      list[i + 1] === to &&
      list[i + 2] === taken[0] &&
      list[i + 3] === taken[1] &&
      list[i + 4] === taken[2] &&
      list[i + 5] === crowned
    )
      return true
  }
  return false
}

/** Lists a finished jump, unless a better one or the same one is listed. A better jump replaces all that are listed. */
const record = (s: Search, to: number, crowned: number, depth: number): void => {
  if (s.rules.prefer.length > 0) {
    const rank = captureRank(s, depth)
    if (rank < s.best) return
    if (rank > s.best) {
      s.best = rank
      s.size = s.start
      s.mark = s.start
    }
  }
  if (isListed(s, to, crowned)) return
  const { list, taken } = s
  const i = s.size * STRIDE
  list[i] = s.origin
  list[i + 1] = to
  list[i + 2] = taken[0] ?? 0
  list[i + 3] = taken[1] ?? 0
  list[i + 4] = taken[2] ?? 0
  list[i + 5] = crowned
  if (s.paths !== undefined) s.paths[s.size] = [s.origin, ...s.path.subarray(0, depth - 1), to]
  s.size += 1
}

const land = (s: Search, n: number, king: boolean, depth: number): void => {
  const arrives = !king && onFarRow(s, n)
  const { crowning, duty } = s.rules
  if (arrives && crowning === 'stops') return record(s, n, 1, depth)
  const crowned = arrives || (king && !s.captor) ? 1 : 0
  s.path[depth - 1] = n
  if (duty === 'may') record(s, n, crowned, depth)
  if (!jumpOnOnce(s, n, king || (arrives && crowning === 'goes-on'), depth)) record(s, n, crowned, depth)
}

/** Lands a far-reaching king. It must choose a square from which the jump goes on, if there is one. */
const landFar = (s: Search, first: number, way: number, depth: number): void => {
  const crowned = s.captor ? 0 : 1
  const far = s.rules.kingLanding === 'any'
  let goesOn = false
  for (let at = first; at >= 0 && isIn(s.open, at); at = far ? stepFrom(s, at, way) : -1) {
    s.path[depth - 1] = at
    if (s.rules.duty === 'may') record(s, at, crowned, depth)
    if (jumpOnOnce(s, at, true, depth)) goesOn = true
  }
  if (goesOn) return
  for (let at = first; at >= 0 && isIn(s.open, at); at = far ? stepFrom(s, at, way) : -1) {
    record(s, at, crowned, depth)
  }
}

/** Continues a jump from a square, and never searches the same point twice once points are remembered. */
const jumpOnOnce = (s: Search, at: number, king: boolean, depth: number): boolean => {
  s.steps += 1
  if (s.steps <= STEPS_BEFORE_MEMORY) return jumpOn(s, at, king, depth)
  if (s.steps > BUDGET) return true
  return searchOnce(s, s.origin * 256 + (king ? 128 : 0) + at, () => jumpOn(s, at, king, depth))
}

/** Continues a jump from a square. False if no further capture is possible. */
const jumpOn = (s: Search, at: number, king: boolean, depth: number): boolean => {
  const { rules } = s
  const far = king && rules.kingReach === 'any'
  const oneWay = !king && rules.menCapture === 'forward'
  const end = rules.lines !== 'diagonal' ? 8 : oneWay && s.white ? 2 : 4
  let found = false
  for (let way = oneWay && !s.white ? 2 : 0; way < end; way += 1) {
    let over = stepFrom(s, at, way)
    if (far) while (over >= 0 && isIn(s.open, over)) over = stepFrom(s, over, way)
    if (over < 0 || !isIn(s.prey, over)) continue
    const behind = stepFrom(s, over, way)
    if (behind < 0 || !isIn(s.open, behind)) continue
    const isRoyal = isKing(s, over)
    if (isRoyal && !king && !rules.menTakeKings) continue
    found = true
    const { order } = s
    s.order = order * 2 + (isRoyal ? 1 : 0)
    flip(s.prey, over)
    flip(s.taken, over)
    if (far) landFar(s, behind, way, depth + 1)
    else land(s, behind, king, depth + 1)
    flip(s.prey, over)
    flip(s.taken, over)
    s.order = order
  }
  return found
}

/** Searches all jumps of one piece. Its start square counts as empty (Art. 10). */
const jumpFrom = (s: Search, at: number): void => {
  s.origin = at
  s.captor = isKing(s, at)
  s.order = 0
  s.mark = s.size
  flip(s.open, at)
  jumpOn(s, at, s.captor, 0)
  flip(s.open, at)
}

const jumpFromEach = (s: Search, word: number, pieces: number): void => {
  for (let rest = pieces; rest !== 0; rest &= rest - 1) jumpFrom(s, word + 31 - Math.clz32(rest & -rest))
}

const fill = (words: Int32Array, a: number, b: number, c: number): void => {
  words[0] = a
  words[1] = b
  words[2] = c
}

/**
 * Lists all captures of the side to move, and returns how many there are. Captured pieces stay as obstacles until the
 * jump ends.
 */
export const listCaptures = (s: Search): number => {
  markJumpers(s)
  if ((s.j0 | s.j1 | s.j2) === 0) return 0
  forgetVisited()
  fill(s.prey, s.p0, s.p1, s.p2)
  fill(s.taken, 0, 0, 0)
  jumpFromEach(s, 0, s.j0)
  jumpFromEach(s, 32, s.j1)
  jumpFromEach(s, 64, s.j2)
  return s.size - s.start
}
