import type { MyGamesTexts } from '../../shared/pages/public/my-games-page.ts'
import { type Html, html } from '../../shared/pages/kit/html.ts'
import { showNotice } from '../display/announce.ts'
import { fill, language } from '../display/list-texts.ts'
import { dueAt, durationWords, timeUntil } from '../requests/refresh-games.ts'
import { isReadersTurn } from '../storage/stored-seats.ts'
import { storedGames } from '../storage/stored-games.ts'
import { copyOf, forgetCopiesBut, keepCopy } from './page-copies.ts'
import { registerWorker, unregisterWorker } from './register-worker.ts'
import { sendWaiting } from './send-waiting.ts'
import { type WaitingMove, messageOf, removeWaiting, storeWaiting, waitingMoves } from './waiting-moves.ts'

type Words = MyGamesTexts['offline']

/** Milliseconds between two attempts to send the moves that wait, while the list is in view. */
const RETRY = 15_000

/** A move with less time left than this is shown in red. */
const URGENT = 86_400_000

const tokenOf = ({ path }: WaitingMove): string => path.slice(3)

/** Returns an instant with "today", if it is, in the reader's language. */
const instantOf = (instant: number): string => {
  const time = new Date(instant).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
  const isToday = new Date(instant).toDateString() === new Date().toDateString()
  const day = isToday
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day')
    : new Date(instant).toLocaleDateString(language, { weekday: 'short', day: 'numeric', month: 'short' })
  return `${day}, ${time}`
}

const CLOUD = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <path d="M7 5a5 5 0 0 1 7.6 3.2A3.6 3.6 0 0 1 16.8 14M4.9 7.6A4 4 0 0 0 5.5 15.5h7.8M2 2l16 16" />
</svg>`

const header = (words: Words, at: number): Html =>
  html`<section class="away">
    <h2>${CLOUD}${words.title}</h2>
    <p class="quiet">${fill(words.asOf, instantOf(at))}</p>
  </section>`

/** Returns the lines of a move that waits: what it waits for, and how much time is left. */
const linesOf = (words: Words, waiting: WaitingMove): Html => {
  const seen = storedGames().find(({ token }) => token === tokenOf(waiting))?.seen
  const due = seen ? dueAt(seen) : null
  const left = due === null ? 0 : timeUntil(due)
  return html`<span class="left">${fill(words.waits, waiting.move)}</span
    ><span class="quiet">${messageOf(waiting) === '' ? words.goes : words.goesWith}</span>${
      left > 0 &&
      html`<span class="${left < URGENT && 'short'}"
        >${fill(fill(words.leftToSend, durationWords(left)), instantOf(Date.parse(due ?? '')))}</span
      >`
    }`
}

const element = (markup: Html): Element => {
  const template = document.createElement('template')
  template.innerHTML = markup.markup
  const [first] = template.content.children
  if (!first) throw new Error('no element')
  return first
}

/** Takes the row of a game out of its list. A list without rows goes. */
const takeRow = (token: string): HTMLElement | undefined => {
  const row = document.querySelector(`#games a[href="/p/${token}"]`)?.closest('li')
  const section = row?.closest('section, details')
  row?.remove()
  const count = section?.querySelectorAll('li').length
  const number = section?.querySelector('h2 .quiet, summary .quiet')
  if (number) number.textContent = String(count)
  if (count === 0) section?.remove()
  return row ?? undefined
}

/** Draws the moves that wait, each in the row of its game. */
const listed = (words: Words, waiting: readonly WaitingMove[]): Element => {
  const list = element(
    html`<section id="unsent">
      <h2>${words.toSend} <span class="quiet">${waiting.length}</span></h2>
      <ul></ul>
    </section>`,
  )
  for (const move of waiting) {
    const row = takeRow(tokenOf(move))
    if (!row) continue
    const lines = row.querySelector('.left')?.parentElement
    for (const old of lines?.querySelectorAll(':scope > .left, :scope > .quiet') ?? []) old.remove()
    lines?.insertAdjacentHTML('beforeend', linesOf(words, move).markup)
    row.querySelector('button')?.remove()
    row.append(element(html`<button class="as-link" data-keep="${move.path}">${words.drop}</button>`))
    list.querySelector('ul')?.append(row)
  }
  return list
}

