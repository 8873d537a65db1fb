import type { Language } from '../../../../shared/texts/languages/languages.ts'
import type { Charset, Part } from '../mime.ts'
import { type ByLanguage, INTROS, SIGNATURES, dashedOf, headsOf, originalOf } from './intros.ts'
import { type HtmlShape, type TextShape, escaped } from './shapes.ts'

type Encoding = 'quoted-printable' | 'base64' | '8bit'

/** The form in which a mail program sends an answer. It is imitated: nobody's email is copied here. */
export type Program = {
  readonly intro: ByLanguage | ((language: Language) => string)
  readonly signature?: ByLanguage
  /** Without this the program sends HTML alone. `of` is the part of our email from which it makes the quoted text. */
  readonly text?: TextShape & { readonly of: 'text' | 'html' }
  readonly html?: HtmlShape
  readonly encoding: Encoding
  readonly charset?: (language: Language) => Charset
  readonly isFlowed?: boolean
  /** Puts the text and the HTML of an answer together, if they are not simply alternatives. */
  readonly nested?: (forms: readonly Part[]) => Part
}

const byScript = (polish: Charset, russian: Charset, other: Charset) => (language: Language) => {
  if (language === 'pl') return polish
  return language === 'ru' ? russian : other
}

const windows = byScript('windows-1250', 'windows-1251', 'windows-1252')
const iso = byScript('iso-8859-2', 'koi8-r', 'iso-8859-1')

const alternative = (parts: readonly Part[]): Part => ({ type: 'multipart/alternative', parts })

const PICTURE: Part = { type: 'image/png', encoding: 'base64', text: 'a picture that was quoted' }

/** Adds the picture of our board, which is quoted with the email. */
const withPicture = ([text, html]: readonly Part[]): Part =>
  alternative([...(text ? [text] : []), { type: 'multipart/related', parts: [...(html ? [html] : []), PICTURE] }])

const pictureAround = (forms: readonly Part[]): Part => ({
  type: 'multipart/related',
  more: '; type="multipart/alternative"',
  parts: [alternative(forms), PICTURE],
})

/** Wraps the answer in an S/MIME signature. */
const signed = (forms: readonly Part[]): Part => ({
  type: 'multipart/signed',
  more: '; protocol="application/pkcs7-signature"; micalg=sha-256',
  parts: [
    { type: 'multipart/mixed', parts: [alternative(forms)] },
    { type: 'application/pkcs7-signature', encoding: 'base64', text: '22-18', isAttached: true },
  ],
})

const div =
  (attributes = '') =>
  (text: string): string =>
    `<div${attributes}>${escaped(text).replaceAll('\n', '<br>')}</div>`

const GMAIL_QUOTE =
  '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">'

const gmail = (attributes: string): HtmlShape => ({
  own: div(attributes),
  open: (intro) =>
    `<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${intro}<br></div>${GMAIL_QUOTE}`,
  close: '</blockquote></div>',
  forward: (heads) => `<br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${heads}</div><br><br>`,
})

const WORD_HEAD =
  '<head><meta name="Generator" content="Microsoft Word 15 (filtered medium)"><style><!--\n@font-face\n\t{font-family:Calibri;\n\tpanose-1:2 15 5 2 2 2 4 3 2 4;}\np.MsoNormal\n\t{margin:0cm;}\n--></style></head>'

const word = (border: string): HtmlShape => ({
  head: WORD_HEAD,
  body: ' lang=EN-GB link="#0563C1" style=\'word-wrap:break-word\'',
  own: (text) =>
    `<div class=WordSection1><p class=MsoNormal><span style='mso-fareast-language:EN-US'>${escaped(text)}<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
  signature: (text) => `<p class=MsoNormal>${escaped(text).replaceAll('\n', '<o:p></o:p></p><p class=MsoNormal>')}</p>`,
  open: (intro) =>
    `<div><div style='border:none;border-top:solid ${border} 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b>${intro}</b><o:p></o:p></p></div></div><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
  close: '</div>',
})

const RULE = '________________________________\n'

