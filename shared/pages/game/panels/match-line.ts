import { listsIn } from '../../../texts/grammar/lists.ts'
import type { BoardContext } from '../model/board-page.ts'
import { tossText } from '../model/game-table.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'

const pointsText = (points: number): string => {
  const whole = Math.floor(points)
  return whole === points ? String(whole) : `${whole === 0 ? '' : whole}½`
}

const score = ({ context, table }: BoardContext, points: readonly [number, number]): string => {
  const { view, wholeNames: names } = table
  const one = view.creator.seat ?? 'black'
  const other = one === 'black' ? 'white' : 'black'
  return context.texts.match.score(names[one], pointsText(points[0]), names[other], pointsText(points[1]))
}

/** Returns the line about a match: its score, and a link to its other game. */
export const matchLine = (here: BoardContext): Part => {
  const { context, table, page } = here
  const { texts } = context
  const { match, status } = table.view
  if (!match) return false
  const { other } = page
  const facts = [
    texts.match.part(match.part),
    ...(other && status !== 'open' ? [score(here, other.points)] : []),
    ...(other?.over === true ? [texts.match.over] : []),
  ]
  const link = other?.path ?? undefined
  const waits = link === undefined && status !== 'aborted' && status !== 'expired'
  return html`<p class="match">
    <span>${facts.join(' · ')}</span>
    ${link !== undefined && html`<a href="${link}" data-seat>${table.seat === null ? texts.match.otherGame : texts.match.otherBoard}</a>`}
    ${waits && html`<span class="quiet">${texts.match[match.order]}</span>`}
  </p>`
}

/**
 * Returns what was decided by lot: the sides and the ballot (Laws of Checkers, Articles 3 and 28). It contains the
 * random number, so that anyone can check the result.
 */
export const drawnLots = ({ context, table, page }: BoardContext): readonly Html[] => {
  const { ballot } = page
  const { match } = context.texts
  const { view } = table
  const chance = view.drawn?.chance
  const byLot = ballot?.byLot === true
  if (chance === undefined) return []
  return [
    ...(ballot
      ? [
          html`<p>
            ${match.ballot(ballot.number, ballot.deck, ballot.name)}
            ${ballot.removed.length > 0 && match.removed(listsIn(context.texts.locale).and(ballot.removed))}
            ${match.ballotMoves(ballot.moves.join(' '))}
          </p>`,
        ]
      : []),
    ...(view.wish === 'toss' ? [html`<p>${tossText(context.texts, table)}</p>`] : []),
    ...(byLot || view.wish === 'toss' ? [html`<p>${sentence(match.chance, html`<code>${chance}</code>`)}</p>`] : []),
    ...(view.wish === 'toss' ? [html`<p class="quiet">${match.checkToss(view.creator.name)}</p>`] : []),
    ...(ballot && byLot ? [html`<p class="quiet">${match.checkBallot(ballot.among)}</p>`] : []),
  ]
}
