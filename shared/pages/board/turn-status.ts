import type { Texts } from '../../texts/index.ts'
import { type Html, type Part, html, sentence } from '../kit/html.ts'
import { squareNames } from './scene.ts'
import { type TurnData, type ChoiceStage, shortNotation } from './choice-stage.ts'

type Words = Pick<Texts, 'live'>

/** Returns a sentence such as "Harry played 9x18x27 and took 14, 23". */
export const playedSentence = ({ live }: Words, name: string, move: string, taken: string): Html =>
  taken === ''
    ? sentence(live.played, name, html`<b>${move}</b>`)
    : sentence(live.playedAndTook, name, html`<b>${move}</b>`, taken)

const newsOf = (texts: Words, { scene, moves, begins, theirs }: TurnData, stage: ChoiceStage): Part => {
  const { live } = texts
  if (stage.kind === 'preview') {
    const { captures } = stage.move
    const text = html`<b>${shortNotation(stage.move)}</b>`
    return captures.length === 0
      ? sentence(live.notSent, text)
      : sentence(live.notSentTaking, text, squareNames(scene, captures))
  }
  const taken = squareNames(scene, scene.last?.taken.map(([square]) => square) ?? [])
  const played = !begins && theirs && playedSentence(texts, theirs[0], theirs[1], taken)
  const must = moves.every(({ captures }) => captures.length > 0) && live.mustCapture
  return html`${played} <span class="quiet">${must} ${moves.length === 1 && live.onlyMove}</span>`
}

/** Returns the heading of a turn, and the last move or the chosen one. */
export const turnStatus = (texts: Words, data: TurnData, stage: ChoiceStage): Html =>
  html`<h1>${data.begins ? texts.live.youBegin : texts.live.yourMove}</h1>
    <p class="news">${newsOf(texts, data, stage)}</p>`
