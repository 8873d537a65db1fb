import { otherColour } from '../shared/draughts/words.ts'
import type { LookView } from '../shared/api/view-look.ts'
import type { GamesWords } from '../shared/pages/my-games.ts'
import { type Html, html } from '../shared/pages/html.ts'
import { smallBoard, turned } from '../shared/pages/small-board.ts'
import { type Kept, countGames, isMyMove, keepGames, keptGames } from './kept.ts'

type Seen = Kept & { readonly seen: LookView }

type Looked = {
  readonly changed: readonly (LookView & { readonly index: number })[]
  readonly gone: readonly number[]
}

const language = document.documentElement.lang
const behind = Number(document.body.dataset['now'] ?? Date.now()) - Date.now()
// The same release wrote it.
const words = JSON.parse(document.querySelector('#words')?.textContent ?? '{}') as GamesWords

const fill = (sentence: string, what: string): string => sentence.replace('{}', what)

const counted = (count: number, unit: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** "2 days 4 hours". */
const lasting = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  if (days > 0) return hours === 0 ? counted(days, 'day') : `${counted(days, 'day')} ${counted(hours, 'hour')}`
  return hours > 0 ? counted(hours, 'hour') : counted(minutes, 'minute')
}

const moment = (iso: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(iso))

const opponentOf = ({ you, seats, creator }: LookView): string => {
  const own = you.seat
  if (you.role === 'director') return creator.name || words.somebody
  if (own === null) return words.nobody
  const { name, taken } = seats[otherColour(own)]
  return taken ? name || words.somebody : words.nobody
}

const resultOf = ({ status, result, you }: LookView): string => {
  if (status !== 'finished' || !result) return words.off
  if (result.winner === null) return words.draw
  return result.winner === you.seat ? words.won : words.lost
}

const timeOf = (kept: Seen): readonly [strong: string, quiet: string] => {
  const { status, deadline, endedAt } = kept.seen
  if (status === 'open') return [words.notYet, words.sendAgain]
  if (status !== 'active') return [resultOf(kept.seen), endedAt === null ? '' : moment(endedAt)]
  if (deadline === null) return [words.unlimited, '']
  const left = Date.parse(deadline) - Date.now() - behind
  if (left < 0) return [words.overdue, moment(deadline)]
  return [fill(isMyMove(kept) ? words.left : words.has, lasting(left)), moment(deadline)]
}

const row = (kept: Seen): Html => {
  const { token, seen } = kept
  const [strong, quiet] = timeOf(kept)
  const rows = seen.you.seat === 'black' ? turned(seen.board) : seen.board
  const size = seen.board.length === 8 ? '' : `${seen.board.length}×${seen.board.length}, `
  return html`<li>
    <a class="game ${isMyMove(kept) ? 'mine' : 'waits'}" href="/p/${token}"
      >${smallBoard(rows)}<span
        ><span class="first"
          ><b>${opponentOf(seen)}</b>
          <span class="quiet">${size}${fill(words.move, String(Math.floor(seen.ply / 2) + 1))}</span></span
        ><span class="left">${strong}</span><span class="quiet">${quiet}</span></span
      ></a
    >
  </li>`
}

const list = (title: string, games: readonly Seen[], folded: boolean): Html => {
  const rows = html`<ul>
    ${games.map(row)}
  </ul>`
  if (games.length === 0) return html``
  return folded
    ? html`<details>
        <summary>${title} <span class="quiet">${games.length}</span></summary>
        ${rows}
      </details>`
    : html`<section>
        <h2>${title} <span class="quiet">${games.length}</span></h2>
        ${rows}
      </section>`
}

const byDeadline = (a: Seen, b: Seen): number => (a.seen.deadline ?? '~').localeCompare(b.seen.deadline ?? '~')

const show = (): void => {
  const place = document.querySelector('#games')
  const seen = keptGames().filter((each): each is Seen => each.seen !== undefined)
  const isOn = ({ seen: { status } }: Seen): boolean => status === 'active' || status === 'open'
  const on = seen.filter(isOn).toSorted(byDeadline)
  const drawn = [
    list(words.yourMove, on.filter(isMyMove), false),
    list(
      words.waiting,
      on.filter((each) => !isMyMove(each)),
      false,
    ),
    list(
      words.finished,
      seen.filter((each) => !isOn(each)),
      true,
    ),
  ]
  // Made by `html`, which escapes what people wrote.
  if (place) place.innerHTML = seen.length === 0 ? html`<p>${words.none}</p>`.markup : html`${drawn}`.markup
  for (const button of document.querySelectorAll<HTMLElement>('[data-games]')) button.hidden = seen.length === 0
  countGames(document)
}

/** One request for all of them. What cannot be asked is shown as it was last seen. */
const refresh = async (): Promise<void> => {
  const games = keptGames()
  if (games.length === 0) return
  const seats = games.map(({ token, seen }) => ({ token, ...(seen && { version: seen.version }) }))
  const answer = await fetch('/v1/games/look', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats }),
  })
  if (!answer.ok) return
  const { changed, gone } = (await answer.json()) as Looked
  const fresh = new Map(changed.map(({ index, ...seen }) => [index, seen]))
  keepGames(
    games
      .map(({ token, seen: old }, index) => {
        const seen = fresh.get(index) ?? old
        return { token, ...(seen && { seen }) }
      })
      .filter((_, index) => !gone.includes(index)),
  )
}

const exported = (): string =>
  keptGames()
    .map(({ token, seen }) => `${seen ? opponentOf(seen) : '?'}\t${location.origin}/p/${token}\n`)
    .join('')

document.addEventListener('click', ({ target }) => {
  const what = target instanceof HTMLElement ? target.dataset['games'] : undefined
  if (what === 'forget' && confirm(words.forgetSure)) {
    keepGames([])
    show()
  }
  if (what !== 'export') return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([exported()], { type: 'text/plain' }))
  link.download = 'my-games.txt'
  link.click()
})

const look = async (): Promise<void> => {
  await refresh().catch(() => undefined)
  show()
}
show()
void look()
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void look()
})
