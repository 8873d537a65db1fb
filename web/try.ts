import { type Choice, queryOf, unchosen } from '../shared/pages/game/model/choice.ts'
import { type Option, endsOf, fromOf, fullOf, toOf } from '../shared/pages/board/stage.ts'
import { tryingIn } from '../shared/pages/analysis/analysis-query.ts'
import { type Desk, deskOf } from '../shared/pages/analysis/analysis-desk.ts'
import { tryMain } from '../shared/pages/analysis/analysis-main.ts'
import { isKept } from '../shared/pages/analysis/planning.ts'
import type { TryTexts, Trying } from '../shared/pages/analysis/analysis.ts'
import { isChosen, markup } from './address.ts'
import { dragging } from './drag.ts'
import { chosenSquare, focusNext, keepFocus, rove } from './focus.ts'
import { keyboard } from './keyboard.ts'
import { morph } from './morph.ts'
import { fieldsOf } from './fields.ts'
import { note, tell, unnote } from './said.ts'
import { slide } from './slide.ts'
import { rememberTried, triedAt } from './tried.ts'

type Page = { readonly words: TryTexts; readonly trying: Trying; desk: Desk }

const askedIn = (address: string): Choice => tryingIn(Object.fromEntries(new URL(address, location.href).searchParams))

/** Lines that nobody keeps stay in this browser. */
const remember = ({ trying, desk }: Page): void => {
  const { tree } = desk.choice
  const isSafe = trying.kept === undefined ? tree === '' : isKept(trying, desk)
  rememberTried(trying.path, isSafe ? undefined : queryOf(desk.choice))
}

const draw = (page: Page, desk: Desk): void => {
  const [now, next] = [
    document.querySelector('.trying'),
    markup(tryMain(page.words, page.trying, desk)).firstElementChild,
  ]
  if (now && next) keepFocus(() => morph(now, next))
  page.desk = desk
}

const isChoosing = ({ stage }: Desk): boolean => stage.kind === 'square' || stage.kind === 'way'

/** Draws what an address asks for. What cannot be played there is left to the server, which says why. */
const choose = (page: Page, asked: Choice, isMoving = true, isNew = true): void => {
  const { trying, desk: before } = page
  const desk = deskOf(trying, asked)
  const address = `${trying.path}${queryOf(isChoosing(desk) ? asked : desk.choice)}`
  if (desk.fault || (asked.ply ?? trying.ply) !== trying.ply) return location.assign(`${trying.path}${queryOf(asked)}`)
  const from = chosenSquare()
  unnote()
  draw(page, desk)
  const [was, is] = [before.tried[before.at - 1]?.deep ?? 0, desk.tried[desk.at - 1]]
  if (isMoving && is && is.deep > was) slide(is.path)
  if (isNew) history.pushState(null, '', address)
  const typed = document.querySelector<HTMLInputElement>('#typed')
  if (typed) typed.value = ''
  remember(page)
  tell(document.querySelector('.tree [aria-current]')?.textContent.trim() ?? '')
  focusNext(from)
}

const movesFrom = ({ desk }: Page, from: number): readonly Option[] =>
  desk.live.moves.filter((move) => fromOf(move) === from)

const drop = (page: Page, from: number, to: number | undefined): void => {
  const { choice } = page.desk
  const moves = movesFrom(page, from).filter((move) => toOf(move) === to)
  const [move] = moves
  if (move === undefined) return choose(page, to === from ? { ...choice, from } : choice)
  choose(page, { ...choice, ...(moves.length > 1 ? { way: endsOf(move) } : { move: fullOf(move) }) }, false)
}

/** Another language leads back to the lines as they are now. */
const takeAlong = (form: HTMLFormElement): void => {
  const back = form.elements.namedItem('back')
  if (back instanceof HTMLInputElement) back.value = location.pathname + location.search
}

const submit = (page: Page, event: SubmitEvent): void => {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  if (form.method !== 'get') return takeAlong(form)
  event.preventDefault()
  choose(page, tryingIn(Object.fromEntries(fieldsOf(form, submitter))))
}

const press = (page: Page, event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-choose], a[data-go]') : null
  if (!link?.href || button !== 0 || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  choose(page, askedIn(link.href))
}

const undo = (page: Page): boolean => {
  const wasChoosing = isChoosing(page.desk) || isChosen(askedIn(location.href))
  if (wasChoosing) choose(page, unchosen(page.desk.choice))
  return wasChoosing
}

/** Lines that this browser had, and the service has not. */
const restore = (page: Page): void => {
  const { trying } = page
  const query = location.search.includes('tree=') ? undefined : triedAt(trying.path)
  if (query === undefined) return remember(page)
  const asked = askedIn(query)
  if (asked.ply !== trying.ply) return location.replace(`${trying.path}${query}`)
  choose(page, asked, false, false)
  history.replaceState(null, '', query)
  note(page.words.tried.restored)
}

const enhance = (page: Page): void => {
  document.addEventListener('submit', (event) => submit(page, event))
  document.addEventListener('click', (event) => press(page, event))
  addEventListener('popstate', () => choose(page, askedIn(location.href), false, false))
  keyboard(() => undo(page))
  dragging({
    lift: (from) => draw(page, deskOf(page.trying, { ...page.desk.choice, from })),
    drop: (from, to) => drop(page, from, to),
  })
  rove()
  restore(page)
}

/** Each language's script calls this. */
export const start = (words: TryTexts): void => {
  const text = document.querySelector('#data')?.textContent
  // The same code wrote it.
  const trying = text ? (JSON.parse(text) as Trying) : undefined
  if (trying) enhance({ words, trying, desk: deskOf(trying, askedIn(location.href)) })
}
