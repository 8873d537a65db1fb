import type { Texts } from '../../texts/index.ts'
import { type Html, type Part, html, sentence } from '../kit/html.ts'
import { squareNames } from './scene.ts'
import { type TurnData, type ChoiceStage, shortNotation } from './choice-stage.ts'

type Words = Pick<Texts, 'live'>

/** Returns a sentence such as "Harry played 9x18x27 and took 14, 23". */
export const playedSentence = (texts: Words, name: string, move: string, taken: string, crowned = false): Html => {
  const { live } = texts
  const text = html`<b>${move}</b>`
  const played = taken === '' ? sentence(live.played, name, text) : sentence(live.playedAndTook, name, text, taken)
  return crowned ? html`${played} ${live.crowned}` : played
}

const newsOf = (texts: Words, data: TurnData, stage: ChoiceStage): Part => {
  const { live } = texts
  const { scene, moves, begins, theirs, accepted } = data
  if (stage.kind === 'preview') {
    const { captures, crowned } = stage.move
    const text = html`<b>${shortNotation(stage.move)}</b>`
    const unsent =
      captures.length === 0
        ? sentence(live.notSent, text)
        : sentence(live.notSentTaking, text, squareNames(scene, captures))
    return crowned ? html`${unsent}. ${live.crowned}` : unsent
  }
  const taken = squareNames(scene, scene.last?.taken.map(([square]) => square) ?? [])
  const played = begins ? accepted : theirs && playedSentence(texts, theirs[0], theirs[1], taken, theirs[2])
  const must = moves.every(({ captures }) => captures.length > 0) && live.mustCapture
  return html`${played} <span class="quiet">${must} ${moves.length === 1 && live.onlyMove}</span>`
}

/** Returns the heading of a turn, and the last move or the chosen one. */
export const turnStatus = (texts: Words, data: TurnData, stage: ChoiceStage): Html =>
  html`<h1>${data.begins ? texts.live.youBegin : texts.live.yourMove}</h1>
    <p class="news">${newsOf(texts, data, stage)}</p>`
