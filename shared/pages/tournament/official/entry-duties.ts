import { gamesToStart } from '../../../tournament/decisions/starting.ts'
import type { EntrantStatus } from '../../../tournament/model/people.ts'
import { acceptedIn } from '../../../tournament/model/tournament.ts'
import { creationFields, hiddenField } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { lacksArbiter } from '../event/tournament-page.ts'
import { entrantName } from '../model/event-context.ts'
import { mayDoTo } from '../model/possible-targets.ts'
import { actFold, tournamentActForm } from '../model/tournament-act-form.ts'
import { type OfficialPage, askerOf } from './official-view.ts'
import { approving, turnDownFold } from './person-acts.ts'

/** Returns what a secretary does who has just founded an event: open the email, and then send. */
export const sendingSection = ({ context, view }: OfficialPage): Part => {
  const { tournament, unconfirmed, path, sendable } = view
  const { confirm, send } = context.words.official
  if (tournament.status !== 'draft' || view.role !== 'secretary') return false
  const listed = tournament.entrants.filter(({ status }) => status === 'listed')
  const isOpen = tournament.terms.entry.open === true
  const isOnlyOpened = isOpen && listed.length === 0
  if (unconfirmed !== undefined)
    return html`<section class="now">
      <h2>${confirm.title}</h2>
      <p>${isOnlyOpened ? confirm.openText(unconfirmed) : confirm.text(unconfirmed)}</p>
      <p class="quiet">${confirm.later}</p>
    </section>`
  const without = listed.filter(({ number }) => view.links.has(number)).length
  return html`<section class="now">
    <h2>${isOnlyOpened ? send.openTitle : send.title}</h2>
    <p>
      ${listed.length > 0 && `${send.text(listed.length - without)} `}${without > 0 && `${send.without(without)} `}${isOpen && `${send.open} `}${sendable > 1 && send.sections(sendable)}
    </p>
    <form method="post" action="${path}/send">
      <button class="main">${isOnlyOpened ? send.openButton : send.button}</button>
    </form>
  </section>`
}

/** Returns one thing that waits: what it is, what is to be known of it, and what can be done. */
export const duty = (title: string, text: Part, act: Part): Html =>
  html`<li>
    <div>
      <p><b>${title}</b></p>
      ${text !== false && html`<p class="quiet">${text}</p>`}
    </div>
    <div class="row">${act}</div>
  </li>`

/** Returns who has applied, each with a place to give, or why there is none, and the way to turn them down. */
const applicants = (page: OfficialPage): readonly Html[] => {
  const { context, view } = page
  const { official } = context.words
  if (view.role !== 'secretary' || view.tournament.status !== 'open') return []
  const asker = askerOf(page)
  return view.tournament.entrants
    .filter(({ status }) => status === 'applied')
    .map(({ number }) => {
      const mayApprove = mayDoTo(asker, 'approve', number)
      return duty(
        official.approve(entrantName(context, view.tournament, number)),
        !mayApprove && official.noPlaceFree,
        html`${mayApprove && approving(page, number)}${turnDownFold(page, number)}`,
      )
    })
}

/** Returns that entry closed with too few players, of which only the secretary can make something. */
const tooFew = ({ context, view: { tournament } }: OfficialPage): readonly Html[] => {
  const { official } = context.words
  const { status, entryClosedAt, terms } = tournament
  return status === 'open' && entryClosedAt !== undefined
    ? [duty(official.tooFew(acceptedIn(tournament).length, terms.least), official.tooFewHelp, false)]
    : []
}

/** Returns the place of a secretary who plays too: one press takes it. */
const ownPlace = ({ context, view }: OfficialPage): readonly Html[] => {
  const { official } = context.words
  const { ownPlaceForm: form } = view
  if (form === undefined) return []
  const press = html`<form method="post" action="${form.path}" class="press">
    ${creationFields(form.key, context.timeZone)}${hiddenField('agree', '1')}<button>${official.ownPlaceYes}</button>
  </form>`
  return [duty(official.ownPlace, false, press)]
}

const STAY_OUT: ReadonlySet<EntrantStatus> = new Set(['listed', 'invited', 'applied', 'waiting'])

/**
 * Returns the press that begins the event. It takes a second one where somebody stays out who has not answered, or
 * where nobody decides in the games of the secretary.
 */
const start = ({ context, view }: OfficialPage): readonly Html[] => {
  const { official } = context.words
  const { tournament, may } = view
  if (!may.has('start')) return []
  const hint = official.startHint(acceptedIn(tournament).length, gamesToStart(tournament))
  const names = tournament.entrants
    .filter(({ status }) => STAY_OUT.has(status))
    .map(({ number }) => entrantName(context, tournament, number))
  const warnings = [
    ...(names.length > 0 ? [official.startWithout(names.join(', '))] : []),
    ...(lacksArbiter(tournament) ? [official.startNoDeputy] : []),
  ]
  if (warnings.length === 0) return [duty(hint, false, tournamentActForm(view, 'start', { label: official.start }))]
  const sure = tournamentActForm(view, 'start', { label: official.startYes })
  return [duty(hint, warnings.join(' '), actFold(official.start, sure, false))]
}

/** Returns what waits for the secretary before the event begins. */
export const entryDuties = (page: OfficialPage): readonly Html[] => [
  ...tooFew(page),
  ...ownPlace(page),
  ...start(page),
  ...applicants(page),
]
