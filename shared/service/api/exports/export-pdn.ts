import type { GameView } from '../../../api/answers/games/game-shape.ts'
import { type Game, playOf } from '../../../game/model/game.ts'
import { toOneLine } from '../../../email/text/clean-text.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
import { moveHistory } from '../../../record/move-history.ts'
import { chainedGame } from '../../../receipts/write-claims.ts'
import { signedPdn } from '../../../receipts/signed-pdn.ts'
import { type GamePdnOptions, writeGamePdn } from '../../../record/game-pdn.ts'
import { clockText } from '../../../texts/sentences/clock-text.ts'
import { loadTexts } from '../../../texts/languages/languages.ts'
import { publicGameLink } from '../../credentials/links.ts'
import { gameViewFor } from '../../access/viewer.ts'
import type { ExportRequest } from './picture-query.ts'

const openingTag = (game: Game): readonly (readonly [string, string])[] => {
  const ballot = drawnBallotOf(game)
  if (!ballot) return []
  const { deck, number, moves, removed } = ballot
  const removedText = removed.length > 0 ? [`without ${removed.join(' and ')}`] : []
  return [['Opening', `${deck} ballot ${number}: ${[...removedText, ...moves].join(' ')}`]]
}

/** Returns the day that a label gives, as PDN writes dates. Undefined if it is no day. */
const dayIn = (label = ''): string | undefined =>
  /^\d{4}([-.])\d{2}\1\d{2}$/.test(label) ? label.replaceAll('-', '.') : undefined

/**
 * Returns the tags about the event, from the labels of the game. In round 3, the second game of a match has the round
 * 3.2, as in PGN. What is not known has no tag.
 */
const eventTags = ({ labels = {}, match }: GameView): readonly (readonly [string, string])[] => {
  const { event, 'event-date': date, stage, section, round, board } = labels
  const rounds = [round, match?.part].filter((each) => each !== undefined).join('.')
  const tags = { Event: event, EventDate: dayIn(date), Stage: stage, Section: section, Round: rounds, Board: board }
  return Object.entries(tags).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

const endTag = (game: Game): readonly (readonly [string, string])[] =>
  game.status === 'finished' ? [['Termination', game.result.reason]] : []

/** What the tournament of a game adds to its PDN. With a `verdict`, the game's own end is not written. */
type EventRecord = Pick<GamePdnOptions, 'tags' | 'verdict'>

/**
 * Returns the game in Portable Draughts Notation, in English, as programs everywhere read it, with a receipt. Throws if
 * it has not begun.
 */
export const exportPdn = async (
  { service, id, loaded, ply }: Omit<ExportRequest, 'size'>,
  { tags = [], verdict }: EventRecord = {},
): Promise<string> => {
  const { game } = loaded
  const play = playOf(game)
  if (!play) throw new Error('a game that has not begun has no PDN')
  const { texts } = await loadTexts('en')
  const view = gameViewFor(id, loaded, 'anyone')
  const { black, white } = view.seats
  const text = writeGamePdn(game, play, {
    names: { black: toOneLine(black.name ?? ''), white: toOneLine(white.name ?? '') },
    url: publicGameLink(service, id).url,
    tags: [
      ...eventTags(view),
      ...openingTag(game),
      ['TimeControlText', clockText(texts, game.terms.clock)],
      ...(ply === play.moves.length && !verdict ? endTag(game) : []),
      ...tags,
    ],
    ...(verdict && { verdict }),
    history: moveHistory(loaded.stored.log),
    ply,
  })
  return signedPdn(
    service.signer.receipts,
    chainedGame({ origin: service.origin, game: id }, game.terms, play, ply),
    text,
  )
}
