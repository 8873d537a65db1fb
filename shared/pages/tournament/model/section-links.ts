import { type Part, html } from '../../kit/html.ts'
import type { EventContext, EventView } from './event-context.ts'

/** Returns links to the sections of an event. An event without sections has none. */
export const sectionLinks = ({ words }: EventContext, { sections }: Pick<EventView, 'sections'>): Part =>
  sections.length > 1 &&
  html`<nav class="links" aria-label="${words.event.sections}">
    ${sections.map(({ name, path, isHere }) => (isHere ? html`<span aria-current="page">${name}</span>` : html`<a href="${path}">${name}</a>`))}
  </nav>`
