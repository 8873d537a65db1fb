import { type Move, type RuleSheet, writeMove, writePath } from '../draughts/index.ts'
import { LONGEST } from '../game/bounds.ts'
import type { Texts } from '../texts/index.ts'
import { type Choice, type Stage, queryOf } from './choice.ts'
import { type Html, type Part, html } from './html.ts'
import { claimsWith } from './claims.ts'
import type { Table } from './table.ts'

const claiming = (texts: Texts, table: Table, move: Move): Part =>
  claimsWith(table, move)
    .slice(0, 1)
    .map(
      (claim) =>
        html`<label class="check"
          ><input type="checkbox" name="claim" value="${claim}" /> <span>${texts.seat.claimWith(claim)}</span></label
        >`,
    )

/** A message and the offer of a draw may go with a move. */
const along = ({ seat }: Texts, { view }: Table): Html =>
  html`<details class="along">
    <summary>${seat.along}</summary>
    <div class="field">
      <label for="message">${seat.message}</label
      ><textarea id="message" name="message" rows="2" maxlength="${LONGEST.message}"></textarea>
    </div>
    <label class="check"
      ><input type="checkbox" name="offerDraw" value="1" />
      <span>${view.drawOffer === null ? seat.offerDraw : seat.offerDrawToo}</span></label
    >
  </details>`

const undo = ({ seat }: Texts, path: string, flip: boolean): Html =>
  html`<a class="button" data-choose href="${path}${queryOf({ flip })}">${seat.undo}</a>`

/** The ways of a short form that fits several moves. */
const ways = ({ seat }: Texts, rules: RuleSheet, moves: readonly Move[], path: string, flip: boolean): Html =>
  html`<ul class="ways">
    ${moves.map((move) => {
      const full = writePath(rules, move)
      return html`<li>
        <a class="button" data-choose href="${path}${queryOf({ move: full, flip })}"
          ><b>${full}</b> ${seat.takes(move.captures)}</a
        >
      </li>`
    })}
  </ul>`

/** What the reader has chosen, and the form that plays it. It is the only form of a turn that is posted. */
export const act = (texts: Texts, table: Table, stage: Stage, choice: Choice, path: string): Html => {
  const { seat } = texts
  const { rules, position, view } = table
  switch (stage.kind) {
    case 'waiting':
      return html``
    case 'piece':
      return stage.fault === undefined ? html`` : html`<div class="card fault" role="alert"><p>${stage.fault}</p></div>`
    case 'square':
      return html`<div class="card act">
        <p>${seat.chooseSquare(stage.from)}</p>
        <div class="row">${undo(texts, path, choice.flip)}</div>
      </div>`
    case 'way':
      return html`<div class="card act">
        <p>${seat.chooseWay}</p>
        ${ways(texts, rules, stage.moves, path, choice.flip)}
        <div class="row">${undo(texts, path, choice.flip)}</div>
      </div>`
    case 'preview':
      return html`<div class="card act">
        <p>
          <strong>${seat.playThis(writeMove(rules, position, stage.move))}</strong>
          ${stage.move.captures.length > 0 && html`<span class="quiet">${seat.youTake(stage.move.captures)}</span>`}
        </p>
        <form method="post" action="${path}/move">
          <input type="hidden" name="ply" value="${view.ply}" /><input
            type="hidden"
            name="move"
            value="${writePath(rules, stage.move)}"
          />
          ${claiming(texts, table, stage.move)}
          <div class="row">${undo(texts, path, choice.flip)} <button class="main">${seat.play}</button></div>
          ${along(texts, table)}
        </form>
      </div>`
  }
}
