import { randomBytes, timingSafeEqual } from 'node:crypto'
import { parseArgs } from 'node:util'
import { mayUseDevPages } from '../../local/dev/may-use-dev-pages.ts'
import { type HttpReply, type IncomingRequest, listen } from '../../local/http/http-server.ts'
import { errorReason } from '../../local/machine/start-fault.ts'
import { html } from '../../shared/pages/kit/html.ts'
import { ADMIN_OPTIONS, type parseAdminRequest } from '../admin/admin-request.ts'

type Ask = (
  words: readonly string[],
  options: Parameters<typeof parseAdminRequest>[1],
) => Promise<readonly string[] | undefined>

/** 96 bits, which nobody guesses. */
const PASSWORD_BYTES = 12

/** The scheme of RFC 7617. Browsers ask for the password by themselves. */
const CHALLENGE = { 'www-authenticate': 'Basic realm="admin", charset="UTF-8"' }

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
}

const STYLE = `:root { color-scheme: light dark } body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem }
input, button { font: inherit; padding: .4rem .8rem } input { width: min(40rem, 100%) } pre { white-space: pre-wrap; overflow-wrap: anywhere }`

const EXAMPLES = [
  'find ada@example.org',
  'find Ada',
  'game XoneEnuVKwkj',
  'newest --most 50',
  'waiting',
  'returned',
  'log',
  'data ada@example.org',
  'block ada@example.org',
  'unblock ada@example.org',
  'resend ada@example.org',
  'end XoneEnuVKwkj --void --why "what happened"',
  'forget ada@example.org --sure',
]

const page = (asked: string, answer: string | undefined): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Admin</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>Admin</h1>
        <form method="post" action="/">
          <label
            >What do you ask? <input name="ask" value="${asked}" autofocus autocomplete="off" spellcheck="false"
          /></label>
          <button>Ask</button>
        </form>
        ${
          answer !== undefined &&
          html`<h2>Answer</h2>
            <pre role="status">${answer}</pre>`
        }
        <h2>What can be asked</h2>
        <pre>${EXAMPLES.join('\n')}</pre>
      </body>
    </html>`.markup
  }`

const isPassword = (given: string, password: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(password)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const passwordIn = ({ headers }: IncomingRequest): string => {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(headers['authorization'] ?? '') ?? []
  const [, password = ''] = /^[^:]*:(.*)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  return password
}

/** Returns the words of a line. Quotes keep words together. */
const wordsIn = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word)

const answerTo = async (ask: Ask, line: string): Promise<string> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...wordsIn(line)],
      allowPositionals: true,
      options: ADMIN_OPTIONS,
    })
    return ((await ask(positionals, values)) ?? [`there is no game ${positionals[1]}`]).join('\n')
  } catch (error) {
    return errorReason(error)
  }
}

/**
 * Starts the page of the admin tool on a free port of this machine. Only programs of this machine reach it, and only
 * who has the password is answered, which is new at each start. Pages of other sites in the same browser are refused.
 */
export const startAdminPage = async (
  ask: Ask,
): Promise<{ readonly url: string; readonly password: string; readonly close: () => Promise<void> }> => {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const listening = await listen({ port: 0 })
  const { port } = listening
  const reply = (status: number, body: string, more: HttpReply['headers'] = {}): HttpReply => ({
    status,
    headers: { ...HEADERS, ...more },
    body,
  })
  listening.handleWith(async (incoming) => {
    if (!mayUseDevPages(incoming, port)) return reply(403, 'Only pages of this machine may ask.')
    if (!isPassword(passwordIn(incoming), password)) return reply(401, 'The password is needed.', CHALLENGE)
    if (incoming.path !== '/') return reply(404, 'There is only one page.')
    if (incoming.method !== 'POST') return reply(200, page('', undefined))
    const asked = new URLSearchParams(incoming.body.toString()).get('ask') ?? ''
    return reply(200, page(asked, await answerTo(ask, asked)))
  })
  return { url: `http://127.0.0.1:${port}/`, password, close: listening.close }
}
