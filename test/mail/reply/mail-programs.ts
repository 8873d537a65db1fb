import type { Charset, Part } from './mime.ts'

/** What somebody answers: their own lines, and the email they answer. */
export type Reply = { readonly own: string; readonly quoted: string; readonly place: Place }

/** `none`: they press Send without a word. `forward`: they pass it on, with their words above. */
export type Place = 'top' | 'bottom' | 'inline' | 'none' | 'forward'

export type MailProgram = {
  readonly name: string
  readonly write: (reply: Reply) => readonly Part[]
}

const ATTRIBUTIONS = [
  'On Mon, 23 Nov 2026 at 09:12, Crownhead <games@crownhead.test> wrote:',
  'Op ma 23 nov 2026 om 09:12 schreef Crownhead <games@crownhead.test>:',
  'Am 23.11.2026 um 09:12 schrieb Crownhead <games@crownhead.test>:',
  'Le lun. 23 nov. 2026 à 09:12, Crownhead <games@crownhead.test> a écrit :',
  'W dniu 23.11.2026 o 09:12, Crownhead pisze:',
  'пн, 23 нояб. 2026 г. в 09:12, Crownhead <games@crownhead.test>:',
] as const

const BLOCK = `From: Crownhead <games@crownhead.test>
Sent: Monday, 23 November 2026 09:12
To: Ann Player <ann@players.example>
Subject: Draughts with Bertram · 3fK9aQ
`

const FORWARDED = `---------- Forwarded message ---------
From: Crownhead <games@crownhead.test>
Date: Mon, 23 Nov 2026 at 09:12
Subject: Draughts with Bertram · 3fK9aQ
To: <ann@players.example>
`

const prefixed = (text: string): string => text.replaceAll(/^/gm, '> ').replaceAll(/^> >/gm, '>>')

/** Where quoted lines carry a sign. */
const marked = (attribution: string, { own, quoted, place }: Reply, sign = ''): string => {
  const lines = prefixed(quoted).split('\n')
  const middle = Math.floor(lines.length / 2)
  switch (place) {
    case 'top':
      return `${own}\n${sign}\n${attribution}\n\n${lines.join('\n')}\n`
    case 'bottom':
      return `${attribution}\n${lines.join('\n')}\n\n${own}\n${sign}\n`
    case 'inline':
      return `${attribution}\n${lines.slice(0, middle).join('\n')}\n\n${own}\n\n${lines.slice(middle).join('\n')}\n`
    case 'none':
      return `\n${sign}\n${attribution}\n\n${lines.join('\n')}\n`
    case 'forward':
      return `${own}\n\n${FORWARDED}\n${quoted}\n`
  }
}

