import { DAY } from '../../../game/model/words.ts'
import { type Position, boardRows, ruleSetOf } from '../../../draughts/index.ts'
import { turnedRows } from '../../../pages/board/small-board.ts'
import { entrantPage } from '../../../pages/tournament/player/entrant-page.ts'
import type { PlayerView, OwnBoard } from '../../../pages/tournament/player/entrant-view.ts'
import type { EventContext } from '../../../pages/tournament/model/event-context.ts'
import type { Entrant } from '../../../tournament/model/people.ts'
import { entrantOf, tournamentBoard } from '../../../tournament/model/tournament.ts'
import { possibleTournamentActs } from '../../../tournament/possible-tournament-acts.ts'
import { colourOn } from '../../../tournament/standings/board-result.ts'
import type { Response } from '../../runtime/http.ts'
import { confirmEntrantEmails } from '../../tournaments/entry/tournament-consent.ts'
import { contactOfHolder } from '../../tournaments/links/tournament-holders.ts'
import { type TournamentForReader, tournamentForReader } from '../../tournaments/reading/tournament-for-reader.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import { type PageVisit, unknownLinkResponse } from '../http/page-visit.ts'
import { type EventVisitor, eventContext, eventView, requireEventRole, eventFlash } from './event-visit.ts'
import type { AfterPress } from './show-official.ts'
import { answerAct, readEventAct } from './submit-event-act.ts'

export type PlayerVisitor = EventVisitor<{ readonly role: 'player'; readonly number: number }>

/** Authorizes an entrant: a player, or somebody who applied or waits. */
export const requireEntrant = (visit: PageVisit, tokenAndMark: string): Promise<PlayerVisitor | undefined> =>
  requireEventRole(visit, 'e', tokenAndMark, 'player')

/** Returns the boards of the reader with their seats, and the positions of those that run, seen from the reader's side. */
const ownBoards = (
  { loaded: { tournament }, actor: { number: own } }: PlayerVisitor,
  { links, games }: TournamentForReader,
): ReadonlyMap<number, OwnBoard> => {
  const rules = ruleSetOf(tournament.terms.game.rules)
  const rowsOf = (position: Position, isBlack: boolean): readonly string[] => {
    const rows = boardRows(rules, position)
    return isBlack ? turnedRows(rows) : rows
  }
  return new Map(
    [...links.boards].map(([number, { token }]) => {
      const board = tournamentBoard(tournament, number)
      const position = games.get(number)?.position
      const isBlack = board !== undefined && colourOn(board, own) === 'black'
      return [number, { number, path: `/p/${token}`, ...(position && { rows: rowsOf(position, isBlack) }) }]
    }),
  )
}

/** Returns the most whole days of leave that one of the reader's boards still allows. */
const leaveLeftOf = ({ loaded: { tournament }, actor }: PlayerVisitor, { games }: TournamentForReader): number => {
  const left = [...games].map(([number, { leaveLeft }]) => {
    const board = tournamentBoard(tournament, number)
    const colour = board && colourOn(board, actor.number)
    if (colour === undefined) return 0
    return leaveLeft[colour === 'black' ? 'creator' : 'opponent']
  })
  return Math.floor(Math.max(0, ...left) / DAY)
}

/** Returns whether somebody plays, or may yet: whoever has left needs no emails. */
const isPlaying = ({ status }: Entrant): boolean => ['accepted', 'applied', 'waiting'].includes(status)

const entrantView = async (
  visit: PageVisit,
  visitor: PlayerVisitor,
  { words }: EventContext,
  after: AfterPress,
): Promise<PlayerView | undefined> => {
  const { service, request } = visit
  const { id, loaded, actor, path, isFromMailbox } = visitor
  const { tournament } = loaded
  const entrant = entrantOf(tournament, actor.number)
  if (!entrant) return undefined
  const reader = await tournamentForReader(service, visitor, actor)
  const contact = await service.contacts.load(id, entrant.contact)
  const isConfirmed = contact?.confirmed === true
  const unconfirmed = isConfirmed || isFromMailbox ? undefined : contact?.email
  const done = eventFlash(words, loaded, request.query['done'])
  return {
    ...(await eventView(visit, visitor, reader.games)),
    path,
    may: possibleTournamentActs(tournament, actor, request.receivedAt),
    entrant,
    ownUrl: reader.links.own?.url ?? '',
    boards: ownBoards(visitor, reader),
    asksConsent: isFromMailbox && !isConfirmed,
    ...(unconfirmed !== undefined && isPlaying(entrant) && { unconfirmed }),
    leaveLeft: leaveLeftOf(visitor, reader),
    ...(done !== undefined && { done }),
    ...(after.refused && { refused: after.refused }),
    ...(after.refusal !== undefined && { refusal: after.refusal }),
  }
}

/** Returns the page of an entrant, with what a press has left. */
const entrantResponse = async (
  visit: PageVisit,
  visitor: PlayerVisitor,
  status: number,
  after: (context: EventContext) => AfterPress = () => ({}),
): Promise<Response> => {
  const contact = contactOfHolder(visitor.loaded.tournament, visitor.actor.number)
  const known = contact === undefined ? undefined : await visit.service.contacts.load(visitor.id, contact)
  const context = await eventContext(visit, known)
  const view = await entrantView(visit, visitor, context, after(context))
  return view ? privateResponse(status, entrantPage(context, view)) : unknownLinkResponse(visit)
}

/** Answers `GET /e/{token}`: the page of a player. */
export const showEntrant = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireEntrant(visit, tokenAndMark)
  return visitor ? entrantResponse(visit, visitor, 200) : unknownLinkResponse(visit)
}

/** Answers `POST /e/{token}/act`: every act of a player in the event. */
export const submitEntrantAct = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireEntrant(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  return answerAct(visit, visitor, readEventAct(visit), (status, after, loaded) =>
    entrantResponse(visit, { ...visitor, loaded: loaded ?? visitor.loaded }, status, after),
  )
}

/** Answers `POST /e/{token}/emails`: the press behind an emailed link begins the emails about the event and its boards. */
export const startEntrantEmails = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireEntrant(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  await confirmEntrantEmails(visit.service, visitor, visit.request.receivedAt)
  return redirectTo(visitor.path)
}
