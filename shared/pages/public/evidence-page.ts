import type { EvidenceView, SeatEmailsView, TurnView } from '../../api/answers/games/evidence-shape.ts'
import { durationOrZero } from '../../api/values/iso.ts'
import type { GameView } from '../../api/views/game-view.ts'
import { type Colour, moveText, otherColour, ruleSetOf } from '../../draughts/index.ts'
import { moveNumber } from '../../game/board/move-number.ts'
import { MOST_NOTED_EMAILS } from '../../game/limits/bounds.ts'
import { type ByColour, DAY, type Duration, HOUR, MINUTE, SECOND } from '../../game/model/words.ts'
import type { EvidenceTexts } from '../../texts/en/evidence.ts'
import { withPlaceholderNames } from '../game/model/game-table.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import type { SiteContext } from '../kit/page-context.ts'

/** What the page shows. `back` is the path of the page that it was opened from. */
export type EvidenceContent = { readonly back: string; readonly view: GameView; readonly evidence: EvidenceView }

type Page = EvidenceContent & {
  readonly context: SiteContext
  readonly words: EvidenceTexts
  readonly names: ByColour<string>
}

const FORMAT = { dateStyle: 'medium', timeStyle: 'long', hourCycle: 'h23' } as const

/** Returns an instant to the second, with its zone: nothing here may be read in two ways. */
const exactly = ({ context: { texts, timeZone } }: Page, iso: string): string =>
  new Intl.DateTimeFormat(texts.locale, { ...FORMAT, timeZone }).format(Date.parse(iso))

/** Returns a duration to the second: `2 d 4 h 5 s`. */
const exactDuration = ({ context: { texts }, words }: Page, iso: string): string => {
  const { day, hour, minute } = texts.clock.brief
  const duration: Duration = durationOrZero(iso)
  const parts = [
    [Math.floor(duration / DAY), day],
    [Math.floor((duration % DAY) / HOUR), hour],
    [Math.floor((duration % HOUR) / MINUTE), minute],
    [Math.floor((duration % MINUTE) / SECOND), words.second],
  ] as const
  const shown = parts.filter(([count]) => count > 0).map(([count, write]) => write(count))
  return shown.length === 0 ? words.second(0) : shown.join(' ')
}

type Fact = readonly [term: string, value: string]

