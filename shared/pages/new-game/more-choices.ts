import { LONGEST } from '../../game/bounds.ts'
import { PDN } from '../../game/opening.ts'
import { NO_SHOWS, USUAL } from '../../game/terms.ts'
import { DECKS } from '../../draughts/index.ts'
import { type AllTexts, cityOf } from '../../texts/index.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { type Filled, check, faultOf, input, otherEmail, otherName, radio, select, tied } from '../kit/fields.ts'
import { type Html, html } from '../kit/html.ts'
import { FOLDED } from './new-game-fields.ts'
import { days } from '../kit/numbers.ts'
import { drawing } from '../board/piece-drawing.ts'

const sides = (texts: AllTexts, { values, faults }: Filled): Html => {
  const chosen = values['seat'] ?? 'toss'
  const { game, newGame } = texts
  return html`<fieldset id="seat" ${faults['seat'] !== undefined && html`aria-describedby="seat-fault"`}>
    <legend>${newGame.side}</legend>
    ${faultOf('seat', faults['seat'])}
    <div class="choices">
      ${radio('seat', 'toss', newGame.toss, { checked: chosen === 'toss' })}
      ${radio('seat', 'black', html`${drawing('black-man', 'small-piece')} ${game.sides.black}`, { checked: chosen === 'black' })}
      ${radio('seat', 'white', html`${drawing('white-man', 'small-piece')} ${game.sides.white}`, { checked: chosen === 'white' })}
    </div>
  </fieldset>`
}

const opponentField = (texts: AllTexts, filled: Filled): Html => {
  const { opponentName: label, opponentHint: hint } = texts.newGame
  return input(texts, filled, { name: 'opponentName', label, hint, optional: true, attributes: otherName })
}

const openings = (texts: AllTexts, filled: Filled): Html => {
  const { newGame } = texts
  const { values, faults } = filled
  const { fen: fault } = faults
  return html`<div class="openings">
    ${select(filled, {
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
        maxlength="${PDN.long}"
        autocomplete="off"
        spellcheck="false"
        ${tied('fen', fault, true)}
      >
${values['fen']}</textarea>
      ${faultOf('fen', fault)}
      <p class="quiet" id="fen-hint">${newGame.fenHint}</p>
    </div>
  </div>`
}

const matches = (texts: AllTexts, filled: Filled): Html =>
  select(filled, {
    name: 'match',
    label: texts.newGame.match,
    options: (['single', 'together', 'in-turn'] as const).map((name) => [name, texts.newGame.matches[name]]),
    usual: 'single',
    hint: texts.newGame.matchHint,
  })

const strictness = (texts: AllTexts, filled: Filled): Html =>
  select(filled, {
    name: 'strictness',
    label: texts.newGame.strictness,
    options: (['lenient', 'laws'] as const).map((name) => [name, texts.newGame.strict[name]]),
    usual: 'lenient',
    hint: texts.newGame.strictnessHint,
  })

const noShow = (texts: AllTexts, filled: Filled): Html =>
  select(filled, {
    name: 'noShow',
    label: texts.newGame.noShow,
    options: NO_SHOWS.toReversed().map((name) => [name, texts.newGame.noShows[name]]),
    usual: 'void',
    hint: texts.newGame.noShowHint,
  })

const arbiter = (texts: AllTexts, filled: Filled): Html => {
  const { newGame } = texts
  return html`<fieldset>
    <legend>${newGame.arbiter}</legend>
    <p class="quiet">${newGame.arbiterHint}</p>
    <div class="pair">
      ${input(texts, filled, { name: 'directorName', label: newGame.arbiterName, optional: true, attributes: otherName })}
      ${input(texts, filled, { name: 'directorEmail', label: newGame.arbiterEmail, kind: 'email', optional: true, attributes: otherEmail })}
    </div>
  </fieldset>`
}

const firstMove = (texts: AllTexts, filled: Filled): Html =>
  input(texts, filled, {
    name: 'firstMove',
    label: texts.newGame.firstMove,
    hint: texts.newGame.firstMoveHint,
    optional: true,
    attributes: html`maxlength="${LONGEST.move}" autocomplete="off" spellcheck="false"`,
  })

/** The fold with the rarer choices for a new game. Each has a default. */
export const moreChoices = ({ texts, timeZone }: SiteContext, filled: Filled): Html => {
  const { newGame } = texts
  const zone = html`<span data-zone-name>${cityOf(timeZone)}</span>`
  return html`<details class="choices-more" ${FOLDED.some((name) => filled.faults[name] !== undefined) && html`open`}>
    <summary>${newGame.more}</summary>
    <div class="sheet">
      ${sides(texts, filled)}${opponentField(texts, filled)}
      ${check(filled, 'weekendsOff', html`${newGame.weekendsOff} <span class="quiet">(${zone})</span>`)}
      ${openings(texts, filled)}${matches(texts, filled)}${strictness(texts, filled)}${noShow(texts, filled)}${firstMove(texts, filled)}
      <div class="pair">
        ${days(texts, filled, 'leave', { usual: USUAL.leave, hint: newGame.leaveHint })}
        ${days(texts, filled, 'invitationLife', { usual: USUAL.invitationLife })}
      </div>
      ${arbiter(texts, filled)}
      <button>${newGame.start}</button>
    </div>
  </details>`
}
