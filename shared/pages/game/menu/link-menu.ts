import { otherColour } from '../../../draughts/index.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import { confirmFold, mayAct, actForm } from './act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { copyableField } from '../../kit/copyable-field.ts'

/** Returns a fold with the player's private note. */
export const noteMenu = ({ context, page }: BoardContext): Part =>
  page.own &&
  html`<details>
    <summary>${context.texts.menu.note}</summary>
    <form method="post" action="${page.path}/own" class="press filled">
      <div class="field">
        <label for="note">${context.texts.menu.noteHint}</label
        ><textarea id="note" name="note" rows="5" maxlength="${LONGEST.note}">${page.own.note}</textarea>
      </div>
      <button>${context.texts.menu.noteSave}</button>
    </form>
  </details>`

const lostLink = (here: BoardContext): Part => {
  const { context, table } = here
  const { seat, names } = table
  const { menu } = context.texts
  if (seat === null || !mayAct(here, 'ask-reseat')) return false
  const name = names[otherColour(seat)]
  return confirmFold(menu.lost(name), menu.lostHint(name), actForm(here, 'ask-reseat', { label: menu.lostYes }))
}

/**
 * Returns the form that replaces the reader's link. It sends an idempotency key, so that a second press, or one whose
 * response was lost, leads to the same new link.
 */
export const replaceLinkForm = ({ context, page }: BoardContext): Html => {
  const { menu } = context.texts
  return confirmFold(
    menu.rotate,
    menu.rotateHint,
    html`<form method="post" action="${page.path}/rotate">
      <input type="hidden" name="key" value="${page.rotateKey}" /><button class="danger">${menu.rotateYes}</button>
    </form>`,
  )
}

/**
 * Returns a fold with the player's link, in which they can also replace it, or ask for a new link for an opponent who
 * lost theirs.
 */
export const linkMenu = (here: BoardContext): Part => {
  const { context, page } = here
  const { seat } = context.texts
  if (page.seatUrl === undefined) return false
  return html`<details>
    <summary>${seat.yourLink}</summary>
    <p>${seat.yourLinkHint}</p>
    ${copyableField(context.texts, 'own', seat.yourLink, page.seatUrl)} ${replaceLinkForm(here)}${lostLink(here)}
  </details>`
}
