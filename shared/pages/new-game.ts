import type { AllTexts } from '../texts/index.ts'
import type { SiteContext } from './context.ts'
import {
  EMPTY,
  type Filled,
  emailAttributes,
  faultList,
  hidden,
  input,
  nameAttributes,
  otherEmail,
  otherName,
  radio,
} from './fields.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { moreChoices } from './new-game-more.ts'
import { drawing, sprite } from './pieces.ts'

const sides = (texts: AllTexts, { values }: Filled): Html => {
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

const opponent = (texts: AllTexts, filled: Filled): Html => {
  const { newGame } = texts
  const open = (filled.values['opponentName'] ?? '') !== '' || (filled.values['opponentEmail'] ?? '') !== ''
  return html`<details class="opponent" ${open && html`open`}>
    <summary>${newGame.opponent}</summary>
    <p>${newGame.opponentHint}</p>
    <div class="pair">
      ${input(texts, filled, { name: 'opponentName', label: newGame.opponentName, optional: true, attributes: otherName })}
      ${input(texts, filled, { name: 'opponentEmail', label: newGame.opponentEmail, kind: 'email', optional: true, hint: newGame.opponentEmailHint, attributes: otherEmail })}
    </div>
  </details>`
}

/** The first page: `/`. `key` is random for every rendering. */
export const newGamePage = (context: SiteContext, key: string, filled: Filled = EMPTY): string => {
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
          ${sides(texts, filled)}
          <div>${opponent(texts, filled)}${moreChoices(context, filled)}</div>
          <button class="main">${newGame.start}</button>
          <p class="quiet">${newGame.usual}</p>
        </form>
      </div>`,
  })
}
