import type { AskingEvent, EventOf } from '../model/events.ts'
import { type ActiveGame, type Game, type Pending, type Play, colourOf, ownMoves, seatToMove } from '../model/game.ts'
import type { Seat } from '../model/words.ts'
import { paidByAuthor, remindersSize, takebackSize } from './event-cost.ts'
import type { EventRules } from './event-rule.ts'
import { withChangeCounted } from './seat-events.ts'
import { withPlayerMessage, withClosingMessage } from './messages.ts'

const withPlay = (game: ActiveGame, play: Partial<Play>): ActiveGame => ({ ...game, play: { ...game.play, ...play } })

const pending = (game: ActiveGame, request: Pending): ActiveGame =>
  withPlay(game, { pending: { ...game.play.pending, ...request } })

const settled = (game: ActiveGame, key: keyof Pending): ActiveGame => {
  const { [key]: _settled, ...rest } = game.play.pending
  return withPlay(game, { pending: rest })
}

const drawOffered = (game: ActiveGame, { by }: EventOf<'draw-offered'>): ActiveGame =>
  pending(withPlay(game, { drawOfferedAt: { ...game.play.drawOfferedAt, [by]: ownMoves(game.play, by) } }), {
    draw: by,
  })

const cautioned = (game: ActiveGame, { by, ply, move }: EventOf<'cautioned'>): ActiveGame => {
  const colour = colourOf(game.play, by)
  return withPlay(game, {
    cautions: { ...game.play.cautions, [colour]: game.play.cautions[colour] + 1 },
    cautioned: { ...game.play.cautioned, [by]: { ply, move } },
  })
}

/** The bytes of a message that stay in the log without its text, which is forgotten when there are too many. */
const WITHOUT_TEXT = 8

/**
 * Returns who pays for a message: its author, if it is a step of its own. One that comes with a move, or with the end of
 * the game, is free: the move or the end is in the log before it.
 */
const speakerApart = ({ by, at }: EventOf<'said'>, before: Game): Seat | undefined => {
  const waits = before.status === 'active' && seatToMove(before.play) !== by && before.play.turnStartedAt !== at
  return waits ? by : undefined
}

const countEnded = (game: ActiveGame): ActiveGame => {
  const { count: _over, ...play } = game.play
  return { ...game, play }
}

/** The rules of messages, cautions, requests and their answers. */
export const ASKING_EVENTS: EventRules<AskingEvent['type']> = {
  said: {
    active: withPlayerMessage,
    finished: withClosingMessage,
    aborted: withClosingMessage,
    size: 849,
    cost: { price: () => WITHOUT_TEXT, payer: speakerApart },
  },
  'draw-offered': {
    active: drawOffered,
    shows: ['by'],
    size: 7,
    cost: { price: (rows) => rows['draw-offered'].size + rows['draw-declined'].size, payer: paidByAuthor },
  },
  'draw-withdrawn': { active: (game) => settled(game, 'draw'), shows: ['by'], size: 7, cost: 'answer' },
  'draw-declined': { active: (game) => settled(game, 'draw'), shows: ['by'], size: 7, cost: 'answer' },
  cautioned: { active: cautioned, size: 204, cost: 'once' },
  'pause-proposed': {
    active: (game, { by, until }) => pending(game, { pause: { by, until } }),
    shows: ['by', 'until'],
    size: 11,
    cost: {
      price: (rows) =>
        rows['pause-proposed'].size + rows.paused.size + rows['pause-ending'].size + 2 * remindersSize(rows),
      payer: paidByAuthor,
    },
  },
  'pause-declined': { active: (game) => settled(game, 'pause'), shows: ['by'], size: 7, cost: 'answer' },
  planned: {
    active: (game, { by, plan, totals }) =>
      withPlay(withChangeCounted(game, by, totals?.changes), {
        conditionalMoves: { ...game.play.conditionalMoves, [by]: plan === '' ? undefined : plan },
      }),
    size: 20,
    cost: 'replaced',
  },
  'takeback-asked': {
    active: (game, { by }) => pending(game, { takeback: by }),
    shows: ['by'],
    size: 7,
    cost: {
      price: (rows) => rows['takeback-asked'].size + rows['takeback-declined'].size,
      payer: paidByAuthor,
      ahead: takebackSize,
    },
  },
  'takeback-declined': { active: (game) => settled(game, 'takeback'), shows: ['by'], size: 7, cost: 'answer' },
  'count-asked': {
    active: (game, { by }) => pending(game, { count: by }),
    shows: ['by'],
    size: 7,
    cost: {
      price: (rows) => rows['count-asked'].size + rows['count-granted'].size + rows['count-ended'].size,
      payer: paidByAuthor,
    },
  },
  'count-refused': { active: (game) => settled(game, 'count'), shows: [], size: 6, cost: 'answer' },
  'count-granted': {
    active: (game, { stronger }) =>
      withPlay(settled(game, 'count'), { count: { stronger, from: game.play.moves.length } }),
    shows: ['stronger'],
    size: 7,
    cost: 'answer',
  },
  'count-ended': { active: countEnded, shows: [], size: 6, cost: 'answer' },
}
