import type { GameView } from '../../../api/answers/games/game-shape.ts'
import { type Game, playOf } from '../../../game/game.ts'
import { oneLine } from '../../../mail/clean.ts'
import { clockText } from '../../../pages/game/history/terms.ts'
import { drawnBallot } from '../../../record/drawn-ballot.ts'
import { historyOf } from '../../../record/history.ts'
import { recordOf } from '../../../record/score.ts'
import { wordsIn } from '../../../texts/languages.ts'
import { watchLink } from '../../credentials/links.ts'
import { shown } from '../../access/viewer.ts'
import type { Asked } from '../http/picture-query.ts'

const openingTag = (game: Game): readonly (readonly [string, string])[] => {
  const ballot = drawnBallot(game)
  if (!ballot) return []
  const { deck, number, moves, removed } = ballot
  const off = removed.length > 0 ? [`without ${removed.join(' and ')}`] : []
  return [['Opening', `${deck} ballot ${number}: ${[...off, ...moves].join(' ')}`]]
}

/** The round of a match's second game is 3.2, as in PGN. */
const eventTags = ({ labels = {}, match }: GameView): readonly (readonly [string, string])[] => {
  const { event, round, board } = labels
  const rounds = [round, match?.part].filter((each) => each !== undefined).join('.')
  return [
    ...(event === undefined ? [] : [['Event', event] as const]),
    ...(rounds === '' ? [] : [['Round', rounds] as const]),
    ...(board === undefined ? [] : [['Board', board] as const]),
  ]
}

const endTag = (game: Game): readonly (readonly [string, string])[] =>
  game.status === 'finished' ? [['Termination', game.result.reason]] : []

/** Throws before the game has begun. In English: programs everywhere read it. */
export const pdnOf = async ({ service, id, loaded, ply }: Asked): Promise<string> => {
  const { game } = loaded
  const play = playOf(game)
  if (!play) throw new Error('a game that has not begun has no PDN')
  const { texts } = await wordsIn('en')
  const view = shown(id, loaded, 'anyone')
  const { black, white } = view.seats
  return recordOf(game, play, {
    names: { black: oneLine(black.name ?? ''), white: oneLine(white.name ?? '') },
    url: watchLink(service, id).url,
    tags: [
      ...eventTags(view),
      ...openingTag(game),
      ['TimeControl', clockText(texts, view)],
      ...(ply === play.moves.length ? endTag(game) : []),
    ],
    history: historyOf(loaded.stored.log),
    ply,
  })
}
