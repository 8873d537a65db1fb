import { DAY, type Duration, HOUR, type Instant, MINUTE } from '../game/model/words.ts'

/** The deadline of a turn, as an event of a calendar (RFC 5545). */
export type DeadlineEvent = {
  /** The identity of the event. All turns of a seat share it, so that a later turn replaces an earlier one. */
  readonly uid: string
  /** The version of the event: a later one has a higher number. */
  readonly sequence: number
  /** The instant when the event was last changed. */
  readonly stamp: Instant
  /** The instant when the turn began. */
  readonly since: Instant
  readonly deadline: Instant
  readonly summary: string
  readonly description: string
  readonly url: string
}

/** The most octets of a line, without its line break. */
const WIDTH = 75

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/**
 * Breaks a long line between characters. A continued line begins with a space, which counts towards its length.
 */
const fold = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const added = octetsOf(character)
    if (octets + added > WIDTH) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += added
  }
  return [...lines, current].join('\r\n')
}

/** Control characters and lone surrogates, which a value of the type TEXT (RFC 5545) cannot contain. */
const CONTROL = /[\p{Cc}\p{Cs}]/gu

/** Writes a value of the type TEXT. */
const textOf = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(CONTROL, '')

/** Writes an instant in UTC, to the second. */
const instantOf = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** How long an event lasts in a calendar. It ends at the deadline. */
const SHOWN: Duration = 30 * MINUTE

/** Alarms before the deadline. One that would sound before the turn began is left out. */
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

/** The time zone that a calendar without events contains, because RFC 5545 demands at least one component. */
const EMPTY: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Writes a calendar by RFC 5545. Its name, and how often to fetch it again, are properties of RFC 7986. */
export const writeCalendar = (name: string, events: readonly DeadlineEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Crownhead//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length > 0 ? events.flatMap(eventLines) : EMPTY),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
