import { LONGEST } from '../../../game/limits/bounds.ts'
import { hiddenField, selectField } from '../../kit/form-fields.ts'
import { type Part, html } from '../../kit/html.ts'
import { entrantName } from '../model/event-context.ts'
import { mayDoTo } from '../model/possible-targets.ts'
import { actField, actFold, tournamentActForm, wasActRefused } from '../model/tournament-act-form.ts'
import type { EntrantPage } from './entrant-view.ts'

/** Returns the form by which a captain gives the place of a player of the own team to somebody else. */
export const captainSection = ({ context, view }: EntrantPage): Part => {
  const { official, entrant: words } = context.words
  const { tournament, entrant, may } = view
  const asker = { tournament, by: { role: 'player', number: entrant.number } as const, now: context.now }
  const mates = tournament.entrants.filter(
    ({ number, team }) => team === entrant.team && mayDoTo(asker, 'invite', number),
  )
  if (!may.has('invite') || mates.length === 0) return false
  const name = (number: number): string => entrantName(context, tournament, number)
  const inside = html`${selectField(
    { values: { replaces: view.refused?.values['replaces'] }, faults: {} },
    {
      name: 'replaces',
      label: official.players,
      options: mates.map(({ number }) => [String(number), name(number)]),
      usual: '',
    },
  )}${actField(view, { type: 'invite', id: 'their-name', name: 'name', label: official.theirName, most: LONGEST.name })}${actField(view, { type: 'invite', id: 'their-email', name: 'email', label: official.theirEmail, most: LONGEST.email, kind: 'email', optional: true })}${hiddenField('locale', context.language)}`
  return actFold(
    official.replace,
    html`<p class="quiet">${words.captain}</p>
      ${tournamentActForm(view, 'invite', { label: official.replaceBy, inside })}`,
    wasActRefused(view, 'invite'),
  )
}
