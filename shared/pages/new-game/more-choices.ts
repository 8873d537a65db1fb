import { LONGEST } from '../../game/limits/bounds.ts'
import { PDN_LIMITS } from '../../game/board/opening-position.ts'
import { NO_SHOWS, DEFAULT_TERMS } from '../../game/model/terms.ts'
import { DECKS } from '../../draughts/index.ts'
import { type AllTexts, zoneName } from '../../texts/index.ts'
import type { SiteContext } from '../kit/page-context.ts'
import {
  type FilledForm,
  checkbox,
  fieldFault,
  inputField,
  otherEmailAttributes,
  otherNameAttributes,
  radioButton,
  selectField,
  describedBy,
} from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import { FOLDED_FIELDS } from './new-game-fields.ts'
import { listedTermFields } from './listed-term-fields.ts'
import { durationField } from '../kit/number-fields.ts'
import { symbolDrawing } from '../board/piece-drawing.ts'

const sides = (texts: AllTexts, { values, faults }: FilledForm): Html => {
  const chosen = values['seat'] ?? 'toss'
  const { game, newGame } = texts
  return html`<fieldset id="seat" ${faults['seat'] !== undefined && html`aria-describedby="seat-fault"`}>
    <legend>${newGame.side}</legend>
    ${fieldFault('seat', faults['seat'])}
    <div class="choices">
      ${radioButton('seat', 'toss', newGame.toss, { checked: chosen === 'toss' })}
      ${radioButton('seat', 'black', html`${symbolDrawing('black-man', 'small-piece')} ${game.sides.black}`, { checked: chosen === 'black' })}
      ${radioButton('seat', 'white', html`${symbolDrawing('white-man', 'small-piece')} ${game.sides.white}`, { checked: chosen === 'white' })}
    </div>
  </fieldset>`
}

const openings = (texts: AllTexts, filled: FilledForm): Html => {
  const { newGame } = texts
  const { values, faults } = filled
  const { fen: fault } = faults
  return html`<div class="openings">
    ${selectField(filled, {
      name: 'opening',
      label: newGame.opening,
      options: (['free', ...DECKS, 'fen'] as const).map((name) => [name, newGame.openings[name]]),
      usual: 'free',
      hint: newGame.openingHint,
    })}
    <div class="field fen">
      <label for="fen">${newGame.fen}</label>
      <textarea
        id="fen"
        name="fen"
        rows="3"
        maxlength="${PDN_LIMITS.maxLength}"
        autocomplete="off"
        spellcheck="false"
        ${describedBy('fen', fault, true)}
      >
${values['fen']}</textarea>
      ${fieldFault('fen', fault)}
      <p class="quiet" id="fen-hint">${newGame.fenHint}</p>
    </div>
  </div>`
}

const matches = (texts: AllTexts, filled: FilledForm): Html =>
  selectField(filled, {
    name: 'match',
    label: texts.newGame.match,
    options: (['single', 'together', 'in-turn'] as const).map((name) => [name, texts.newGame.matches[name]]),
    usual: 'single',
    hint: texts.newGame.matchHint,
  })

const strictness = (texts: AllTexts, filled: FilledForm): Html =>
  selectField(filled, {
    name: 'strictness',
    label: texts.newGame.strictness,
    options: (['lenient', 'laws'] as const).map((name) => [name, texts.newGame.strict[name]]),
    usual: 'lenient',
    hint: texts.newGame.strictnessHint,
  })

const noShow = (texts: AllTexts, filled: FilledForm): Html =>
  selectField(filled, {
    name: 'noShow',
    label: texts.newGame.noShow,
    options: NO_SHOWS.toReversed().map((name) => [name, texts.newGame.noShows[name]]),
    usual: 'void',
    hint: texts.newGame.noShowHint,
  })

const arbiter = (texts: AllTexts, filled: FilledForm): Html => {
  const { newGame } = texts
  return html`<fieldset>
    <legend>${newGame.arbiter}</legend>
    <p class="quiet">${newGame.arbiterHint}</p>
    <div class="pair">
      ${inputField(texts, filled, { name: 'arbiterName', label: newGame.arbiterName, optional: true, attributes: otherNameAttributes })}
      ${inputField(texts, filled, { name: 'arbiterEmail', label: newGame.arbiterEmail, kind: 'email', optional: true, attributes: otherEmailAttributes })}
    </div>
  </fieldset>`
}

const firstMove = (texts: AllTexts, filled: FilledForm): Html =>
  inputField(texts, filled, {
    name: 'firstMove',
    label: texts.newGame.firstMove,
    hint: texts.newGame.firstMoveHint,
    optional: true,
    attributes: html`maxlength="${LONGEST.move}" autocomplete="off" spellcheck="false"`,
  })

/** Returns the fold with the rarer choices for a new game. Each has a default. */
export const moreChoices = ({ texts, timeZone, now }: SiteContext, filled: FilledForm): Html => {
  const { newGame } = texts
  const zone = html`<span data-zone-name>${zoneName(texts.locale, timeZone, now)}</span>`
  const hasFault = FOLDED_FIELDS.some((name) => filled.faults[name] !== undefined)
  return html`<details class="choices-more" ${hasFault && html`open`}>
    <summary>${newGame.more}</summary>
    <div class="sheet">
      ${sides(texts, filled)}
      ${checkbox(filled, 'weekendsOff', html`${newGame.weekendsOff} <span class="quiet">(${zone})</span>`)}
      ${openings(texts, filled)}${matches(texts, filled)}${strictness(texts, filled)}${noShow(texts, filled)}${listedTermFields(texts, filled)}${firstMove(texts, filled)}
      <div class="pair">
        ${durationField(texts, filled, 'leave', { usual: DEFAULT_TERMS.leave, hint: newGame.leaveHint })}
        ${durationField(texts, filled, 'invitationLife', { usual: DEFAULT_TERMS.invitationLife })}
      </div>
      ${arbiter(texts, filled)}
      <button>${newGame.start}</button>
    </div>
  </details>`
}
