import { LONGEST } from '../../../game/limits/bounds.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { type Part, html } from '../../kit/html.ts'
import type { EventContext } from './event-context.ts'
import { type ActingPage, actField, actFold, tournamentActForm, wasActRefused } from './tournament-act-form.ts'

/** The holder of a link: the own link, the name, and why nobody else may have it. */
export type HolderOfLink = { readonly ownUrl: string; readonly name: string; readonly hint: string }

/** Returns what the holder of a link does with it: keep it, replace it, change the own name, be forgotten. */
export const holderSection = (
  { texts, words }: EventContext,
  page: ActingPage,
  { ownUrl, name, hint }: HolderOfLink,
): Part => {
  const { official } = words
  const rename = actField(page, {
    type: 'rename',
    id: 'own-name',
    name: 'name',
    label: official.rename,
    most: LONGEST.name,
    value: name,
  })
  const { may } = page
  return html`<section>
    <h2>${official.link}</h2>
    <p class="quiet">${hint}</p>
    ${copyableField(texts, 'own', official.link, ownUrl)}
    ${
      may.has('rotate-link') &&
      actFold(
        official.rotate,
        html`<p class="quiet">${official.rotateHint}</p>
          ${tournamentActForm(page, 'rotate-link', { label: official.rotateYes })}`,
        false,
      )
    }
    ${may.has('rename') && actFold(official.rename, tournamentActForm(page, 'rename', { label: official.renameYes, inside: rename }), wasActRefused(page, 'rename'))}
    ${
      may.has('forget') &&
      actFold(
        official.forget,
        html`<p class="quiet">${official.forgetHint}</p>
          ${tournamentActForm(page, 'forget', { label: official.forgetYes, kind: 'danger' })}`,
        false,
      )
    }
  </section>`
}
