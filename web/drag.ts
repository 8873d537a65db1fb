/** Pixels; less is a press. */
const FAR = 6

const KINDS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

export type Dragging = {
  /** Shows where the piece may go. */
  readonly lift: (from: number) => void
  /** `to`: undefined off the board. */
  readonly drop: (from: number, to: number | undefined) => void
}

type Held = {
  readonly from: number
  readonly x: number
  readonly y: number
  readonly pointer: number
  carried?: SVGElement
}

const squareUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-square]')
  return cell ? Number(cell.dataset['square']) : undefined
}

const pieceOn = (square: number): SVGElement | null =>
  document.querySelector(`#board [data-square="${square}"] .piece:not(.ghost)`)

/** Over everything, touched by nothing. */
const pick = (from: number): SVGElement | undefined => {
  const piece = pieceOn(from)
  const carried = piece?.cloneNode(true)
  if (!piece || !(carried instanceof SVGElement)) return undefined
  const { x, y, width } = piece.getBoundingClientRect()
  const place = { inset: `${y}px auto auto ${x}px`, width: `${width}px`, height: `${width}px` }
  Object.assign(carried.style, { ...place, position: 'fixed', margin: '0', zIndex: '9', pointerEvents: 'none' })
  document.body.append(carried)
  return carried
}

const fade = (square: number, opacity: string): void => {
  const piece = pieceOn(square)
  if (piece) piece.style.opacity = opacity
}

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** Browsers make a press of a drag. */
const swallowPress = (): void => {
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** `before`: what was pressed until this came. */
export const dragging = ({ lift, drop }: Dragging, before: readonly PointerEvent[] = []): void => {
  let held: Held | undefined
  const end = (): Held | undefined => {
    const last = held
    held = undefined
    last?.carried?.remove()
    if (last) fade(last.from, '')
    return last?.carried && last
  }
  const take = ({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLButtonElement>('#board button[name=from]') : null
    if (!cell || !isPrimary || button !== 0) return
    held = { from: Number(cell.dataset['square']), x: clientX, y: clientY, pointer: pointerId }
  }
  const carry = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (held?.pointer !== pointerId) return
    const [right, down] = [clientX - held.x, clientY - held.y]
    if (!held.carried && Math.hypot(right, down) >= FAR) {
      held.carried = pick(held.from)
      lift(held.from)
      fade(held.from, '0.3')
    }
    if (held.carried) held.carried.style.transform = `translate(${right}px, ${down}px)`
  }
  const put = (event: PointerEvent): void => {
    const last = end()
    if (!last) return
    swallowPress()
    drop(last.from, squareUnder(event))
  }
  const cancel = (): void => {
    const last = end()
    if (last) drop(last.from, undefined)
  }
  const hands = { pointerdown: take, pointermove: carry, pointerup: put, pointercancel: cancel } as const
  for (const kind of KINDS) document.addEventListener(kind, hands[kind])
  for (const event of before) KINDS.filter((kind) => kind === event.type).forEach((kind) => hands[kind](event))
}
