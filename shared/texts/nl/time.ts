import type { Texts } from '../en.ts'

const count =
  (one: string, many: string) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : many}`

export const time: Texts['time'] = {
  units: { day: count('dag', 'dagen'), hour: count('uur', 'uur'), minute: count('minuut', 'minuten') },
  underAMinute: 'minder dan een minuut',
  join: (large, small) => `${large} ${small}`,
  left: (duration) => `nog ${duration}`,
  overdue: 'de tijd is om',
  inZone: (instant, city) => `${instant} (${city})`,
}
