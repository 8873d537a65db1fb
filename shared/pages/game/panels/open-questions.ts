import { type Colour, otherColour } from '../../../draughts/index.ts'
import { mayAct, actForm } from '../menu/act-forms.ts'
import type { Panel } from '../../board/choice.ts'
import type { BoardContext } from '../model/board-page.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'

const line = (words: Part, buttons: readonly Part[]): Html => {
  const shown = buttons.filter((button) => button !== false)
  return html`<div class="asked">
    <p>${words}</p>
    ${shown.length > 0 && html`<div class="row">${shown}</div>`}
  </div>`
}

/** Returns a link to the panel in which the reader accepts. It looks like the button that declines. */
const acceptLink = ({ page, look }: BoardContext, panel: Panel, label: string): Html =>
  html`<a class="button" data-go href="${page.path}?panel=${panel}${look.replace('?', '&')}#panel">${label}</a>`

const draw = (here: BoardContext, by: Colour): Part => {
  const { asked } = here.context.texts
  return line(here.table.seat === by ? asked.drawMine : asked.draw(here.table.names[by]), [
    actForm(here, 'withdraw-draw', { label: asked.withdraw }),
    mayAct(here, 'accept-draw') && acceptLink(here, 'draw', asked.drawYes),
    actForm(here, 'decline-draw', { label: asked.decline }),
  ])
}

const takeback = (here: BoardContext, by: Colour): Part => {
  const { asked } = here.context.texts
  const isMine = here.table.seat === by
  return line(isMine ? asked.takebackMine : asked.takeback(here.table.names[by]), [
    mayAct(here, 'accept-takeback') && acceptLink(here, 'takeback', asked.takebackYes),
    actForm(here, 'decline-takeback', { label: isMine ? asked.withdraw : asked.decline }),
  ])
}

const pause = (here: BoardContext, by: Colour): Part => {
  const { context, table, page } = here
  const { asked } = context.texts
  const isMine = table.seat === by
  const when = timeElement(context, page.view.pauseProposal?.until ?? '', 'long')
  return line(isMine ? sentence(asked.pauseMine, when) : sentence(asked.pause, table.names[by], when), [
    actForm(here, 'accept-pause', { label: asked.pauseYes }),
    actForm(here, 'decline-pause', { label: isMine ? asked.withdraw : asked.decline }),
  ])
}

const count = (here: BoardContext, by: Colour): Part => {
  const { context, table } = here
  const { asked } = context.texts
  return line(table.seat === by ? asked.countMine : asked.count(table.names[by]), [
    actForm(here, 'grant-count', { label: asked.countYes, fields: { stronger: otherColour(by) } }),
    actForm(here, 'refuse-count', { label: asked.countNo }),
  ])
}

const reseat = (here: BoardContext): Part => {
  const { context, table, page } = here
  const { asked } = context.texts
  const { reseat: lost, you } = page.view
  if (lost === null || you === null) return false
  const from = timeElement(context, lost.from, 'long')
  if (table.seat === lost.seat)
    return line(sentence(asked.reseatYou, from), [
      actForm(here, 'veto-reseat', { label: asked.stillHere, kind: 'main' }),
    ])
  if (page.reseatUrl === undefined) return line(sentence(asked.reseat, table.names[lost.seat], from), [])
  return html`<div class="asked">
    <p>${sentence(asked.reseatMine, table.names[lost.seat], from)}</p>
    ${copyableField(context.texts, 'anew', asked.reseatLink, page.reseatUrl)}
    <div class="row">${actForm(here, 'veto-reseat', { label: asked.withdraw })}</div>
  </div>`
}

/** Returns what the reader may claim by the endgame table, and a link to the panel in which they claim it. */
const tableClaim = (here: BoardContext): Part => {
  const { menu } = here.context.texts
  if (mayAct(here, 'claim-table-win')) return line(menu.table.win, [acceptLink(here, 'draw', menu.claimWin)])
  return mayAct(here, 'claim-table-draw') && line(menu.table.draw, [acceptLink(here, 'draw', menu.claim)])
}

/**
 * A question that waits for an answer. `by` is the colour that asked. A question about a lost link counts as asked by
 * the colour whose link is not lost.
 */
type Question = {
  readonly by: Colour
  readonly show: (here: BoardContext, by: Colour) => Part
  /** What the window's title says of it. */
  readonly title: keyof BoardContext['context']['texts']['asked']['titles']
}

/** Returns the open questions. A proposed pause whose end has passed is not one of them. */
const questionsOf = ({ page, context }: Pick<BoardContext, 'page' | 'context'>): readonly Question[] => {
  const { drawOffer, takeback: taking, pauseProposal, countAsked, reseat: lost } = page.view
  const open = pauseProposal !== null && Date.parse(pauseProposal.until) > context.now
  const all = [
    { by: drawOffer, show: draw, title: 'draw' },
    { by: taking, show: takeback, title: 'takeback' },
    { by: open ? pauseProposal.by : null, show: pause, title: 'other' },
    { by: countAsked, show: count, title: 'other' },
    { by: lost && otherColour(lost.seat), show: reseat, title: 'other' },
  ] as const
  return all.flatMap(({ by, ...question }) => (by === null ? [] : [{ by, ...question }]))
}

/** Returns what the reader may answer or claim. */
export const questionsToAnswer = (here: BoardContext): Part => [
  tableClaim(here),
  ...questionsOf(here)
    .filter(({ by }) => by !== here.table.seat)
    .map(({ by, show }) => show(here, by)),
]

/** Returns the questions that the reader has asked. */
export const ownQuestions = (here: BoardContext): Part => {
  const mine = questionsOf(here).filter(({ by }) => by === here.table.seat)
  return mine.length > 0 && html`<div class="askings">${mine.map(({ by, show }) => show(here, by))}</div>`
}

/** Returns what the window's title says of the first question that a player may answer. */
export const questionTitle = (here: Pick<BoardContext, 'page' | 'context' | 'table'>): string | undefined => {
  const { seat } = here.table
  const first = seat === null ? undefined : questionsOf(here).find(({ by }) => by !== seat)
  return first && here.context.texts.asked.titles[first.title]
}
