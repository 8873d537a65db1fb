import { LONGEST_MOVE } from '../../game/limits/longest.ts'
import type { Texts } from '../../texts/index.ts'
import { choiceFields } from './draw-board.ts'
import { type Choice, boardLook, choiceQuery, viewOnly } from './choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { squareName, squareNames } from './scene.ts'
import { type TurnData, type MoveOption, type ChoiceStage, fullNotation, shortNotation } from './choice-stage.ts'

type Words = Pick<Texts, 'live'>

const undo = ({ live }: Words, path: string, choice: Choice): Html =>
  html`<a class="button" data-choose href="${path}${choiceQuery(viewOnly(choice))}">${live.undo}</a>`

/**
 * Returns the field for typing a move. On a phone it looks like a button until it has the focus. A refused move stays
 * in the field, to be corrected.
 */
const typing = ({ live }: Words, path: string, choice: Choice, stage: ChoiceStage): Html => {
  const fault = stage.kind === 'piece' ? stage.fault : undefined
  return html`<form method="get" action="${path}" class="bar">
    ${choiceFields(choice)}
    <p ${fault !== undefined && html`class="fault" role="alert" id="typed-fault"`}>
      ${fault ?? html`${live.choose}<span class="wide">${live.orType}</span>`}
    </p>
    <input
      id="typed"
      name="move"
      aria-label="${live.typeLabel}"
      placeholder="${live.typeMove}"
      ${fault !== undefined && html`value="${choice.move ?? ''}" aria-invalid="true" aria-describedby="typed-fault" autofocus`}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      maxlength="${LONGEST_MOVE}"
      required
    /><button>${live.show}</button>
  </form>`
}

/** Returns a choice among several captures that are written alike, such as "1x28". */
const ways = (texts: Words, { scene, path }: TurnData, moves: readonly MoveOption[], choice: Choice): Html =>
  html`<div class="bar ways">
    <p>${texts.live.chooseWay}</p>
    ${moves.map((move) => {
      const query = choiceQuery({ ...viewOnly(choice), move: fullNotation(move) })
      const squares = squareNames(scene, move.path).replaceAll(', ', 'x')
      const way = texts.live.way(squares, squareNames(scene, move.captures))
      return html`<a class="button" data-choose href="${path}${query}">${way}</a>`
    })}
    ${undo(texts, path, choice)}
  </div>`

const claiming = ({ claim }: MoveOption): Part =>
  claim &&
  html`<label class="check"
    ><input type="checkbox" name="claim" value="${claim[0]}" form="play" /> <span>${claim[1]}</span></label
  >`

const playing = (texts: Words, { path, ply }: TurnData, move: MoveOption, choice: Choice): Html =>
  html`${claiming(move)}
    <div class="bar">
      ${undo(texts, path, choice)}
      <form method="post" action="${path}/move${choiceQuery(boardLook(choice))}" id="play">
        <input type="hidden" name="ply" value="${ply}" /><input
          type="hidden"
          name="move"
          value="${fullNotation(move)}"
        /><button class="main">${texts.live.playIt(shortNotation(move))}</button>
      </form>
    </div>`

/** Returns the bar below the board: it asks for a piece, a square or a path, and then plays the chosen move. */
export const playBar = (texts: Words, data: TurnData, stage: ChoiceStage, choice: Choice): Part => {
  const { path, scene } = data
  switch (stage.kind) {
    case 'waiting':
      return false
    case 'unread':
    case 'piece':
      return typing(texts, path, choice, stage)
    case 'square':
      return html`<div class="bar">
        <p>${texts.live.chooseSquare(squareName(scene, stage.from))}</p>
        ${undo(texts, path, choice)}
      </div>`
    case 'way':
      return ways(texts, data, stage.moves, choice)
    case 'preview':
      return playing(texts, data, stage.move, choice)
  }
}
