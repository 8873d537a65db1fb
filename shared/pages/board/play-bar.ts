import { LONGEST_MOVE } from '../../game/longest.ts'
import type { Texts } from '../../texts/index.ts'
import { carried } from './board.ts'
import { type Choice, afterwardsOf, queryOf, unchosen } from '../game/model/choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { nameOf, namesOf } from './scene.ts'
import { type Live, type Option, type Stage, fullOf, writtenOf } from './stage.ts'

type Words = Pick<Texts, 'live'>

const undo = ({ live }: Words, path: string, choice: Choice): Html =>
  html`<a class="button" data-choose href="${path}${queryOf(unchosen(choice))}">${live.undo}</a>`

/**
 * The field for typing a move. On a phone it looks like a button until it has the focus. A refused move stays in it,
 * to be corrected.
 */
const typing = ({ live }: Words, path: string, choice: Choice, stage: Stage): Html => {
  const fault = stage.kind === 'piece' ? stage.fault : undefined
  return html`<form method="get" action="${path}" class="bar">
    ${carried(choice)}
    <p ${fault !== undefined && html`class="fault" role="alert" id="typed-fault"`}>
      ${fault ?? html`${live.choose}<span class="wide">${live.orType}</span>`}
    </p>
    <input
      id="typed"
      name="move"
      aria-label="${live.typeMove}"
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

/** A choice among several captures that are written alike, such as "1x28". */
const ways = (texts: Words, { scene, path }: Live, moves: readonly Option[], choice: Choice): Html =>
  html`<div class="bar ways">
    <p>${texts.live.chooseWay}</p>
    ${moves.map(
      (move) =>
        html`<a class="button" data-choose href="${path}${queryOf({ ...unchosen(choice), move: fullOf(move) })}"
          >${texts.live.way(namesOf(scene, move.path).replaceAll(', ', 'x'), namesOf(scene, move.captures))}</a
        >`,
    )}
    ${undo(texts, path, choice)}
  </div>`

const claiming = ({ claim }: Option): Part =>
  claim &&
  html`<label class="check"
    ><input type="checkbox" name="claim" value="${claim[0]}" form="play" /> <span>${claim[1]}</span></label
  >`

const playing = (texts: Words, { path, ply }: Live, move: Option, choice: Choice): Html =>
  html`${claiming(move)}
    <div class="bar">
      ${undo(texts, path, choice)}
      <form method="post" action="${path}/move${queryOf(afterwardsOf(choice))}" id="play">
        <input type="hidden" name="ply" value="${ply}" /><input
          type="hidden"
          name="move"
          value="${fullOf(move)}"
        /><button class="main">${texts.live.playIt(writtenOf(move))}</button>
      </form>
    </div>`

/** The bar below the board: it asks for a piece, a square or a path, and then plays the chosen move. */
export const act = (texts: Words, data: Live, stage: Stage, choice: Choice): Part => {
  const { path, scene } = data
  switch (stage.kind) {
    case 'waiting':
      return false
    case 'unread':
    case 'piece':
      return typing(texts, path, choice, stage)
    case 'square':
      return html`<div class="bar">
        <p>${texts.live.chooseSquare(nameOf(scene, stage.from))}</p>
        ${undo(texts, path, choice)}
      </div>`
    case 'way':
      return ways(texts, data, stage.moves, choice)
    case 'preview':
      return playing(texts, data, stage.move, choice)
  }
}
