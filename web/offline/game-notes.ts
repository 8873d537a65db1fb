import type { LookView } from '../../shared/api/views/look-view.ts'
import { otherColour } from '../../shared/draughts/rules/words.ts'
import type { FinishedWords } from '../../shared/pages/public/finished-section.ts'
import type { MyGamesTexts } from '../../shared/pages/public/my-games-page.ts'
import { html } from '../../shared/pages/kit/html.ts'
import { runningIn } from '../../shared/pages/game/model/running-in.ts'
import { fill, momentOf } from '../display/list-texts.ts'
import { dueAt, durationWords, isInReserve, timeUntil } from '../requests/refresh-games.ts'
import { type StoredGame, storedGames } from '../storage/stored-games.ts'

// The buttons come with this part, because the list shows its rows first.
export { enableTools } from '../display/list-tools.ts'

type GameNoteWords = FinishedWords & Pick<MyGamesTexts, 'offline'>

/**
 * Returns the time that the other side had when the list was fetched at `heldAt`: without a network they may have moved
 * since. Undefined on the reader's turn.
 */
const heldLine = (words: GameNoteWords, seen: LookView, heldAt: number): string | undefined => {
  const due = dueAt(seen)
  if (seen.status !== 'active' || seen.turn === seen.you.seat || due === null) return undefined
  return fill(words.offline.had, durationWords(timeUntil(due) + Date.now() - heldAt))
}

/** Returns the game's time, if its reserve runs: "5 days left in your reserve". */
export const reserveLine = ({ notes }: Pick<GameNoteWords, 'notes'>, seen: LookView): string | undefined => {
  const { status, deadline, you, turn } = seen
  if (status !== 'active' || deadline === null || timeUntil(deadline) <= 0 || !isInReserve(seen)) return undefined
  const end = Date.parse(deadline)
  const left = runningIn(seen, turn, end - timeUntil(deadline), end)
  return fill(turn === you.seat ? notes.inReserve : notes.hasReserve, durationWords(left))
}

/** Returns what waits for the reader's answer. An arbiter answers none of it. */
export const questionsIn = ({ notes }: GameNoteWords, seen: LookView): readonly string[] => {
  const { you, drawOffer, takeback, pauseProposal, written } = seen
  if (you.seat === null || seen.status !== 'active') return []
  const other = otherColour(you.seat)
  return [
    drawOffer === other && notes.drawOffer,
    takeback === other && notes.takeback,
    pauseProposal?.by === other && timeUntil(pauseProposal.until) > 0 && notes.pause,
    written === true && notes.written,
  ].filter((note) => note !== false)
}

/** Returns why a clock stands still now. Leave of the side that does not move is said, too: it answers later. */
export const stopsIn = ({ notes, somebody }: GameNoteWords, seen: LookView): readonly string[] => {
  const running = (seen.freezes ?? []).filter(({ from, until }) => timeUntil(from) <= 0 && timeUntil(until) > 0)
  return running.map(({ seat, until }) => {
    const when = momentOf(until)
    if (seat === null) return fill(notes.paused, when)
    if (seat === seen.you.seat) return fill(notes.youOnLeave, when)
    const note = fill(notes.onLeave, when)
    return seen.you.seat === null ? `${seen.seats[seat].name || somebody}: ${note}` : note
  })
}

/** Returns how a game ended that the reader only watched, as its arbiter: "Rosa won: Jan resigned." */
export const watchedEnd = ({ reasons, somebody }: GameNoteWords, seen: LookView): string | undefined => {
  const { result, you, seats } = seen
  const winner = result?.winner
  if (you.seat !== null || !result || !winner) return undefined
  const nameOf = (colour: typeof winner): string => `\u2068${seats[colour].name || somebody}\u2069`
  return reasons.watched[result.reason]?.replace(/\{[wl]\}/g, (place) =>
    nameOf(place === '{w}' ? winner : otherColour(winner)),
  )
}

/** Completes the row of a game. `heldAt`: there is no network, and the list is of that instant. */
const completeRow = (words: GameNoteWords, { token, seen, gone }: StoredGame, heldAt: number | undefined): void => {
  const strong = document.querySelector(`#games a.game[href="/p/${token}"] .left`)
  if (!seen || gone || !strong || strong.closest('#unsent')) return
  const held = heldAt === undefined ? undefined : heldLine(words, seen, heldAt)
  const line = held ?? watchedEnd(words, seen) ?? reserveLine(words, seen)
  if (line !== undefined) strong.textContent = line
  const [questions, stops] = [questionsIn(words, seen), stopsIn(words, seen)]
  // `html` escapes what people wrote.
  const notes = html`${questions.map((note) => html`<span class="question">${note}</span>`)}${stops.map((note) => html`<span class="halt">${note}</span>`)}`
  strong.insertAdjacentHTML('afterend', notes.markup)
}

// The page is of the same release, so the texts are not checked.
const readWords = (id: string): unknown => JSON.parse(document.querySelector(`#${id}`)?.textContent ?? '{}')

/**
 * Says in each row of the list what its time alone does not: leave, a running reserve, a question to the reader. The list
 * is drawn anew each time.
 */
export const showNotes = (heldAt: () => number | undefined): void => {
  const { offline } = readWords('words') as MyGamesTexts
  const words = { ...(readWords('finished-words') as FinishedWords), offline }
  const draw = (): void => {
    for (const game of storedGames()) completeRow(words, game, heldAt())
  }
  addEventListener('listed', draw)
  draw()
}
