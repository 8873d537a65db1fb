import { isoInstant } from '../../../api/values/iso.ts'
import { instantTextIn } from '../../../texts/index.ts'
import { factInWords } from '../../../texts/tournament/fact-in-words.ts'
import { type Html, html } from '../../kit/html.ts'
import { timeElement } from '../../kit/page-context.ts'
import type { OfficialPage } from './official-view.ts'

/** So many of the newest facts stand on the page; the others are folded. */
const MOST_SHOWN = 30

/** Returns what happened in the event, oldest first. Nobody can change it. */
export const recordSection = ({ context, view }: OfficialPage): Html => {
  const { texts, words, timeZone } = context
  const day = (at: number): string => instantTextIn(texts, at, timeZone, 'day')
  const told = { texts, words, tournament: view.tournament, day }
  const lines = view.facts.flatMap((fact) => {
    const text = factInWords(told, fact)
    return text === undefined
      ? []
      : [
          html`<li>
            <span class="quiet">${timeElement(context, isoInstant(fact.at), 'day')}</span>
            <span>${text}</span>
          </li>`,
        ]
  })
  const earlier = lines.slice(0, -MOST_SHOWN)
  return html`<section>
    <h2>${words.record.title}</h2>
    ${
      earlier.length > 0 &&
      html`<details>
        <summary>${words.event.showAll(lines.length)}</summary>
        <ol class="log">
          ${earlier}
        </ol>
      </details>`
    }
    <ol class="log">
      ${lines.slice(-MOST_SHOWN)}
    </ol>
    <p class="quiet">${words.record.hint}</p>
  </section>`
}
