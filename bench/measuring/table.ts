type Cell = string | number

const WIDTH = 12

const line = (cells: readonly Cell[]): string =>
  `| ${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(36) : String(cell).padStart(WIDTH))).join(' | ')} |`

/** Prints a table, row by row, that reads the same on a terminal and in docs/performance.md. */
export const printTable = (...heads: readonly string[]): ((...cells: readonly Cell[]) => void) => {
  console.log(line(heads))
  console.log(`|${heads.map((_, at) => (at === 0 ? '---|' : '---:|')).join('')}`)
  return (...cells) => console.log(line(cells))
}

export const MISSED_TARGET = '**Not reached**'

/** Prints a target and whether it was reached; if not, the benchmark fails. */
export const checkTarget = (sentence: string, isReached: boolean): void => {
  console.log(`\n${isReached ? 'Reached' : MISSED_TARGET}: ${sentence}`)
  if (!isReached) process.exitCode = 1
}
