import type { ExplainedTexts } from '../../texts/languages/explained-texts.ts'
import { html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import type { SiteContext } from '../kit/page-context.ts'

/** Returns the page of how the service works, `/how-it-works`: one screen for a reader's first game. */
export const howItWorksPage = (context: SiteContext, { howItWorks, verifying }: ExplainedTexts): string => {
  const { title, lead, link, time, reserve, emails, more } = howItWorks
  return layout(context, {
    title,
    preview: lead,
    main: html`<div class="explained">
      <h1>${title}</h1>
      <p>${lead}</p>
      <div>
        <section id="link">
          <h2>${link.title}</h2>
          <p>${link.text} <a href="/links">${link.more}</a></p>
        </section>
        <section id="time">
          <h2>${time.title}</h2>
          <p>${time.text}</p>
        </section>
        <section id="reserve">
          <h2>${reserve.title}</h2>
          <p>${reserve.text}</p>
        </section>
        <section id="emails">
          <h2>${emails.title}</h2>
          <p>${emails.text} ${emails.without}</p>
        </section>
      </div>
      <p class="row">
        <a class="button" href="/">${context.texts.site.newGame}</a> <a class="button" href="/rules">${more}</a>
        <a class="button" href="/without-sight">${context.texts.typed.page}</a>
        <a class="button" href="/verify">${verifying.title}</a>
      </p>
    </div>`,
  })
}
