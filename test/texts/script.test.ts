import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundledScripts } from '../../local/machine/bundled-files.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import type { Script } from '../../shared/pages/scripts.ts'
import { LANGUAGES, type Language } from '../../shared/texts/languages/languages.ts'
import { mailTextsFor, textsFor } from '../harness/words.ts'

let scripts: Readonly<Record<Script, string>>
let served: ReturnType<typeof assetFiles>
beforeAll(async () => {
  scripts = await bundledScripts()
  served = assetFiles(scripts)
})

const PARTS = ['board', 'choosing', 'navigate', 'times'] as const

/** Returns all scripts that a seat's page can load in a language. */
const spoken = (language: Language): string => PARTS.map((part) => scripts[`${part}-${language}`]).join('')

/** Returns the bytes of a script as it is served, compressed. */
const packed = (script: Script): number => {
  const body = [...served.files].find(([name]) => name.startsWith(`${script}-`))?.[1].body ?? ''
  return gzipSync(body, { level: 9 }).length
}

/**
 * `boardOf` returns sentences that a language's scripts must contain; `restOf` returns some of its texts that no script
 * may contain.
 */
const boardOf = (language: Language) => [textsFor(language).live.mustCapture, textsFor(language).unsent.offline]
const restOf = (language: Language) => {
  const { newGame, errors, seat, menu } = textsFor(language)
  return [seat.waitingToJoin, menu.planWhat, newGame.intro, errors.crossSite, mailTextsFor(language).confirm]
}

describe.each(LANGUAGES)('the script in %s', (language) => {
  const has = (sentences: readonly string[]) => sentences.filter((sentence) => spoken(language).includes(sentence))

  test('carries the words of a turn in its own language', () => {
    expect(has(boardOf(language))).toEqual(boardOf(language))
  })

  test('carries no words of another language, of what the server draws, or of emails', () => {
    const others = LANGUAGES.filter((other) => other !== language)
    expect(has([...others.flatMap(boardOf), ...LANGUAGES.flatMap(restOf)])).toEqual([])
  })

  test('is light: both the part that comes with the page, and that together with the part for choosing a move', () => {
    const [board, choosing] = [packed(`board-${language}`), packed(`choosing-${language}`)]
    expect(board).toBeGreaterThan(1_000)
    expect(board).toBeLessThan(3_160)
    // The bound is the one in test/pages/weight.test.ts.
    expect(board + choosing).toBeLessThan(9_100)
  })

  test('has in the part that comes with the page only the words for a press that cannot be sent', () => {
    const { live, unsent } = textsFor(language)
    const core = scripts[`board-${language}`]
    expect([core.includes(unsent.offline), core.includes(live.mustCapture)]).toEqual([true, false])
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

test('the script of the list of games carries no words either, and is under 3.6 KB gzipped', () => {
  const said = LANGUAGES.flatMap((language) => [...boardOf(language), ...restOf(language)])
  expect(said.filter((sentence) => scripts.games.includes(sentence))).toEqual([])
  expect(gzipSync(scripts.games).length).toBeLessThan(3600)
})

test('the part for finished games, which only a device that has some loads, carries no words and is under 3.3 KB gzipped', () => {
  const said = LANGUAGES.flatMap((language) => boardOf(language))
  expect(said.filter((sentence) => scripts.finished.includes(sentence))).toEqual([])
  expect(gzipSync(scripts.finished).length).toBeLessThan(3300)
})
