import type { StandardPayload } from '../../api/answers/programs/standard-payload-shape.ts'
import { outcomeText } from '../../texts/index.ts'
import type { BoardPayload, TournamentEventPayload, TournamentEventType } from '../../webhooks/event-types.ts'
import type { Escape, Writing } from './payload-writing.ts'

const titleOf = ({ title, section }: TournamentEventPayload): string =>
  [title, section].filter((part) => part !== undefined).join(' · ')

const pageOf = ({ tournament }: TournamentEventPayload, origin: string): string => `${origin}/t/${tournament}`

/** Returns how a board has ended, as a sentence. */
const boardSentence = ({ players, result }: BoardPayload, { words }: Writing, escape: Escape): string => {
  const { texts, mail } = words
  const [black, white] = [escape(players.black), escape(players.white)]
  if (!result) return mail.tournament.news.undecided(white).title
  return outcomeText(texts, { status: 'finished', result, abortedBy: null }, { black, white, caller: '' })
}

const sentenceOf = (payload: TournamentEventPayload, context: Writing, escape: Escape): string => {
  const { tournament } = context.words.mail
  const { board, leaders = [] } = payload
  switch (payload.event) {
    case 'tournament-started':
      return `${tournament.begun.title}. ${tournament.begun.official(payload.players, payload.boards)}`
    case 'board-finished':
      return board ? boardSentence(board, context, escape) : ''
    case 'tournament-finished': {
      const title = payload.status === 'cancelled' ? tournament.news.cancelled.title : tournament.report.title
      return [`${title}.`, ...leaders.map(({ place, name, points }) => `${place}. ${escape(name)} (${points})`)].join(
        ' ',
      )
    }
  }
}

/** Returns the lines about a tournament for people: its title and players, what has happened, and an address. */
export const tournamentLines = (
  payload: TournamentEventPayload,
  context: Writing,
  escape: Escape,
): readonly string[] => {
  const { board } = payload
  const pair = board ? `: ${escape(board.players.black)} – ${escape(board.players.white)}` : ''
  return [
    `${escape(titleOf(payload))}${pair}`,
    sentenceOf(payload, context, escape),
    board ? `${context.origin}/g/${board.game}` : pageOf(payload, context.origin),
  ]
}

type TournamentData = Extract<StandardPayload, { type: TournamentEventType }>['data']

/** Returns what a program is told of a tournament in the format `standard`. */
export const tournamentData = (payload: TournamentEventPayload, origin: string): TournamentData => {
  const { tournament, version, status, labels, players, boards, over, board, leaders } = payload
  return {
    tournament,
    version,
    status,
    title: titleOf(payload),
    labels,
    players,
    games: { all: boards, over },
    ...(board && {
      board: {
        number: board.number,
        round: board.round,
        game: board.game,
        players: board.players,
        ...(board.result && { result: board.result }),
        ...(board.isRuled && { ruled: true as const }),
      },
    }),
    ...(leaders && { leaders }),
    url: pageOf(payload, origin),
  }
}
