import { DAY, type Duration, HOUR, type Instant, MINUTE } from '../game/words.ts'

/** The last moment of a turn, for RFC 5545. */
export type DeadlineEvent = {
  /** The same for every turn of a seat: a later one takes the place of an earlier. */
  readonly uid: string
  /** A later one is higher. */
  readonly sequence: number
  /** When it was last changed. */
  readonly stamp: Instant
  readonly since: Instant
  readonly deadline: Instant
  readonly summary: string
  readonly description: string
  readonly url: string
}

/** Octets of a line, without its end. */
const WIDTH = 75

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** No character is cut. The space that goes on a line counts. */
const folded = (line: string): string => {
  const lines: string[] = []
  let now = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > WIDTH) {
      lines.push(now)
      now = ' '
      octets = 1
    }
    now += character
    octets += more
  }
  return [...lines, now].join('\r\n')
}

/** Controls have no way to be written. */
const CONTROL = /[\p{Cc}\p{Cs}]/gu

/** A value of the type TEXT. */
const textOf = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(CONTROL, '')

/** In UTC, to the second. */
const instantOf = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** What a calendar shows: it is over at the deadline. */
const SHOWN: Duration = 30 * MINUTE

const ALARMS: readonly (readonly [before: Duration, trigger: string])[] = [
  [DAY, '-P1D'],
  [3 * HOUR, '-PT3H'],
]

const eventLines = (event: DeadlineEvent): readonly string[] => {
  const { uid, sequence, stamp, since, deadline, summary, description, url } = event
  const alarms = ALARMS.filter(([before]) => deadline - before > since)
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instantOf(stamp)}`,
    `DTSTART:${instantOf(Math.max(since, deadline - SHOWN))}`,
    `DTEND:${instantOf(deadline)}`,
    `SUMMARY:${textOf(summary)}`,
    `DESCRIPTION:${textOf(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap(([, trigger]) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${textOf(summary)}`,
      `TRIGGER;RELATED=END:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** A calendar needs a part, also when it has nothing to tell. */
const NOTHING: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** RFC 5545, with what RFC 7986 adds: its name, and how often to look again. */
export const calendarOf = (name: string, events: readonly DeadlineEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Crownhead//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length > 0 ? events.flatMap(eventLines) : NOTHING),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
