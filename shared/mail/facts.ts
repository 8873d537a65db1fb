import { type Colour, type Move, type Position, type RuleSheet, sheetOf } from '../draughts/index.ts'
import { expiryOf } from '../game/alarm.ts'
import { keptUntil } from '../game/keeping.ts'
import { positionOf, wayOf } from '../game/position.ts'
import { type Game, type Play, colourOf, playOf } from '../game/game.ts'
import type { ClockTerms, Opening } from '../game/terms.ts'
import { type ByColour, type Instant, type Role, type Seat, otherSeat } from '../game/words.ts'
import { recordOf } from '../record/score.ts'
import type { OutcomeFacts } from '../texts/index.ts'
import { type AgreedFacts, agreedOf } from './agreed.ts'
import { type AskedFacts, askedOf, isWithLast } from './asked.ts'
import { cleanMessage, cleanName } from './clean.ts'
import { type LaterFacts, laterOf } from './later.ts'
import { nameOf, satNameOf, sidesOf, withNames } from './people.ts'
import { type TurnFacts, turnOf } from './turn-facts.ts'

/** `caller` called it off, or never made a first move. */
type EndFacts = OutcomeFacts & {
  readonly caller: string
  /** The invitee's word, for the creator. */
  readonly said?: string
  /** Links and addresses go then. */
  readonly keptUntil: Instant
  /** PDN, once begun. */
  readonly record?: string
}

/** As one reader sees it. Names are cleaned; no secrets. */
export type LetterFacts = {
  readonly rules: RuleSheet
  readonly clock: ClockTerms
  readonly seat: Role
  readonly you: string
  /** None in an open game, and for the arbiter. */
  readonly opponent?: string
  /** Named for the opponent's seat, and has yet to accept. */
  readonly invited?: string
  readonly names: { readonly [R in Role]: string | undefined }
  /** With which they sat down: a subject has these, as it stays the same. */
  readonly satNames: { readonly [S in Seat]: string | undefined }
  readonly sides?: ByColour<string>
  /** None before the toss, and for the arbiter. */
  readonly colour?: Colour
  readonly position: Position
  readonly ply: number
  readonly opening: Opening
  readonly last?: { readonly text: string; readonly way?: Move }
  readonly agreed: AgreedFacts
  readonly turn?: TurnFacts
  readonly asked?: AskedFacts
  readonly openUntil: Instant
  readonly end?: EndFacts
  readonly later?: LaterFacts
}

const lastOf = (rules: RuleSheet, { moves, earlier }: Play): LetterFacts['last'] => {
  const text = moves.at(-1)
  if (text === undefined) return undefined
  const way = wayOf(rules, earlier?.position, text)
  return way ? { text, way } : { text }
}

const callerOf = (game: Game): string | undefined => {
  const play = playOf(game)
  if (game.status === 'aborted' && game.by !== 'clock' && game.by !== 'invited') return nameOf(game, game.by)
  return nameOf(game, play && colourOf(play, 'creator') !== play.position.turn ? 'opponent' : 'creator')
}

type OverGame = Exclude<Game, { readonly status: 'open' | 'active' }>

/** With what ended the game, a move too, or declined it: not with a move before the end. */
const lastWordsTo = (game: OverGame, seat: Role): string | undefined => {
  const play = playOf(game)
  const declined = game.status === 'aborted' && seat === 'creator' ? game.declined : undefined
  if (declined !== undefined) return cleanMessage(declined)
  if (!play || seat === 'director') return undefined
  const isEndedByMove = play.movedAt.at(-1) === game.endedAt
  const said = play.said.findLast(
    (each) => each.by !== seat && (each.after || (isEndedByMove && isWithLast(play, each))),
  )
  return said && cleanMessage(said.text)
}

/** The record has no language, so in it a forgotten person has no name. */
const endOf = (game: Game, nameless: Game, seat: Role, watchUrl: string): EndFacts | undefined => {
  const until = keptUntil(game)
  if (game.status === 'open' || game.status === 'active' || until === undefined) return undefined
  const play = playOf(nameless)
  const said = lastWordsTo(game, seat)
  return {
    status: game.status,
    result: game.status === 'finished' ? game.result : null,
    abortedBy: game.status === 'aborted' ? game.by : null,
    caller: callerOf(game) ?? '',
    ...(said !== undefined && { said }),
    keptUntil: until,
    ...(play && { record: recordOf(nameless, play, { names: sidesOf(nameless, play), url: watchUrl }) }),
  }
}

const colourOfRole = (game: Game, role: Role): Colour | undefined => {
  const play = playOf(game)
  if (role === 'director') return undefined
  if (play) return colourOf(play, role)
  return role === 'creator' && game.wish !== 'toss' ? game.wish : undefined
}

/** `watchUrl`: the public page. `somebody`: what a forgotten person is called. */
export const factsOf = (nameless: Game, seat: Role, now: Instant, watchUrl: string, somebody: string): LetterFacts => {
  const game = withNames(nameless, somebody)
  const rules = sheetOf(game.terms.rules)
  const play = playOf(game)
  return {
    rules,
    clock: game.terms.clock,
    seat,
    you: nameOf(game, seat) ?? '',
    opponent: seat === 'director' ? undefined : nameOf(game, otherSeat(seat)),
    ...(game.status === 'open' && game.invited && { invited: cleanName(game.invited.name) }),
    names: {
      creator: nameOf(game, 'creator'),
      opponent: nameOf(game, 'opponent'),
      director: nameOf(game, 'director'),
    },
    satNames: { creator: satNameOf(game, 'creator'), opponent: satNameOf(game, 'opponent') },
    sides: play && sidesOf(game, play),
    colour: colourOfRole(game, seat),
    position: positionOf(game),
    ply: play?.moves.length ?? 0,
    opening: game.terms.opening,
    last: play && lastOf(rules, play),
    agreed: agreedOf(game),
    turn: game.status === 'active' ? turnOf(rules, game, seat) : undefined,
    asked: game.status === 'active' ? askedOf(rules, game, seat, now) : undefined,
    openUntil: expiryOf(game),
    end: endOf(game, nameless, seat, watchUrl),
    later: laterOf(game, seat, now),
  }
}
