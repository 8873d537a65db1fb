/** Pixels that a pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 6

const KINDS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

export type DragHandlers = {
  /** Is called when a drag begins, to show where the piece may go. */
  readonly lift: (from: number) => void
  /** Is called when the piece is dropped. `to` is undefined off the board. */
  readonly drop: (from: number, to: number | undefined) => void
}

type Drag = {
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

/** Returns a copy of a piece that follows the pointer. It lies above the page, and receives no events. */
const copyOfPiece = (from: number): SVGElement | undefined => {
  const piece = pieceOn(from)
  const carried = piece?.cloneNode(true)
  if (!piece || !(carried instanceof SVGElement)) return undefined
  const { x, y, width } = piece.getBoundingClientRect()
  const position = { inset: `${y}px auto auto ${x}px`, width: `${width}px`, height: `${width}px` }
  Object.assign(carried.style, { ...position, position: 'fixed', margin: '0', zIndex: '9', pointerEvents: 'none' })
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

/** Drops the click that browsers report after a drag. */
const swallowPress = (): void => {
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** Lets the reader drag pieces. `before` are the pointer events that came before this script had loaded. */
export const enableDragging = ({ lift, drop }: DragHandlers, before: readonly PointerEvent[] = []): void => {
  let drag: Drag | undefined
  const end = (): Drag | undefined => {
    const last = drag
    drag = undefined
    last?.carried?.remove()
    if (last) fade(last.from, '')
    return last?.carried && last
  }
  const take = ({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLButtonElement>('#board button[name=from]') : null
    if (!cell || !isPrimary || button !== 0) return
    drag = { from: Number(cell.dataset['square']), x: clientX, y: clientY, pointer: pointerId }
  }
  const carry = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (drag?.pointer !== pointerId) return
    const [right, down] = [clientX - drag.x, clientY - drag.y]
    if (!drag.carried && Math.hypot(right, down) >= DRAG_DISTANCE) {
      drag.carried = copyOfPiece(drag.from)
      lift(drag.from)
      fade(drag.from, '0.3')
    }
    if (drag.carried) drag.carried.style.transform = `translate(${right}px, ${down}px)`
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
  const handlers = { pointerdown: take, pointermove: carry, pointerup: put, pointercancel: cancel } as const
  for (const kind of KINDS) document.addEventListener(kind, handlers[kind])
  for (const event of before) KINDS.filter((kind) => kind === event.type).forEach((kind) => handlers[kind](event))
}
