import { DECKS } from '../../../../shared/draughts/index.ts'
import { LISTED_TERMS } from '../../../../shared/game/model/listed-terms.ts'
import type { Game } from '../../../client/src/index.ts'

/** Returns a value if it is one that this version knows. A later release of the service may answer with others. */
export const known = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((each) => each === value)

/** Returns how a game begins. A ballot of a deck that this version does not know counts as the usual position. */
export const readOpening = ({ opening }: Pick<Game, 'opening'>) => {
  if (opening.kind === 'fen') return opening
  const deck = opening.kind === 'ballot' ? known(DECKS, opening.deck) : undefined
  return deck ? ({ kind: 'ballot', deck } as const) : ({ kind: 'free' } as const)
}

/**
 * Reads the terms of a game. A value that this version does not know counts as usual, and is returned with its name in
 * `unknown`, so that nobody accepts what they have not read.
 */
export const readTerms = (game: Game) => {
  const { match } = game
  const opening = readOpening(game)
  const order = known(['together', 'in-turn'], match?.order)
  const engines = known(LISTED_TERMS.engines.words, game.engines)
  const tables = known(LISTED_TERMS.tables.words, game.tables)
  const strictness = known(['lenient', 'laws'], game.strictness)
  const noShow = known(['loss', 'void'], game.noShow)
  const unknown = [
    ...(game.opening.kind === 'ballot' && opening.kind === 'free' ? [`the deck ${game.opening.deck}`] : []),
    ...(match && !order ? [`the order of games ${match.order}`] : []),
    ...(game.engines !== undefined && !engines ? [`engines ${game.engines}`] : []),
    ...(game.tables !== undefined && !tables ? [`tables ${game.tables}`] : []),
    ...(strictness ? [] : [`strictness ${game.strictness}`]),
    ...(noShow ? [] : [`noShow ${game.noShow}`]),
  ]
  const terms = {
    drawOffersFrom: game.drawOffersFrom,
    engines,
    tables,
    opening,
    match: order ? { order } : null,
    strictness: strictness ?? 'lenient',
    noShow: noShow ?? 'void',
    clock: game.clock,
    arbiter: game.arbiter,
    creator: game.creator,
    seats: game.seats,
    offeredAt: game.offeredAt,
  } as const
  return { terms, unknown }
}
