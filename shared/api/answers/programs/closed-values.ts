import { COLOURS } from '../../../draughts/index.ts'
import { GAME_EVENT_TYPES, TOURNAMENT_EVENT_TYPES } from '../../../webhooks/event-types.ts'
import { GAME_STATUSES } from '../../input/feed-query.ts'

/** `schema`: only there; the same list is open in other answers. */
type ClosedValues = {
  readonly values: readonly (string | number)[]
  readonly because: string
  readonly schema?: string
}

/**
 * The lists of values in answers to which `/v1` never adds, because programs decide by all of them. To every other list
 * in an answer a release may add.
 */
const CLOSED_VALUES: readonly ClosedValues[] = [
  { values: COLOURS, because: 'A game has two sides.' },
  { values: GAME_STATUSES, because: 'A game waits for its players, is played, or is over in one of three ways.' },
  { values: [1, 2], because: 'A match has two games.' },
  { values: ['making', 'made'], because: 'An order is made or is not.' },
  { values: ['behind', 'ahead'], because: 'A ply that is not the present one is smaller or larger.' },
  { values: GAME_EVENT_TYPES, because: 'A webhook gets only the events that it names.', schema: 'Posted' },
  { values: TOURNAMENT_EVENT_TYPES, because: 'A webhook gets only the events that it names.', schema: 'Posted' },
]

/** Returns why no release adds to these values in an answer's schema of this name; undefined if one may. */
export const whyClosed = (values: unknown, name: string): string | undefined => {
  const text = JSON.stringify(values)
  return CLOSED_VALUES.find((row) => JSON.stringify(row.values) === text && (row.schema ?? name) === name)?.because
}
