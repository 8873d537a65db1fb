import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import { startSquare } from '../../shared/pages/board/choice-stage.ts'
import { type Scene, pieceOn } from '../../shared/pages/board/scene.ts'
import { announce } from '../display/announce.ts'
import { boardDataIn } from '../display/board-data.ts'
import { chosenSquare } from '../input/focus.ts'
import { choiceUrl, choiceIn, viewOnly } from './choosing.ts'
import type { LivePage } from './live-page.ts'

const colourOn = (scene: Scene, square: number): string | undefined => pieceOn(scene, square)?.colour

/**
 * Returns the address at which the service says why a square cannot be pressed: an own piece that cannot move, or a
 * square where the chosen piece cannot go. Undefined for any other square.
 */
const whyAddress = ({ data }: LivePage, square: number): string | undefined => {
  const { live } = data
  const look = viewOnly(choiceIn(location.href))
  const [move] = live?.moves ?? []
  if (!live || !move) return undefined
  if (colourOn(live.scene, square) === colourOn(live.scene, startSquare(move)))
    return choiceUrl(data, { ...look, from: square })
  const from = chosenSquare()
  return from === undefined ? undefined : choiceUrl(data, { ...look, move: `${from}-${square}` })
}

/** Says in the status and to screen readers why a square cannot be pressed, in the service's words. */
const explain = async (page: LivePage, square: number): Promise<void> => {
  const [address, { href }] = [whyAddress(page, square), location]
  if (address === undefined) return
  const answer = await fetch(address, { cache: 'no-store', headers: { [SCRIPT_HEADER]: '1' } })
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [why, line] = [next.querySelector('#typed-fault'), document.querySelector('#live-status .news')]
  // The reader may have pressed something else meanwhile, or the game may have gone on.
  if (!why || !line || href !== location.href || boardDataIn(next)?.ply !== page.data.ply) return
  announce(why.textContent.trim())
  line.className = 'news fault'
  line.replaceChildren(...why.childNodes)
}

/**
 * Repeats a press on a square that was no button when it was pressed, but may have become one since. If it has not, the
 * reader learns why.
 */
export const pressSquare = async (page: LivePage, { clientX, clientY }: MouseEvent): Promise<void> => {
  const square = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('#board [data-square]')
  if (square instanceof HTMLButtonElement) square.click()
  else if (square) await explain(page, Number(square.dataset['square']))
}
