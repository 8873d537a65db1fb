import type { FinishedWords } from '../../shared/pages/public/finished-section.ts'
import type { MyGamesTexts } from '../../shared/pages/public/my-games-page.ts'
import { type Html, html } from '../../shared/pages/kit/html.ts'
import { language } from './list-texts.ts'
import {
  type PastGame,
  finishedOf,
  isSameSeat,
  storeFinished,
  storedFinished,
  withFinished,
} from '../storage/finished-games.ts'
import { type Score, scoresOf, searchFinished } from '../storage/search-finished.ts'
import { type StoredGame, changeGames, storedGames } from '../storage/stored-games.ts'

/** How many lines are shown at first, and how many more with each press. */
const STEPS = { scores: 5, games: 20 } as const

// The page is of the same release, so the texts are not checked.
const words = JSON.parse(document.querySelector('#finished-words')?.textContent ?? '{}') as FinishedWords
const { history } = words
const { rules: ruleNames } = JSON.parse(document.querySelector('#words')?.textContent ?? '{}') as MyGamesTexts

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`#finished ${selector}`)

/** The games that were shown last, and what the reader has chosen. */
let games: readonly PastGame[] = []
let opponent: string | undefined
let shown: Record<keyof typeof STEPS, number> = { ...STEPS }

const fill = (sentence: string, ...values: readonly (string | number)[]): string =>
  values.reduce<string>((text, value) => text.replace('{}', () => String(value)), sentence)

const nameOf = (name: string): string => name || words.somebody

const rulesName = (rules: string): string => ruleNames[rules] ?? ''

/** Returns how a game ended, in the sentence of its board: "You won: Ann resigned." */
const reasonOf = ({ outcome, reason, name }: PastGame): string =>
  // The marks isolate a name that may be written in the other direction than the sentence.
  (words.reasons[outcome][reason] ?? words.outcomes[outcome]).replace(/\{[wl]\}/, () => `\u2068${nameOf(name)}\u2069`)

const dayOf = ({ endedAt }: PastGame): string =>
  new Date(endedAt).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' })

const isGameOf = (finished: PastGame, game: StoredGame): boolean => {
  const own = finishedOf(game)
  return own !== undefined && isSameSeat(own, finished)
}

/** Returns the address of a game: its seat while this device has a link that works, then its public page. */
const addressOf = (finished: PastGame): string => {
  const seat = storedGames().find((game) => !game.gone && isGameOf(finished, game))
  return seat ? `/p/${seat.token}` : `/g/${finished.id}`
}

const gameRow = (game: PastGame): Html =>
  html`<li>
    <a href="${addressOf(game)}"
      ><span class="first"
        ><b><bdi>${nameOf(game.name)}</bdi></b> <span class="quiet">${dayOf(game)}</span></span
      ><span>${reasonOf(game)}</span><span class="quiet">${rulesName(game.rules)}</span></a
    ><button type="button" data-ended="${game.id} ${game.seat}" aria-label="${fill(history.forget, nameOf(game.name))}">
      ×
    </button>
  </li>`

const scoreRow = ({ name, won, drawn, lost }: Score): Html =>
  html`<li>
    <button type="button" aria-pressed="${String(name === opponent)}" data-opponent="${name}">
      <b><bdi>${name}</bdi></b> <span class="quiet">${fill(history.score, won, drawn, lost)}</span>
    </button>
  </li>`

/** The markup of each list, which is not drawn again while it stays the same, so that nothing loses the focus. */
const drawn = new Map<string, string>()

const drawList = (selector: string, kind: keyof typeof STEPS, rows: readonly Html[]): void => {
  const [list, more] = [find(selector), find(`[data-more=${kind}]`)]
  // `html` escapes what people wrote.
  const { markup } = html`${rows.slice(0, shown[kind])}`
  if (list && drawn.get(selector) !== markup) list.innerHTML = markup
  drawn.set(selector, markup)
  if (more) more.hidden = rows.length <= shown[kind]
}

const write = (selector: string, text: string): void => {
  const element = find(selector)
  if (element && element.textContent !== text) element.textContent = text
}

