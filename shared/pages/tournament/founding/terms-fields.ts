import { DECKS, RULES_IDS } from '../../../draughts/index.ts'
import { PDN_LIMITS } from '../../../game/board/opening-position.ts'
import { DEFAULT_TERMS, EXCLUSIONS, NO_SHOWS } from '../../../game/model/terms.ts'
import { zoneName } from '../../../texts/index.ts'
import { usualRulesOf } from '../../../texts/languages/languages.ts'
import { type TermRow, TERM_ROWS, termsInWords, tiesInWords } from '../../../texts/tournament/terms-in-words.ts'
import { TOURNAMENT_COUNTS, TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { OPENING_SCOPES, type TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import { FORMATS, LEAVER_RULES, TIE_BREAKS } from '../../../tournament/model/words.ts'
import { type FilledForm, checkbox, inputField, selectField } from '../../kit/form-fields.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { durationField, numberField } from '../../kit/number-fields.ts'
import { listedTermFields } from '../../new-game/listed-term-fields.ts'
import { clockTiles } from '../../new-game/rule-tiles.ts'
import type { EventContext } from '../model/event-context.ts'
import { dayField, textArea } from './event-fields.ts'
import { TERM_FIELDS, TIE_ORDERS } from './new-tournament-fields.ts'

type Fields = { readonly context: EventContext; readonly filled: FilledForm; readonly isOpenEntry: boolean }

/** Returns the name of the time zone of the form, which the script replaces by the browser's, as it does the zone. */
const zoneElement = ({ texts, timeZone, now }: EventContext): Html =>
  html`<span data-zone-name>${zoneName(texts.locale, timeZone, now)}</span>`

const ROWS: { readonly [R in TermRow]: (fields: Fields) => Part } = {
  rules: ({ context: { texts, language }, filled }) =>
    selectField(filled, {
      name: 'rules',
      label: texts.newGame.rules,
      options: RULES_IDS.map((id) => [id, texts.rules[id]]),
      usual: usualRulesOf(language),
    }),
  games: ({ context: { words }, filled, isOpenEntry }) => {
    const { newTournament, tournamentTerms } = words
    const formats = isOpenEntry ? FORMATS.filter((format) => format === 'single' || format === 'two-game') : FORMATS
    return html`${selectField(filled, {
      name: 'format',
      label: tournamentTerms.games,
      options: formats.map((format) => [format, tournamentTerms.formats[format]]),
      usual: 'two-game',
      ...(!isOpenEntry && { hint: newTournament.teamsHint }),
    })}${!isOpenEntry && html`${checkbox(filled, 'bothColours', newTournament.bothColours)}${textArea(filled, { name: 'pairs', label: newTournament.pairs, hint: newTournament.pairsHint, rows: 4, most: 4000 })}`}`
  },
  openings: ({ context: { texts, words }, filled }) => {
    const { newTournament, tournamentTerms } = words
    const { openings } = texts.newGame
    return html`${selectField(filled, {
      name: 'opening',
      label: texts.newGame.opening,
      options: [
        ...(['free', ...DECKS] as const).map((name) => [name, openings[name]] as const),
        ['positions', newTournament.positions],
      ],
      usual: 'free',
    })}${selectField(filled, {
      name: 'scope',
      label: newTournament.scope,
      options: OPENING_SCOPES.map((scope) => [scope, tournamentTerms.scopes[scope]]),
      usual: 'pair',
    })}${textArea(filled, { name: 'positions', label: newTournament.positions, hint: newTournament.positionsHint, rows: 3, most: PDN_LIMITS.maxLength })}`
  },
  time: (fields) => {
    const { context, filled } = fields
    const { texts, words } = context
    const { newTournament } = words
    return html`${clockTiles(texts, filled)}
      <div class="pair">
        ${durationField(texts, filled, 'leave', { usual: DEFAULT_TERMS.leave, hint: texts.newGame.leaveHint })}${dayField(context, filled, 'ends', newTournament.ends, newTournament.endsHint)}
      </div>
      ${checkbox(filled, 'weekendsOff', html`${texts.newGame.weekendsOff} <span class="quiet">(${zoneElement(context)})</span>`)}`
  },
  entry: (fields) => {
    const { context, filled, isOpenEntry } = fields
    const { texts, words } = context
    const { newTournament } = words
    const bounds = TOURNAMENT_COUNTS.players
    return html`${dayField(context, filled, 'closes', newTournament.closes, newTournament.closesHint)}
      <div class="pair">
        ${numberField(texts, filled, { name: 'least', label: newTournament.least, bounds })}${numberField(texts, filled, { name: 'limit', label: newTournament.limit, bounds })}
      </div>
      <div class="checks">
        ${isOpenEntry && checkbox(filled, 'approval', newTournament.approval)}${checkbox(filled, 'waitingList', newTournament.waitingList)}
      </div>`
  },
  excluded: ({ context: { texts, words }, filled }) => {
    const { newTournament, tournamentTerms } = words
    const { newGame } = texts
    return html`<fieldset>
        <legend>${newTournament.excludedHint}</legend>
        <div class="checks">${EXCLUSIONS.map((each) => checkbox(filled, each, tournamentTerms.exclusions[each]))}</div>
      </fieldset>
      ${selectField(filled, {
        name: 'noShow',
        label: newGame.noShow,
        options: NO_SHOWS.map((name) => [name, newGame.noShows[name]]),
        usual: 'loss',
      })}${selectField(filled, {
        name: 'strictness',
        label: newGame.strictness,
        options: (['lenient', 'laws'] as const).map((name) => [name, newGame.strict[name]]),
        usual: 'lenient',
        hint: newGame.strictnessHint,
      })}${listedTermFields(texts, filled)}`
  },
  ties: ({ context: { words }, filled }) =>
    selectField(filled, {
      name: 'ties',
      label: words.tournamentTerms.ties,
      options: TIE_ORDERS.map((order) => [order.join(','), tiesInWords({ words }, order)]),
      usual: TIE_BREAKS.join(','),
    }),
  leavers: ({ context: { words }, filled }) =>
    selectField(filled, {
      name: 'leavers',
      label: words.tournamentTerms.leavers,
      options: LEAVER_RULES.map((rule) => [rule, words.tournamentTerms.leaverRules[rule]]),
      usual: 'half',
    }),
}

/** Returns one row of the terms: what is agreed, and its fields, which open in place. */
const termRow = (
  fields: Fields,
  row: TermRow | 'ownRules',
  agreed: string,
  names: readonly string[],
  inside: Part,
): Html => {
  const { tournamentTerms } = fields.context.words
  const hasFault = names.some((name) => fields.filled.faults[name] !== undefined)
  return html`<details class="term" ${hasFault && html`open`}>
    <summary>
      <span>${tournamentTerms[row]}</span> <span data-read>${agreed}</span> <u>${tournamentTerms.change}</u>
    </summary>
    <div class="sheet">${inside}</div>
  </details>`
}

/**
 * Returns the terms of an event as rows, each with what is agreed and with fields that open in place. `agreed`: undefined
 * while the form has faults, so that the rows show only their names.
 */
export const termsFields = (fields: Fields, agreed: TournamentTerms | undefined): Html => {
  const { context, filled } = fields
  const { newTournament, tournamentTerms } = context.words
  const texts = agreed && termsInWords(context, agreed)
  const rules = filled.values['ownRules'] ?? ''
  return html`<section class="terms">
    <h2>${tournamentTerms.title}</h2>
    ${TERM_ROWS.map((row) => termRow(fields, row, texts?.[row] ?? '', TERM_FIELDS[row], ROWS[row](fields)))}${termRow(
      fields,
      'ownRules',
      rules === '' ? tournamentTerms.none : `${rules.slice(0, 60)}${rules.length > 60 ? '…' : ''}`,
      ['ownRules'],
      textArea(filled, {
        name: 'ownRules',
        label: tournamentTerms.ownRules,
        hint: newTournament.ownRulesHint,
        rows: 5,
        most: TOURNAMENT_TEXTS.rules,
      }),
    )}
    <p class="quiet">${sentence(newTournament.zone, zoneElement(context))}</p>
  </section>`
}

/** Returns the field for an event's title. */
export const titleField = ({ texts, words }: EventContext, filled: FilledForm): Html =>
  inputField(texts, filled, {
    name: 'title',
    label: words.newTournament.name,
    attributes: html`maxlength="${TOURNAMENT_TEXTS.title}" autocomplete="off"`,
  })
