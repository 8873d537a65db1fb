import type { BoardData } from '../shared/pages/game/model/board-page.ts'
import type { Choice } from '../shared/pages/game/model/choice.ts'
import { type Stage, writtenOf } from '../shared/pages/board/stage.ts'
import type { Texts } from '../shared/texts/index.ts'
import { stageIn } from './choosing.ts'
import type { Unsent } from './unsent.ts'

/** When the page is drawn again. `note`: what the reader must know; empty if nothing is lost. */
export type Settled = { readonly keeps: boolean; readonly note: string }

const isChoice = ({ kind }: Stage): boolean => kind === 'preview' || kind === 'square' || kind === 'way'

const texts = (left: Unsent): readonly string[] =>
  [...left.values()].filter((entered) => typeof entered === 'string' && entered.trim() !== '').map(String)

/** It stays while it can be played. `left`: typed into fields that are gone; shown until they are back. */
export const settled = (
  { settled: words }: Pick<Texts, 'settled'>,
  [was, now]: readonly [BoardData, BoardData],
  choice: Choice,
  left: Unsent,
): Settled => {
  const hasMoved = was.ply !== now.ply || (was.live && !now.live) === true
  const chosen = stageIn(was, choice)
  const keeps = isChoice(stageIn(now, choice))
  const dropped = !keeps && chosen.kind === 'preview'
  const lost = [
    ...(dropped ? [words.dropped(writtenOf(chosen.move))] : []),
    ...(hasMoved ? texts(left).map(words.kept) : []),
  ]
  const isTold = hasMoved && (isChoice(chosen) || lost.length > 0)
  return { keeps, note: [...(isTold ? [words.movedOn] : []), ...lost].join(' ') }
}
