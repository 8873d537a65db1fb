import { COLOURS } from '../../../draughts/index.ts'
import { SPAN_BOUNDS, boundsInDays } from '../../../game/limits/bounds.ts'
import { daysField, formFold, confirmFold, wasRefused, refusedInput, mayAct, actForm } from './act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { emailStatusLine } from './email-consent-card.ts'
import { radioButton } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { replaceLinkForm } from './link-menu.ts'

const sideField = (here: BoardContext, type: 'give-time' | 'ask-reseat', label: string): Html => {
  const { context, table } = here
  return html`<fieldset>
    <legend>${label}</legend>
    <div class="choices">
      ${COLOURS.map((colour) => radioButton('seat', colour, `${table.names[colour]} (${context.texts.game.sides[colour]})`, { required: true, checked: refusedInput(here, type, 'seat').value === colour }))}
    </div>
  </fieldset>`
}

const giving = (here: BoardContext): Part => {
  const { arbiter, menu } = here.context.texts
  return (
    mayAct(here, 'give-time') &&
    formFold(
      arbiter.time,
      [
        actForm(here, 'give-time', {
          label: menu.give,
          inside: html`${sideField(here, 'give-time', arbiter.to)}${daysField('give-days', 'days', arbiter.days, boundsInDays(SPAN_BOUNDS.gift), refusedInput(here, 'give-time', 'days'))}`,
        }),
      ],
      wasRefused(here, 'give-time'),
    )
  )
}

const ruling = (here: BoardContext): Part => {
  const { arbiter, records, results } = here.context.texts
  const { names } = here.table
  const form = actForm(here, 'adjudicate', {
    label: arbiter.adjudicateYes,
    kind: 'danger',
    inside: html`<p><a href="${here.page.path}/evidence">${records.evidence}</a></p>
      <fieldset>
        <legend>${arbiter.result}</legend>
        <div class="choices">
          ${COLOURS.map((colour) => radioButton('result', colour, arbiter.wins(names[colour]), { required: true }))}${radioButton('result', 'draw', results.draw, { required: true })}
        </div>
      </fieldset>`,
  })
  return mayAct(here, 'adjudicate') && confirmFold(arbiter.adjudicate, arbiter.adjudicateHint, form)
}

const reseating = (here: BoardContext): Part => {
  const { arbiter, menu } = here.context.texts
  return (
    mayAct(here, 'ask-reseat') &&
    confirmFold(
      arbiter.reseat,
      arbiter.reseatHint,
      actForm(here, 'ask-reseat', { label: menu.lostYes, inside: sideField(here, 'ask-reseat', arbiter.who) }),
    )
  )
}

/** Returns the tab with what an arbiter may do. */
export const arbiterMenu = (here: BoardContext): Part => {
  const { context, page } = here
  const { arbiter, seat } = context.texts
  return [
    giving(here),
    formFold(arbiter.count, [actForm(here, 'end-count', { label: arbiter.countEnd })]),
    ruling(here),
    reseating(here),
    emailStatusLine(here),
    mayAct(here, 'void') &&
      confirmFold(arbiter.void, arbiter.voidHint, actForm(here, 'void', { label: arbiter.voidYes, kind: 'danger' })),
    html`<p class="settings"><a href="${page.path}/settings">${arbiter.settings}</a></p>`,
    page.seatUrl !== undefined &&
      html`<details>
        <summary>${seat.yourLink}</summary>
        <p>${arbiter.linkHint}</p>
        ${copyableField(context.texts, 'own', seat.yourLink, page.seatUrl)} ${replaceLinkForm(here)}
      </details>`,
  ]
}