/** Where they carry none: a rule or the headers stand above. */
const plain = (rule: string, { own, quoted, place }: Reply): string => {
  const lines = quoted.split('\n')
  const middle = Math.floor(lines.length / 2)
  switch (place) {
    case 'top':
      return `${own}\n\n${rule}\n${quoted}\n`
    case 'bottom':
      return `${rule}\n${quoted}\n\n${own}\n`
    case 'inline':
      return `${rule}\n${lines.slice(0, middle).join('\n')}\n${own}\n${lines.slice(middle).join('\n')}\n`
    case 'none':
      return `\n\n${rule}\n${quoted}\n`
    case 'forward':
      return `${own}\n\n${FORWARDED}\n${quoted}\n`
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const divs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escaped(line)}</div>`)
    .join('')

type Shape = { readonly before: string; readonly after: string; readonly wrap?: (own: string) => string }

const html = ({ before, after, wrap = divs }: Shape, { own, quoted, place }: Reply): string => {
  const theirs = `${before}${divs(quoted)}${after}`
  const mine = place === 'none' ? '<div><br></div>' : wrap(own)
  const body = place === 'bottom' || place === 'inline' ? `<div><br></div>${theirs}${mine}` : `${mine}${theirs}`
  return `<html><head><meta charset="utf-8"><style>p { margin: 0 }</style></head><body>${body}</body></html>`
}

const both = (
  text: string,
  markup: string,
  encoding: Part['encoding'],
  charset: Charset = 'utf-8',
): readonly Part[] => [
  { type: 'text/plain', text, charset, encoding },
  { type: 'text/html', text: markup, charset, encoding },
]

const at = (index: number): string => ATTRIBUTIONS[index % ATTRIBUTIONS.length] ?? ''

/** The shapes in which mail programs answer, as seen from outside; no one's mail is copied. */
export const MAIL_PROGRAMS: readonly MailProgram[] = [
  {
    name: 'Gmail',
    write: (reply) =>
      both(
        marked(at(0), reply),
        html(
          {
            before: `<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escaped(at(0))}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">`,
            after: '</blockquote></div>',
            wrap: (own) => `<div dir="ltr">${escaped(own)}</div>`,
          },
          reply,
        ),
        'quoted-printable',
      ),
  },
  {
    name: 'Apple Mail',
    write: (reply) =>
      both(
        marked(`> ${at(1)}`, reply),
        html({ before: '<div><br><blockquote type="cite">', after: '</blockquote></div>' }, reply),
        'quoted-printable',
      ),
  },
  {
    name: 'a telephone with a signature',
    write: (reply) =>
      both(
        marked(`> ${at(2)}`, reply, '\nSent from my iPhone\n'),
        html({ before: '<br><blockquote type="cite"><div dir="ltr">', after: '</div></blockquote>' }, reply),
        'base64',
      ),
  },
  {
    name: 'Outlook',
    write: (reply) =>
      both(
        plain(BLOCK, reply),
        html(
          {
            before: `<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>${escaped(BLOCK)}</p></div>`,
            after: '',
            wrap: (own) => `<div class=WordSection1><p class=MsoNormal>${escaped(own)}<o:p></o:p></p></div>`,
          },
          reply,
        ),
        'quoted-printable',
        'windows-1252',
      ),
  },
  {
    name: 'Outlook on the web',
    write: (reply) =>
      both(
        plain(`________________________________\n${BLOCK}`, reply),
        html(
          {
            before: `<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr">${escaped(BLOCK)}</div>`,
            after: '',
            wrap: (own) => `<div class="elementToProof" style="font-size: 12pt">${escaped(own)}</div>`,
          },
          reply,
        ),
        'base64',
      ),
  },
  {
    name: 'Outlook on a telephone, HTML only',
    write: (reply) => [
      {
        type: 'text/html',
        encoding: 'base64',
        text: html(
          {
            before: '<div id="mail-editor-reference-message-container" class="ms-outlook-mobile-reference-message">',
            after: '</div>',
          },
          reply,
        ),
      },
    ],
  },
  {
    name: 'Thunderbird',
    write: (reply) =>
      both(
        marked(at(3), reply),
        html(
          {
            before: `<div class="moz-cite-prefix">${escaped(at(3))}<br></div><blockquote type="cite" cite="mid:1@crownhead.test">`,
            after: '</blockquote>',
            wrap: (own) => `<p>${escaped(own)}</p>`,
          },
          reply,
        ),
        '8bit',
      ),
  },
  {
    name: 'Yahoo',
    write: (reply) =>
      both(
        marked(`    ${at(4)}`, reply).replaceAll(/^(?=\S)/gm, ' '),
        html({ before: '<div id="yahoo_quoted_4711" class="yahoo_quoted"><div>', after: '</div></div>' }, reply),
        'quoted-printable',
      ),
  },
  {
    name: 'Proton',
    write: (reply) =>
      both(
        marked(at(0), reply, '\nSent with a secure email.\n'),
        html(
          {
            before: '<div class="protonmail_quote"><blockquote class="protonmail_quote" type="cite">',
            after: '</blockquote></div>',
          },
          reply,
        ),
        'base64',
      ),
  },
  {
    name: 'a telephone that writes the headers',
    write: (reply) =>
      both(
        plain(`-------- Original message --------\n${BLOCK}`, reply),
        html({ before: `<div>-------- Original message --------</div><div>${escaped(BLOCK)}</div>`, after: '' }, reply),
        '8bit',
      ),
  },
  {
    name: 'a terminal',
    write: (reply) => [{ type: 'text/plain', charset: 'us-ascii', text: marked(at(0), reply, '\n-- \nAnn\n') }],
  },
  {
    name: 'a webmail in KOI8-R',
    write: (reply) => [{ type: 'text/plain', charset: 'koi8-r', encoding: 'base64', text: marked(at(5), reply) }],
  },
  {
    name: 'a webmail that sends HTML only',
    write: (reply) => [
      {
        type: 'text/html',
        encoding: 'quoted-printable',
        charset: 'iso-8859-1',
        text: html(
          { before: '<div name="quote" style="margin:10px 5px; border-left:2px solid #C3D9E5;">', after: '</div>' },
          reply,
        ),
      },
    ],
  },
  {
    name: 'Zoho',
    write: (reply) =>
      both(
        plain(`---- On Mon, 23 Nov 2026 09:12:00 +0100 Crownhead wrote ----\n`, reply),
        html({ before: '<div class="zmail_extra"><blockquote>', after: '</blockquote></div>' }, reply),
        'quoted-printable',
      ),
  },
  {
    name: 'a program that writes UTF-16',
    write: (reply) => [{ type: 'text/plain', charset: 'utf-16le', encoding: 'base64', text: marked(at(2), reply) }],
  },
]
