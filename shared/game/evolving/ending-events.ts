import type { EndingEvent, EventOf } from '../model/events.ts'
import type { AbortedGame, ActiveGame, ExpiredGame, FinishedGame, OpenGame } from '../model/game.ts'
import type { EventRules } from './event-rule.ts'
import { withRemark } from './messages.ts'

const finished = (game: ActiveGame, { at, result }: EventOf<'finished'>): FinishedGame => ({
  ...game,
  status: 'finished',
  endedAt: at,
  result,
  after: {},
})

/**
 * Returns the game with the result that the arbiter gave it after it was called off. Undefined if it never began,
 * because there is nothing to rule on.
 */
const ruled = ({ by: _caller, play, ...game }: AbortedGame, event: EventOf<'finished'>): FinishedGame | undefined =>
  play && event.result.reason === 'adjudication' ? finished({ ...game, status: 'active', play }, event) : undefined

const aborted = (game: OpenGame | ActiveGame, { at, by }: EventOf<'aborted'>): AbortedGame => ({
  ...game,
  status: 'aborted',
  endedAt: at,
  by,
})

const declined = (game: OpenGame, { at, text }: EventOf<'declined'>): AbortedGame => ({
  ...game,
  status: 'aborted',
  endedAt: at,
  by: 'invited',
  ...(text !== '' && { declined: text }),
})

const expired = (game: OpenGame, { at }: EventOf<'expired'>): ExpiredGame => ({
  ...game,
  status: 'expired',
  endedAt: at,
})

const renewed = ({ endedAt: _end, ...game }: ExpiredGame, { at }: EventOf<'renewed'>): OpenGame => ({
  ...game,
  status: 'open',
  openSince: at,
})

/** The rules of the events that end a game, and of those that follow its end. */
export const ENDING_EVENTS: EventRules<EndingEvent['type']> = {
  finished: { active: finished, aborted: ruled, size: 18, cost: 'once' },
  aborted: { open: aborted, active: aborted, shows: ['by'], size: 7, cost: 'once' },
  declined: { open: declined, size: 428, cost: 'once' },
  expired: { open: expired, shows: [], size: 6, cost: 'answer' },
  renewed: {
    expired: renewed,
    shows: [],
    size: 6,
    beginsTurn: true,
    revives: true,
    cost: { price: (rows) => rows.expired.size + rows.renewed.size, payer: () => 'creator' },
  },
  'rematch-offered': {
    finished: (game, { by }) => ({ ...game, after: { rematch: by } }),
    shows: ['by'],
    size: 7,
    cost: 'once',
  },
  remarked: { finished: withRemark, aborted: withRemark, size: 849, cost: 'forgotten' },
  'rematch-agreed': { finished: (game, { next }) => ({ ...game, after: { next } }), size: 16, cost: 'once' },
}
