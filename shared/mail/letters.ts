import { deadlineOf } from '../game/clock.ts'
import type { EventOf, GameEvent, Reminder } from '../game/events.ts'
import { type ActiveGame, type Game, playOf, playerOf, seatToMove } from '../game/game.ts'
import { type Duration, type Instant, MINUTE, ROLES, type Role, SEATS, type Seat, otherSeat } from '../game/words.ts'

/** What a letter may tell of besides the turn: each is the event of this name. */
export const NEWS = [
  'draw-offered',
  'draw-declined',
  'time-given',
  'played-on',
  'pause-proposed',
  'pause-declined',
  'paused',
  'pause-ending',
  'leave-taken',
  'leave-ended',
  'frozen',
  'huffed',
  'takeback-asked',
  'takeback-declined',
  'taken-back',
  'rematch-offered',
  'link-rotated',
  'reseat-asked',
  'reseat-vetoed',
  'reseated',
  'count-asked',
  'count-refused',
  'count-granted',
  'count-ended',
] as const
export type News = (typeof NEWS)[number]
export type NewsEvent = EventOf<News>

/** A seat of a game, to look up whom a letter goes to. */
export type Sitting = { readonly game: string; readonly seat: Role }

/** What a letter is about. One step of a game writes at most one letter to a person, so a letter is named by its game, version and seat. */
export type LetterKind =
  /** To the creator: here is your seat's link, and the invitation to pass on. To the arbiter: here is yours. */
  | { readonly kind: 'offered' }
  /** To both: the game has begun, here is your link; whose turn it is. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'your-turn' }
  | { readonly kind: 'reminder'; readonly reminder: Reminder }
  | { readonly kind: 'news'; readonly about: News }
  /**
   * Asked for by an address: the links of all its games that go on. `asker` stands for the address, which no queue may
   * hold; it is the one that a seat has, or one of those `also` do, should the seat have another by now.
   */
  | { readonly kind: 'links'; readonly asker: string; readonly also: readonly Sitting[] }
  /** To all: won, lost, drawn, called off, or never taken. */
  | { readonly kind: 'ended' }

/** A letter that is to be written, without address or text: whom it goes to and what it says are looked up when it is delivered. */
export type Letter = LetterKind &
  Sitting & {
    /** The version of the game that the letter tells of. */
    readonly version: number
    /** Half-moves played by then. A letter about a turn lapses when the game has moved on. */
    readonly ply: number
    /** How long it may wait in the outbox, so that what happens meanwhile can overtake it. */
    readonly delay: Duration
  }

/** A turn letter waits this long: whoever answers at once is spared it. */
export const TURN_DELAY: Duration = 2 * MINUTE

/** Of several things that one step has to tell a person, the first in this order is told; the letter shows the rest as it stands. */
const WEIGHT: readonly LetterKind['kind'][] = ['ended', 'joined', 'offered', 'your-turn', 'reminder', 'news', 'links']

type Addressed = LetterKind & { readonly to: readonly Role[] }

const news = (about: News, ...to: readonly Role[]): readonly Addressed[] => [{ kind: 'news', about, to }]

const turnOf = (game: Game): readonly Addressed[] =>
  game.status === 'active' ? [{ kind: 'your-turn', to: [seatToMove(game.play)] }] : []

const onMove = (game: Game): readonly Seat[] => (game.status === 'active' ? [seatToMove(game.play)] : [])

