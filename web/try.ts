import { type Choice, choiceQuery, viewOnly } from '../shared/pages/board/choice.ts'
import {
  type MoveOption,
  endsNotation,
  startSquare,
  fullNotation,
  endSquare,
} from '../shared/pages/board/choice-stage.ts'
import { analysisChoice } from '../shared/pages/analysis/analysis-query.ts'
import { type AnalysisState, analysisStateAt } from '../shared/pages/analysis/analysis-state.ts'
import { analysisMain } from '../shared/pages/analysis/analysis-main.ts'
import { isSaved } from '../shared/pages/analysis/analysis-form.ts'
import type { AnalysisTexts, AnalysisData } from '../shared/pages/analysis/analysis-data.ts'
import { hasMove, fragmentOf } from './display/choice-address.ts'
import { enableDragging } from './input/drag-piece.ts'
import { chosenSquare, focusNext, keepFocus, rove } from './input/focus.ts'
import { onKeydown } from './input/keyboard.ts'
import { enableMenu } from './input/menu.ts'
import { morph } from './display/morph.ts'
import { formFields } from './requests/form-fields.ts'
import { showNotice, announce, clearNotice } from './display/announce.ts'
import { slide } from './display/slide.ts'
import { storeAnalysis, storedAnalysis } from './storage/stored-analysis.ts'

type Page = { readonly words: AnalysisTexts; readonly analysis: AnalysisData; state: AnalysisState }

const choiceIn = (address: string): Choice =>
  analysisChoice(Object.fromEntries(new URL(address, location.href).searchParams))

/** Stores lines in this browser while they are not saved by the service. */
const remember = ({ analysis, state }: Page): void => {
  const { tree } = state.choice
  const isSafe = analysis.kept === undefined ? tree === '' : isSaved(analysis, state)
  storeAnalysis(analysis.path, isSafe ? undefined : choiceQuery(state.choice))
}

const draw = (page: Page, state: AnalysisState): void => {
  const [now, next] = [
    document.querySelector('.trying'),
    fragmentOf(analysisMain(page.words, page.analysis, state)).firstElementChild,
  ]
  if (now && next) keepFocus(() => morph(now, next))
  page.state = state
}

const isChoosing = ({ stage }: AnalysisState): boolean => stage.kind === 'square' || stage.kind === 'way'

/**
 * Draws a choice; `isNew` also puts it into the address. The server draws a choice at another ply, and one whose move
 * cannot be played, for which it says what is wrong.
 */
const choose = (page: Page, choice: Choice, isMoving = true, isNew = true): void => {
  const { analysis, state: before } = page
  const state = analysisStateAt(analysis, choice)
  const address = `${analysis.path}${choiceQuery(isChoosing(state) ? choice : state.choice)}`
  if (state.fault || (choice.ply ?? analysis.ply) !== analysis.ply)
    return location.assign(`${analysis.path}${choiceQuery(choice)}`)
  const from = chosenSquare()
  clearNotice()
  draw(page, state)
  const [was, is] = [before.tree[before.at - 1]?.depth ?? 0, state.tree[state.at - 1]]
  if (isMoving && is && is.depth > was) slide(is.path)
  if (isNew) history.pushState(null, '', address)
  const typed = document.querySelector<HTMLInputElement>('#typed')
  if (typed) typed.value = ''
  remember(page)
  announce(document.querySelector('.tree [aria-current]')?.textContent.trim() ?? '')
  focusNext(from)
}

const movesFrom = ({ state }: Page, from: number): readonly MoveOption[] =>
  state.live.moves.filter((move) => startSquare(move) === from)

const drop = (page: Page, from: number, to: number | undefined): void => {
  const { choice } = page.state
  const moves = movesFrom(page, from).filter((move) => endSquare(move) === to)
  const [move] = moves
  if (move === undefined) return choose(page, to === from ? { ...choice, from } : choice)
  choose(page, { ...choice, ...(moves.length > 1 ? { way: endsNotation(move) } : { move: fullNotation(move) }) }, false)
}

/** Keeps the lines when the reader chooses another language: the form gets the present address to return to. */
const keepAddress = (form: HTMLFormElement): void => {
  const back = form.elements.namedItem('back')
  if (back instanceof HTMLInputElement) back.value = location.pathname + location.search
}

const submit = (page: Page, event: SubmitEvent): void => {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  if (form.method !== 'get') return keepAddress(form)
  event.preventDefault()
  choose(page, analysisChoice(Object.fromEntries(formFields(form, submitter))))
}

const press = (page: Page, event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-choose], a[data-go]') : null
  if (!link?.href || button !== 0 || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  choose(page, choiceIn(link.href))
}

const undo = (page: Page): boolean => {
  const wasChoosing = isChoosing(page.state) || hasMove(choiceIn(location.href))
  if (wasChoosing) choose(page, viewOnly(page.state.choice))
  return wasChoosing
}

/** Draws the lines that this browser has stored, and that the service does not have. */
const restore = (page: Page): void => {
  const { analysis } = page
  const query = location.search.includes('tree=') ? undefined : storedAnalysis(analysis.path)
  if (query === undefined) return remember(page)
  const choice = choiceIn(query)
  if (choice.ply !== analysis.ply) return location.replace(`${analysis.path}${query}`)
  choose(page, choice, false, false)
  history.replaceState(null, '', query)
  showNotice(page.words.tried.restored)
}

const enhance = (page: Page): void => {
  document.addEventListener('submit', (event) => submit(page, event))
  document.addEventListener('click', (event) => press(page, event))
  addEventListener('popstate', () => choose(page, choiceIn(location.href), false, false))
  onKeydown(() => undo(page))
  enableMenu()
  enableDragging({
    lift: (from) => draw(page, analysisStateAt(page.analysis, { ...page.state.choice, from })),
    drop: (from, to) => drop(page, from, to),
  })
  rove()
  // The address of a page after a press leads to its form. On a desktop only the column with the form scrolls to it.
  const { offsetTop = 0, parentElement } = document.querySelector<HTMLElement>('#desk:target') ?? {}
  parentElement?.scrollTo(0, offsetTop)
  restore(page)
}

/** Starts the analysis board. The script of each language calls it with its texts. */
export const start = (words: AnalysisTexts): void => {
  const text = document.querySelector('#data')?.textContent
  // The server wrote it from the same type, so it is not checked.
  const analysis = text ? (JSON.parse(text) as AnalysisData) : undefined
  if (analysis) enhance({ words, analysis, state: analysisStateAt(analysis, choiceIn(location.href)) })
}
