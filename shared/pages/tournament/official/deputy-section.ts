import { LONGEST } from '../../../game/limits/bounds.ts'
import { acceptedIn } from '../../../tournament/model/tournament.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { hiddenField, selectField } from '../../kit/form-fields.ts'
import { type Part, html } from '../../kit/html.ts'
import { entrantName } from '../model/event-context.ts'
import { actField, actFold, tournamentActForm, wasActRefused } from '../model/tournament-act-form.ts'
import type { OfficialPage } from './official-view.ts'

/** Returns what a person reads who was asked to be the deputy, and has not answered. */
export const deputyQuestion = ({ context, view }: OfficialPage): Part => {
  const { texts, words } = context
  const { official } = words
  return (
    view.may.has('accept-deputy') &&
    html`<section class="now">
      <p>${official.beDeputy(view.tournament.secretary.name || texts.seat.somebody)}</p>
      <div class="row">
        ${tournamentActForm(view, 'accept-deputy', { label: official.beDeputyYes, kind: 'main' })}${tournamentActForm(view, 'dismiss-deputy', { label: official.beDeputyNo })}
      </div>
    </section>`
  )
}

/** Returns who the deputy is, and the forms by which a secretary names one, or a deputy leaves. */
export const deputySection = ({ context, view }: OfficialPage): Part => {
  const { texts, words } = context
  const { official } = words
  const { tournament, role, may } = view
  const { deputy } = tournament
  const name = deputy && (deputy.name || texts.seat.somebody)
  if (role === 'deputy')
    return (
      may.has('dismiss-deputy') &&
      deputy?.acceptedAt !== undefined &&
      actFold(
        official.dismissOwn,
        tournamentActForm(view, 'dismiss-deputy', { label: official.dismissOwn, kind: 'danger' }),
        false,
      )
    )
  const players = acceptedIn(tournament)
  const fields = html`${actField(view, { type: 'appoint-deputy', id: 'deputy-name', name: 'name', label: official.theirName, most: LONGEST.name })}${actField(view, { type: 'appoint-deputy', id: 'deputy-email', name: 'email', label: official.theirEmail, most: LONGEST.email, kind: 'email' })}${hiddenField('locale', context.language)}${
    players.length > 0 &&
    selectField(
      { values: {}, faults: {} },
      {
        name: 'plays',
        label: official.deputyPlays,
        options: [
          ['', official.deputyPlaysNot],
          ...players.map(({ number }) => [String(number), entrantName(context, tournament, number)] as const),
        ],
        usual: '',
      },
    )
  }`
  return html`<section>
    <h2>${official.deputy}</h2>
    <p class="quiet">
      ${name === undefined ? official.deputyHint : deputy?.acceptedAt === undefined ? official.deputyAsked(name) : official.deputyIs(name)}
    </p>
    ${view.deputyUrl !== undefined && copyableField(texts, 'deputy-link', official.deputyLink, view.deputyUrl)}
    ${may.has('appoint-deputy') && actFold(official.appoint, tournamentActForm(view, 'appoint-deputy', { label: official.appointYes, inside: fields }), wasActRefused(view, 'appoint-deputy'))}
    ${may.has('dismiss-deputy') && actFold(official.dismiss, tournamentActForm(view, 'dismiss-deputy', { label: official.dismiss, kind: 'danger' }), false)}
  </section>`
}
