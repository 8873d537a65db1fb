import type { Duration } from '../../../game/model/words.ts'
import { DAY } from '../../../game/model/words.ts'
import { html } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import type { EventContext } from '../model/event-context.ts'

/** Returns the page for a link that expired with its event. It leads to the table, which stays. */
export const endedEventPage = (context: EventContext, tablePath: string, retention: Duration): string => {
  const { event } = context.words
  return layout(context, {
    title: event.linksEnded,
    main: html`<div class="narrow">
      <h1>${event.linksEnded}</h1>
      <p>${event.linksEndedWhat(retention / DAY)}</p>
      <p class="row"><a class="button main" href="${tablePath}">${event.table}</a></p>
    </div>`,
  })
}
