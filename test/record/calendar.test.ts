import { assert, property, string } from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { type DeadlineEvent, writeCalendar } from '../../shared/record/calendar.ts'
import { sized } from '../harness/size.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

const EVENT: DeadlineEvent = {
  uid: 'AAAAAAAAAAAA-creator@draughts.test',
  sequence: 7,
  stamp: NOON,
  since: NOON,
  deadline: NOON + 10 * DAY,
  summary: 'Draughts: your move against Joost',
  description: 'The last moment for your move.',
  url: 'https://draughts.test/g/AAAAAAAAAAAA',
}

const eventIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [found, ...more] = calendar.getAllSubcomponents('vevent')
  expect(more).toEqual([])
  if (!found) throw new Error('no event')
  return new ICAL.Event(found)
}

const octets = (text: string): number => Buffer.byteLength(text, 'utf8')

/** Checks that lines end with CRLF and nothing else, and that none is too long. */
const expectLines = (text: string): void => {
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(octets(line)).toBeLessThanOrEqual(75)
  }
}

test('a deadline is an event that ends with it, keeps no time busy, and rings a day and three hours before', () => {
  const event = eventIn(writeCalendar('Crownhead', [EVENT]))
  expect(event.uid).toBe(EVENT.uid)
  expect(event.sequence).toBe(7)
  expect(event.summary).toBe(EVENT.summary)
  expect(event.endDate.toJSDate().getTime()).toBe(EVENT.deadline)
  expect(event.startDate.toJSDate().getTime()).toBe(EVENT.deadline - 30 * MINUTE)
  const { component } = event
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(component.getFirstPropertyValue('url')).toBe(EVENT.url)
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T12:00:00Z')
  const alarms = component.getAllSubcomponents('valarm').map((alarm) => {
    const trigger = alarm.getFirstProperty('trigger')
    return [alarm.getFirstPropertyValue('action'), trigger?.getParameter('related'), String(trigger?.getFirstValue())]
  })
  expect(alarms).toEqual([
    ['DISPLAY', 'END', '-P1D'],
    ['DISPLAY', 'END', '-PT3H'],
  ])
})

test.each([
  [DAY + MINUTE, ['-P1D', '-PT3H'], 30 * MINUTE],
  [DAY, ['-PT3H'], 30 * MINUTE],
  [3 * HOUR, [], 30 * MINUTE],
  [30 * MINUTE, [], 30 * MINUTE],
  [MINUTE, [], MINUTE],
])(
  'a turn of %i ms has the alarms %j: none rings before the turn began, and the event does not begin before it',
  (span, triggers, shown) => {
    const text = writeCalendar('Crownhead', [{ ...EVENT, deadline: NOON + span }])
    expect([...text.matchAll(/TRIGGER;RELATED=END:(\S+)/g)].map(([, trigger]) => trigger)).toEqual(triggers)
    const { startDate, endDate } = eventIn(text)
    expect(endDate.toJSDate().getTime() - startDate.toJSDate().getTime()).toBe(shown)
  },
)

test('without an event it is still a valid calendar, with the component that the standard requires', () => {
  const text = writeCalendar('Crownhead', [])
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
  expectLines(text)
})

describe('names and texts are read back unchanged, in any script', () => {
  /** Removes the characters that no calendar can hold. */
  const storable = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}|\p{Cs}/gu, '')

  const expectSame = (words: string): void => {
    const text = writeCalendar(words, [{ ...EVENT, summary: words, description: `${words};${words}` }])
    expectLines(text)
    expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text)
    const event = eventIn(text)
    expect(event.summary).toBe(storable(words))
    expect(event.description).toBe(storable(`${words};${words}`))
  }

  test.each([
    String.raw`a\nb;c,d\\e\;`,
    'two\nlines\r\nand\rthree',
    'BEGIN:VEVENT\r\nSUMMARY:forged\r\nEND:VEVENT',
    '"quoted":x=y;',
    'Ὀδυσσεύς, Сергей Ёлкин; أميرة בת 王小明 '.repeat(9),
    '👩🏽‍🚀'.repeat(40),
    'x'.repeat(75 * 3),
    `${'x'.repeat(66)}é`,
    `${'x'.repeat(67)}é`,
    '\u0000\u001b[31m\u2028\u202e',
    '',
  ])('%j', expectSame)

  test('for any text', () => {
    const any = string({ unit: 'binary', maxLength: 120 })
    const tricky = string({ unit: 'grapheme', maxLength: 60 })
    assert(property(any, expectSame), { numRuns: sized(300, 5000) })
    assert(property(tricky, expectSame), { numRuns: sized(300, 5000) })
  })

  test.each([74, 75, 76, 77, 150, 151])('a line of %i octets is folded as the standard requires', (long) => {
    for (const unit of ['x', 'é', '王', '🚀']) {
      const words = unit.repeat(Math.floor((long - 'SUMMARY:'.length) / octets(unit)))
      expectSame(words)
      const text = writeCalendar('', [{ ...EVENT, summary: words }])
      const whole = octets(`SUMMARY:${words}`)
      expect(text.includes(`SUMMARY:${words}\r\n`)).toBe(whole <= 75)
    }
  })
})
