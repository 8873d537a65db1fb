import type { EmailStatus } from '../../api/views/game-view.ts'
import type { Colour } from '../../draughts/index.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { delayedEmailText } from '../game/menu/email-consent-card.ts'
import { type FilledForm, emailAttributes, inputField } from '../kit/form-fields.ts'
import { copyWords } from '../kit/copyable-field.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { symbolDrawing } from '../board/piece-drawing.ts'
import { qrCode } from './qr-code.ts'
import { sprite } from '../kit/sprite.ts'

/** A seat's link to save, and what is known of its emails. */
export type LinkToSave = {
  readonly path: string
  readonly url: string
  /** Undefined before the toss, and for the arbiter. */
  readonly colour?: Colour
  /** `none`: the seat has no address yet. `never`: no email can be sent to this seat any more. */
  readonly mail: EmailStatus | 'never'
  /** The instant when the delayed consent email leaves. */
  readonly until?: string
}

/** Returns the link as a QR code. Scanners need a quiet zone of four modules around it. */
const picture = (url: string, label: string): Html | undefined => {
  const code = qrCode(url)
  if (!code) return undefined
  const side = code.length + 8
  const dark = code.flatMap((row, y) => row.map((each, x) => (each ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('')
  return html`<svg
    class="qr"
    viewBox="0 0 ${side} ${side}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <rect width="${side}" height="${side}" fill="#fff" />
    <path d="${dark}" fill="#000" />
  </svg>`
}

const mailing = (context: SiteContext, { path, mail, until = '' }: LinkToSave, filled: FilledForm): Part => {
  const { texts } = context
  const { keep, seat } = texts
  const { returned, held } = seat.emails
  if (mail === 'never') return false
  if (mail !== 'none') {
    const hints = { on: keep.mailed, off: keep.mailed, unconfirmed: keep.asked, returned, held }
    return html`<section>
      <h2>${keep.mail}</h2>
      <p class="quiet">${mail === 'later' ? delayedEmailText(context, until) : hints[mail]}</p>
    </section>`
  }
  return html`<section>
    <form method="post" action="${path}/keep" class="beside">
      ${inputField(texts, filled, { name: 'email', label: keep.mail, kind: 'email', hint: keep.mailHint, attributes: emailAttributes })}
      <button>${keep.send}</button>
    </form>
  </section>`
}

/** Returns the page that helps to save a seat's link, `/p/{token}/keep`. */
export const saveLinkPage = (context: SiteContext, shown: LinkToSave, filled: FilledForm): string => {
  const { texts } = context
  const { keep, site } = texts
  const { url, path, colour } = shown
  const code = picture(url, keep.scan)
  const main = html`${sprite}
    <div class="narrow keep">
      ${colour !== undefined && html`<p class="quiet side-line">${symbolDrawing(`${colour}-man`, 'small-piece')} ${keep.side(colour)}</p>`}
      <h1>${keep.title}</h1>
      <p>${keep.what}</p>
      <section>
        <label for="own">${keep.link}</label>
        <input id="own" readonly value="${url}" spellcheck="false" />
        <button type="button" class="main" data-copy="own" ${copyWords(site)} hidden>${keep.copy}</button>
      </section>
      ${mailing(context, shown, filled)}
      ${
        code !== undefined &&
        html`<section class="scan">
          ${code}
          <div>
            <h2>${keep.scan}</h2>
            <p class="quiet">${keep.scanHint}</p>
          </div>
        </section>`
      }
      <section>
        <h2>${keep.bookmark}</h2>
        <p class="quiet">${keep.bookmarkHint}</p>
      </section>
      <a class="button onward" href="${path}">${keep.board}</a>
    </div>`
  return layout(context, { title: keep.title, main })
}
