import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundledScripts } from '../../local/bundle.ts'
import type { Script } from '../../shared/pages/script.ts'
import { LANGUAGES, type Language } from '../../shared/texts/languages.ts'
import { mailTextsFor, textsFor } from '../harness/words.ts'

let scripts: Readonly<Record<Script, string>>
beforeAll(async () => {
  scripts = await bundledScripts()
})

/** Gzipped. A letter of Cyrillic takes two bytes. */
const KILOBYTES: Readonly<Record<Language, number>> = {
  en: 11.5,
  nl: 11.6,
  de: 11.7,
  fr: 11.8,
  pl: 11.8,
  ru: 12.2,
  'pt-BR': 11.8,
  es: 11.8,
}

/** Sentences that show whether a part of a language came along. */
const boardOf = (language: Language) => [textsFor(language).live.mustCapture, textsFor(language).unsent.offline]
const restOf = (language: Language) => {
  const { newGame, guide, errors, seat, menu } = textsFor(language)
  return [
    seat.waitingToJoin,
    menu.planWhat,
    newGame.intro,
    guide.intro,
    guide.acts['offer-draw'],
    errors.crossSite,
    mailTextsFor(language).confirm,
  ]
}

describe.each(LANGUAGES)('the script in %s', (language) => {
  const has = (sentences: readonly string[]) => sentences.filter((sentence) => scripts[language].includes(sentence))

  test('carries the words of a turn in its own language', () => {
    expect(has(boardOf(language))).toEqual(boardOf(language))
  })

  test('carries no words of another language, of what the server draws, or of emails', () => {
    const others = LANGUAGES.filter((other) => other !== language)
    expect(has([...others.flatMap(boardOf), ...LANGUAGES.flatMap(restOf)])).toEqual([])
  })

  test('is light', () => {
    expect(gzipSync(scripts[language]).length).toBeLessThan(1000 * KILOBYTES[language])
  })
})

describe('the script of the pages that are forms', () => {
  test('carries no words of any language', () => {
    const said = LANGUAGES.flatMap((language) => [...boardOf(language), ...restOf(language)])
    expect(said.filter((sentence) => scripts.forms.includes(sentence))).toEqual([])
  })

  test('is under 1.5 KB gzipped', () => {
    expect(gzipSync(scripts.forms).length).toBeLessThan(1500)
  })
})

test('the script of the list of games carries no words either, and is under 3.1 KB gzipped', () => {
  const said = LANGUAGES.flatMap((language) => [...boardOf(language), ...restOf(language)])
  expect(said.filter((sentence) => scripts.games.includes(sentence))).toEqual([])
  expect(gzipSync(scripts.games).length).toBeLessThan(3100)
})
