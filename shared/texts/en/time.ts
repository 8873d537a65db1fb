const count =
  (one: string, many: string) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : many}`

export const time = {
  units: { day: count('day', 'days'), hour: count('hour', 'hours'), minute: count('minute', 'minutes') },
  underAMinute: 'less than a minute',
  /** Two units side by side: "2 days 4 hours". */
  join: (large: string, small: string): string => `${large} ${small}`,
  left: (duration: string): string => `${duration} left`,
  overdue: 'time is up',
  inZone: (instant: string, city: string): string => `${instant} (${city})`,
}
