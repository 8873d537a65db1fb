import { COLOURS } from '../../draughts/index.ts'
import { SPANS, inDays } from '../../game/bounds.ts'
import { type Here, daysField, fold, grave, press } from '../acts.ts'
import { radio } from '../fields.ts'
import { type Html, type Part, html } from '../html.ts'
import { copyable } from '../more.ts'

/** One of the two sides, by the player's name. */
const sideField = ({ context, table }: Here, label: string): Html =>
  html`<fieldset>
    <legend>${label}</legend>
    <div class="choices">
      ${COLOURS.map((colour, index) => radio('seat', colour, `${table.names[colour]} (${context.texts.play.sides[colour]})`, index === 0))}
    </div>
  </fieldset>`

const giving = (here: Here): Part => {
  const { arbiter, menu } = here.context.texts
  return (
    here.table.view.clock.left !== null &&
    fold(arbiter.time, [
      press(here, 'give-time', {
        label: menu.give,
        inside: html`${sideField(here, arbiter.to)}${daysField({ id: 'give-days', name: 'days', label: arbiter.days }, 2, inDays(SPANS.gift))}`,
      }),
    ])
  )
}

const ruling = (here: Here): Html => {
  const { arbiter, results } = here.context.texts
  const { names } = here.table
  const form = press(here, 'adjudicate', {
    label: arbiter.adjudicateYes,
    kind: 'danger',
    inside: html`<fieldset>
      <legend>${arbiter.result}</legend>
      <div class="choices">
        ${COLOURS.map((colour) => radio('result', colour, arbiter.wins(names[colour]), false))}${radio('result', 'draw', results.draw, true)}
      </div>
    </fieldset>`,
  })
  return grave(arbiter.adjudicate, arbiter.adjudicateHint, form)
}

const reseating = (here: Here): Part => {
  const { arbiter, menu } = here.context.texts
  return (
    here.table.view.reseat === null &&
    grave(
      arbiter.reseat,
      arbiter.reseatHint,
      press(here, 'ask-reseat', { label: menu.lostYes, inside: sideField(here, arbiter.who) }),
    )
  )
}

/** Everything that an arbiter may do. */
export const arbiterDesk = (here: Here): Part => {
  const { context, table, page } = here
  const { arbiter, seat, menu } = context.texts
  const active = table.view.status === 'active'
  const open = active || table.view.status === 'open'
  return [
    active && giving(here),
    table.view.count !== null && fold(arbiter.count, [press(here, 'end-count', { label: arbiter.countEnd })]),
    active && ruling(here),
    active && reseating(here),
    open && grave(arbiter.void, arbiter.voidHint, press(here, 'void', { label: arbiter.voidYes, kind: 'danger' })),
    page.seatUrl !== undefined &&
      html`<details>
        <summary>${seat.yourLink}</summary>
        <p>${arbiter.linkHint}</p>
        ${copyable(context.texts, 'own', seat.yourLink, page.seatUrl)}
        ${grave(
          menu.rotate,
          menu.rotateHint,
          html`<form method="post" action="${page.path}/rotate">
            <button class="danger">${menu.rotateYes}</button>
          </form>`,
        )}
      </details>`,
  ]
}
