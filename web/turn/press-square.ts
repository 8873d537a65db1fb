import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import { startSquare } from '../../shared/pages/board/choice-stage.ts'
import { type Scene, pieceOn } from '../../shared/pages/board/scene.ts'
import { announce, choiceText } from '../display/announce.ts'
import { boardDataIn } from '../display/board-data.ts'
import { shownPath } from '../display/shown-path.ts'
import { chosenSquare } from '../input/focus.ts'
import { choiceUrl, choiceIn, viewOnly } from './choosing.ts'
import type { LivePage } from './live-page.ts'

const colourOn = (scene: Scene, square: number): string | undefined => pieceOn(scene, square)?.colour

/**
 * Returns the address at which the service says why a square cannot be pressed: a piece that cannot move, or a square
 * where the chosen piece cannot go. A key is told of any square, since silence tells it nothing; a finger that misses a
 * piece is told nothing.
 */
const whyAddress = ({ data }: LivePage, square: number, isKey: boolean): string | undefined => {
  const { live } = data
  const look = viewOnly(choiceIn(location.href))
  const [move] = live?.moves ?? []
  if (!live || !move) return undefined
  if (colourOn(live.scene, square) === colourOn(live.scene, startSquare(move)))
    return choiceUrl(data, { ...look, from: square })
  const from = chosenSquare()
  if (from !== undefined) return choiceUrl(data, { ...look, move: `${from}-${square}` })
  return isKey ? choiceUrl(data, { ...look, from: square }) : undefined
}

/** Returns whether a chosen move begins, turns or ends on a square. A press there is no mistake. */
const isOnChosen = (square: number): boolean =>
  document.querySelector('#play') !== null && shownPath().split(' ').includes(String(square))

/** Says in the status and to screen readers why a square cannot be pressed, in the service's words. */
const explain = async (page: LivePage, square: number, isKey: boolean): Promise<void> => {
  if (isOnChosen(square)) {
    if (isKey) announce(choiceText())
    return
  }
  const [address, { href }] = [whyAddress(page, square, isKey), location]
  if (address === undefined) return
  const answer = await fetch(address, { cache: 'no-store', headers: { [SCRIPT_HEADER]: '1' } })
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [why, line] = [next.querySelector('#typed-fault'), document.querySelector('#live-status .news')]
  // The reader may have pressed something else meanwhile, or the game may have gone on.
  if (!why || !line || href !== location.href || boardDataIn(next)?.ply !== page.data.ply) return
  // Nothing was typed.
  why.querySelector('[data-typed]')?.remove()
  announce(why.textContent.trim())
  line.className = 'news fault'
  line.replaceChildren(...why.childNodes)
}

/**
 * Repeats a press on a square that was no button when it was pressed, but may have become one since. If it has not, the
 * reader learns why.
 */
export const pressSquare = async (page: LivePage, { clientX, clientY, isTrusted }: MouseEvent): Promise<void> => {
  // A press by a key is no trusted event, and has no place.
  const pressed = isTrusted ? document.elementFromPoint(clientX, clientY) : document.activeElement
  const square = pressed?.closest<HTMLElement>('#board [data-square]')
  if (square instanceof HTMLButtonElement) square.click()
  else if (square) await explain(page, Number(square.dataset['square']), !isTrusted)
}
