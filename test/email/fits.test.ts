import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { emailDocument } from '../../local/dev/mailbox-page.ts'
import { EMAIL_EXAMPLES } from '../../tools/gallery/email-examples.ts'
import { EMAIL_WIDTHS, openWindow } from '../../tools/gallery/shots.ts'
import { openBrowser } from '../harness/browser.ts'
import { isLong } from '../harness/size.ts'

/** The short form draws each email in one language. */
const emailsIn = (language: (typeof LANGUAGES)[number]) =>
  [...EMAIL_EXAMPLES].filter((_, at) => isLong || at % LANGUAGES.length === LANGUAGES.indexOf(language))

test.each(EMAIL_WIDTHS)(
  'no email has to be scrolled sideways at a width of %d px',
  { timeout: 300_000 },
  async (width) => {
    const browser = await openBrowser()
    const wide: string[] = []
    for (const language of LANGUAGES) {
      const context = await openWindow({ browser }, { language, colours: 'light', width })
      const page = await context.newPage()
      for (const [name, write] of emailsIn(language)) {
        await page.setContent(emailDocument(write(language)))
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (over > 0) wide.push(`${name}, ${language}: ${over} px`)
      }
      await context.close()
    }
    await browser.close()
    expect(wide).toEqual([])
  },
)