const listOf = (facts: readonly Fact[]): Html =>
  html`<dl>
    ${facts.map(
      ([term, value]): Part =>
        html`<dt>${term}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`

const stopsOf = (page: Page, { stops, side }: TurnView): readonly Fact[] =>
  stops.map(({ kind, from, until }): Fact => {
    const { words, names } = page
    const why = kind === 'leave' ? words.stops.leave(names[side]) : words.stops[kind]
    return [words.apart, `${words.span(exactly(page, from), exactly(page, until))}: ${why}`]
  })

/** Returns a fact about a duration, unless it is zero. */
const ifAny = (page: Page, term: string, iso: string): readonly Fact[] =>
  durationOrZero(iso) === 0 ? [] : [[term, exactDuration(page, iso)]]

const endFacts = (page: Page, { ended, deadline }: TurnView): readonly Fact[] => {
  if (!ended) return []
  const { words } = page
  const end: Fact = [ended.by === 'moved' ? words.received : words.ended, exactly(page, ended.at)]
  const ran: Fact = [words.ran, exactDuration(page, ended.ran)]
  if (deadline === null) return [end, ran]
  return [
    end,
    ran,
    [words.moveTime, exactDuration(page, ended.moveTimeUsed)],
    [words.reserve, exactDuration(page, ended.reserveUsed)],
    ...ifAny(page, words.given, ended.given),
    ...ifAny(page, words.added, ended.added),
    [words.left, exactDuration(page, ended.reserveLeft)],
  ]
}

const headingOf = ({ context: { texts }, words, view }: Page, { ply, side, ended }: TurnView): string => {
  const what = (): string => {
    if (!ended) return words.running
    return ended.by === 'moved' ? moveText(ruleSetOf(view.rules), ended.move ?? '') : words.ends[ended.by]
  }
  return `${moveNumber(view, ply + 1)}. ${texts.game.sides[side]}: ${what()}`
}

const turnPart = (page: Page, turn: TurnView): Part => {
  const { words } = page
  const limit: readonly Fact[] = turn.deadline === null ? [] : [[words.deadline, exactly(page, turn.deadline)]]
  const reserve: readonly Fact[] = turn.deadline === null ? [] : [[words.before, exactDuration(page, turn.reserve)]]
  return html`<section>
    <h2>${headingOf(page, turn)}</h2>
    ${listOf([[words.began, exactly(page, turn.from)], ...reserve, ...endFacts(page, turn), ...limit, ...stopsOf(page, turn)])}
  </section>`
}

const deliveryPart = (page: Page, { kind, way, taken, ply }: SeatEmailsView['deliveries'][number]): Part => {
  const { emails } = page.words
  const told = way === 'alone' ? emails.kinds[kind] : `${emails.kinds[kind]}, ${emails[way]}`
  return html`<li>${moveNumber(page.view, ply + 1)}. ${told}: ${emails.taken(exactly(page, taken))}</li>`
}

const untoldPart = ({ words: { emails }, view }: Page, { untold }: SeatEmailsView): Part =>
  untold.length > 0 &&
  html`<h3>${emails.untold}</h3>
    <ul>
      ${untold.map(({ ply, why }): Part => html`<li>${moveNumber(view, ply + 1)}. ${emails[why]}</li>`)}
    </ul>`

/** Returns the emails to a side: for its own player, or for the arbiter. */
const emailsPart = (page: Page, side: Colour): Part => {
  const shown = page.evidence.emails?.[side]
  if (!shown) return false
  const { emails } = page.words
  const { deliveries, lastSeen } = shown
  return html`<section>
    <h2>${page.view.you?.seat === side ? emails.own : emails.title(page.names[side])}</h2>
    ${page.view.you?.seat === side && html`<p class="quiet">${emails.who}</p>`}
    ${shown.status !== 'on' && html`<p>${emails.status[shown.status]}</p>`}
    ${deliveries.length === 0 && html`<p>${emails.none}</p>`}
    ${deliveries.length >= MOST_NOTED_EMAILS && html`<p class="quiet">${emails.oldest}</p>`}
    ${
      deliveries.length > 0 &&
      html`<ul>
        ${deliveries.map((each) => deliveryPart(page, each))}
      </ul>`
    }
    ${untoldPart(page, shown)} ${lastSeen !== null && html`<p>${emails.lastSeen(exactly(page, lastSeen))}</p>`}
  </section>`
}

const lossPart = (page: Page): Part => {
  const { words, names, evidence } = page
  const { lost } = evidence
  if (!lost) return false
  return html`<section class="card">
    <h2>${words.lost}</h2>
    <p>${words.lostBy(names[lost.side])}</p>
    ${listOf([
      [words.deadline, exactly(page, lost.deadline)],
      [words.grace, exactly(page, lost.graceEnded)],
      [words.committed, `${exactly(page, lost.committed)}, ${words.by[lost.by]}`],
    ])}
  </section>`
}

const remarkOf = ({ words, evidence: { turns } }: Page): string => {
  if (turns.length === 0) return words.notBegun
  return turns[0]?.deadline === null ? words.unlimited : words.stored
}

/**
 * Returns the page with the evidence of a game, `/p/{token}/evidence` or `/g/{id}/evidence`. It needs no script, and is
 * printed as it is.
 */
export const evidencePage = (context: SiteContext, words: EvidenceTexts, content: EvidenceContent): string => {
  const view = withPlaceholderNames(context.texts, content.view)
  const { black, white } = view.seats
  const { nobody } = context.texts.seat
  const page: Page = {
    ...content,
    view,
    context,
    words,
    names: { black: black.name ?? nobody, white: white.name ?? nobody },
  }
  const { names, evidence } = page
  return layout(context, {
    title: words.title,
    main: html`<div class="narrow">
      <h1>${words.title}</h1>
      <p>${context.texts.game.versus(names.black, names[otherColour('black')])}</p>
      <p class="quiet">${words.lead} ${remarkOf(page)}</p>
      ${lossPart(page)} ${emailsPart(page, 'black')} ${emailsPart(page, 'white')}
      ${evidence.turns.map((turn) => turnPart(page, turn))}
      <p><a class="button" href="${content.back}">${words.back}</a></p>
    </div>`,
  })
}
