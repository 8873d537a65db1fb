import type { ReceiptKey } from '../../receipts/receipt-keys.ts'
import type { ExplainedTexts } from '../../texts/languages/explained-texts.ts'
import { html, embeddedJson } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import type { SiteContext } from '../kit/page-context.ts'

/** What the script of the page needs: the texts of its answers, and the keys of this service. */
export type VerifyPageData = {
  readonly texts: Pick<ExplainedTexts['verifying'], 'noCrypto' | 'says'>
  readonly keys: readonly ReceiptKey[]
}

/**
 * Returns the page that verifies receipts, `/verify`. Its script sends nothing: it has the keys, and the fragment of an
 * email's link, which is a receipt, reaches no server. Without the script there is no form.
 */
export const verifyPage = (
  context: SiteContext,
  { title, lead, here, field, open, check, noScript, noCrypto, says }: ExplainedTexts['verifying'],
  keys: readonly ReceiptKey[],
): string => {
  const data: VerifyPageData = { texts: { noCrypto, says }, keys }
  return layout(context, {
    title,
    preview: lead,
    script: 'verify',
    main: html`<div class="explained">
      <h1>${title}</h1>
      <p>${lead}</p>
      <noscript><p>${noScript}</p></noscript>
      <form id="verify" hidden>
        <p>
          <label for="record">${field}</label>
          <textarea id="record" rows="8" spellcheck="false" autocomplete="off"></textarea>
        </p>
        <p>
          <label for="file">${open}</label>
          <input id="file" type="file" accept=".pdn,.txt,text/plain" />
        </p>
        <p><button class="main">${check}</button></p>
        <p class="quiet">${here}</p>
      </form>
      <div id="verdicts" role="status"></div>
      <script type="application/json" id="data-verify">
        ${embeddedJson(data)}
      </script>
    </div>`,
  })
}
