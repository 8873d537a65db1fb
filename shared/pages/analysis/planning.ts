import { contradicting, isPlanned } from '../../game/plan.ts'
import { lastOf, movesOf, parentOf, wayTo, without, writeTried } from '../../game/tried.ts'
import { otherColour } from '../../draughts/words.ts'
import { queryOf } from '../game/model/choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import type { Desk } from './analysis-desk.ts'
import { writtenIn } from './lines.ts'
import type { TryTexts, Trying } from './analysis.ts'

/** The line up to a place, if it ends in the reader's own reply. */
export const repliesTo = ({ tried }: Pick<Desk, 'tried'>, at: number): readonly string[] | undefined => {
  const moves = movesOf(tried, wayTo(tried, at))
  return moves.length > 0 && moves.length % 2 === 0 ? moves : undefined
}

/** The place at which the line that goes on from here ends in a reply. */
export const wholeFrom = ({ tried }: Pick<Desk, 'tried'>, at: number): number => {
  const last = lastOf(tried, at)
  return (tried[last - 1]?.deep ?? 0) % 2 === 0 ? last : parentOf(tried, last)
}

/** "If Harry plays 16-19, then 26-22": what is not planned yet. */
const sentenceFor = ({ tried }: TryTexts, trying: Trying, name: string, line: readonly string[]): string => {
  const pairs = Array.from({ length: line.length / 2 }, (_, index) => line.slice(0, 2 * index + 2))
  const fresh = pairs.filter((moves) => !isPlanned(trying.planned, moves))
  const [first, ...more] = fresh.map((moves) => moves.slice(-2).map((move) => writtenIn(trying, move)))
  const [theirs = '', mine = ''] = first ?? []
  return [tried.planIf(name, theirs, mine), ...more.map(([next = '', then = '']) => tried.planThen(next, then))].join(
    '',
  )
}

type Plannable = { readonly texts: TryTexts; readonly trying: Trying; readonly desk: Desk; readonly name: string }

const offer = ({ texts, trying, desk, name }: Plannable, line: readonly string[]): Part => {
  const { tried } = texts
  const whole = wholeFrom(desk, desk.at)
  const gone = contradicting(trying.planned, line)
  return html`<h2>${sentenceFor(texts, trying, name, line)}</h2>
    <p class="quiet">
      ${tried.planHint(name)}
      ${gone.length > 0 && tried.replaces(gone.map((moves) => moves.map((move) => writtenIn(trying, move)).join(' ')))}
    </p>
    <div class="row">
      <button class="main" name="do" value="plan">${tried.plan}</button>
      ${whole !== desk.at && html`<button name="do" value="whole">${tried.planWhole}</button>`}
    </div>`
}

/** What can be planned at this place, or why nothing can. */
const planning = (shown: Plannable): Part => {
  const { texts, trying, desk } = shown
  const { tried } = texts
  if (trying.plans === 'never' || desk.at === 0) return false
  const told = (text: string): Html => html`<p class="quiet">${text}</p>`
  if (trying.ply !== trying.present) return false
  if (trying.plans === 'later') return told(tried.planLater)
  const line = repliesTo(desk, desk.at)
  if (line === undefined) return told(tried.planReply)
  return isPlanned(trying.planned, line) ? html`<p><b>${tried.isPlanned}</b></p>` : offer(shown, line)
}

const deleting = (texts: TryTexts, trying: Trying, { tried, at, choice }: Desk): Part =>
  at > 0 &&
  html`<a
    class="button"
    data-go
    href="${trying.path}${queryOf({ ...choice, tree: writeTried(without(tried, at)), at: parentOf(tried, at) })}"
    >${texts.tried.remove}</a
  >`

/** Whether the lines are those that are kept. */
export const isKept = ({ kept }: Trying, { choice }: Desk): boolean => kept === undefined || choice.tree === kept

const keeping = (texts: TryTexts, trying: Trying, desk: Desk): Part =>
  !isKept(trying, desk) &&
  html`<button name="do" value="keep">${desk.choice.tree === '' ? texts.tried.unkeep : texts.tried.keep}</button>`

/** Plan, keep, delete. What is posted names the lines and the place. */
export const deskForm = (texts: TryTexts, trying: Trying, desk: Desk): Html => {
  const { ply, tree = '', at = 0, flip } = desk.choice
  const name = trying.names[otherColour(trying.seat ?? 'black')]
  const fields = { ply, tree, at, ...(flip && { flip: 1 }) }
  const kept = trying.kept !== undefined && isKept(trying, desk) && tree !== ''
  return html`<form method="post" action="${trying.path}" class="desk" id="desk" tabindex="-1">
    ${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
    ${planning({ texts, trying, desk, name })}
    <div class="row">${keeping(texts, trying, desk)}${deleting(texts, trying, desk)}</div>
    ${kept && html`<p class="quiet">${texts.tried.kept}</p>`}
  </form>`
}
