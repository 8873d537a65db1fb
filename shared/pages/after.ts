import { DAY } from '../game/words.ts'
import { type Here, press } from './acts.ts'
import { type Html, type Part, html } from './html.ts'

/** A rematch may be wished for, and a loser on time let go on, for this long after the end. */
const WISHING = 14 * DAY

const isFresh = ({ context, table }: Here): boolean =>
  table.view.endedAt !== null && context.now <= Date.parse(table.view.endedAt) + WISHING

/** Another game between the two: one press, and the other's. */
const rematch = (here: Here): Part => {
  const { context, table, page } = here
  const { after } = context.texts
  const { rematch: wish, status } = table.view
  if (status !== 'finished' || wish === null) return false
  if (wish.game !== null)
    return page.nextPath === undefined
      ? html`<p>${after.being}</p>`
      : html`<p><a class="button main" href="${page.nextPath}">${after.toRematch}</a></p>`
  if (table.seat === null) return false
  if (wish.offeredBy === table.seat)
    return html`<p>${after.wished(table.names[table.seat === 'black' ? 'white' : 'black'])}</p>`
  if (!isFresh(here)) return false
  const theirs = wish.offeredBy !== null && html`<p>${after.theyWish(table.names[wish.offeredBy])}</p>`
  return html`${theirs}
    <div class="row">
      ${press(here, 'rematch', { label: wish.offeredBy === null ? after.rematch : after.rematchYes, kind: 'main' })}
    </div>`
}

/** The winner on time of a game between friends lets it go on. */
const playOn = (here: Here): Part => {
  const { context, table } = here
  const { view, seat, names } = table
  const mayForgive =
    view.result?.reason === 'time' &&
    view.result.winner === seat &&
    view.strictness === 'lenient' &&
    view.rematch?.game === null &&
    isFresh(here)
  return (
    mayForgive &&
    html`<p>${context.texts.after.playOnHint(names[seat === 'black' ? 'white' : 'black'])}</p>
      <div class="row">${press(here, 'play-on', { label: context.texts.after.playOn })}</div>`
  )
}

/** A lapsed invitation is opened again, by the same link. */
const renew = (here: Here): Part =>
  here.table.view.status === 'expired' &&
  here.table.view.you?.role === 'creator' &&
  html`<p>${here.context.texts.after.renewHint}</p>
    <div class="row">${press(here, 'renew', { label: here.context.texts.after.renew, kind: 'main' })}</div>`

/** What may still come of a game that is over. */
export const afterwards = (here: Here): Html =>
  html`${renew(here)}${rematch(here)}${playOn(here)}
    <p><a href="/">${here.context.texts.seat.again}</a></p>`
