import { isEntryClosed } from '../../../tournament/decisions/places.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { type Part, html } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import { eventInOneLine, stateLines } from '../event/tournament-page.ts'
import { type EventContext, publicPathOf, titleOf } from '../model/event-context.ts'
import { holderSection } from '../model/holder-section.ts'
import { sectionLinks } from '../model/section-links.ts'
import { deputyQuestion, deputySection } from './deputy-section.ts'
import { dutiesSection } from './duties-section.ts'
import { eventActs } from './event-acts.ts'
import type { OfficialPage, OfficialView } from './official-view.ts'
import { peopleTable } from './people-table.ts'
import { recordSection } from './record-section.ts'

/** Returns the link by which one enters, and what it leads to now. */
const entryLinkSection = ({ texts, words, now }: EventContext, { entryUrl, tournament }: OfficialView): Part => {
  const { official } = words
  const isClosed = isEntryClosed(tournament, now)
  const open = isClosed ? official.entryLinkClosed : official.entryLinkHint
  return (
    entryUrl !== undefined &&
    html`<section>
      ${copyableField(texts, 'entry-link', official.entryLink, entryUrl)}
      <p class="quiet">${tournament.status === 'running' ? official.entryLinkWaits : open}</p>
    </section>`
  )
}

const own = ({ context, view }: OfficialPage): Part => {
  const { tournament, role, ownUrl } = view
  const name = (role === 'secretary' ? tournament.secretary : tournament.deputy)?.name ?? ''
  const { official, entrant } = context.words
  return html`${holderSection(context, view, { ownUrl, name, hint: role === 'secretary' ? official.linkHint : official.deputyLinkHint })}
    <p><a href="${view.path}/settings">${entrant.officialSettings}</a></p>`
}

/** Returns whether the reader has agreed to be an official. Nobody else sees anything of the people of the event. */
const hasAgreed = ({ role, tournament }: OfficialView): boolean =>
  role === 'secretary' || tournament.deputy?.acceptedAt !== undefined

/** Returns what an official does. */
const office = (page: OfficialPage): Part => {
  const { context, view } = page
  if (!hasAgreed(view)) return deputyQuestion(page)
  return html`${dutiesSection(page)}${entryLinkSection(context, view)}${peopleTable(page)}${eventActs(page)}`
}

/** Returns the page of the secretary or the deputy, `/o/{token}`. It offers exactly what the reader may do now. */
export const officialPage = (context: EventContext, view: OfficialView): string => {
  const page = { context, view }
  const { tournament, role, done, refusal } = view
  const { official } = context.words
  return layout(context, {
    title: titleOf(tournament),
    facts: role === 'secretary' ? official.facts : official.deputyFacts,
    style: 'event',
    main: html`<div class="event">
      <div class="heading">
        <div>
          <h1>${titleOf(tournament)}</h1>
          <p class="quiet">
            ${eventInOneLine(context, tournament)}
            ${tournament.status !== 'draft' && html`<a href="${publicPathOf(view)}">${official.publicPage}</a>`}${view.ownEntryUrl !== undefined && html` <a href="${view.ownEntryUrl}">${official.ownEntry}</a>`}
          </p>
        </div>
        ${sectionLinks(context, view)}
      </div>
      ${done !== undefined && html`<p class="now quietly" role="status">${done}</p>`}${refusal !== undefined && html`<p class="card fault" role="alert">${refusal}</p>`}
      <div class="with-record">
        <div class="event">${stateLines(context, tournament)}${office(page)}${deputySection(page)}${own(page)}</div>
        ${hasAgreed(view) && recordSection(page)}
      </div>
    </div>`,
  })
}
