import { describe, expect, test } from 'vitest'
import { briefText, durationText, instantText, leftText, timeZoneOrUtc } from '../../shared/texts/index.ts'
import { textsFor } from '../harness/words.ts'

const EVENING = Date.UTC(2026, 10, 23, 18, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('an instant', () => {
  test.each([
    ['en', 'Europe/Amsterdam', 'long', 'Monday 23 November, 19:00 (Amsterdam)'],
    ['pt-BR', 'America/Sao_Paulo', 'long', 'segunda-feira, 23 de novembro, 15:00 (São Paulo)'],
    ['en', 'Europe/Amsterdam', 'short', 'Mon 23 Nov, 19:00 CET'],
    ['en', 'Europe/Amsterdam', 'dated', '23 November 2026, 19:00 CET'],
    ['nl', 'America/New_York', 'long', 'maandag 23 november, 13:00 (New York)'],
    ['nl', 'Europe/Amsterdam', 'short', 'ma 23 nov, 19:00 CET'],
    ['en', 'Asia/Kolkata', 'long', 'Monday 23 November, 23:30 (Kolkata)'],
    ['en', 'Mars/Olympus', 'short', 'Mon 23 Nov, 18:00 UTC'],
    ['en', '', 'long', 'Monday 23 November, 18:00 (UTC)'],
  ] as const)('in %s, in %s, %s', (language, zone, style, expected) => {
    expect(instantText(textsFor(language), EVENING, zone, style)).toBe(expected)
  })

  test('uses the requested zone, if it exists', () => {
    expect(timeZoneOrUtc('Europe/Amsterdam')).toBe('Europe/Amsterdam')
    expect([timeZoneOrUtc('nowhere'), timeZoneOrUtc(undefined)]).toEqual(['UTC', 'UTC'])
  })
})

describe('a duration', () => {
  test.each([
    [2 * DAY + 4 * HOUR + 59 * MINUTE, '2 days 4 hours', '2 dagen 4 uur'],
    [DAY, '1 day', '1 dag'],
    [DAY + 59 * MINUTE, '1 day', '1 dag'],
    [HOUR + MINUTE, '1 hour 1 minute', '1 uur 1 minuut'],
    [35 * MINUTE, '35 minutes', '35 minuten'],
    [MINUTE - 1, 'less than a minute', 'minder dan een minuut'],
  ])('%d ms', (duration, english, dutch) => {
    expect(durationText(textsFor('en'), duration)).toBe(english)
    expect(durationText(textsFor('nl'), duration)).toBe(dutch)
  })

  test.each([
    [
      'pt-BR',
      'tempo restante: 2 dias e 4 horas',
      'tempo restante: 1 dia e 2 horas',
      'tempo restante: menos de um minuto',
    ],
    [
      'es',
      'tiempo restante: 2 días y 4 horas',
      'tiempo restante: 1 día y 2 horas',
      'tiempo restante: menos de un minuto',
    ],
  ])('the time left has no verb that must agree with its number, in %s', (language, several, one, less) => {
    const sentences = [2 * DAY + 4 * HOUR, DAY + 2 * HOUR, 1].map((left) => leftText(textsFor(language), left, 0))
    expect(sentences).toEqual([several, one, less])
  })

  test.each([
    [109_000, '1 min', '1 minute'],
    [2 * HOUR - 1, '1 h', '1 hour 59 minutes'],
    [31 * HOUR, '1 d 7 h', '1 day 7 hours'],
    [2 * DAY, '2 d', '2 days'],
    [3 * DAY - 1, '2 d 23 h', '2 days 23 hours'],
  ])('%i ms is rounded the same way in the short form and in words', (duration, short, words) => {
    const texts = textsFor('en')
    expect([briefText(texts, duration), durationText(texts, duration)]).toEqual([short, words])
  })

  test('the time left ends at the deadline, which still counts', () => {
    expect(leftText(textsFor('en'), DAY, 0)).toBe('1 day left')
    expect(leftText(textsFor('en'), DAY, DAY)).toBe('less than a minute left')
    expect(leftText(textsFor('en'), DAY, DAY + 1)).toBe('time is up')
  })
})
