import type { ConcludeCommand } from '../../shared/game/decisions/ending/conclude.ts'
import type { TableFinding } from '../../shared/game/board/find-in-table.ts'
import { CLAIMS, claimsOpen, ruleSetOf } from '../../shared/draughts/index.ts'
import type { Command, CommandType } from '../../shared/game/commands.ts'
import { type Game, playOf, seatToMove } from '../../shared/game/model/game.ts'
import { DAY, HOUR, type Instant, MINUTE, type Role, type Seat, otherSeat } from '../../shared/game/model/words.ts'
import { foundIn } from '../endgames/asset.ts'
import { JOOST, act } from './given.ts'
import { type Chance, pick } from './random-offer.ts'

type Made = {
  readonly chance: Chance
  readonly by: Seat
  readonly role: Role
  readonly ply: number
  readonly now: Instant
  readonly found: TableFinding | undefined
}

const PLAIN = [
  'resign',
  'abort',
  'renew',
  'offer-draw',
  'accept-draw',
  'decline-draw',
  'withdraw-draw',
  'accept-pause',
  'decline-pause',
  'end-pause',
  'end-leave',
  'stand',
  'enforce',
  'request-takeback',
  'accept-takeback',
  'decline-takeback',
  'veto-reseat',
  'ask-count',
] as const

/** Makes a command of each type, with fields that may or may not make sense. */
const MAKERS: Readonly<Record<Exclude<CommandType, 'offer' | (typeof PLAIN)[number]>, (made: Made) => Command>> = {
  'forget-me': ({ by, ply, now }) => ({ type: 'forget-me', by, ply, contact: `nobody${now}` }),
  join: ({ chance }) => ({
    type: 'join',
    player: chance() < 0.5 ? JOOST : { name: 'Eve', contact: 'eve0000001' },
    chance: Math.floor(chance() * 2 ** 32),
  }),
  decline: ({ chance }) => ({ type: 'decline', text: chance() < 0.5 ? '' : 'Sorry' }),
  appoint: ({ chance }) => ({
    type: 'appoint',
    player: chance() < 0.5 ? { name: 'Di', contact: 'di00000001' } : { name: 'Eve', contact: 'eve0000001' },
  }),
  say: ({ by, ply, chance }) => ({ type: 'say', by, ply, text: chance() < 0.5 ? 'Well played' : 'Good luck' }),
  remark: ({ by, ply, chance }) => ({ type: 'remark', by, ply, text: chance() < 0.5 ? 'A fine game' : 'Thank you' }),
  tick: () => ({ type: 'tick' }),
  freeze: ({ chance, now }) => ({
    type: 'freeze',
    from: now + pick(chance, [-4 * HOUR, -HOUR, 0, DAY]),
    until: now + pick(chance, [-HOUR, HOUR, DAY, 2 * DAY]),
  }),
  'stop-clocks': ({ chance, now }) => {
    const from = Math.floor(now / DAY) * DAY - pick(chance, [0, DAY])
    return { type: 'stop-clocks', from, until: from + pick(chance, [HOUR, 2 * DAY, 9 * DAY]) }
  },
  conclude: ({ chance }) => ({
    type: 'conclude',
    end: pick<ConcludeCommand['end']>(chance, [
      'void',
      { winner: 'black', reason: 'withdrawal' },
      { winner: null, reason: 'adjudication' },
    ]),
  }),
  move: ({ by, ply, chance }) => ({
    type: 'move',
    by,
    ply,
    move: pick(chance, ['11-15', '4-8', '8-11', '15x22', '1-32', 'x', '14x23']),
    ...(chance() < 0.3 && { offerDraw: true }),
    ...(chance() < 0.2 && { claim: pick(chance, CLAIMS) }),
  }),
  'claim-draw': ({ by, ply, chance }) => ({ type: 'claim-draw', by, ply, claim: pick(chance, CLAIMS) }),
  'claim-table-win': ({ by, ply, found }) => ({ type: 'claim-table-win', by, ply, found }),
  'claim-table-draw': ({ by, ply, found }) => ({ type: 'claim-table-draw', by, ply, found }),
  'give-time': ({ role, ply, chance }) => ({
    type: 'give-time',
    by: role,
    ply,
    time: pick(chance, [MINUTE, HOUR, DAY, 0, 61 * DAY]),
    ...(chance() < 0.5 && { seat: pick(chance, ['creator', 'opponent']) }),
  }),
  'play-on': ({ by, ply, chance }) => ({
    type: 'play-on',
    by,
    ply,
    ...(chance() < 0.5 && { time: pick(chance, [MINUTE, DAY, 0]) }),
  }),
  'propose-pause': ({ by, ply, chance, now }) => ({
    type: 'propose-pause',
    by,
    ply,
    until: now + pick(chance, [0, HOUR, 2 * DAY, 2 * DAY, 31 * DAY]),
  }),
  'take-leave': ({ by, ply, chance, now }) => ({
    type: 'take-leave',
    by,
    ply,
    days: pick(chance, [1, 2, 5, 0, 15]),
    ...(chance() < 0.4 && { from: now + pick(chance, [-DAY, HOUR, DAY]) }),
  }),
  choose: ({ by, ply, chance }) => ({
    type: 'choose',
    by,
    ply,
    choices: {
      reminders: pick(chance, [['reserve', 'day', 'hours'], ['day'], []]),
      playForced: chance() < 0.5,
      ...(chance() < 0.1 && { quietIn: 'UTC' }),
    },
  }),
  rename: ({ by, ply, chance }) => ({ type: 'rename', by, ply, name: pick(chance, ['Ama', 'Jo']) }),
  huff: ({ by, ply, chance }) => ({ type: 'huff', by, ply, square: pick(chance, [14, 15, 18, 22, 9, 10]) }),
  plan: ({ by, ply, chance }) => ({ type: 'plan', by, ply, plan: pick(chance, ['plan', '']) }),
  rematch: ({ by, ply }) => ({ type: 'rematch', by, ply, next: 'next' }),
  'rotate-link': ({ role, ply }) => ({ type: 'rotate-link', by: role, ply }),
  'ask-reseat': ({ role, ply, chance }) => ({
    type: 'ask-reseat',
    by: role,
    ply,
    seat: pick(chance, ['creator', 'opponent']),
  }),
  reseat: ({ chance }) => ({
    type: 'reseat',
    seat: pick(chance, ['creator', 'opponent']),
    player: { name: 'Zoe', contact: 'zoe0000001' },
  }),
  'refuse-count': ({ ply }) => ({ type: 'refuse-count', by: 'arbiter', ply }),
  'grant-count': ({ ply, chance }) => ({
    type: 'grant-count',
    by: 'arbiter',
    ply,
    stronger: pick(chance, ['black', 'white']),
  }),
  'end-count': ({ ply }) => ({ type: 'end-count', by: 'arbiter', ply }),
  adjudicate: ({ ply, chance }) => ({
    type: 'adjudicate',
    by: 'arbiter',
    ply,
    winner: pick(chance, ['black', 'white', null]),
  }),
  void: ({ ply }) => ({ type: 'void', by: 'arbiter', ply }),
}

