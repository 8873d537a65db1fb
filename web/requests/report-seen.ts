import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
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

/** When the shown version was drawn. A reader without a sign since then may not have seen it. */
let shownAt = 0

const post = ({ version, path }: BoardData, more: { readonly left?: true }): void => {
  const headers = { authorization: `Bearer ${path.slice(3)}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ version, ...more })
  void fetch('/v1/seat/seen', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/**
 * Reports once for each version that the reader has seen it, while the page is in view and the reader is present. If
 * the report gets lost, the reader gets one email more.
 */
const report = (): void => {
  if (!data?.tellsSeen || data.version === reported || document.hidden || performance.now() - lastSign > PRESENT) return
  reported = data.version
  post(data, {})
}

/** The version with which the reader left the page last. */
let left: number | undefined

/**
 * Reports that the reader leaves a page whose news they have seen: the next visit does not show the same again. A hidden
 * page may be closed at any moment without another event.
 */
const reportLeft = (): void => {
  if (!data?.tellsLeft || data.version === left || lastSign < shownAt) return
  left = data.version
  post(data, { left: true })
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
  if (document.hidden) return reportLeft()
  lastSign = performance.now()
  report()
}

for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
addEventListener('shown', () => {
  const { version } = data ?? {}
  data = boardDataIn(document)
  if (data?.version !== version) shownAt = performance.now()
  report()
})
report()
