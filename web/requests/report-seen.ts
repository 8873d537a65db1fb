import { boardDataIn } from '../display/board-data.ts'

/** Milliseconds for which a reader counts as present after a sign that they are. */
const PRESENT = 600_000

/**
 * The events that show that a reader is present. Scrolling and focus are not among them, because a page that redraws
 * itself may cause them.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchend', 'wheel', 'keydown', 'visibilitychange'] as const

let data = boardDataIn(document)
let lastSign = navigator.userActivation.isActive ? performance.now() : -PRESENT
/** The version that was reported last. */
let reported: number | undefined

/**
 * Reports once for each version that the reader has seen it, while the page is in view and the reader is present. If
 * the report gets lost, the reader gets one email more.
 */
const report = (): void => {
  if (!data?.tellsSeen || data.version === reported || document.hidden || performance.now() - lastSign > PRESENT) return
  const { version, path } = data
  reported = version
  const headers = { authorization: `Bearer ${path.slice(3)}`, 'content-type': 'application/json' }
  void fetch('/v1/seat/seen', { method: 'POST', headers, body: JSON.stringify({ version }) }).catch(() => undefined)
}

let pointer: string | undefined

/**
 * Returns whether the pointer has moved. Browsers also report a resting mouse, when something new is drawn below it.
 */
const hasMoved = ({ screenX, screenY }: PointerEvent): boolean => {
  const [before, now] = [pointer, `${screenX} ${screenY}`]
  pointer = now
  return before !== undefined && before !== now
}

const onSign = (event: Event): void => {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return
  lastSign = performance.now()
  report()
}

for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
addEventListener('shown', () => {
  data = boardDataIn(document)
  report()
})
report()
