import type { BoardData } from '../shared/pages/board-page.ts'
import { type Choice, unchosen } from '../shared/pages/choice.ts'
import { live } from '../shared/pages/live.ts'
import { type Stage, stageOf } from '../shared/pages/stage.ts'
import { addressOf, chosenIn, dataIn, isChosen, looksAlike, markup } from './address.ts'
import { showCopying } from './copy.ts'
import { keepFocus, rove } from './focus.ts'
import { morph } from './morph.ts'
import { offerNext } from './offer.ts'
import { note } from './said.ts'
import { settled } from './settled.ts'
import { pathOnBoard, slide, squaresIn } from './slide.ts'
import { type Unsent, putBack, store, stored, unsentIn, without } from './unsent.ts'
import type { Words } from './words.ts'
import { countDown, setClock, zonesIn } from './zone.ts'

/** In this window. */
export type Page = {
  readonly words: Words
  data: BoardData
  title: string
  /** Typed into fields that the page lacks now. */
  left: Unsent
  /** A choice at another ply is not drawn here. */
  look: Choice
}

const stageIn = ({ live: turn }: BoardData, choice: Choice): Stage => stageOf(turn?.moves ?? [], choice)

const main = (): HTMLElement => document.querySelector('main') ?? document.body

const entered = ({ left }: Page, sent?: HTMLFormElement): Unsent =>
  new Map([...left, ...(sent ? without(unsentIn(main()), sent) : unsentIn(main()))])

export const retitle = ({ words, data, title }: Page): void => {
  const isUnsent = stageIn(data, chosenIn(location.href)).kind === 'preview' || unsentIn(main()).size > 0
  document.title = isUnsent ? words.unsent.title(title) : title
}

/** A turn's three regions. */
const drawInto = (root: ParentNode, words: Words, { live: turn }: BoardData, stage: Stage, choice: Choice): void => {
  if (!turn) return
  for (const [name, html] of Object.entries(live(words, turn, stage, choice))) {
    const region = root.querySelector(`#live-${name}`)
    if (region) morph(region, markup(html))
  }
}

export const drawStage = ({ words, data }: Page, stage: Stage, choice: Choice): void =>
  keepFocus(() => drawInto(document, words, data, stage, choice))

/** False: only the server can read it. */
export const draw = (page: Page, choice: Choice, isMoving: boolean): boolean => {
  const stage = stageIn(page.data, choice)
  if (!page.data.live || !looksAlike(choice, page.look) || stage.kind === 'unread') return false
  const path = pathOnBoard()
  drawStage(page, stage, choice)
  if (isMoving && stage.kind === 'preview' && pathOnBoard() !== path) slide(stage.move.path)
  return true
}

/** As the server read it, where only it could. */
const readIn = (root: ParentNode, data: BoardData): Choice => {
  const choice = chosenIn(location.href)
  const read = stageIn(data, choice).kind === 'unread' && root.querySelector<HTMLInputElement>('#play [name=move]')
  return read ? { ...unchosen(choice), move: read.value } : choice
}

/** The reader's zone, and what only a script can do. */
const prepare = (words: Words, next: Document): void => {
  setClock(next)
  showCopying(next)
  zonesIn(words, next)
  countDown(words, next)
}

/** The list of moves scrolls to the one that is shown, and nothing else does. */
const follow = (): void => {
  const move = document.querySelector('.moves [aria-current]')
  const list = move?.closest('.scroll')
  if (!move || !list) return
  const [at, within] = [move.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollTop += Math.min(0, at.top - within.top) + Math.max(0, at.bottom - within.bottom)
}

/** Loses nothing unsent. `sent`: the form that it answers. False: a page without a board. */
export const show = (page: Page, next: Document, sent?: HTMLFormElement): boolean => {
  const { words, data, look } = page
  const [made, fresh] = [next.querySelector('main'), dataIn(next)]
  if (!made || !fresh) return false
  const [path, typed, choice] = [pathOnBoard(), entered(page, sent), readIn(next, fresh)]
  const { keeps } = settled(words, [data, fresh], choice, page.left)
  if (keeps) drawInto(next, words, fresh, stageIn(fresh, choice), choice)
  prepare(words, next)
  keepFocus(() => morph(main(), made))
  if (look.ply !== choice.ply) follow()
  const left = putBack(main(), typed)
  const { note: lost } = settled(words, [data, fresh], choice, left)
  if (lost !== '' && looksAlike(look, choice)) note(lost)
  // Looking back at an earlier ply forgets nothing.
  if (isChosen(choice) && (fresh.live || data.ply !== fresh.ply))
    history.replaceState(null, '', addressOf(fresh, keeps ? choice : unchosen(choice)))
  if (!keeps && pathOnBoard() !== path && data.ply !== fresh.ply) slide(squaresIn(pathOnBoard()))
  Object.assign(page, { data: fresh, title: next.title, left, look: choice })
  retitle(page)
  void offerNext(sent !== undefined)
  return true
}

export const pageOf = (words: Words, data: BoardData): Page => {
  const left = putBack(main(), stored(data.path))
  const page: Page = { words, data, title: document.title, left, look: chosenIn(location.href) }
  rove()
  retitle(page)
  addEventListener('pagehide', () => store(page.data.path, entered(page)))
  document.addEventListener('input', () => retitle(page))
  return page
}
