import { live as liveWords, play } from '#words'
import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import { type Choice, viewOnly } from '../../shared/pages/board/choice.ts'
import { liveRegions } from '../../shared/pages/board/live-regions.ts'
import { type ChoiceStage, choiceStage } from '../../shared/pages/board/choice-stage.ts'
import { choiceUrl, choiceIn, hasMove, sameView, fragmentOf, withMoveOf } from '../display/choice-address.ts'
import { chosenSquare, focusNext, keepFocus } from '../input/focus.ts'
import { morph } from '../display/morph.ts'
import type { LivePage } from './live-page.ts'
import { choiceText } from '../display/announce.ts'
import { shownPath } from '../display/shown-path.ts'

// `navigate` and `play-by-drag` import these names from here, so that browsers load the code once. This part is loaded
// first.
export { rove } from '../input/focus.ts'
export { choiceUrl, choiceIn, hasMove, keepFocus, sameView, morph, viewOnly }

const WORDS = { live: liveWords, play }

export const stageAt = ({ live: turn }: BoardData, choice: Choice): ChoiceStage =>
  choiceStage(turn?.moves ?? [], choice)

/** Draws the three regions that show a turn. */
export const drawInto = (root: ParentNode, { live: turn }: BoardData, stage: ChoiceStage, choice: Choice): void => {
  if (!turn) return
  for (const [name, html] of Object.entries(liveRegions(WORDS, turn, stage, choice))) {
    const region = root.querySelector(`#live-${name}`)
    if (region) morph(region, fragmentOf(html))
  }
}

export const drawStage = ({ data }: LivePage, stage: ChoiceStage, choice: Choice): void =>
  keepFocus(() => drawInto(document, data, stage, choice))

/**
 * Draws a choice. Returns false if only the server can: it is in another view of the board, or its typed move has to be
 * read.
 */
const draw = (page: LivePage, choice: Choice, isMoving: boolean): boolean => {
  const stage = stageAt(page.data, choice)
  if (!page.data.live || !sameView(choice, choiceIn(page.shown)) || stage.kind === 'unread') return false
  const path = shownPath()
  drawStage(page, stage, choice)
  if (isMoving && stage.kind === 'preview' && shownPath() !== path) page.slide(stage.move.path)
  return true
}

/** Returns what goes with the chosen move: a message may have been typed when none was chosen, or to be sent alone. */
const messageText = (): string => {
  const field = document.querySelector<HTMLTextAreaElement>('#message')
  return field?.form?.id === 'play' && field.value !== '' ? ` ${field.placeholder}: ${field.value}` : ''
}

/** Draws a choice and puts it into the address. `isMoving` lets the piece slide to where it goes. */
export const choose = async (
  page: LivePage,
  choice: Choice,
  address = choiceUrl(page.data, choice),
  isMoving = true,
): Promise<void> => {
  const from = chosenSquare()
  // The server draws a choice that only it can read, or another view of the board.
  if (!draw(page, choice, isMoving)) return page.go(address)
  if (new URL(address, location.href).href !== location.href) history.pushState(null, '', address)
  page.retitle()
  page.tell(choiceText() + messageText())
  focusNext(from)
}

export const chooseAt = (page: LivePage, address: string): Promise<void> => choose(page, choiceIn(address), address)

/** Follows a link on the board's page. A link to another view keeps the chosen move. */
export const follow = (page: LivePage, link: HTMLAnchorElement): Promise<void> => {
  const target = choiceIn(link.href)
  return choose(page, link.matches('[data-go]') ? withMoveOf(target, choiceIn(location.href)) : target)
}

/** Draws the address to which the browser's Back led. */
export const back = async (page: LivePage): Promise<void> => {
  if (!draw(page, choiceIn(location.href), false)) return page.go(location.href, false)
  page.retitle()
}

/** Closes the open panel, or else clears the chosen move. It returns true if there was either. */
export const clear = (page: LivePage): boolean => {
  const { panel, ...choice } = choiceIn(location.href)
  const isOpen = panel !== undefined || hasMove(choice)
  if (isOpen) void choose(page, panel ? choice : viewOnly(choice))
  return isOpen
}
