import { letterName, sheetOf } from '../../draughts/index.ts'
import { type Tried, movesOf, nextOf, wayTo } from '../../game/tried.ts'
import { isPlanned } from '../../game/plan.ts'
import { queryOf } from '../game/model/choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import type { Desk } from './analysis-desk.ts'
import type { TryTexts, Trying } from './analysis.ts'

/** Moves one after the other, up to where several were tried. */
type Row = { readonly places: readonly number[]; readonly branches: readonly Row[] }

const rowFrom = (tried: Tried, first: number): Row => {
  const places = [first]
  let next = nextOf(tried, first)
  for (let only = next[0]; next.length === 1 && only !== undefined; [only] = next) {
    places.push(only)
    next = nextOf(tried, only)
  }
  return { places, branches: next.map((place) => rowFrom(tried, place)) }
}

/** A stored move as people write it. */
export const writtenIn = ({ rules: id }: Pick<Trying, 'rules'>, move: string): string => {
  const rules = sheetOf(id)
  return rules.written === 'letters' ? move.replace(/\d+/g, (square) => letterName(rules, Number(square))) : move
}

/** The address of a place in the lines. */
export const placePath = ({ path }: Trying, { choice }: Desk, at: number): string =>
  `${path}${queryOf({ ...choice, at })}`

/** Before a move, where the first side makes it or a row begins: "16", "14 …". */
const numberAt = ({ ply, ballot }: Trying, deep: number, begins: boolean): Part => {
  const before = ply + ballot + deep - 1
  const second = before % 2 === 1
  return (!second || begins) && html`<span class="quiet">${Math.floor(before / 2) + 1}${second && ' …'}</span>`
}

const TICK = html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M8 15 3.500 10.500 5 9l3 3 7-7 1.500 1.500z" />
</svg>`

type Shown = { readonly texts: TryTexts; readonly trying: Trying; readonly desk: Desk }

const isPlannedAt = ({ trying, desk: { tried } }: Shown, at: number): boolean =>
  trying.ply === trying.present && isPlanned(trying.planned, movesOf(tried, wayTo(tried, at)))

/** At the last reply of a planned line. */
const labelled = (shown: Shown, at: number): Part => {
  const { tried } = shown.desk
  const isReply = (tried[at - 1]?.deep ?? 1) % 2 === 0
  const goesOn = nextOf(tried, at)
    .flatMap((next) => nextOf(tried, next))
    .some((next) => isPlannedAt(shown, next))
  return (
    isReply && isPlannedAt(shown, at) && !goesOn && html` <b class="planned">${TICK}${shown.texts.tried.planned}</b>`
  )
}

const link = ({ trying, desk }: Shown, at: number, text: string): Html =>
  html`<a data-go rel="nofollow" href="${placePath(trying, desk, at)}" ${at === desk.at && html`aria-current="true"`}
    >${text}</a
  >`

const listed = (shown: Shown, rows: readonly Row[]): Part =>
  rows.length > 0 &&
  html`<ul>
    ${rows.map(({ places, branches }) => {
      const { trying, desk } = shown
      const moves = places.map((at, index): Part => {
        const trial = desk.tried[at - 1]
        return (
          trial &&
          html`${numberAt(trying, trial.deep, index === 0)}${link(shown, at, writtenIn(trying, trial.move))}${labelled(shown, at)}`
        )
      })
      return html`<li><span class="line">${moves}</span>${listed(shown, branches)}</li>`
    })}
  </ul>`

/** The lines, each branch in a row of its own. */
export const triedLines = (texts: TryTexts, trying: Trying, desk: Desk): Html => {
  const shown: Shown = { texts, trying, desk }
  const rows = nextOf(desk.tried, 0).map((place) => rowFrom(desk.tried, place))
  const { played } = trying
  const first = html`<span class="line"
    >${played === undefined ? link(shown, 0, texts.replay.start) : html`${numberAt(trying, 0, true)}${link(shown, 0, played)} <span class="quiet">${texts.tried.played}</span>`}</span
  >`
  const [only] = rows
  return html`<nav class="tree" aria-label="${texts.tried.lines}">
      <ul>
        <li>${first}${rows.length > 1 && listed(shown, rows)}</li>
      </ul>
      ${rows.length === 1 && only && listed(shown, [only])}
    </nav>
    <p class="quiet">${texts.tried.branch}</p>`
}
