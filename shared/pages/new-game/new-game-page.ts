import { boardSize, boardRows, ruleSetOf, startPosition } from '../../draughts/index.ts'
import type { AllTexts } from '../../texts/index.ts'
import { usualRulesOf } from '../../texts/languages/languages.ts'
import type { SiteContext } from '../kit/page-context.ts'
import {
  EMPTY_FORM,
  type FilledForm,
  emailAttributes,
  faultList,
  creationFields,
  hiddenField,
  inputField,
  nameAttributes,
  otherEmailAttributes,
  otherNameAttributes,
} from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { newGameLabel } from './new-game-fields.ts'
import { moreChoices } from './more-choices.ts'
import { clockTiles, ruleTiles } from './rule-tiles.ts'
import { smallBoard } from '../board/small-board.ts'
import { sprite } from '../kit/sprite.ts'

/** A position that decorates the page, for each board size. A phone shows only its middle three rows. */
const UNDER_WAY: ReadonlyMap<number, readonly string[]> = new Map([
  [8, [' b b b b', '. b . b ', ' b . b b', '. . . . ', ' w . w .', 'w . w . ', ' w . . w', 'w w w . ']],
  [
    10,
    [
      ' b b b b b',
      'b b b b . ',
      ' . b . b b',
      '. b . . b ',
      ' . . . . .',
      '. . w . . ',
      ' w . w . .',
      'w . w . w ',
      ' w w . w .',
      'w w w w w ',
    ],
  ],
])

const picture = ({ language }: SiteContext): Html => {
  const rules = ruleSetOf(usualRulesOf(language))
  const rows = UNDER_WAY.get(boardSize(rules).columns) ?? boardRows(rules, startPosition(rules))
  return html`<div class="sight rows-${rows.length}">
    ${smallBoard(rows, undefined, rules.numbering === 'top-left')}
  </div>`
}

/** Returns the field for the opponent's name. The style shows it once there is an address, or with the rarer choices. */
const opponentName = (texts: AllTexts, filled: FilledForm): Html => {
  const { opponentName: label, opponentHint: hint } = texts.newGame
  return html`<div class="whom">
    ${inputField(texts, filled, { name: 'opponentName', label, hint, optional: true, attributes: otherNameAttributes })}
  </div>`
}

/** Who finds the form: anyone, who has the club's word, or nobody. */
export type FormAccess = 'anyone' | 'word' | 'keys'

/** Returns the field of the club's word. */
const wordField = (texts: AllTexts, filled: FilledForm): Html => {
  const { word: label, wordHint: hint } = texts.newGame
  return inputField(texts, filled, { name: 'word', label, hint, attributes: html`autocomplete="on"` })
}

/** Returns the page in place of the form on a service where only programs create games. */
const closedPage = (context: SiteContext): string => {
  const { newGame, refusals, site } = context.texts
  return layout(context, {
    title: newGame.title,
    preview: newGame.intro,
    main: html`<h1>${newGame.title}</h1>
      <p>${refusals['creation-restricted']}</p>
      <p class="quiet">${newGame.intro} <a href="/how-it-works">${site.howItWorks}</a></p>`,
  })
}

const fields = (texts: AllTexts, filled: FilledForm): Html => {
  const { newGame } = texts
  return html`<div class="pair">
      ${inputField(texts, filled, { name: 'name', label: newGame.yourName, attributes: nameAttributes })}
      ${inputField(texts, filled, { name: 'email', label: newGame.yourEmail, kind: 'email', optional: true, hint: newGame.emailUse, attributes: emailAttributes })}
    </div>
    ${inputField(texts, filled, {
      name: 'opponentEmail',
      label: newGame.opponent,
      kind: 'email',
      bare: true,
      hint: newGame.opponentEmailHint,
      attributes: html`${otherEmailAttributes} placeholder="${newGame.opponentEmail}"`,
    })}${opponentName(texts, filled)}`
}

/** Returns the form of a new game, `/`. `key` is random, so that sending the form twice creates one game. */
export const newGamePage = (
  context: SiteContext,
  key: string,
  access: FormAccess,
  filled: FilledForm = EMPTY_FORM,
): string => {
  if (access === 'keys') return closedPage(context)
  const { texts, timeZone } = context
  const { newGame } = texts
  return layout(context, {
    title: newGame.title,
    preview: newGame.intro,
    main: html`${sprite}
      <div class="home">
        ${picture(context)}
        <div class="wish">
          <h1>${newGame.title}</h1>
          <p>${newGame.lead}</p>
          ${faultList(texts, filled, (name) => newGameLabel(texts, name))}
          <form method="post" action="/" class="sheet" data-begins>
            ${creationFields(key, timeZone)}${filled.values['mailbox'] !== undefined && hiddenField('mailbox', filled.values['mailbox'])}${ruleTiles(texts, filled, usualRulesOf(context.language))}${clockTiles(texts, filled)}${access === 'word' && wordField(texts, filled)}${fields(texts, filled)}
            <div class="start">
              <button class="main">${newGame.start}</button>
              <p class="quiet">${newGame.usual}</p>
              ${moreChoices(context, filled)}
            </div>
          </form>
        </div>
        <p class="quiet how">
          ${newGame.intro} <a href="/how-it-works">${texts.site.howItWorks}</a> · <a href="/t">${newGame.tournament}</a>
        </p>
      </div>`,
  })
}
