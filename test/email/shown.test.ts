import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { emailDocument } from '../../local/dev/mailbox-page.ts'
import type { ComposedEmail } from '../../shared/email/layout/composed-email.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { EMAIL_EXAMPLES } from '../../tools/gallery/email-examples.ts'
import { EMAIL_WIDTHS, openWindow } from '../../tools/gallery/shots.ts'
import { axeFaults } from '../harness/axe.ts'
import { sharedBrowser } from '../harness/shared-browser.ts'
import { isLong } from '../harness/size.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => browser.close())

const LOOKS = (['light', 'dark'] as const).flatMap((colours) => EMAIL_WIDTHS.map((width) => ({ colours, width })))

/** Returns the email as a mail program shows it: the body is in the program's own page, which has the landmarks. */
const inProgram = (email: ComposedEmail): string =>
  emailDocument(email).replace(/(<body[^>]*>)([^]*)<\/body>/, '$1<main>$2</main></body>')

/**
 * Returns the emails to show in a look and a language. All emails in all looks and languages would be 2,000 pictures,
 * so the short check shows each email once, and each pair of look and language with some of the emails.
 */
const emailsFor = (look: number, language: number) =>
  [...EMAIL_EXAMPLES].filter(
    (_, index) => isLong || index % (LOOKS.length * LANGUAGES.length) === look * LANGUAGES.length + language,
  )

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.each(LOOKS.map(({ colours, width }, index) => [colours, width, index] as const))(
  'every email fits the widths of mail programs and passes axe: %s, %i px',
  async (colours, width, look) => {
    const wrong: string[] = []
    const context = await openWindow({ browser }, { language: 'en', colours, width })
    const page = await context.newPage()
    for (const [index, language] of LANGUAGES.entries())
      for (const [name, write] of emailsFor(look, index)) {
        await page.setContent(inProgram(write(language)))
        for (const each of [...EMAIL_WIDTHS.filter((other) => other !== width), width]) {
          await page.setViewportSize({ width: each, height: 740 })
          const over = await tooWide(page)
          if (over > 0) wrong.push(`${name}, ${language} is ${over} px too wide at ${each} px`)
        }
        wrong.push(...(await axeFaults(page)).map((fault) => `${name}, ${language}: ${fault}`))
      }
    await context.close()
    expect(wrong).toEqual([])
  },
)
