import { ruleSetOf } from '../../../draughts/index.ts'
import { CAUTION_REASONS, type CautionReason } from '../../../game/model/events.ts'
import { colourOf, playOf } from '../../../game/model/game.ts'
import type { Refusal } from '../../../game/model/refusals.ts'
import type { Role } from '../../../game/model/words.ts'
import { type Texts, refusalText } from '../../../texts/index.ts'
import type { LoadedGame } from '../../games/game-store.ts'

/** A text that is unreadable or ambiguous brings no caution. */
const reasonNamed = (name: string | undefined): CautionReason | undefined =>
  CAUTION_REASONS.find((reason) => reason === name && reason !== 'unreadable' && reason !== 'ambiguous')

/** Returns why a refused move may bring a caution. Undefined for any other refusal. */
export const cautionReasonOf = (refusal: { readonly code: string } | Refusal): CautionReason | undefined =>
  reasonNamed('reason' in refusal ? refusal.reason : refusal.code)

export const isCautioned = ({ game }: LoadedGame, role: Role): boolean => {
  const play = playOf(game)
  return play !== undefined && role !== 'arbiter' && play.cautions[colourOf(play, role)] > 0
}

/**
 * Returns what the page says about a caution. `name`: its reason, from the query. Undefined unless the player has a
 * caution.
 */
export const cautionText = (
  texts: Texts,
  loaded: LoadedGame,
  role: Role,
  name: string | undefined,
): string | undefined => {
  const reason = reasonNamed(name)
  if (reason === undefined || !isCautioned(loaded, role)) return undefined
  if (reason === 'not-your-turn') return refusalText(texts, { code: reason })
  const { [reason]: article } = ruleSetOf(loaded.game.terms.rules).articles
  return refusalText(texts, { code: 'illegal-move', reason, article })
}