/** Draws the games that match, and their score. The number of games found is announced once something is chosen. */
const drawFound = (): void => {
  const query = document.querySelector<HTMLInputElement>('#find')?.value ?? ''
  const found = searchFinished(games, query, rulesName)
  const chosen = found.filter(({ name }) => opponent === undefined || name === opponent)
  const scores = scoresOf(found)
  const title = find('#scores-title')
  if (title) title.hidden = scores.length === 0
  drawList('#scores', 'scores', scores.map(scoreRow))
  drawList('#ended', 'games', chosen.map(gameRow))
  write('[role=status]', query.trim() === '' && opponent === undefined ? '' : fill(history.found, chosen.length))
}

/** Takes the games that this part shows out of the lists above. A list without games goes. */
const takeRows = (tokens: readonly string[]): void => {
  for (const token of tokens) {
    const row = document.querySelector(`#games a[href="/p/${token}"]`)?.closest('li')
    const list = row?.closest('section, details')
    row?.remove()
    const left = list?.querySelectorAll('li').length
    const count = list?.querySelector(':is(h2, summary) .quiet')
    if (count) count.textContent = String(left)
    if (left === 0) list?.remove()
  }
  // Games that were called off, and those of an arbiter, stay there.
  const title = document.querySelector('#games summary')?.firstChild
  if (title) title.textContent = `${words.others} `
}

/** Keeps the games that have ended since, and draws all. It follows each drawing of the lists above. */
const draw = (): void => {
  const listed = storedGames()
  games = withFinished(storedFinished(), listed)
  storeFinished(games)
  takeRows(listed.flatMap((game) => (finishedOf(game) ? [game.token] : [])))
  const [section, area] = [document.querySelector<HTMLElement>('#finished'), document.querySelector('#games')]
  const [tools, none] = [document.querySelector<HTMLElement>('#tools'), area?.querySelector(':scope > p:not([class])')]
  const isEmpty = games.length === 0
  if (section) section.hidden = isEmpty
  if (isEmpty && listed.length === 0 && area && !none) area.innerHTML = html`<p>${words.none}</p>`.markup
  if (!isEmpty) none?.remove()
  if (tools) tools.hidden = isEmpty && listed.length === 0
  write('h2 .quiet', String(games.length))
  drawFound()
}

/** Forgets a game with its link, after a confirmation. The next row's button is focused. */
const forget = (button: HTMLElement): void => {
  if (!confirm(history.forgetSure)) return
  const place = [...document.querySelectorAll('#ended [data-ended]')].indexOf(button)
  const finished = games.find(({ id, seat }) => `${id} ${seat}` === button.dataset['ended'])
  if (!finished) return
  changeGames((list) => list.filter((game) => !isGameOf(finished, game)))
  storeFinished(storedFinished().filter((game) => !isSameSeat(game, finished)))
  draw()
  const rows = document.querySelectorAll<HTMLElement>('#ended [data-ended]')
  ;(rows[place] ?? rows[place - 1] ?? find('#find'))?.focus()
}

/** Shows more lines, and focuses the first of them. */
const showMore = (kind: keyof typeof STEPS): void => {
  const before = shown[kind]
  shown = { ...shown, [kind]: before + 20 }
  drawFound()
  find(`${kind === 'games' ? '#ended' : '#scores'} li:nth-child(${before + 1}) :is(a, button)`)?.focus()
}

/** Shows the games against one opponent, or all of them again. */
const choose = (name: string): void => {
  opponent = name === opponent ? undefined : name
  shown = { ...shown, games: STEPS.games }
  drawFound()
  find('[aria-pressed=true]')?.focus()
}

document.querySelector('#finished')?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  const { ended, more, opponent: name } = button?.dataset ?? {}
  if (button && ended !== undefined) forget(button)
  if (more === 'scores' || more === 'games') showMore(more)
  if (name !== undefined) choose(name)
})
find('#find')?.addEventListener('input', () => {
  opponent = undefined
  shown = { ...STEPS }
  drawFound()
})
addEventListener('listed', draw)
draw()
