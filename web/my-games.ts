import { otherColour } from '../shared/draughts/rules/words.ts'
import type { LookView } from '../shared/api/views/look-view.ts'
import type { MyGamesTexts } from '../shared/pages/public/my-games-page.ts'
import { type Html, type Part, html } from '../shared/pages/kit/html.ts'
import { smallBoard, turnedRows } from '../shared/pages/board/small-board.ts'
import { gameInToken, showGameCount, isReadersTurn } from './storage/stored-seats.ts'
import { fill, momentOf } from './display/list-texts.ts'
import { dueAt, durationWords, timeUntil, refreshGames } from './requests/refresh-games.ts'
import {
  LISTS,
  type Seen,
  freshenLists,
  heldAt,
  holdLists,
  isSeen,
  listOf,
  releaseLists,
  sortedGames,
} from './offline/game-lists.ts'
import { enableMenu } from './input/menu.ts'
import { type StoredGame, hasFinished } from './storage/stored-games.ts'

// The page is of the same release, so the texts are not checked.
const words = JSON.parse(document.querySelector('#words')?.textContent ?? '{}') as MyGamesTexts

const opponentOf = ({ you, seats, creator }: LookView): string => {
  const own = you.seat
  // Only the arbiter, and the creator before the toss, have no seat. The code asks for the creator, because this
  // browser may have stored an older name of the arbiter's role.
  if (own === null) return you.role === 'creator' ? words.nobody : creator.name || words.somebody
  const { name, taken } = seats[otherColour(own)]
  return taken ? name || words.somebody : words.nobody
}

const resultOf = ({ status, result, you }: LookView): string => {
  if (status !== 'finished' || !result) return words.off
  if (result.winner === null) return words.draw
  return result.winner === you.seat ? words.won : you.seat ? words.lost : words.finished
}

const timeOf = (game: Seen): readonly [strong: string, quiet: string] => {
  const { status, endedAt } = game.seen
  const deadline = dueAt(game.seen)
  if (status === 'open') return [words.notYet, words.sendAgain]
  if (status !== 'active') return [resultOf(game.seen), endedAt === null ? '' : momentOf(endedAt)]
  if (deadline === null) return [words.unlimited, '']
  const left = timeUntil(deadline)
  if (left < 0) return [words.overdue, momentOf(deadline)]
  return [fill(isReadersTurn(game) ? words.left : words.has, durationWords(left)), momentOf(deadline)]
}

const nameOf = ({ token, seen }: StoredGame): string => (seen ? opponentOf(seen) : fill(words.game, gameInToken(token)))

/** Returns the line of a game whose link no longer works, or of which nothing is known but its link. */
const bare = (game: StoredGame): Html =>
  html`<a class="game bare" href="/p/${game.token}"
    ><b>${nameOf(game)}</b><span class="quiet left">${game.gone ? words.gone : words.unseen}</span></a
  >`

const full = (game: Seen): Html => {
  const { token, seen } = game
  const { you, board, ply, rules } = seen
  const [strong, quiet] = timeOf(game)
  return html`<a class="game ${isReadersTurn(game) ? 'mine' : 'waits'}" href="/p/${token}"
    >${smallBoard(you.seat === 'black' ? turnedRows(board) : board)}<span
      ><span class="first"
        ><b>${opponentOf(seen)}</b>
        <span class="quiet">${words.rules[rules]}, ${fill(words.move, String(Math.floor(ply / 2) + 1))}</span></span
      ><span class="left">${strong}</span><span class="quiet">${quiet}</span></span
    ></a
  >`
}

const row = (game: StoredGame): Html =>
  html`<li>
    ${isSeen(game) && !game.gone ? full(game) : bare(game)}<button
      data-games="${game.token}"
      aria-label="${fill(words.forgetOne, nameOf(game))}"
    >
      ×
    </button>
  </li>`

const list = (title: string, games: readonly StoredGame[], folded: boolean): Part => {
  const head = html`${title} <span class="quiet">${games.length}</span>`
  const rows = html`<ul>
    ${games.map(row)}
  </ul>`
  return (
    games.length > 0 &&
    (folded
      ? html`<details>
          <summary>${head}</summary>
          ${rows}
        </details>`
      : html`<section>
          <h2>${head}</h2>
          ${rows}
        </section>`)
  )
}

const show = (): void => {
  const listArea = document.querySelector('#games')
  const tools = document.querySelector<HTMLElement>('#tools')
  const all = sortedGames()
  const lists = LISTS.map((name) =>
    list(
      words[name],
      all.filter((each) => listOf(each) === name),
      name === 'finished',
    ),
  )
  // `html` escapes what people wrote.
  if (listArea) listArea.innerHTML = html`${all.length === 0 ? html`<p>${words.none}</p>` : lists}`.markup
  if (tools) tools.hidden = all.length === 0
  for (const field of document.querySelectorAll<HTMLInputElement>('[name=seats]'))
    field.value = all.map(({ token }) => token).join(' ')
  showGameCount(document)
  // The parts of the script for moves that wait and for finished games complete the list. Without them finished games are
  // in the list like others.
  dispatchEvent(new Event('listed'))
  if (hasFinished(all)) void import('./display/finished-list.ts')
}

/** When the list was fetched last: the copy that a service worker shows says when it was kept. */
let fetchedAt = Number(document.body.dataset['kept'] ?? Date.now())

const update = async (): Promise<void> => {
  try {
    await refreshGames()
    fetchedAt = Date.now()
    freshenLists()
  } catch {
    holdLists(fetchedAt)
  }
  show()
}

show()
enableMenu()
void update()
void import('./offline/game-notes.ts').then(({ showNotes, enableTools }) => {
  showNotes(heldAt)
  enableTools(words, { nameOf, show })
})
void import('./offline/offline-games.ts').then(({ showWaiting }) => showWaiting(words.offline, { heldAt, update }))
addEventListener('online', () => void update())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return
  releaseLists()
  void update()
})