let drawings = 0

/** Draws what is known only without a network above the list. `heldAt` is the instant of which the list is. */
const draw = async (words: Words, heldAt: number | undefined): Promise<void> => {
  const mine = ++drawings
  const waiting = (await waitingMoves()).filter(({ outcome }) => outcome === undefined)
  if (mine !== drawings) return
  const games = document.querySelector('#games')
  games?.querySelectorAll('#unsent, .away, .needs').forEach((each) => each.remove())
  if (waiting.length > 0) games?.prepend(listed(words, waiting))
  if (heldAt === undefined) return
  games?.prepend(element(header(words, heldAt)))
  games?.append(element(html`<p class="quiet needs">${words.needs}</p>`))
}

/** Tells once what has become of each move. Its board drops or offers the message, when it is opened. */
const tellOutcomes = async (words: Words): Promise<boolean> => {
  const settled = (await waitingMoves()).filter(({ outcome, isTold }) => outcome && !isTold)
  for (const move of settled) await storeWaiting({ ...move, isTold: true })
  const sentences = settled.map(({ outcome, move }) => fill(outcome === 'sent' ? words.sent : words.notSent, move))
  if (sentences.length > 0) showNotice(sentences.join(' '))
  return sentences.length > 0
}

/** Deletes what was kept of games that are no longer in the list, or whose links open nothing any more. */
const forgetOthers = async (): Promise<void> => {
  const games = storedGames()
  if (games.length === 0) return unregisterWorker()
  registerWorker()
  const paths = games.filter(({ gone }) => !gone).map(({ token }) => `/p/${token}`)
  await forgetCopiesBut(paths)
  for (const { path } of await waitingMoves()) if (!paths.includes(path)) await removeWaiting(path)
}

/** How many boards are still fetched for a later time without a network, while the list is open. */
let mayFetch = 10

const versionIn = async (copy: Response | undefined): Promise<number> =>
  Number(/"version":(\d+)/.exec((await copy?.text()) ?? '')?.[1] ?? 0)

/** Keeps copies of boards that have changed since they were last opened here, those to move first. */
const keepBoards = async (): Promise<void> => {
  if (!navigator.serviceWorker?.controller) return
  const games = storedGames().toSorted((a, b) => Number(isReadersTurn(b)) - Number(isReadersTurn(a)))
  for (const { token, seen, gone } of games) {
    const path = `/p/${token}`
    if (mayFetch === 0) return
    if (gone || seen?.status !== 'active' || (await versionIn(await copyOf(path))) >= seen.version) continue
    mayFetch -= 1
    const answer = await fetch(path, { cache: 'no-store' })
    if (answer.status === 200) await keepCopy(path, await answer.text(), answer.headers)
  }
}

/** What the list of games tells this part, and does for it. */
type List = {
  /** The instant of which the list is, if there is no network. */
  readonly heldAt: () => number | undefined
  /** Fetches the list again. */
  readonly update: () => Promise<void>
}

/** Completes the list of games with the moves that wait, and sends them when there is a network. */
export const showWaiting = async (words: Words, { heldAt, update }: List): Promise<void> => {
  const send = async (): Promise<void> => {
    if (document.hidden) return
    await sendWaiting()
    if (await tellOutcomes(words)) await update()
  }
  const complete = async (): Promise<void> => {
    await draw(words, heldAt())
    await forgetOthers()
    if (heldAt() === undefined) await keepBoards()
  }
  addEventListener('listed', () => void complete().catch(String))
  document.addEventListener('click', ({ target }) => {
    const path = target instanceof HTMLElement ? target.dataset['keep'] : undefined
    if (path !== undefined) void removeWaiting(path).then(update)
  })
  addEventListener('online', () => void send())
  document.addEventListener('visibilitychange', () => void send())
  setInterval(() => void send(), RETRY)
  await complete().catch(String)
  await send()
}
