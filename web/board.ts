import { type Choice, unchosen } from '../shared/pages/choice.ts'
import { type Option, endsOf, fromOf, fullOf, toOf } from '../shared/pages/stage.ts'
import { addressOf, chosenIn, dataIn, isChosen, takenAlong } from './address.ts'
import { rememberSeat } from './remember.ts'
import { copyButtons } from './copy.ts'
import { dragging } from './drag.ts'
import { chosenSquare, focusNext } from './focus.ts'
import { keyboard } from './keyboard.ts'
import { type Page, draw, drawStage, pageOf, retitle } from './page.ts'
import { poll } from './poll.ts'
import { fieldsOf, go, hearOfNetwork, refresh, send, tellOutcome } from './road.ts'
import { standing, tell } from './said.ts'
import type { Words } from './words.ts'
import { countDown, zonesIn } from './zone.ts'

/** Of the time left, in milliseconds. */
const TICK = 20_000

/** The server draws what only it can read, or another look. */
const choose = (page: Page, choice: Choice, address = addressOf(page.data, choice), isMoving = true): void => {
  const from = chosenSquare()
  if (!draw(page, choice, isMoving)) return void go(page, address)
  if (new URL(address, location.href).href !== location.href) history.pushState(null, '', address)
  retitle(page)
  tell(standing())
  focusNext(from)
}

const undo = (page: Page): boolean => {
  const choice = chosenIn(location.href)
  if (isChosen(choice)) choose(page, unchosen(choice))
  return isChosen(choice)
}

const movesFrom = ({ data }: Page, from: number): readonly Option[] =>
  data.live?.moves.filter((move) => fromOf(move) === from) ?? []

const drop = (page: Page, from: number, to: number | undefined): void => {
  const look = unchosen(chosenIn(location.href))
  const moves = movesFrom(page, from).filter((move) => toOf(move) === to)
  const [move] = moves
  if (move === undefined) choose(page, to === from ? { ...look, from } : look)
  else
    choose(page, { ...look, ...(moves.length > 1 ? { way: endsOf(move) } : { move: fullOf(move) }) }, undefined, false)
}

const submit = (page: Page, event: SubmitEvent, onSent: () => void): void => {
  const { target: form, submitter } = event
  // Another language is another page.
  if (!(form instanceof HTMLFormElement) || form.closest('.foot')) return
  event.preventDefault()
  if (form.method === 'post') return void send(page, form, submitter).then(onSent)
  const address = `${form.getAttribute('action')}?${fieldsOf(form, submitter)}`
  choose(page, chosenIn(address), address)
}

const press = (page: Page, event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-choose], a[data-go]') : null
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  const wanted = chosenIn(link.href)
  // Another view takes this choice along.
  choose(page, link.matches('[data-go]') ? takenAlong(wanted, chosenIn(location.href)) : wanted)
}

const back = (page: Page): void => {
  if (draw(page, chosenIn(location.href), false)) retitle(page)
  else void go(page, location.href, false)
}

const enhance = (page: Page): void => {
  const { restart } = poll(
    () => page.data,
    () => refresh(page),
  )
  document.addEventListener('submit', (event) => submit(page, event, restart))
  document.addEventListener('click', (event) => press(page, event))
  addEventListener('popstate', () => back(page))
  hearOfNetwork(page)
  keyboard(() => undo(page))
  dragging({
    lift: (from) =>
      drawStage(page, { kind: 'square', from, moves: movesFrom(page, from) }, unchosen(chosenIn(location.href))),
    drop: (from, to) => drop(page, from, to),
  })
}

export const start = (words: Words): void => {
  copyButtons(document)
  rememberSeat()
  zonesIn(words, document)
  countDown(words, document)
  setInterval(() => countDown(words, document), TICK)
  const data = dataIn(document)
  if (data) enhance(pageOf(words, data))
  if (document.querySelector('#outcome,main [role=alert]')) tellOutcome()
}
