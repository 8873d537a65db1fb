import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { emailDocument } from '../../local/dev/mailbox-page.ts'
import type { ComposedEmail } from '../../shared/email/layout/composed-email.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { EMAIL_EXAMPLES } from '../../tools/gallery/email-examples.ts'
import { EMAIL_WIDTHS, type PictureLook, openWindow } from '../../tools/gallery/shots.ts'
import { axeFaults } from '../harness/axe.ts'
import { openBrowser } from '../harness/browser.ts'
import { isLong } from '../harness/size.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const LOOKS: readonly PictureLook[] = (['light', 'dark'] as const).flatMap((colours) =>
  EMAIL_WIDTHS.flatMap((width) => LANGUAGES.map((language): PictureLook => ({ language, colours, width }))),
)

/** A mail program shows the body in its own page, which has the landmarks. */
const inProgram = (email: ComposedEmail): string =>
  emailDocument(email).replace(/(<body[^>]*>)([^]*)<\/body>/, '$1<main>$2</main></body>')

/** Every email in every view would be 2,000 pictures, so the short form shows each email in one view. */
const emailsFor = (view: number) => [...EMAIL_EXAMPLES].filter((_, index) => isLong || index % LOOKS.length === view)

test.each(LOOKS.map((look, index) => [`${look.language}, ${look.colours}, ${look.width} px`, look, index] as const))(
  'every email fits its width and passes axe: %s',
  async (_, look, index) => {
    const wrong: string[] = []
    const context = await openWindow({ browser }, look)
    const page = await context.newPage()
    for (const [name, write] of emailsFor(index)) {
      await page.setContent(inProgram(write(look.language)))
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) wrong.push(`${name} is ${over} px too wide`)
      wrong.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`))
    }
    await context.close()
    expect(wrong).toEqual([])
  },
)
