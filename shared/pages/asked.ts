import { type Colour, otherColour } from '../draughts/index.ts'
import { type Here, press } from './acts.ts'
import { copyable } from './more.ts'
import { timeOf } from './context.ts'
import { type Html, type Part, html, sentence } from './html.ts'

const line = (words: Part, buttons: readonly Html[] = []): Html =>
  html`<div class="asked">
    <p>${words}</p>
    ${buttons.length > 0 && html`<div class="row">${buttons}</div>`}
  </div>`

/** Whether the reader asked, was asked, or only looks on. */
type Side = 'mine' | 'theirs' | 'others'

const sideOf = ({ table }: Here, by: Colour): Side =>
  table.seat === null ? 'others' : table.seat === by ? 'mine' : 'theirs'

const draw = (here: Here): Part => {
  const { texts } = here.context
  const by = here.page.view.drawOffer
  if (by === null) return false
  const name = here.table.names[by]
  switch (sideOf(here, by)) {
    case 'mine':
      return line(texts.asked.drawMine, [press(here, 'withdraw-draw', { label: texts.asked.withdraw })])
    case 'theirs':
      return line(texts.asked.draw(name), [
        press(here, 'accept-draw', { label: texts.asked.drawYes }),
        press(here, 'decline-draw', { label: texts.asked.decline }),
      ])
    case 'others':
      return line(texts.asked.draw(name))
  }
}

const takeback = (here: Here): Part => {
  const { texts } = here.context
  const by = here.page.view.takeback
  if (by === null) return false
  const name = here.table.names[by]
  switch (sideOf(here, by)) {
    case 'mine':
      return line(texts.asked.takebackMine, [press(here, 'decline-takeback', { label: texts.asked.withdraw })])
    case 'theirs':
      return line(texts.asked.takeback(name), [
        press(here, 'accept-takeback', { label: texts.asked.takebackYes }),
        press(here, 'decline-takeback', { label: texts.asked.decline }),
      ])
    case 'others':
      return line(texts.asked.takeback(name))
  }
}

const pause = (here: Here): Part => {
  const { context, table, page } = here
  const { asked } = context.texts
  const proposal = page.view.pauseProposal
  if (proposal === null) return false
  const when = timeOf(context, proposal.until, 'long')
  const theirs = sentence(asked.pause, table.names[proposal.by], when)
  switch (sideOf(here, proposal.by)) {
    case 'mine':
      return line(sentence(asked.pauseMine, when), [press(here, 'decline-pause', { label: asked.withdraw })])
    case 'theirs':
      return line(theirs, [
        press(here, 'accept-pause', { label: asked.pauseYes }),
        press(here, 'decline-pause', { label: asked.decline }),
      ])
    case 'others':
      return line(theirs)
  }
}

const count = (here: Here): Part => {
  const { context, table, page } = here
  const { asked } = context.texts
  const by = page.view.countAsked
  if (by === null) return false
  if (page.view.you?.role !== 'director')
    return line(table.seat === by ? asked.countMine : asked.count(table.names[by]))
  return line(asked.count(table.names[by]), [
    press(here, 'grant-count', { label: asked.countYes, fields: { stronger: otherColour(by) } }),
    press(here, 'refuse-count', { label: asked.countNo }),
  ])
}

const reseat = (here: Here): Part => {
  const { context, table, page } = here
  const { asked } = context.texts
  const { reseat: lost, you } = page.view
  if (lost === null || you === null) return false
  const from = timeOf(context, lost.from, 'long')
  if (table.seat === lost.seat)
    return line(sentence(asked.reseatYou, from), [press(here, 'veto-reseat', { label: asked.stillHere, kind: 'main' })])
  if (page.anewUrl === undefined) return line(sentence(asked.reseat, table.names[lost.seat], from))
  return html`<div class="asked">
    <p>${sentence(asked.reseatMine, table.names[lost.seat], from)}</p>
    ${copyable(context.texts, 'anew', asked.reseatLink, page.anewUrl)}
    ${lost.by === you.role && html`<div class="row">${press(here, 'veto-reseat', { label: asked.withdraw })}</div>`}
  </div>`
}

type Asked = { readonly by: Colour | null; readonly show: (here: Here) => Part }

/** Who asked for what; the losing of a link concerns its seat as if the other side asked. A pause whose date has passed is past. */
const allOf = ({ page, context }: Here): readonly Asked[] => {
  const { drawOffer, takeback: taking, pauseProposal, countAsked, reseat: lost } = page.view
  return [
    { by: drawOffer, show: draw },
    { by: taking, show: takeback },
    { by: pauseProposal && Date.parse(pauseProposal.until) > context.now ? pauseProposal.by : null, show: pause },
    { by: countAsked, show: count },
    { by: lost && otherColour(lost.seat), show: reseat },
  ].filter(({ by }) => by !== null)
}

/** What waits for the reader's answer, his first concern after the move itself; for others, all that waits. */
export const toAnswer = (here: Here): Part =>
  allOf(here)
    .filter(({ by }) => by !== here.table.seat)
    .map(({ show }) => show(here))

/** What the reader himself has asked for, and may withdraw. */
export const ownAsking = (here: Here): Part => {
  const mine = allOf(here).filter(({ by }) => by === here.table.seat)
  return mine.length > 0 && html`<section class="card askings">${mine.map(({ show }) => show(here))}</section>`
}
