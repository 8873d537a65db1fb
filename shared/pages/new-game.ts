import { RULES_IDS, boardSize, sheetOf } from '../draughts/index.ts'
import type { Texts } from '../texts/index.ts'
import type { PageContext } from './context.ts'
import { EMPTY, type Filled, emailAttributes, faultList, hidden, input, nameAttributes, radio } from './fields.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { drawing, sprite } from './pieces.ts'

/** Rule sets that are offered; huffing joins them when its moves can be made on a page. */
const OFFERED = RULES_IDS.filter((id) => sheetOf(id).duty === 'must')

const sides = (texts: Texts, { values }: Filled): Html => {
  const wish = values['seat'] ?? 'toss'
  const { play, newGame } = texts
  return html`<fieldset>
    <legend>${newGame.side}</legend>
    <div class="choices">
      ${radio('seat', 'black', html`${drawing('black-man', 'small-piece')} ${play.sides.black}`, wish === 'black')}
      ${radio('seat', 'white', html`${drawing('white-man', 'small-piece')} ${play.sides.white}`, wish === 'white')}
      ${radio('seat', 'toss', newGame.toss, wish === 'toss')}
    </div>
  </fieldset>`
}

const ruleSets = (texts: Texts, { values }: Filled): Html => {
  const chosen = values['rules'] ?? 'english'
  return html`<div class="field">
    <label for="rules">${texts.newGame.rules}</label
    ><select id="rules" name="rules">
      ${OFFERED.map(
        (id) =>
          html`<option value="${id}" ${id === chosen && html`selected`}>
            ${texts.rules[id]} (${texts.play.size(boardSize(sheetOf(id)).columns)})
          </option>`,
      )}
    </select>
  </div>`
}

const clocks = (texts: Texts, filled: Filled): Html => {
  const { newGame } = texts
  const clock = filled.values['clock'] ?? 'relaxed'
  const days = (name: string, label: string, value: string, from: number, hint?: string): Html =>
    input(texts, filled, {
      name,
      label,
      kind: 'number',
      value,
      attributes: html`min="${from}" max="366" inputmode="numeric"`,
      ...(hint !== undefined && { hint }),
    })
  return html`<fieldset class="clocks">
    <legend>${newGame.clock}</legend>
    <div class="choices">
      ${radio('clock', 'relaxed', newGame.relaxed, clock === 'relaxed')}
      ${radio('clock', 'own', newGame.ownClock, clock === 'own')}
      ${radio('clock', 'none', newGame.noClock, clock === 'none')}
    </div>
    <div class="own pair">
      ${days('perMove', newGame.perMove, '3', 1)}${days('reserve', newGame.reserve, '7', 0, newGame.reserveHint)}
    </div>
  </fieldset>`
}

const opponent = (texts: Texts, filled: Filled): Html => {
  const { newGame } = texts
  const open = (filled.values['opponentName'] ?? '') !== '' || (filled.values['opponentEmail'] ?? '') !== ''
  return html`<details class="opponent" ${open && html`open`}>
    <summary>${newGame.opponent}</summary>
    <p>${newGame.opponentHint}</p>
    <div class="pair">
      ${input(texts, filled, { name: 'opponentName', label: newGame.opponentName, optional: true, attributes: html`autocomplete="off" maxlength="40"` })}
      ${input(texts, filled, { name: 'opponentEmail', label: newGame.opponentEmail, kind: 'email', optional: true, hint: newGame.opponentEmailHint, attributes: html`autocomplete="off" maxlength="254"` })}
    </div>
  </details>`
}

/** The first page: `/`. `key` is fresh and random for every rendering. */
export const newGamePage = (context: PageContext, key: string, filled: Filled = EMPTY): string => {
  const { texts, timeZone } = context
  const { newGame } = texts
  return layout(context, {
    title: newGame.title,
    preview: newGame.intro,
    main: html`${sprite}
      <div class="narrow">
        <h1>${newGame.title}</h1>
        <p>${newGame.intro}</p>
        ${faultList(texts, filled)}
        <form method="post" action="/" class="card sheet">
          ${hidden(key, timeZone)}
          <div class="pair">
            ${input(texts, filled, { name: 'name', label: newGame.yourName, attributes: nameAttributes })}
            ${input(texts, filled, { name: 'email', label: newGame.yourEmail, kind: 'email', optional: true, hint: newGame.emailHint, attributes: emailAttributes })}
          </div>
          ${sides(texts, filled)}${ruleSets(texts, filled)}${clocks(texts, filled)}${opponent(texts, filled)}
          <button class="main">${newGame.start}</button>
        </form>
      </div>`,
  })
}