const toWhom = (game: Game, event: GameEvent): readonly Addressed[] => {
  switch (event.type) {
    case 'offered':
      return [{ kind: 'offered', to: ['creator', 'director'] }]
    case 'joined':
      return [{ kind: 'joined', to: SEATS }]
    case 'moved':
    case 'enforced':
      return turnOf(game)
    case 'reminded':
      return [{ kind: 'reminder', reminder: event.reminder, to: onMove(game) }]
    case 'finished':
      return [{ kind: 'ended', to: ROLES }]
    case 'aborted':
      return [{ kind: 'ended', to: playOf(game) ? ROLES : ['creator', 'director'] }]
    case 'expired':
      return [{ kind: 'ended', to: ['creator'] }]
    case 'draw-offered':
    case 'draw-declined':
    case 'pause-proposed':
    case 'pause-declined':
    case 'pause-ending':
    case 'leave-taken':
    case 'leave-ended':
    case 'takeback-asked':
    case 'takeback-declined':
    case 'rematch-offered':
      return news(event.type, otherSeat(event.by))
    case 'time-given':
    case 'played-on':
    case 'paused':
    case 'frozen':
    case 'taken-back':
    case 'count-refused':
    case 'count-granted':
    case 'count-ended':
    case 'reseat-asked':
    case 'reseat-vetoed':
    case 'reseated':
      return news(event.type, ...SEATS)
    case 'huffed':
      return news('huffed', ...onMove(game).map(otherSeat))
    case 'link-rotated':
      return news('link-rotated', event.by)
    case 'count-asked':
      return news('count-asked', 'director')
    case 'renewed':
    case 'said':
    case 'cautioned':
    case 'chose':
    case 'renamed':
    case 'planned':
    case 'draw-withdrawn':
    case 'rematch-agreed':
      return []
  }
}

const isHeavier = (kind: LetterKind, than: LetterKind): boolean =>
  WEIGHT.indexOf(kind.kind) <= WEIGHT.indexOf(than.kind)

/** The letters that one step of a game calls for, one to each person that there is. `game` is the state after the step. */
export const lettersFor = (id: string, version: number, game: Game, step: readonly GameEvent[]): readonly Letter[] => {
  const ply = playOf(game)?.moves.length ?? 0
  const byRole = new Map<Role, Letter>()
  for (const { to, ...kind } of step.flatMap((event) => toWhom(game, event)))
    for (const seat of to.filter((role) => playerOf(game, role))) {
      const known = byRole.get(seat)
      if (!known || isHeavier(kind, known))
        byRole.set(seat, { ...kind, game: id, seat, version, ply, delay: kind.kind === 'your-turn' ? TURN_DELAY : 0 })
    }
  return [...byRole.values()]
}

const isNewsOf = (about: News, event: GameEvent): event is NewsEvent => event.type === about

/** What a letter of news is about: the last event of its name in the log that is told to this person. */
export const happenedIn = (letter: Letter, game: Game, log: readonly GameEvent[]): NewsEvent | undefined => {
  if (letter.kind !== 'news') return undefined
  const { about, seat } = letter
  const told = log
    .filter((event) => isNewsOf(about, event))
    .filter((event) => event.type === 'huffed' || toWhom(game, event).some(({ to }) => to.includes(seat)))
  return told.at(-1)
}

const isTurnOf = (letter: Letter, game: Game): game is ActiveGame =>
  game.status === 'active' && game.play.moves.length === letter.ply

/** Who waits for an answer to what, by the news that told of it. */
const askersIn = (game: Game): { readonly [A in News]?: Role | undefined } => {
  const { draw, pause, takeback, count, reseat } = game.status === 'active' ? game.play.pending : {}
  return {
    'draw-offered': draw,
    'pause-proposed': pause?.by,
    'takeback-asked': takeback,
    'count-asked': count,
    'reseat-asked': reseat?.by,
    'rematch-offered': game.status === 'finished' ? game.after.rematch : undefined,
  }
}

/** Whether what was asked still waits, and not for somebody else. What simply happened has happened. */
const isNews = (about: News, seat: Role, game: Game): boolean => {
  if (about === 'link-rotated') return true
  const askers = askersIn(game)
  if (!(about in askers)) return game.status === 'active'
  const asker = askers[about]
  return asker !== undefined && (asker !== seat || about === 'reseat-asked')
}

/** Whether the letter still says what is so. Nobody is told to hurry when there is nothing left to hurry for. */
export const stillTrue = (letter: Letter, game: Game, now: Instant): boolean => {
  switch (letter.kind) {
    case 'offered':
      return game.status === 'open' || letter.seat === 'director'
    case 'links':
      return true
    case 'joined':
      return game.status === 'active'
    case 'your-turn':
      return isTurnOf(letter, game)
    case 'reminder':
      return isTurnOf(letter, game) && now <= (deadlineOf(game.terms, game.play) ?? now)
    case 'news':
      return isNews(letter.about, letter.seat, game)
    case 'ended':
      return game.status !== 'active' && game.status !== 'open'
  }
}
