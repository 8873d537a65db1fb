import { COLOURS } from '../../../draughts/index.ts'
import { SPANS, inDays } from '../../../game/bounds.ts'
import { daysField, fold, grave, isRefused, leftIn, may, press } from '../panels/act-forms.ts'
import type { Here } from '../model/board-page.ts'
import { emailsLine } from '../panels/email-consent.ts'
import { radio } from '../../kit/fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { copyable } from '../../kit/copyable.ts'
import { rotating } from './own-menus.ts'

const sideField = (here: Here, type: 'give-time' | 'ask-reseat', label: string): Html => {
  const { context, table } = here
  return html`<fieldset>
    <legend>${label}</legend>
    <div class="choices">
      ${COLOURS.map((colour) => radio('seat', colour, `${table.names[colour]} (${context.texts.game.sides[colour]})`, { required: true, checked: leftIn(here, type, 'seat').value === colour }))}
    </div>
  </fieldset>`
}

const giving = (here: Here): Part => {
  const { arbiter, menu } = here.context.texts
  return (
    may(here, 'give-time') &&
    fold(
      arbiter.time,
      [
        press(here, 'give-time', {
          label: menu.give,
          inside: html`${sideField(here, 'give-time', arbiter.to)}${daysField('give-days', 'days', arbiter.days, inDays(SPANS.gift), leftIn(here, 'give-time', 'days'))}`,
        }),
      ],
      isRefused(here, 'give-time'),
    )
  )
}

const ruling = (here: Here): Part => {
  const { arbiter, results } = here.context.texts
  const { names } = here.table
  const form = press(here, 'adjudicate', {
    label: arbiter.adjudicateYes,
    kind: 'danger',
    inside: html`<fieldset>
      <legend>${arbiter.result}</legend>
      <div class="choices">
        ${COLOURS.map((colour) => radio('result', colour, arbiter.wins(names[colour]), { required: true }))}${radio('result', 'draw', results.draw, { required: true })}
      </div>
    </fieldset>`,
  })
  return may(here, 'adjudicate') && grave(arbiter.adjudicate, arbiter.adjudicateHint, form)
}

const reseating = (here: Here): Part => {
  const { arbiter, menu } = here.context.texts
  return (
    may(here, 'ask-reseat') &&
    grave(
      arbiter.reseat,
      arbiter.reseatHint,
      press(here, 'ask-reseat', { label: menu.lostYes, inside: sideField(here, 'ask-reseat', arbiter.who) }),
    )
  )
}

/** The tab with what an arbiter may do. */
export const arbiterDesk = (here: Here): Part => {
  const { context, page } = here
  const { arbiter, seat } = context.texts
  return [
    giving(here),
    fold(arbiter.count, [press(here, 'end-count', { label: arbiter.countEnd })]),
    ruling(here),
    reseating(here),
    emailsLine(here),
    may(here, 'void') &&
      grave(arbiter.void, arbiter.voidHint, press(here, 'void', { label: arbiter.voidYes, kind: 'danger' })),
    html`<p class="settings"><a href="${page.path}/settings">${arbiter.settings}</a></p>`,
    page.seatUrl !== undefined &&
      html`<details>
        <summary>${seat.yourLink}</summary>
        <p>${arbiter.linkHint}</p>
        ${copyable(context.texts, 'own', seat.yourLink, page.seatUrl)} ${rotating(here)}
      </details>`,
  ]
}
