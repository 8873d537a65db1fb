import { expect, test } from 'vitest'
import { type ClockTerms, PRESETS, PRESET_NAMES, type PresetName } from '../../shared/game/model/terms.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { timeControl } from '../../shared/record/time-control.ts'
import { chances } from '../draughts/random.ts'
import { TIME_CONTROL } from './pdn-grammar.ts'

const WRITTEN: { readonly [P in PresetName]: string } = {
  daily: '259200+86400',
  relaxed: '604800+259200',
  weekly: '604800+604800',
  postal: '1209600+1209600',
  fischer: '864000+86400',
  club: '10/4320000',
  'fmjd-2014': '10/6048000:10/1728000',
  none: '-',
}

test.each(PRESET_NAMES)('the time control %s', (name) => {
  expect(timeControl(PRESETS[name])).toBe(WRITTEN[name])
})

test.each<[string, ClockTerms, string]>([
  ['only time for each move', { perMove: 3 * DAY, reserve: 0, increment: 0 }, '1/259200'],
  ['only a reserve', { perMove: 0, reserve: 30 * DAY, increment: 0 }, '2592000'],
  ['an increment besides', { perMove: DAY, reserve: DAY, increment: HOUR }, '86400+90000'],
  [
    'a period after each move',
    { perMove: 0, reserve: DAY, increment: 0, every: { moves: 1, period: HOUR } },
    '86400+3600',
  ],
  [
    'periods with an increment',
    { perMove: 0, reserve: 9 * DAY, increment: HOUR, every: { moves: 24, period: DAY } },
    '24/864000:24/172800',
  ],
])('%s', (_, clock, written) => {
  expect(timeControl(clock)).toBe(written)
})

test('every time control is one of the grammar', () => {
  const chance = chances(29)
  const time = (most: number): number => (chance() < 0.3 ? 0 : Math.floor(chance() * most) * 1000)
  for (let n = 0; n < 2000; n += 1) {
    const every = chance() < 0.5 ? undefined : { moves: 1 + Math.floor(chance() * 50), period: time(4_320_000) }
    const clock = { perMove: time(1_209_600), reserve: time(4_320_000), increment: time(86_400) }
    expect(timeControl({ ...clock, ...(every && { every }) })).toMatch(TIME_CONTROL)
  }
})
