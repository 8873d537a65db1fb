import type { Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { type Game, seatToMove } from '../../shared/game/model/game.ts'
import { EXCLUSIONS, type Terms } from '../../shared/game/model/terms.ts'
import { DAY, type Duration, HOUR, type Instant, SECOND, type Seat, otherSeat } from '../../shared/game/model/words.ts'
import { JOOST, KINGS, NOON, act, giveTime, join, move, offer, shuttle } from './given.ts'

/** The states of a game, as in docs/game.md. */
export const STATES = ['open', 'begun', 'running', 'late', 'timed out', 'over', 'aborted', 'expired'] as const
export type State = (typeof STATES)[number]

/** What a game must contain for an act to have a meaning, from the actor's side. */
export const NEEDS = [
  '-',
  'their draw offer',
  'my draw offer',
  'their pause proposal',
  'a pause',
  'the same just given',
  'my leave',
  'their take-back request',
  'an offence',
  'a true claim',
  'their count request',
  'my count request',
  'a count request',
  'a count',
  'a new link to my seat',
  'a link requested two days ago',
  'an arbiter invited',
  'a no-show loses',
  'draws from move 40',
  'a table’s win',
  'a table’s draw',
  'a tournament’s game',
  'called off by the clock or a player',
] as const
export type Need = (typeof NEEDS)[number]

const HUFFING: Partial<Terms> = { rules: 'english-huffing', opening: { kind: 'fen', fen: 'B:W18,30:B1,14,15' } }
/** The needs that are terms of the game. */
const TERMS_NEEDED: { readonly [N in Need]?: Partial<Terms> } = {
  'a no-show loses': { noShow: 'loss' },
  'draws from move 40': { drawOffersFrom: 40 },
  'a table’s win': { tables: 'allowed' },
  'a table’s draw': { tables: 'allowed' },
  'a tournament’s game': { tournament: { id: 'Autumn00Open', board: 17, without: EXCLUSIONS } },
}
/** The side that is to move after so many plies has three kings against one, and no capture to make. */
const wonAfter = (plies: number): Partial<Terms> => ({
  opening: { kind: 'fen', fen: plies % 2 === 0 ? 'B:WK29:BK3,K4,K7' : 'B:WK29,K30,K31:BK4' },
})
/** How long after the last move the act is tried, for needs that are met only by waiting. */
const WAITED: { readonly [N in Need]?: Duration } = {
  'a link requested two days ago': 2 * DAY,
}
const line = (need: Need, state: State): readonly string[] => {
  if (need === 'an offence') return state === 'begun' || state === 'aborted' ? ['1-5'] : ['1-5', '30-26']
  return Array.from(
    { length: state === 'begun' || state === 'aborted' ? 1 : need === 'a true claim' ? 8 : 2 },
    (_, ply) => shuttle(ply),
  )
}

/** Returns the commands at `ply` that meet a need. */
const bringing = (need: Need, actor: Seat, ply: number): readonly Command[] => {
  const other = otherSeat(actor)
  const pause: Command = { type: 'propose-pause', by: other, ply, until: NOON + 12 * DAY }
  const count = act('ask-count', other, ply)
  switch (need) {
    case '-':
    case 'an offence':
    case 'a true claim':
    case 'an arbiter invited':
    case 'a no-show loses':
    case 'draws from move 40':
    case 'a table’s win':
    case 'a table’s draw':
    case 'a tournament’s game':
    case 'called off by the clock or a player':
      return []
    case 'their draw offer':
      return [act('offer-draw', other, ply)]
    case 'my draw offer':
      return [act('offer-draw', actor, ply)]
    case 'their pause proposal':
      return [pause]
    case 'a pause':
      return [pause, act('accept-pause', actor, ply)]
    case 'the same just given':
      return [giveTime(actor, HOUR)]
    case 'my leave':
      return [{ type: 'take-leave', by: actor, ply, days: 7 }]
    case 'their take-back request':
      return [act('request-takeback', other, ply)]
    case 'my count request':
      return [act('ask-count', actor, ply)]
    case 'their count request':
    case 'a count request':
      return [count]
    case 'a count':
      return [
        count,
        { type: 'grant-count', by: 'arbiter', ply, stronger: 'black' },
        { type: 'grant-count', by: 'arbiter', ply, stronger: 'white' },
      ]
    case 'a new link to my seat':
    case 'a link requested two days ago':
      return [{ type: 'ask-reseat', by: other, ply, seat: actor }]
  }
}

export type Stand = { readonly game: Game; readonly now: Instant; readonly turn: Seat }

const after = (game: Game, command: Command, at: Instant): Game => fold(decide(game, command, at).events, game) ?? game

/** Returns whether the game meets the need. */
const holds = (game: Game, need: Need, actor: Seat, ply: number): boolean => {
  if (game.status !== 'active') return false
  const { pending, freezes, gifts, offence, count } = game.play
  switch (need) {
    case '-':
      return true
    case 'their draw offer':
    case 'my draw offer':
      return pending.draw !== undefined
    case 'their pause proposal':
      return pending.pause !== undefined
    case 'a pause':
    case 'my leave':
      return freezes.length > 0
    case 'the same just given':
      return gifts[actor] !== undefined
    case 'their take-back request':
      return pending.takeback !== undefined
    case 'an offence':
      return offence.length > 0
    case 'a true claim':
      return ply === 8
    case 'their count request':
    case 'my count request':
    case 'a count request':
      return pending.count !== undefined
    case 'a count':
      return count !== undefined
    case 'a new link to my seat':
    case 'a link requested two days ago':
      return pending.reseat !== undefined
    case 'an arbiter invited':
      return game.awaited === true
    case 'a no-show loses':
      return game.terms.noShow === 'loss'
    case 'draws from move 40':
      return game.terms.drawOffersFrom === 40
    case 'a table’s win':
    case 'a table’s draw':
      return game.terms.tables !== undefined
    case 'a tournament’s game':
      return game.terms.tournament !== undefined
    case 'called off by the clock or a player':
      return ply < 2
  }
}

/** Returns the command that brings a running game to this final state, and when; undefined for any other state. */
const ending = (state: State, need: Need, game: Game, ply: number): readonly [Command, Instant] | undefined => {
  const deadline = game.status === 'active' ? (deadlineOf(game.terms, game.play) ?? 0) : 0
  if (state === 'timed out' || (state === 'aborted' && need === 'called off by the clock or a player'))
    return [{ type: 'tick' }, deadline + 30 * SECOND]
  if (state === 'over') return [{ type: 'adjudicate', by: 'arbiter', ply, winner: null }, NOON + HOUR]
  if (state === 'aborted') return [{ type: 'void', by: 'arbiter', ply }, NOON + HOUR]
  return undefined
}

/** Builds a game in a state that meets a need, with `turn` to move. Returns undefined if that is impossible. */
export const standing = (state: State, need: Need, turn: Seat, actor: Seat): Stand | undefined => {
  const moves = line(need, state)
  const black = moves.length % 2 === 0 ? turn : otherSeat(turn)
  const terms =
    need === 'an offence'
      ? HUFFING
      : { ...KINGS, ...TERMS_NEEDED[need], ...(need === 'a table’s win' && wonAfter(moves.length)) }
  const offered = decide(
    undefined,
    {
      ...offer(terms, black === 'creator' ? 'black' : 'white'),
      arbiter: { name: 'Rosa', contact: 'rosa000001' },
      ...(need === 'an arbiter invited' && { awaited: true }),
    },
    NOON,
  )
  const open = fold(offered.events)
  if (!open) return undefined
  if (state === 'open' || state === 'expired') {
    if (need !== '-' && need !== 'an arbiter invited' && !TERMS_NEEDED[need]) return undefined
    return state === 'open'
      ? { game: open, now: NOON, turn }
      : { game: after(open, { type: 'tick' }, NOON + 30 * DAY), now: NOON + 30 * DAY, turn }
  }
  let game = after(open, { ...join, player: JOOST }, NOON)
  for (const [ply, text] of moves.entries())
    if (game.status === 'active') game = after(game, move(seatToMove(game.play), ply, text), NOON)
  for (const command of bringing(need, actor, moves.length)) game = after(game, command, NOON)
  if (
    !holds(game, need, actor, moves.length) ||
    (need === 'called off by the clock or a player' && state !== 'aborted')
  )
    return undefined
  const end = ending(state, need, game, moves.length)
  if (end) return { game: after(game, end[0], end[1]), now: end[1], turn }
  const late =
    state === 'late' && game.status === 'active' ? (deadlineOf(game.terms, game.play) ?? 0) + SECOND : undefined
  return { game, now: late ?? NOON + (WAITED[need] ?? 0), turn }
}
