import { COUNT_BOUNDS } from '../../game/limits/bounds.ts'
import { DAY } from '../../game/model/words.ts'
import { durationText } from '../../texts/index.ts'
import { NEEDS_PRESS, hiddenField } from '../kit/form-fields.ts'
import { type Html, type Part, html, sentence } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { type SiteContext, timeElement } from '../kit/page-context.ts'

/** The form of leave in many games. `seats` are links, which the form of a mailbox does without. */
export type AwayForm = { readonly path: string; readonly seats?: string }

const USUAL_DAYS = 7

const formOf = ({ path, seats }: AwayForm, inside: Part): Html =>
  html`<form method="post" action="${path}" class="sheet">
    ${seats !== undefined && hiddenField('seats', seats)}${inside}
  </form>`

const field = (id: string, label: string, input: Html): Html =>
  html`<div class="field"><label for="${id}">${label}</label>${input}</div>`

/** Returns the form that takes leave in all games. A script fills in the links that the device remembers. */
export const awayForm = ({ texts, timeZone }: SiteContext, form: AwayForm): Html => {
  const { least, most } = COUNT_BOUNDS.leaveDays
  const days = html`<input
    id="days"
    name="days"
    type="number"
    min="${least}"
    max="${most}"
    value="${USUAL_DAYS}"
    inputmode="numeric"
    required
  />`
  return formOf(
    form,
    html`${NEEDS_PRESS}
      <p>${texts.away.lead}</p>
      <input type="hidden" name="timeZone" value="${timeZone}" data-zone />
      <div class="pair">
        ${field('days', texts.menu.leaveDays, days)}
        ${field('from', texts.menu.leaveFrom, html`<input id="from" name="from" type="date" />`)}
      </div>
      <button class="main">${texts.away.take}</button>`,
  )
}

/** Returns the button that ends leave in all games. */
export const endAwayForm = ({ texts }: SiteContext, form: AwayForm): Html =>
  formOf(form, html`${hiddenField('days', 0)}<button>${texts.away.end}</button>`)

/** One game after a press for all of them. `why`: the sentence that says why it has no leave. */
export type AwayGame = {
  readonly path: string
  readonly opponent: string
  /** The rules and the move, by which games with people of the same name differ. */
  readonly which: string
  readonly outcome:
    | { readonly kind: 'on-leave'; readonly from: string; readonly until: string }
    | { readonly kind: 'ended' | 'unchanged' }
    | { readonly kind: 'refused'; readonly why: string }
}

export type AwayResult = {
  readonly games: readonly AwayGame[]
  /** The days that were asked for; 0 ended every leave. */
  readonly days: number
  /** How many links no longer work. */
  readonly gone: number
  /** The form for the links that were not read, and what it was asked. */
  readonly rest?: { readonly form: AwayForm; readonly fields: Readonly<Record<string, string>> }
}

const row = (context: SiteContext, { path, opponent, which, outcome }: AwayGame, days: number): Html => {
  const { texts, now } = context
  const name = html`<a href="${path}">${opponent}</a> <span class="quiet">(${which})</span>`
  if (outcome.kind === 'refused') return html`<li>${sentence(texts.seat.labelled, name, outcome.why)}</li>`
  if (outcome.kind !== 'on-leave') return html`<li>${name}</li>`
  const { from, until } = outcome
  const whole = Date.parse(until) - Date.parse(from)
  const until_ = timeElement(context, until)
  const span =
    Date.parse(from) > now ? html`${timeElement(context, from)} – ${until_}` : sentence(texts.away.until, until_)
  return html`<li>
    ${sentence(texts.seat.labelled, name, span)}${whole < days * DAY && html` (${texts.away.only(durationText(texts, whole))})`}
  </li>`
}

const list = (context: SiteContext, games: readonly AwayGame[], days: number): Part =>
  games.length > 0 &&
  html`<ul>
    ${games.map((game) => row(context, game, days))}
  </ul>`

const results = (context: SiteContext, { games, days, gone, rest }: AwayResult): Html => {
  const { away } = context.texts
  const refused = games.filter(({ outcome }) => outcome.kind === 'refused')
  const done = games.filter(({ outcome }) => outcome.kind === (days === 0 ? 'ended' : 'on-leave'))
  const summary = (days === 0 ? away.ended : away.taken)(done.length)
  return html`<p role="status"><strong>${games.length === 0 ? away.none : summary}</strong></p>
    ${list(context, done, days)}
    ${days > 0 && refused.length > 0 && html`<h2>${away.others}</h2>`}${days > 0 && list(context, refused, days)}
    ${gone > 0 && html`<p>${away.gone(gone)}</p>`}
    ${rest && formOf(rest.form, html`${Object.entries(rest.fields).map(([name, value]) => hiddenField(name, value))}<button>${away.rest}</button>`)}`
}

/** Returns the page of leave in all games: what a press did, if one led here, and the forms that take or end leave. */
export const awayPage = (context: SiteContext, form: AwayForm, result?: AwayResult): string => {
  const { away } = context.texts
  const isTaken = result !== undefined && result.days > 0
  return layout(context, {
    title: away.title,
    main: html`<div class="narrow">
      <h1>${away.title}</h1>
      ${result && html`<div class="card">${results(context, result)}</div>`}
      ${!isTaken && html`<div class="card">${awayForm(context, form)}</div>`} ${endAwayForm(context, form)}
    </div>`,
  })
}
