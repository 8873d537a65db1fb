import { expect, test } from 'vitest'
import type { PlayerSettings } from '../../shared/game/model/events.ts'
import { NOON, begun, when } from './given.ts'

const chosen: PlayerSettings = { reminders: ['day', 'hours'], playForced: true, quietIn: 'Asia/Tokyo' }

test.each<[string, PlayerSettings, 'again' | 'done']>([
  ['the same, in another order', { quietIn: 'Asia/Tokyo', playForced: true, reminders: ['hours', 'day'] }, 'again'],
  ['one reminder less', { ...chosen, reminders: ['day'] }, 'done'],
  ['another reminder', { ...chosen, reminders: ['day', 'reserve'] }, 'done'],
  ['one reminder twice', { ...chosen, reminders: ['day', 'day'] }, 'done'],
  ['another zone', { ...chosen, quietIn: 'Asia/Kolkata' }, 'done'],
  ['no quiet hours', { reminders: chosen.reminders, playForced: true }, 'done'],
  ['own moves', { ...chosen, playForced: false }, 'done'],
])('a seat that chooses %s', (_what, choices, answer) => {
  const chose = { type: 'choose', by: 'creator', ply: 0 } as const
  const decision = when([...begun(), [{ ...chose, choices: chosen }, NOON]], [{ ...chose, choices }, NOON])
  expect(decision).toEqual(
    answer === 'again'
      ? { events: [], duplicate: true }
      : { events: [{ type: 'chose', at: NOON, by: 'creator', choices }] },
  )
})
