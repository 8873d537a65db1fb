import type { ClockTerms } from '../game/model/terms.ts'
import { type Duration, SECOND } from '../game/model/words.ts'

const seconds = (time: Duration): number => Math.floor(time / SECOND)

/**
 * Writes a time control in the grammar of PDN 3.0, in seconds. The grammar knows no time that is lost when a move does
 * not need it, and no cap. So each element says the most time in which its moves can be made: `10/4320000` is fifty days
 * for every ten moves, `604800+259200` three days for each move and seven days besides, `1/259200` three days for each
 * move and nothing besides, `-` no limit.
 */
export const timeControl = (clock: ClockTerms): string => {
  if (clock === 'unlimited') return '-'
  const { perMove, reserve, increment, every } = clock
  const eachMove = perMove + increment + (every?.moves === 1 ? every.period : 0)
  if (every && every.moves > 1) {
    const element = (time: Duration): string => `${every.moves}/${seconds(time + every.moves * eachMove)}`
    const [first, next] = [element(reserve), element(every.period)]
    return first === next ? first : `${first}:${next}`
  }
  if (eachMove === 0) return `${seconds(reserve)}`
  return reserve === 0 ? `1/${seconds(eachMove)}` : `${seconds(reserve)}+${seconds(eachMove)}`
}