/** These commands end a game at once, so they are drawn less often. */
const RARE: ReadonlySet<string> = new Set([
  'claim-table-win',
  'claim-table-draw',
  'resign',
  'abort',
  'adjudicate',
  'void',
  'accept-draw',
])
const KINDS: readonly [CommandType, ...CommandType[]] = [
  'join',
  ...PLAIN,
  ...(Object.keys(MAKERS) as (keyof typeof MAKERS)[]),
]

const isPlain = (type: CommandType): type is (typeof PLAIN)[number] => PLAIN.some((each) => each === type)

/** Returns commands that respond to something pending, which would rarely be drawn by chance. */
const fitting = (game: Game, made: Made): readonly Command[] => {
  const { chance, ply, now, found } = made
  if (game.status === 'finished')
    return [
      MAKERS['play-on']({ ...made, by: game.result.winner === game.play.creatorColour ? 'creator' : 'opponent' }),
      { type: 'rematch', by: made.by, ply, next: 'next' },
      MAKERS.remark(made),
    ]
  if (game.status === 'expired') return [act('renew', 'creator', ply)]
  if (game.status !== 'active') return []
  const { play } = game
  const { draw, pause, takeback, count, reseat } = play.pending
  const mover = seatToMove(play)
  const claim = claimsOpen(ruleSetOf(game.terms.rules), play.position, play.tally)[0]
  return [
    ...(draw
      ? [
          act('accept-draw', otherSeat(draw), ply),
          act('decline-draw', otherSeat(draw), ply),
          act('withdraw-draw', draw, ply),
        ]
      : []),
    ...(pause ? [act('accept-pause', otherSeat(pause.by), ply), act('decline-pause', made.by, ply)] : []),
    ...(takeback ? [act('accept-takeback', otherSeat(takeback), ply), act('decline-takeback', made.by, ply)] : []),
    ...(count ? [MAKERS['grant-count'](made), MAKERS['refuse-count'](made)] : []),
    ...(play.count ? [MAKERS['end-count'](made)] : []),
    ...(reseat
      ? [
          { type: 'reseat', seat: reseat.seat, player: { name: 'Zoe', contact: `zoe${now}` } } as const,
          act('veto-reseat', made.by, ply),
        ]
      : []),
    ...(play.freezes.length > 0
      ? [act('end-pause', made.by, ply), act('end-pause', made.by, ply), act('end-leave', made.by, ply)]
      : []),
    ...(play.offence.length > 0
      ? [
          act('stand', mover, ply),
          act('enforce', mover, ply),
          {
            type: 'huff',
            by: mover,
            ply,
            square: play.offence[Math.floor(chance() * play.offence.length)] ?? 0,
          } as const,
        ]
      : []),
    ...(claim ? [{ type: 'claim-draw', by: mover, ply, claim } as const] : []),
    ...(game.terms.tables !== undefined && found
      ? [
          { type: 'claim-table-win', by: mover, ply, found } as const,
          { type: 'claim-table-draw', by: mover, ply, found } as const,
        ]
      : []),
  ]
}

export const randomCommand = (chance: Chance, game: Game, now: Instant): Command => {
  const drawn = pick(chance, KINDS)
  const type = RARE.has(drawn) && chance() < 0.6 ? 'tick' : drawn
  const ply = (playOf(game)?.moves.length ?? 0) - (chance() < 0.08 ? 1 : 0)
  const by = pick<Seat>(chance, ['creator', 'opponent'])
  const found = foundIn(game)
  const made: Made = { chance, by, ply, now, role: chance() < 0.3 ? 'arbiter' : by, found }
  const answers = chance() < 0.4 ? fitting(game, made) : []
  const answer = answers[Math.floor(chance() * answers.length)]
  if (answer) return answer
  if (type === 'resign' || type === 'abort') return { type, by, ply, ...(chance() < 0.5 && { message: 'Goodbye' }) }
  if (isPlain(type)) return act(type, by, ply)
  return type === 'offer' ? { type: 'tick' } : MAKERS[type](made)
}
