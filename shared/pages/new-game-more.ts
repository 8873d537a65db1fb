import { RULES_IDS, boardSize, sheetOf } from '../draughts/index.ts'
import { DECKS, PRESET_NAMES } from '../game/terms.ts'
import type { AllTexts } from '../texts/all.ts'
import type { SiteContext } from './context.ts'
import { type Filled, check, input, select } from './fields.ts'
import { type Html, html } from './html.ts'
import { cityOf } from './terms.ts'

const days = (texts: AllTexts, filled: Filled, name: string, label: string, bounds: Bounds): Html =>
  input(texts, filled, {
    name,
    label,
    kind: 'number',
    ...(bounds.value === undefined ? { optional: true } : { value: bounds.value }),
    attributes: html`min="${bounds.from}" max="${bounds.to}" inputmode="numeric"`,
    ...(bounds.hint !== undefined && { hint: bounds.hint }),
  })
/** `value`: what stands there at first; a field that has none may be left empty. */
type Bounds = { readonly value?: string; readonly from: number; readonly to: number; readonly hint?: string }

const ruleSets = (texts: AllTexts, filled: Filled): Html =>
  select(filled, {
    name: 'rules',
    label: texts.newGame.rules,
    options: RULES_IDS.map((id) => [id, `${texts.rules[id]} (${texts.play.size(boardSize(sheetOf(id)).columns)})`]),
    usual: 'english',
  })

const clocks = (texts: AllTexts, filled: Filled): Html => {
  const { newGame } = texts
  return html`<div class="clocks">
    ${select(filled, {
      name: 'clock',
      label: newGame.clock,
      options: [...PRESET_NAMES.map((name) => [name, newGame.clocks[name]] as const), ['own', newGame.ownClock]],
      usual: 'relaxed',
    })}
    <div class="own pair">
      ${days(texts, filled, 'perMove', newGame.perMove, { value: '3', from: 0, to: 366 })}${days(texts, filled, 'reserve', newGame.reserve, { value: '7', from: 0, to: 366, hint: newGame.reserveHint })}
      ${days(texts, filled, 'increment', newGame.increment, { from: 0, to: 366 })}${days(texts, filled, 'cap', newGame.cap, { from: 1, to: 366, hint: newGame.capHint })}
      ${days(texts, filled, 'period', newGame.period, { from: 1, to: 366 })}${days(texts, filled, 'moves', newGame.moves, { from: 1, to: 100 })}
    </div>
  </div>`
}

const openings = (texts: AllTexts, filled: Filled): Html => {
  const { newGame } = texts
  const fen = input(texts, filled, {
    name: 'fen',
    label: newGame.fen,
    hint: newGame.fenHint,
    optional: true,
    attributes: html`maxlength="400" autocomplete="off" spellcheck="false"`,
  })
  return html`<div class="openings">
    ${select(filled, {
      name: 'opening',
      label: newGame.opening,
      options: (['free', ...DECKS, 'fen'] as const).map((name) => [name, newGame.openings[name]]),
      usual: 'free',
      hint: newGame.openingHint,
    })}
    <div class="fen">${fen}</div>
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

const arbiter = (texts: AllTexts, filled: Filled): Html => {
  const { newGame } = texts
  return html`<fieldset>
    <legend>${newGame.arbiter}</legend>
    <p class="quiet">${newGame.arbiterHint}</p>
    <div class="pair">
      ${input(texts, filled, { name: 'directorName', label: newGame.arbiterName, optional: true, attributes: html`autocomplete="off" maxlength="40"` })}
      ${input(texts, filled, { name: 'directorEmail', label: newGame.arbiterEmail, kind: 'email', optional: true, attributes: html`autocomplete="off" maxlength="254"` })}
    </div>
  </fieldset>`
}

const firstMove = (texts: AllTexts, filled: Filled): Html =>
  input(texts, filled, {
    name: 'firstMove',
    label: texts.newGame.firstMove,
    hint: texts.newGame.firstMoveHint,
    optional: true,
    attributes: html`maxlength="120" autocomplete="off" spellcheck="false"`,
  })

const MORE = [
  'rules',
  'clock',
  'perMove',
  'reserve',
  'increment',
  'cap',
  'period',
  'moves',
  'opening',
  'fen',
  'match',
  'strictness',
  'weekendsOff',
  'invitationLife',
  'leave',
  'directorName',
  'directorEmail',
  'firstMove',
]

/** All that has a good default. Folded away, unless something in it is wrong. */
export const moreChoices = ({ texts, timeZone }: SiteContext, filled: Filled): Html => {
  const { newGame } = texts
  const zone = html`<span data-zone-name>${cityOf(timeZone)}</span>`
  return html`<details class="choices-more" ${MORE.some((name) => filled.faults[name] !== undefined) && html`open`}>
    <summary>${newGame.more}</summary>
    <div class="sheet">
      ${ruleSets(texts, filled)}${clocks(texts, filled)}
      ${check(filled, 'weekendsOff', html`${newGame.weekendsOff} <span class="quiet">(${zone})</span>`)}
      ${openings(texts, filled)}${matches(texts, filled)}${strictness(texts, filled)}${firstMove(texts, filled)}
      <div class="pair">
        ${days(texts, filled, 'leave', newGame.leave, { value: '14', from: 0, to: 366, hint: newGame.leaveHint })}
        ${days(texts, filled, 'invitationLife', newGame.invitationLife, { value: '30', from: 1, to: 180 })}
      </div>
      ${arbiter(texts, filled)}
    </div>
  </details>`
}
