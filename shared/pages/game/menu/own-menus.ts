import { otherColour } from '../../../draughts/index.ts'
import { LONGEST } from '../../../game/bounds.ts'
import { grave, may, press } from '../panels/act-forms.ts'
import type { Here } from '../model/board-page.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { copyable } from '../../kit/copyable.ts'

/** A fold with the player's private note. */
export const noteMenu = ({ context, page }: Here): Part =>
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

const lostLink = (here: Here): Part => {
  const { context, table } = here
  const { seat, names } = table
  const { menu } = context.texts
  if (seat === null || !may(here, 'ask-reseat')) return false
  const name = names[otherColour(seat)]
  return grave(menu.lost(name), menu.lostHint(name), press(here, 'ask-reseat', { label: menu.lostYes }))
}

/**
 * The form that replaces the reader's link. It sends an idempotency key, so that a second press, or one whose
 * response was lost, leads to the same new link.
 */
export const rotating = ({ context, page }: Here): Html => {
  const { menu } = context.texts
  return grave(
    menu.rotate,
    menu.rotateHint,
    html`<form method="post" action="${page.path}/rotate">
      <input type="hidden" name="key" value="${page.rotateKey}" /><button class="danger">${menu.rotateYes}</button>
    </form>`,
  )
}

/** A fold with the player's link. There they can replace it, or ask for a new link for an opponent who lost theirs. */
export const linkMenu = (here: Here): Part => {
  const { context, page } = here
  const { seat } = context.texts
  if (page.seatUrl === undefined) return false
  return html`<details>
    <summary>${seat.yourLink}</summary>
    <p>${seat.yourLinkHint}</p>
    ${copyable(context.texts, 'own', seat.yourLink, page.seatUrl)} ${rotating(here)}${lostLink(here)}
  </details>`
}
