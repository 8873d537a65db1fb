import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import type { Choice } from '../../shared/pages/board/choice.ts'
import { type ChoiceStage, shortNotation } from '../../shared/pages/board/choice-stage.ts'
import type { Texts } from '../../shared/texts/index.ts'
import { stageAt } from './choosing.ts'
import type { FormDrafts } from '../storage/form-drafts.ts'

/** What becomes of the choice and of the drafts when the page is redrawn. */
export type KeptDraft = {
  /** True if the chosen move stays chosen. */
  readonly keeps: boolean
  /** The notice for the reader; empty if there is none. */
  readonly note: string
}

const isChoice = ({ kind }: ChoiceStage): boolean => kind === 'preview' || kind === 'square' || kind === 'way'

const texts = (left: FormDrafts): readonly string[] =>
  [...left.values()].filter((entered) => typeof entered === 'string' && entered.trim() !== '').map(String)

/**
 * Decides what a redrawn page keeps. A chosen move stays while it can be played. `left` was typed into fields that
 * are gone, and is shown to the reader.
 */
export const keepDraft = (
  { settled: words }: Pick<Texts, 'settled'>,
  [was, now]: readonly [BoardData, BoardData],
  choice: Choice,
  left: FormDrafts,
): KeptDraft => {
  const hasMoved = was.ply !== now.ply || (was.live && !now.live) === true
  const chosen = stageAt(was, choice)
  const keeps = isChoice(stageAt(now, choice))
  const dropped = !keeps && chosen.kind === 'preview'
  const lost = [
    ...(dropped ? [words.dropped(shortNotation(chosen.move))] : []),
    ...(hasMoved ? texts(left).map(words.kept) : []),
  ]
  const isNotified = hasMoved && (isChoice(chosen) || lost.length > 0)
  return { keeps, note: [...(isNotified ? [words.movedOn] : []), ...lost].join(' ') }
}
