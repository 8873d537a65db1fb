import { describe, expect, test } from 'vitest'
import type { EventOf, EventType, GameEvent } from '../../shared/game/model/events.ts'
import { evolve, fold } from '../../shared/game/evolving/evolve.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { type Terms, DEFAULT_CONTROL, DEFAULT_TERMS } from '../../shared/game/model/terms.ts'
import { DAY } from '../../shared/game/model/words.ts'

const at = Date.UTC(2026, 10, 20)
const by = 'creator'
const HUFFING: Terms = { rules: 'english-huffing', clock: DEFAULT_CONTROL, opening: { kind: 'free' }, ...DEFAULT_TERMS }

/** An example of each event, with values that fit after `BEGUN`. */
const SAMPLES: { readonly [T in EventType]: Omit<EventOf<T>, 'type'> } = {
  offered: { at, terms: HUFFING, name: 'Ada', wish: 'black', salt: 'salt', contact: 'ada' },
  joined: { at, name: 'Bo', contact: 'bo', creatorColour: 'black', chance: 1 },
  appointed: { at, name: 'Di', contact: 'di' },
  moved: { at, move: '18-14' },
  huffed: { at, square: 15 },
  enforced: { at },
  'taken-back': { at, ply: 1 },
  said: { at, by, text: 'Hello' },
  'draw-offered': { at, by },
  'draw-withdrawn': { at, by },
  'draw-declined': { at, by },
  cautioned: { at, by, reason: 'must-capture', ply: 3, move: '18-14' },
  'pause-proposed': { at, by, until: at + DAY },
  'pause-declined': { at, by },
  planned: { at, by, plan: 'plan' },
  'takeback-asked': { at, by },
  'takeback-declined': { at, by },
  'count-asked': { at, by },
  'count-refused': { at },
  'count-granted': { at, stronger: 'black' },
  'count-ended': { at },
  reminded: { reminder: 'day' },
  'time-given': { at, by, to: 'opponent', time: DAY },
  'played-on': { at, time: DAY },
  paused: { at, until: at + DAY },
  'pause-ending': { at, by, until: at + DAY },
  'leave-taken': { at, by, from: at, until: at + DAY },
  'leave-ended': { at, by, until: at },
  frozen: { at, from: at - DAY, until: at },
  'clocks-stopped': { at, from: at, until: at + DAY },
  chose: { at, by, choices: { reminders: [], playForced: true } },
  renamed: { at, by, name: 'Ida' },
  'link-rotated': { at, by },
  'reseat-asked': { at, by, seat: 'opponent' },
  'reseat-vetoed': { at, by },
  forgotten: { at, by, contact: 'nobody' },
  reseated: { at, seat: 'opponent', name: 'Cy', contact: 'cy' },
  finished: { at, result: { winner: null, reason: 'agreement' } },
  aborted: { at, by },
  expired: { at },
  declined: { at, text: 'Sorry' },
  renewed: { at },
  'rematch-offered': { at, by },
  'rematch-agreed': { at, next: 'nextGame1234' },
  remarked: { at, by, text: 'A fine game' },
}

const TYPES = Object.keys(SAMPLES) as readonly EventType[]
const sample = (type: EventType): GameEvent => ({ type, ...SAMPLES[type] }) as GameEvent

const moved = (move: string): GameEvent => ({ type: 'moved', at, move })
const OFFERED = [sample('offered')]
/** Black's last move omits the jump over 18: White may huff 15, or enforce the jump. */
const BEGUN = [...OFFERED, sample('joined'), moved('11-15'), moved('22-18'), moved('8-11')]

const STATES = ['none', 'open', 'active', 'finished', 'aborted', 'expired'] as const
type State = (typeof STATES)[number]

const LOGS: { readonly [S in State]: readonly GameEvent[] } = {
  none: [],
  open: OFFERED,
  active: BEGUN,
  finished: [...BEGUN, sample('finished')],
  aborted: [...BEGUN, sample('aborted')],
  expired: [...OFFERED, sample('expired')],
}

const EVERY: Partial<Record<State, State>> = {
  open: 'open',
  active: 'active',
  finished: 'finished',
  aborted: 'aborted',
  expired: 'expired',
}
const RUNNING: Partial<Record<State, State>> = { active: 'active' }

/** The states that each event may follow, with the state after it. In all other states it cannot happen. */
const AFTER: { readonly [T in EventType]: Partial<Record<State, State>> } = {
  offered: { none: 'open' },
  joined: { open: 'active' },
  appointed: { open: 'open', active: 'active' },
  moved: RUNNING,
  huffed: RUNNING,
  enforced: RUNNING,
  'taken-back': RUNNING,
  said: { active: 'active', finished: 'finished', aborted: 'aborted' },
  'draw-offered': RUNNING,
  'draw-withdrawn': RUNNING,
  'draw-declined': RUNNING,
  cautioned: RUNNING,
  'pause-proposed': RUNNING,
  'pause-declined': RUNNING,
  planned: RUNNING,
  'takeback-asked': RUNNING,
  'takeback-declined': RUNNING,
  'count-asked': RUNNING,
  'count-refused': RUNNING,
  'count-granted': RUNNING,
  'count-ended': RUNNING,
  reminded: RUNNING,
  'time-given': RUNNING,
  'played-on': { finished: 'active' },
  paused: RUNNING,
  'pause-ending': RUNNING,
  'leave-taken': RUNNING,
  'leave-ended': RUNNING,
  frozen: RUNNING,
  'clocks-stopped': RUNNING,
  chose: EVERY,
  renamed: EVERY,
  'link-rotated': EVERY,
  'reseat-asked': RUNNING,
  'reseat-vetoed': EVERY,
  forgotten: EVERY,
  reseated: RUNNING,
  finished: { active: 'finished' },
  aborted: { open: 'aborted', active: 'aborted' },
  expired: { open: 'expired' },
  declined: { open: 'aborted' },
  renewed: { expired: 'open' },
  'rematch-offered': { finished: 'finished' },
  'rematch-agreed': { finished: 'finished' },
  remarked: { finished: 'finished', aborted: 'aborted' },
}

const gameIn = (state: State): Game | undefined => fold(LOGS[state])

describe.each(STATES)('a game in the state %s', (state) => {
  test('has this status', () => expect(gameIn(state)?.status ?? 'none').toBe(state))

  test.each(TYPES)('is followed by %s only where the table says so', (type) => {
    expect(evolve(gameIn(state), sample(type))?.status).toBe(AFTER[type][state])
  })
})

const UNFIT: readonly (readonly [string, readonly GameEvent[], GameEvent])[] = [
  ['an illegal move', BEGUN, moved('18-15')],
  ['a jump enforced where none was left undone', BEGUN.slice(0, -1), sample('enforced')],
  [
    'an opening that does not read',
    [{ ...SAMPLES.offered, type: 'offered', terms: { ...HUFFING, opening: { kind: 'fen', fen: 'x' } } }],
    sample('joined'),
  ],
  ['a new name for a seat that nobody has taken', OFFERED, { type: 'renamed', at, by: 'opponent', name: 'Cy' }],
]

describe('events with impossible values are taken for damage', () => {
  test.each(UNFIT)('%s', (_, log, event) => {
    const game = fold(log)
    expect(game).toBeDefined()
    expect(evolve(game, event)).toBeUndefined()
    expect(fold([...log, event, sample('reminded')])).toBeUndefined()
  })
})
