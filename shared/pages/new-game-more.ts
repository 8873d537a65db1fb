import { RULES_IDS, boardSize, sheetOf } from '../draughts/index.ts'
import { type Bounds, COUNTS, LONGEST, SPANS, inDays } from '../game/bounds.ts'
import { DECKS, PRESET_NAMES, RELAXED, USUAL } from '../game/terms.ts'
import { DAY, type Duration } from '../game/words.ts'
import { type AllTexts, cityOf } from '../texts/index.ts'
import type { SiteContext } from './context.ts'
import { type Filled, check, input, otherEmail, otherName, select } from './fields.ts'
import { type Html, html } from './html.ts'
import { FOLDED } from './new-game-fields.ts'

type Numbered = { readonly name: string; readonly label: string; readonly bounds: Bounds; readonly hint?: string }

/** `usual`: the first value. A field without one is optional. */
const number = (texts: AllTexts, filled: Filled, { bounds, ...field }: Numbered, usual?: number): Html =>
  input(texts, filled, {
    ...field,
    kind: 'number',
    ...(usual === undefined ? { optional: true } : { value: String(usual) }),
    attributes: html`min="${bounds.least}" max="${bounds.most}" inputmode="numeric"`,
  })

type Span = 'perMove' | 'reserve' | 'increment' | 'cap' | 'period' | 'leave' | 'invitationLife'
type Usual = { readonly usual?: Duration; readonly hint?: string }

const days = (texts: AllTexts, filled: Filled, name: Span, { usual, hint }: Usual = {}): Html => {
  const field = { name, label: texts.newGame[name], bounds: inDays(SPANS[name]), ...(hint !== undefined && { hint }) }
  return number(texts, filled, field, usual === undefined ? undefined : usual / DAY)
}

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
      ${days(texts, filled, 'perMove', { usual: RELAXED.perMove })}${days(texts, filled, 'reserve', { usual: RELAXED.reserve, hint: newGame.reserveHint })}
      ${days(texts, filled, 'increment')}${days(texts, filled, 'cap', { hint: newGame.capHint })}
      ${days(texts, filled, 'period')}${number(texts, filled, { name: 'moves', label: newGame.moves, bounds: COUNTS.moves })}
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
    attributes: html`maxlength="${LONGEST.fen}" autocomplete="off" spellcheck="false"`,
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

/** Folded, unless a field in it is wrong. */
export const moreChoices = ({ texts, timeZone }: SiteContext, filled: Filled): Html => {
  const { newGame } = texts
  const zone = html`<span data-zone-name>${cityOf(timeZone)}</span>`
  return html`<details class="choices-more" ${FOLDED.some((name) => filled.faults[name] !== undefined) && html`open`}>
    <summary>${newGame.more}</summary>
    <div class="sheet">
      ${ruleSets(texts, filled)}${clocks(texts, filled)}
      ${check(filled, 'weekendsOff', html`${newGame.weekendsOff} <span class="quiet">(${zone})</span>`)}
      ${openings(texts, filled)}${matches(texts, filled)}${strictness(texts, filled)}${firstMove(texts, filled)}
      <div class="pair">
        ${days(texts, filled, 'leave', { usual: USUAL.leave, hint: newGame.leaveHint })}
        ${days(texts, filled, 'invitationLife', { usual: USUAL.invitationLife })}
      </div>
      ${arbiter(texts, filled)}
    </div>
  </details>`
}
