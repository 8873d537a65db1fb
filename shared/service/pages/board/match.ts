import { ballots } from '../../../draughts/openings.ts'
import { playOf } from '../../../game/game.ts'
import type { Role } from '../../../game/words.ts'
import type { DrawnBallot, OtherGame } from '../../../pages/game/model/board-page.ts'
import { matchBeside, pointsOf, rematchBeside } from '../../access/related-games.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'

const pathOf = (url: string): string => new URL(url).pathname

export const otherGame = async (
  service: Service,
  loaded: Loaded,
  reader: Role | 'anyone',
): Promise<OtherGame | undefined> => {
  if (!loaded.game.terms.match) return undefined
  const there = await matchBeside(service, loaded, reader)
  const games = there ? [loaded.game, there.loaded.game] : [loaded.game]
  return {
    path: there ? pathOf(there.way.url) : null,
    points: pointsOf(games),
    over: games.length === 2 && games.every(({ status }) => status === 'finished'),
  }
}

/** Undefined until it is made. */
export const rematchPath = async (
  service: Service,
  loaded: Loaded,
  reader: Role | 'anyone',
): Promise<string | undefined> => {
  const there = await rematchBeside(service, loaded, reader)
  return there && pathOf(there.way.url)
}

/** On the server: the lists are far longer than a page. */
export const ballotOf = ({ game }: Loaded): DrawnBallot | undefined => {
  const { opening, match } = game.terms
  const number = playOf(game)?.ballot
  if (opening.kind !== 'ballot' || number === undefined) return undefined
  const all = ballots(opening.deck)
  const ballot = all[number - 1]
  return (
    ballot && {
      deck: opening.deck,
      number,
      among: all.filter(({ accepted }) => accepted).length,
      byLot: opening.number === undefined && match?.part !== 2,
      name: [ballot.group, ballot.name].filter((part) => part !== undefined && part !== '').join(', '),
      moves: ballot.moves,
      removed: ballot.removed,
    }
  )
}