/** Every program that many players are likely to have, and some that are rare. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  'Gmail on the web': {
    intro: INTROS.gmail,
    text: { sign: '> ', width: 76, of: 'html' },
    html: gmail(' dir="ltr"'),
    encoding: 'quoted-printable',
  },
  'Gmail on Android': {
    intro: INTROS.gmailPhone,
    text: { sign: '> ', width: 76, of: 'html' },
    html: gmail(' dir="auto"'),
    encoding: 'base64',
  },
  'Gmail on iOS': {
    intro: INTROS.gmail,
    signature: SIGNATURES.own,
    text: { sign: '> ', width: 76, of: 'html' },
    html: gmail(''),
    encoding: 'quoted-printable',
  },
  'Apple Mail': {
    intro: INTROS.apple,
    text: { sign: '> ', isIntroQuoted: true, of: 'html' },
    html: {
      body: ' style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;"',
      own: (text) => `${escaped(text)}<br id="lineBreakAtBeginningOfMessage">`,
      open: (intro) =>
        `<div><br><blockquote type="cite"><div>${intro}</div><br class="Apple-interchange-newline"><div>`,
      close: '</div></blockquote></div>',
    },
    encoding: 'quoted-printable',
    nested: withPicture,
  },
  'Mail on an iPhone': {
    intro: INTROS.apple,
    signature: SIGNATURES.iphone,
    text: { sign: '> ', isIntroQuoted: true, of: 'html' },
    html: {
      body: ' dir="auto"',
      own: (text) => `${escaped(text)}<br id="lineBreakAtBeginningOfSignature">`,
      signature: div(' dir="ltr"'),
      open: (intro) =>
        `<div dir="ltr"><br><blockquote type="cite">${intro}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">\ufeff`,
      close: '</div></blockquote>',
    },
    encoding: 'base64',
  },
  'Outlook on Windows': {
    intro: headsOf,
    signature: SIGNATURES.own,
    text: { sign: '', of: 'html' },
    html: word('#E1E1E1'),
    encoding: 'quoted-printable',
    charset: windows,
    nested: pictureAround,
  },
  'Outlook on Windows, signed': {
    intro: headsOf,
    text: { sign: '', of: 'html' },
    html: word('#E1E1E1'),
    encoding: 'quoted-printable',
    charset: iso,
    nested: signed,
  },
  'Outlook in plain text': {
    intro: dashedOf,
    text: { sign: '', of: 'text' },
    encoding: 'quoted-printable',
    charset: windows,
  },
  'Outlook on a Mac': {
    intro: headsOf,
    text: { sign: '', of: 'html' },
    html: {
      ...word('#B5C4DF'),
      open: (intro) =>
        `<div id="mail-editor-reference-message-container"><div><div><div style="border-right:none;border-bottom:none;border-left:none;border-top:1pt solid rgb(181,196,223);padding:3pt 0cm 0cm"><p class="MsoNormal"><b>${intro}</b></p></div>`,
      close: '</div></div></div>',
    },
    encoding: 'base64',
  },
  'Outlook on the web': {
    intro: (language) => `${RULE}${headsOf(language)}`,
    text: { sign: '', of: 'html' },
    html: {
      own: div(' class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);"'),
      open: (intro) =>
        `<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" color="#000000" style="font-size:11pt">${intro}</font><div>&nbsp;</div></div>`,
      close: '',
    },
    encoding: 'quoted-printable',
    charset: iso,
  },
  'Outlook on a phone': {
    intro: (language) => `${RULE}${headsOf(language)}`,
    signature: SIGNATURES.outlook,
    text: { sign: '', of: 'html' },
    html: {
      own: div(' dir="auto" style="font-family: Aptos, Calibri, sans-serif; font-size: 11pt;"'),
      signature: div(' id="ms-outlook-mobile-signature"'),
      open: (intro) =>
        `<div id="mail-editor-reference-message-container" class="ms-outlook-mobile-reference-message skipProofing"><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr">${intro}</div>`,
      close: '</div>',
    },
    encoding: 'base64',
  },
  Thunderbird: {
    intro: INTROS.thunderbird,
    signature: SIGNATURES.own,
    text: { sign: '> ', of: 'text' },
    encoding: '8bit',
    isFlowed: true,
  },
  'Thunderbird with HTML': {
    intro: INTROS.thunderbird,
    text: { sign: '> ', of: 'html' },
    html: {
      own: (text) => `<p>${escaped(text)}<br></p>`,
      open: (intro) =>
        `<div class="moz-cite-prefix">${intro}<br></div><blockquote type="cite" cite="mid:8dKx2Q-1-creator@crownhead.test">`,
      close: '</blockquote><br>',
      forward: (heads) => `<div class="moz-forward-container"><br><br>${heads}<br>`,
    },
    encoding: '8bit',
  },
  'Yahoo on the web': {
    intro: INTROS.yahoo,
    text: { sign: ' ', indent: ' ', of: 'html' },
    html: {
      own: (text) =>
        `<div class="ydpyahoo-style-wrap" style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:16px;"><div dir="ltr" data-setdir="false">${escaped(text)}</div><div><br></div></div>`,
      open: (intro) =>
        `<div id="yahoo_quoted_4711471147" class="yahoo_quoted"><div style="font-size:13px;color:#26282a;"><div>${intro}</div><div><br></div><div>`,
      close: '</div></div></div>',
    },
    encoding: 'quoted-printable',
  },
  'Yahoo on Android': {
    intro: INTROS.yahoo,
    signature: SIGNATURES.yahoo,
    text: { sign: '', of: 'html' },
    html: {
      own: (text) => `${escaped(text)}<br><br>`,
      signature: div(' id="ymail_android_signature"'),
      open: (intro) =>
        ` <br> <blockquote style="margin: 0 0 20px 0;"> <div style="font-family:Roboto, sans-serif; color:#6D00F6;"> <div>${intro}</div> </div> <div style="padding: 10px 0 0 20px; margin: 10px 0 0 0; border-left: 1px solid #6D00F6;">`,
      close: '</div> </blockquote>',
    },
    encoding: 'base64',
  },
  'GMX and WEB.DE': {
    intro: headsOf,
    html: {
      own: (text) =>
        `<div style="font-family: Verdana;font-size: 12.0px;"><div>${escaped(text)}</div><div>&nbsp;</div>`,
      open: (intro) =>
        `<div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5; word-wrap: break-word;"><div style="margin:0 0 10px 0;"><b>${intro}</b></div><div name="quoted-content">`,
      close: '</div></div></div></div>',
    },
    encoding: 'quoted-printable',
  },
  Proton: {
    intro: INTROS.proton,
    signature: SIGNATURES.proton,
    text: { sign: '> ', of: 'html' },
    html: {
      own: div(' style="font-family: Arial, sans-serif; font-size: 14px;"'),
      signature: div(' class="protonmail_signature_block"'),
      open: (intro) =>
        `<div class="protonmail_quote">\n        ${intro}<br>\n        <blockquote class="protonmail_quote" type="cite">\n`,
      close: '\n        </blockquote><br>\n    </div>',
    },
    encoding: 'base64',
  },
  'K-9 on Android': {
    intro: INTROS.k9,
    signature: SIGNATURES.k9,
    text: { sign: '>', of: 'html' },
    html: {
      own: (text) => `<div dir="auto">${escaped(text)}<br><br></div>`,
      signature: div(' dir="auto" class="k9mail-signature"'),
      open: (intro) =>
        `<br><br><div class="gmail_quote"><div dir="auto">${intro}</div><blockquote class="gmail_quote" style="margin: 0pt 0pt 0pt 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;">`,
      close: '</blockquote></div>',
    },
    encoding: 'quoted-printable',
  },
  'Samsung Email': {
    intro: originalOf,
    signature: SIGNATURES.galaxy,
    text: { sign: '', of: 'html' },
    html: {
      body: ' dir="auto"',
      own: (text) => `<div dir="auto">${escaped(text)}</div><div dir="auto"><br></div>`,
      signature: (text) =>
        `<div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757" dir="auto">${escaped(text)}</div></div>`,
      open: (intro) =>
        `<div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>${intro}</div><div><br></div></div>`,
      close: '',
    },
    encoding: 'base64',
  },
  mutt: {
    intro: INTROS.mutt,
    signature: SIGNATURES.own,
    text: { sign: '> ', of: 'text' },
    encoding: '8bit',
    charset: iso,
  },
  Roundcube: {
    intro: INTROS.roundcube,
    text: { sign: '> ', of: 'text' },
    encoding: 'quoted-printable',
    isFlowed: true,
  },
  'Mail.ru': {
    intro: INTROS.mailRu,
    signature: SIGNATURES.own,
    text: { sign: '>', isIntroQuoted: true, indent: ' ', of: 'html' },
    html: {
      own: (text) => `<div>${escaped(text)}</div><div>&nbsp;</div>`,
      signature: div(' data-signature-widget="container"'),
      open: (intro) =>
        `<blockquote style="border-left:1px solid #0857A6; margin:10px; padding:0 0 0 10px;">${intro}<br>&nbsp;<div id="">`,
      close: '</div></blockquote>',
    },
    encoding: 'base64',
  },
  Yandex: {
    intro: INTROS.yandex,
    html: {
      own: (text) => `<div><div>${escaped(text)}</div></div><div>\u00a0</div>`,
      open: (intro) => `<div>${intro}</div><blockquote><div>`,
      close: '</div></blockquote>',
    },
    encoding: 'base64',
  },
  Fastmail: {
    intro: INTROS.fastmail,
    text: { sign: '> ', of: 'text' },
    html: {
      own: div(),
      open: (intro) => `<div>${intro}</div><blockquote type="cite" id="qt" style="">`,
      close: '</blockquote><div><br></div>',
    },
    encoding: 'quoted-printable',
  },
  Zoho: {
    intro: INTROS.zoho,
    text: { sign: '', of: 'html' },
    html: {
      own: div(' style="font-family: Verdana, Arial, Helvetica, sans-serif; font-size: 10pt;"'),
      open: (intro) =>
        `<div class="zmail_extra_hr" style="border-top: 1px solid rgb(204, 204, 204);"></div><div class="zmail_extra"><div>${intro}</div><blockquote style="margin: 0px;">`,
      close: '</blockquote></div>',
    },
    encoding: 'quoted-printable',
  },
  'a program that quotes without a word above, in UTF-16': {
    intro: INTROS.none,
    text: { sign: '> ', of: 'text' },
    encoding: 'base64',
    charset: () => 'utf-16le',
  },
}
