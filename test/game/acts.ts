import { readAction } from '../../shared/api/input/read-action.ts'
import type { ReadAct } from '../../shared/api/input/describe-act.ts'
import { COLOURS, legalMoves, ruleSetOf, writeMove } from '../../shared/draughts/index.ts'
import type { ActType, Command } from '../../shared/game/commands.ts'
import { foundIn } from '../endgames/asset.ts'
import { decide } from '../../shared/game/decide.ts'
import { type Play, colourOf, playOf } from '../../shared/game/model/game.ts'
import type { RefusalCode } from '../../shared/game/model/refusals.ts'
import { DAY, HOUR, type Instant, type Role, type Seat, otherSeat } from '../../shared/game/model/words.ts'
import { JOOST, NOON } from './given.ts'
import { type Need, type Stand, type State, standing } from './stand.ts'

/** Everyone who may act, as in docs/game.md. */
export const WHO = [
  'to move',
  'not to move',
  'creator',
  'opponent',
  'arbiter',
  'invitation',
  'new link',
  'operator',
  'tournament',
  'timer',
] as const
export type Who = (typeof WHO)[number]
export type Answer = RefusalCode | 'done' | 'again' | 'nothing' | '-'

/** Acts that do not go through `POST …/actions`. */
export const OTHERS = [
  'move',
  'choose',
  'rename',
  'rotate-link',
  'join',
  'decline',
  'appoint',
  'reseat',
  'freeze',
  'stop-clocks',
  'conclude',
  'tick',
] as const
export type ActName = ActType | (typeof OTHERS)[number]

const isOther = (name: ActName): name is (typeof OTHERS)[number] => OTHERS.some((each) => each === name)

/** The fields in the bodies of some acts. All other acts need none. */
const SAYING: { readonly [T in ActType]?: (play: Play | undefined, now: Instant) => object } = {
  'claim-draw': () => ({ claim: 'threefold' }),
  'give-time': () => ({ time: 'PT1H' }),
  'propose-pause': (_play, now) => ({ until: new Date(now + HOUR).toISOString() }),
  'take-leave': () => ({ days: 1 }),
  huff: (play) => ({ square: play?.offence[0] ?? 1 }),
  plan: () => ({ lines: [] }),
  'grant-count': (play) => ({
    stronger: play?.pending.count ? colourOf(play, otherSeat(play.pending.count)) : 'black',
  }),
  adjudicate: () => ({ result: 'black' }),
  remark: () => ({ text: 'A fine game.' }),
  say: () => ({ text: 'Well played.' }),
}

/** Acts in which the arbiter has to name a seat. */
const NAMES_SEAT: readonly ActType[] = ['give-time', 'ask-reseat']

/** Reads an act as the API does. */
const actionOf = (type: ActType, play: Play | undefined, role: Role, now: Instant): ReadAct => {
  const seat = role === 'arbiter' && NAMES_SEAT.includes(type) ? { seat: COLOURS[0] } : {}
  const body = { type, ply: play?.moves.length ?? 0, ...SAYING[type]?.(play, now), ...seat }
  const read = readAction(JSON.stringify(body))
  if (!read.ok) throw new Error(`${type}: ${JSON.stringify(read.issues)}`)
  return read.value
}

const otherCommand = (name: (typeof OTHERS)[number], { game }: Stand, by: Seat): Command => {
  const play = playOf(game)
  const ply = play?.moves.length ?? 0
  switch (name) {
    case 'move': {
      const rules = ruleSetOf(game.terms.rules)
      const [first] = play ? legalMoves(rules, play.position) : []
      return { type: 'move', by, ply, move: play && first ? writeMove(rules, play.position, first) : '4-8' }
    }
    case 'choose':
      return { type: 'choose', by, ply, choices: { reminders: [], playForced: true } }
    case 'rename':
      return { type: 'rename', by, ply, name: 'Somebody' }
    case 'rotate-link':
      return { type: 'rotate-link', by, ply }
    case 'join':
      return { type: 'join', player: { ...JOOST, contact: 'eve0000001' }, chance: 7 }
    case 'decline':
      return { type: 'decline', text: 'No, thank you.' }
    case 'appoint':
      return { type: 'appoint', player: { name: 'Di', contact: 'di00000001' } }
    case 'reseat':
      return { type: 'reseat', seat: by, player: { name: 'Zoe', contact: 'zoe0000001' } }
    case 'freeze':
      return { type: 'freeze', from: NOON, until: NOON + HOUR }
    case 'stop-clocks':
      return { type: 'stop-clocks', from: NOON, until: NOON + 40 * DAY }
    case 'conclude':
      return { type: 'conclude', end: { winner: 'black', reason: 'withdrawal' } }
    case 'tick':
      return { type: 'tick' }
  }
}

const roleOf = (who: Who, turn: Seat): Role =>
  who === 'creator' || who === 'opponent'
    ? who
    : who === 'arbiter'
      ? 'arbiter'
      : who === 'not to move'
        ? otherSeat(turn)
        : turn

export const seatOf = (role: Role, turn: Seat): Seat => (role === 'arbiter' ? turn : role)

/** Returns how a game answers an act by a role. */
export const answerTo = (name: ActName, role: Role, stand: Stand, now = stand.now): Answer => {
  const play = playOf(stand.game)
  const asker = {
    role,
    play,
    next: () => 'next',
    contact: () => 'nobody0001',
    plan: 'plan',
    found: foundIn(stand.game),
  }
  if (isOther(name) && role === 'arbiter' && name !== 'rotate-link') return 'not-yours-to-do'
  const command = isOther(name)
    ? name === 'rotate-link'
      ? ({ type: name, by: role, ply: 0 } as const)
      : otherCommand(name, stand, seatOf(role, stand.turn))
    : actionOf(name, play, role, now).commandFor(asker)
  if ('code' in command) return command.code
  const { events, refusal, duplicate } = decide(stand.game, command, now)
  return refusal?.code ?? (duplicate ? 'again' : events.length > 0 ? 'done' : 'nothing')
}

/**
 * Returns all answers in a state, with either seat to move. In the state `late` the act is tried both before and after
 * the instant at which the clock ends the game.
 */
export const answersIn = (name: ActName, who: Who, need: Need, state: State): ReadonlySet<Answer> => {
  const answers = new Set<Answer>()
  for (const turn of ['creator', 'opponent'] as const) {
    const role = roleOf(who, turn)
    // In these states the opponent's seat is empty, so only the row `opponent` of docs/game.md is tried for it.
    if ((state === 'open' || state === 'expired') && role === 'opponent' && who !== 'opponent') continue
    const stand = standing(state, need, turn, seatOf(role, turn))
    answers.add(stand ? answerTo(name, role, stand) : '-')
    if (stand && state === 'late' && name !== 'tick') answers.add(answerTo(name, role, stand, stand.now + HOUR))
  }
  return answers
}
