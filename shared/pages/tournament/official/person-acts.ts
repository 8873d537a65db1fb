import { hasRoom } from '../../../tournament/decisions/places.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import type { Entrant } from '../../../tournament/model/people.ts'
import {
  REPLACEMENT_PERIOD,
  TOURNAMENT_ALLOWANCE,
  TOURNAMENT_TEXTS,
} from '../../../tournament/model/tournament-limits.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { hiddenField, selectField } from '../../kit/form-fields.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { timeElement } from '../../kit/page-context.ts'
import { entrantName } from '../model/event-context.ts'
import { type PlayerAct, mayDoTo } from '../model/possible-targets.ts'
import { actField, actFold, actTextArea, tournamentActForm, wasActRefused } from '../model/tournament-act-form.ts'
import { type OfficialPage, askerOf } from './official-view.ts'

const PLAYER_ACTS: readonly PlayerAct[] = ['approve', 'remove', 'invite', 'warn', 'write', 'expel']

/** Returns the acts that the reader may do to a player now. */
const actsTo = (page: OfficialPage, number: EntrantNumber): ReadonlySet<PlayerAct> => {
  const asker = askerOf(page)
  return new Set(PLAYER_ACTS.filter((type) => page.view.may.has(type) && mayDoTo(asker, type, number)))
}

/** Returns whether there is anything to do to a player. */
export const hasPersonActs = (page: OfficialPage, number: EntrantNumber): boolean => actsTo(page, number).size > 0

/** Returns the fold of an act with a reason: what follows from it, the field, and the button. */
const reasonedFold = (page: OfficialPage, type: 'expel' | 'warn', number: EntrantNumber, what: string): Html => {
  const { context, view } = page
  const { official } = context.words
  const target = { player: number }
  const field = actField(view, {
    type,
    target,
    id: `${type}-reason`,
    name: 'reason',
    label: official.reason,
    most: TOURNAMENT_TEXTS.reason,
  })
  const label = type === 'expel' ? official.expelYes : official.warn
  const form = tournamentActForm(view, type, {
    label,
    ...(type === 'expel' && { kind: 'danger' as const }),
    fields: target,
    inside: field,
  })
  return actFold(
    official[type],
    html`<p class="quiet">${what}</p>
      ${form}`,
    wasActRefused(view, type, target),
  )
}

const writing = ({ context, view }: OfficialPage, number: EntrantNumber): Html => {
  const { official } = context.words
  const left = TOURNAMENT_ALLOWANCE.announcements - view.tournament.announcements.length
  const target = { to: number }
  const text = actTextArea(view, {
    type: 'write',
    target,
    id: 'write-text',
    name: 'text',
    label: official.writeTo(entrantName(context, view.tournament, number)),
    most: TOURNAMENT_TEXTS.message,
  })
  return actFold(
    official.write,
    html`<p class="quiet">${official.writeHint(left)}</p>
      ${tournamentActForm(view, 'write', { label: official.write, fields: target, inside: text })}`,
    wasActRefused(view, 'write', target),
  )
}

/** Returns the forms that give a player's place to somebody else: to one who waits, or to one who is invited. */
const replacing = (page: OfficialPage, number: EntrantNumber): Html => {
  const { context, view } = page
  const { official } = context.words
  const { tournament } = view
  const waiting = tournament.entrants.filter(({ status }) => status === 'waiting')
  const until = timeElement(context, isoInstant((tournament.startedAt ?? context.now) + REPLACEMENT_PERIOD), 'day')
  const target = { replaces: number }
  const fields = html`${actField(view, { type: 'invite', target, id: 'their-name', name: 'name', label: official.theirName, most: LONGEST.name })}${actField(view, { type: 'invite', target, id: 'their-email', name: 'email', label: official.theirEmail, most: LONGEST.email, kind: 'email', optional: true })}${hiddenField('locale', context.language)}`
  const choice = selectField(
    { values: {}, faults: {} },
    {
      name: 'with',
      label: official.replaceWith,
      options: waiting.map((each) => [String(each.number), entrantName(context, tournament, each.number)]),
      usual: '',
    },
  )
  return actFold(
    official.replace,
    html`<p class="quiet">${sentence(official.replaceUntil, until)}</p>
      ${waiting.length > 0 && tournamentActForm(view, 'replace', { label: official.replace, fields: { player: number }, inside: choice })}
      ${tournamentActForm(view, 'invite', { label: official.replaceBy, fields: target, inside: fields })}`,
    wasActRefused(view, 'invite', target) || wasActRefused(view, 'replace', { player: number }),
  )
}

/** Returns what would become of the games of somebody who is expelled. */
const expelling = ({ context, view: { tournament } }: OfficialPage, { number, status }: Entrant): string => {
  const { official } = context.words
  if (tournament.status !== 'running' || status !== 'accepted') return official.expelEarly
  const own = tournament.boards.filter(({ black, white }) => black === number || white === number)
  const over = own.filter((board) => resultOfBoard(board) !== undefined).length
  return official.expelSure(own.length - over, over)
}

/** Returns the press by which an applicant gets a place, or waits for one where all are taken. */
export const approving = ({ context, view }: OfficialPage, number: EntrantNumber): Part => {
  const { official } = context.words
  const label = hasRoom(view.tournament) ? official.approveYes : official.approveWaits
  return tournamentActForm(view, 'approve', { label, fields: { player: number } })
}

/** Returns whether somebody entered by themselves, and has no place yet. */
const hasAsked = ({ status }: Pick<Entrant, 'status'>): boolean => status === 'applied' || status === 'waiting'

/** Returns the fold in which the secretary turns down somebody who asked for a place. */
export const turnDownFold = ({ context, view }: OfficialPage, number: EntrantNumber): Part => {
  const { official } = context.words
  const press = { label: official.turnDown, kind: 'danger', fields: { player: number } } as const
  return (
    view.may.has('remove') &&
    actFold(
      official.turnDown,
      html`<p class="quiet">${official.turnDownSure}</p>
        ${tournamentActForm(view, 'remove', press)}`,
      false,
    )
  )
}

/** Returns the fold in which a name is taken off the list, which is also how a wrong address is mended. */
const removing = ({ context, view }: OfficialPage, number: EntrantNumber): Html => {
  const { official } = context.words
  return actFold(
    official.remove,
    html`<p class="quiet">${official.removeSure} ${official.wrongAddress}</p>
      ${tournamentActForm(view, 'remove', { label: official.remove, kind: 'danger', fields: { player: number } })}`,
    false,
  )
}

/** Returns what the reader may do to a player: nothing that the core would refuse. */
export const personActs = (page: OfficialPage, entrant: Entrant): Part => {
  const { context } = page
  const { official } = context.words
  const { number } = entrant
  const may = actsTo(page, number)
  return [
    ...entrant.warnings.map(
      ({ at, reason }) => html`<p>${official.warn}, ${timeElement(context, isoInstant(at), 'day')}: ${reason}</p>`,
    ),
    may.has('approve') && approving(page, number),
    may.has('warn') && reasonedFold(page, 'warn', number, official.warnHint),
    may.has('write') && writing(page, number),
    may.has('invite') && replacing(page, number),
    may.has('expel') && !hasAsked(entrant) && reasonedFold(page, 'expel', number, expelling(page, entrant)),
    may.has('remove') && (hasAsked(entrant) ? turnDownFold(page, number) : removing(page, number)),
  ]
}
