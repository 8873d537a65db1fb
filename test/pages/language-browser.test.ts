import { expect, test } from 'vitest'
import { languageName } from '../../shared/texts/languages/languages.ts'
import { textsFor } from '../harness/words.ts'
import { onScreen } from './on-screen.ts'
import { begun, playOut } from './stand.ts'

const { browser, served } = await onScreen()

test.each([true, false])(
  'a reader switches the language on the page of a board, and it stays, with a script: %s',
  async (javaScriptEnabled) => {
    const { creator, opponent } = await begun(served.at)
    await playOut(served.at, [opponent, creator], ['11-15'])
    const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled })
    const page = await context.newPage()
    const path = `${creator}?tab=events`
    await page.goto(`${served.origin}${path}`)
    for (const language of ['ru', 'pt-BR'] as const) {
      await page.getByRole('button', { name: languageName(language) }).click()
      await page.locator(`html[lang="${textsFor(language).locale}"]`).waitFor()
      expect(page.url()).toBe(`${served.origin}${path}`)
      await page.locator('main', { hasText: textsFor(language).tabs.events }).waitFor()
    }
    // Open the page as the script draws it, too.
    await page.goto(`${served.origin}${creator}?from=24`)
    await page.locator('main', { hasText: textsFor('pt-BR').live.chooseSquare('24') }).waitFor()
    await context.close()
  },
)
