/** Milliseconds that a piece takes to slide. */
const SLIDE = 200

const cellOf = (square: number): HTMLElement | null => document.querySelector(`#board [data-square="${square}"]`)

/** Lets the piece at the end of a path slide along it. Nothing else on the page moves. */
export const slide = (path: readonly number[]): void => {
  const cells = path.map(cellOf).filter((cell) => cell !== null)
  const end = cells.at(-1)
  const piece = end?.querySelector('.piece')
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !end || !piece || cells.length < 2) return
  const { x, y } = end.getBoundingClientRect()
  const steps = cells.map((cell) => {
    const from = cell.getBoundingClientRect()
    return { transform: `translate(${from.x - x}px, ${from.y - y}px)` }
  })
  end.style.zIndex = '3'
  const done = (): void => {
    end.style.zIndex = ''
  }
  void piece.animate(steps, { duration: SLIDE, easing: 'ease-in-out' }).finished.then(done, done)
}
