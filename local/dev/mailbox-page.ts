import { isoInstant } from '../../shared/api/values/iso.ts'
import { type Html, html } from '../../shared/pages/kit/html.ts'
import type { Attachment, OutgoingEmail } from '../../shared/service/ports/email.ts'
import type { StoredEmail } from '../sqlite/queues/sqlite-mailbox.ts'

export const MAILBOX_SENDER = 'Crownhead <games@crownhead.test>'

const base64 = ({ bytes }: Attachment): string => Buffer.from(bytes).toString('base64')

/** Returns an email in the JSON of `GET /dev/mail`; attachments are in base64. */
export const emailJson = (mail: OutgoingEmail) => ({
  id: mail.id,
  to: mail.to,
  from: MAILBOX_SENDER,
  subject: mail.subject,
  headers: mail.headers,
  ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments.map((attachment) => ({ ...attachment, bytes: base64(attachment) })),
})

/** Returns the HTML of an email with its pictures inlined as data URLs; its links open in a new tab. */
export const emailDocument = ({ html: markup, attachments }: Pick<OutgoingEmail, 'html' | 'attachments'>): string =>
  attachments.reduce(
    (text, attachment) =>
      text.replaceAll(`cid:${attachment.contentId}`, `data:${attachment.type};base64,${base64(attachment)}`),
    markup.replace('<head>', '<head><base target="_blank">'),
  )

const STYLE = `:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem }
form, nav { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center } button { font: inherit; padding: .4rem .8rem }
ol { padding: 0; list-style: none } li { border-top: 1px solid #8884; padding: .3rem 0 } [aria-current] { font-weight: bold }
iframe { width: 100%; height: 34rem; border: 1px solid #8886; background: #fff } pre { white-space: pre-wrap; overflow-wrap: anywhere }`

const LEAPS = [
  ['PT1H', '+1 hour'],
  ['P1D', '+1 day'],
  ['P3D', '+3 days'],
] as const

const clockForm = (now: string): Html =>
  html`<form method="post" action="/dev/clock">
    <span>It is <time datetime="${now}">${now}</time> here. Move the clock:</span>
    ${LEAPS.map(([advance, label]) => html`<button name="advance" value="${advance}">${label}</button>`)}
  </form>`

/**
 * Returns the heading of an email. All emails about a game share one subject; the first line of text below the reply
 * marker tells them apart.
 */
const headingOf = ({ text }: OutgoingEmail): string =>
  text.split('\n').find((line) => line !== '' && !line.startsWith('~~')) ?? ''

const listItem = (mail: StoredEmail, number: number, isShown: boolean): Html =>
  html`<li>
    ${mail.at !== undefined && html`<time datetime="${isoInstant(mail.at)}">${isoInstant(mail.at)}</time> `}<a
      href="/dev/mail/${number}"
      ${isShown && html` aria-current="true"`}
      >${headingOf(mail)}</a
    >
    · ${mail.subject} · to ${mail.to}
  </li>`

/**
 * Returns a form that answers the email. With a sender other than the email's recipient it shows what becomes of a
 * forgery.
 */
const answerForm = ({ to }: OutgoingEmail, number: number): Html =>
  html`<form method="post" action="/dev/mail/${number}/answer">
    <label>Answer this email: <input name="words" placeholder="22-18" autocomplete="off" /></label>
    <label>from <input name="from" value="${to}" /></label>
    <button>Send</button>
  </form>`

const emailArticle = (mail: OutgoingEmail, number: number): Html =>
  html`<article>
    <h2>${mail.subject}</h2>
    <p>From ${MAILBOX_SENDER}<br />To ${mail.to}</p>
    ${mail.replyTo !== undefined && answerForm(mail, number)}
    <iframe
      title="The email"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${emailDocument(mail)}"
    ></iframe>
    <details>
      <summary>As text</summary>
      <pre>${mail.text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre>${Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}\n`)}</pre>
    </details>
  </article>`

/**
 * Returns the page of all emails, newest first, with one of them shown: number `selected`, from 1, or else the newest.
 */
export const devMailboxPage = (mails: readonly StoredEmail[], selected: number | undefined, now: string): string => {
  const number = selected ?? mails.length
  const shown = mails[number - 1]
  const rows = mails.map((mail, index) => listItem(mail, index + 1, index + 1 === number)).reverse()
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox · Crownhead</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p>
            Emails are not sent: they stay here, on this machine. One about a turn comes two minutes after the move.
          </p>
          ${clockForm(now)} ${shown ? emailArticle(shown, number) : html`<p>No emails yet.</p>`}
          <nav aria-label="All emails">
            <ol>
              ${rows}
            </ol>
          </nav>
        </main>
      </body>
    </html>`
  return markup
}
