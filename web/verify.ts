import type { VerifyPageData } from '../shared/pages/public/verify-page.ts'
import { type Html, html } from '../shared/pages/kit/html.ts'
import { verdictLines } from '../shared/receipts/verdict-lines.ts'
import { LONGEST_VERIFIED_TEXT, type VerifiedReceipt, verifyReceipts } from '../shared/receipts/verify-receipts.ts'
import { browserCrypto, canVerify } from './requests/browser-crypto.ts'
import './forms.ts'

// The page is of the same release, so its data is not checked.
const { texts, keys } = JSON.parse(document.querySelector('#data-verify')?.textContent ?? '{}') as VerifyPageData

const form = document.querySelector<HTMLFormElement>('#verify')
const record = document.querySelector<HTMLTextAreaElement>('#record')
const file = document.querySelector<HTMLInputElement>('#file')
const verdicts = document.querySelector('#verdicts')

/** Shows what `html` has escaped: names and moves come from a file that anybody may have written. */
const show = (parts: readonly Html[]): void => {
  if (verdicts) verdicts.innerHTML = html`${parts}`.markup
}

const paragraph = (text: string): Html => html`<p>${text}</p>`

const verdictPart = ({ verdict, players }: VerifiedReceipt): Html => {
  const [first = '', ...differences] = verdictLines(texts.says, verdict)
  return html`<section>
    ${players && html`<h2>${players.join(' – ')}</h2>`}
    <p><b>${first}</b></p>
    ${
      differences.length > 0 &&
      html`<ul>
        ${differences.map((line) => html`<li>${line}</li>`)}
      </ul>`
    }
  </section>`
}

/** Counts the checks, so that a slow one does not replace the verdicts of a later one. */
let latest = 0

const check = async (text: string): Promise<void> => {
  latest += 1
  const own = latest
  if (text.length > LONGEST_VERIFIED_TEXT) return show([paragraph(texts.says.tooLong)])
  if (!(await canVerify())) return show([paragraph(texts.noCrypto)])
  const { found, left } = await verifyReceipts({ crypto: browserCrypto, keysOf: () => keys }, text)
  if (own !== latest) return
  show([
    ...(found.length === 0 ? [paragraph(texts.says.empty)] : found.map(verdictPart)),
    ...(left > 0 ? [paragraph(texts.says.left.replace('{count}', String(left)))] : []),
  ])
}

/** Checks the receipt in the fragment of an email's link. */
const checkFragment = (): void => {
  const receipt = location.hash.slice(1)
  if (!record || !receipt.includes('.')) return
  record.value = receipt
  void check(receipt)
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void check(record?.value ?? '')
})

file?.addEventListener('change', () => {
  const [chosen] = file.files ?? []
  // A file of more bytes has more characters, too, unless a quarter of them are no Latin letters.
  if (!chosen || chosen.size > 4 * LONGEST_VERIFIED_TEXT) return chosen && show([paragraph(texts.says.tooLong)])
  void chosen.text().then((text) => {
    if (record) record.value = text
    return check(text)
  })
})

if (form) form.hidden = false
addEventListener('hashchange', checkFragment)
checkFragment()
