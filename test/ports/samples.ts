import type { EventOf, GameEvent } from '../../shared/game/model/events.ts'
import { DEFAULT_CONTROL, DEFAULT_TERMS } from '../../shared/game/model/terms.ts'
import { DAY, type Instant, MINUTE } from '../../shared/game/model/words.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'

export const START: Instant = Date.UTC(2026, 10, 3, 12)

/** An id as the service draws it. */
export const GAME = 'Qr7dEwT1zX0b'

export const offered: EventOf<'offered'> = {
  type: 'offered',
  at: START,
  terms: { rules: 'english', clock: DEFAULT_CONTROL, opening: { kind: 'free' }, ...DEFAULT_TERMS },
  name: 'Ada',
  wish: 'toss',
  salt: 'c2FsdHNhbHRzYWx0c2FsdA',
  contact: 'Y29udGFjdEE',
}

export const joined: EventOf<'joined'> = {
  type: 'joined',
  at: START + DAY,
  name: 'Żaneta',
  contact: 'Y29udGFjdEI',
  creatorColour: 'black',
  chance: 0xdead_beef,
}

/** Returns a new game with its timer. */
export const offer = (due: Instant = START + 30 * DAY): GameRecord => ({ version: 1, log: [offered], last: 1, due })

/** Returns the game after one more step. */
export const next = (before: GameRecord, event: GameEvent, due = before.due): GameRecord => ({
  version: before.version + 1,
  log: [...before.log, event],
  last: 1,
  due,
})

export const move = (text: string, minutes = 0): GameEvent => ({
  type: 'moved',
  at: START + 2 * DAY + minutes * MINUTE,
  move: text,
})

/** Returns the game once it is called off. It then needs no timer. */
export const calledOff = (before: GameRecord): GameRecord => ({
  ...next(before, { type: 'aborted', at: START + 3 * DAY, by: 'creator' }),
  due: undefined,
})

/** Returns what a stored change tells of the game before it: the version and the time of the timer. */
export const headOf = ({ version, due }: GameRecord): Pick<GameRecord, 'version' | 'due'> => ({ version, due })
