import { dataIn } from './data.ts'

/** Milliseconds after a sign of the reader in which they count as there. */
const THERE = 600_000

/** A page that draws itself again may scroll, and move the focus: nobody did that. */
const SIGNS = ['pointermove', 'pointerdown', 'touchend', 'wheel', 'keydown', 'visibilitychange'] as const

let data = dataIn(document)
let there = navigator.userActivation.isActive ? performance.now() : -THERE
/** The last version. */
let said: number | undefined

/**
 * Once for each version, while the page is in view and its reader is there. Lost on its way, it costs them an email.
 */
const say = (): void => {
  if (!data?.tellsSeen || data.version === said || document.hidden || performance.now() - there > THERE) return
  const { version, path } = data
  said = version
  const headers = { authorization: `Bearer ${path.slice(3)}`, 'content-type': 'application/json' }
  void fetch('/v1/seat/seen', { method: 'POST', headers, body: JSON.stringify({ version }) }).catch(() => undefined)
}

let place: string | undefined

/** A browser tells of a mouse that rests where something new is drawn. */
const hasMoved = ({ screenX, screenY }: PointerEvent): boolean => {
  const [before, now] = [place, `${screenX} ${screenY}`]
  place = now
  return before !== undefined && before !== now
}

const arrive = (event: Event): void => {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return
  there = performance.now()
  say()
}

for (const sign of SIGNS) document.addEventListener(sign, arrive, { passive: true })
addEventListener('shown', () => {
  data = dataIn(document)
  say()
})
say()
