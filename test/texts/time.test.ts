import { describe, expect, test } from 'vitest'
import {
  briefText,
  durationText,
  instantText,
  instantTextIn,
  leftText,
  timeZoneOrUtc,
} from '../../shared/texts/index.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { zonesIn } from '../../shared/texts/sentences/zone-names.ts'
import { timesIn } from '../../web/timing/times-in.ts'
import { textsFor } from '../harness/words.ts'

const EVENING = Date.UTC(2026, 10, 23, 18, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('an instant', () => {
  test.each([
    ['en', 'Europe/Amsterdam', 'long', 'Monday 23 November, 19:00 (Central European Time)'],
    ['pt-BR', 'America/Sao_Paulo', 'long', 'segunda-feira, 23 de novembro, 15:00 (Horário Padrão de Brasília)'],
    ['en', 'Europe/Amsterdam', 'short', 'Mon 23 Nov, 19:00 CET'],
    ['en', 'Europe/Amsterdam', 'dated', '23 November 2026, 19:00 CET'],
    ['nl', 'America/New_York', 'long', 'maandag 23 november, 13:00 (Eastern-tijd)'],
    ['nl', 'Europe/Amsterdam', 'short', 'ma 23 nov, 19:00 CET'],
    ['en', 'Asia/Kolkata', 'long', 'Monday 23 November, 23:30 (India Standard Time)'],
    ['en', 'Mars/Olympus', 'short', 'Mon 23 Nov, 18:00 UTC'],
    ['en', '', 'long', 'Monday 23 November, 18:00 (UTC)'],
    ['de', 'Europe/Vienna', 'long', 'Montag, 23. November, 19:00 (Mitteleuropäische Zeit)'],
    ['ru', 'Europe/Moscow', 'long', 'пн, 23 ноября, 21:00 (Москва)'],
    ['pl', 'Europe/Moscow', 'long', 'pon., 23 listopada, 21:00 Moskwa (czas standardowy)'],
    ['es', 'Europe/Madrid', 'long', 'lunes 23 de noviembre, 19:00 (hora de Europa central)'],
    ['fr', 'Europe/Paris', 'long', 'lundi 23 novembre à 19:00 (heure d’Europe centrale)'],
    ['fr', 'Europe/Paris', 'near', 'lun. 23 nov. à 19:00'],
  ] as const)('in %s, in %s, %s', (language, zone, style, expected) => {
    expect(instantText(textsFor(language), EVENING, zone, style)).toBe(expected)
  })

  test('on the first of a month has its ordinal in French, and on other days a number', () => {
    const days = [1, 11, 21].map((day) => Date.UTC(2026, 11, day, 12))
    expect(days.map((at) => instantText(textsFor('fr'), at, 'UTC', 'dated'))).toEqual([
      '1er décembre 2026 à 12:00 UTC',
      '11 décembre 2026 à 12:00 UTC',
      '21 décembre 2026 à 12:00 UTC',
    ])
  })

  test.each(LANGUAGES)('is written by the script without texts as by the server: %s', (language) => {
    const texts = textsFor(language)
    const script = { locale: texts.locale, time: { at: timesIn(texts.locale) } }
    for (const style of ['long', 'inflected', 'short', 'near', 'dated', 'day'] as const)
      for (const at of [EVENING, Date.UTC(2026, 11, 1), Date.UTC(2026, 6, 21)])
        expect(instantTextIn(script, at, 'Europe/Vienna', style)).toBe(instantTextIn(texts, at, 'Europe/Vienna', style))
  })

  test('uses the requested zone, if it exists', () => {
    expect(timeZoneOrUtc('Europe/Amsterdam')).toBe('Europe/Amsterdam')
    expect([timeZoneOrUtc('nowhere'), timeZoneOrUtc(undefined)]).toEqual(['UTC', 'UTC'])
  })
})

describe('the list of time zones', () => {
  test('has each zone with its name in the reader’s language', () => {
    const shown = (locale: string) => new Map(zonesIn(locale, EVENING))
    expect(shown('de-DE').get('Europe/Vienna')).toBe('Europe/Vienna · Mitteleuropäische Zeit')
    expect(shown('pt-BR').get('America/Sao_Paulo')).toBe('America/Sao Paulo · Horário Padrão de Brasília')
    expect(shown('ru').get('Europe/Moscow')).toBe('Europe/Moscow · Москва')
    expect([...shown('en-GB')][0]).toEqual(['UTC', 'UTC'])
  })

  test('is made once for a language and a year', () => {
    const later = EVENING + DAY
    expect(zonesIn('nl-NL', later)).toBe(zonesIn('nl-NL', EVENING))
    expect(zonesIn('nl-NL', EVENING + 365 * DAY)).not.toBe(zonesIn('nl-NL', EVENING))
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
