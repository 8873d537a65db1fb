import type { Language } from '../../../shared/texts/languages/languages.ts'
import type { Part } from './mime.ts'

/**
 * An email to a reply address that is not its player's answer: a program wrote it, or a person wrote it to somebody
 * else.
 */
export type Machine = {
  readonly headers: readonly (readonly [string, string])[]
  /** True if the sender of the envelope is empty, as in most automatic emails. */
  readonly isNobodys?: boolean
  /** Returns the parts of the email. The first line is a move, as if somebody had put one into the automatic text. */
  readonly parts: (own: string, quoted: string) => readonly Part[]
}

const text = (own: string, quoted: string): readonly Part[] => [
  { type: 'text/plain', text: `${own}\n\n${quoted}`, encoding: 'quoted-printable' },
]

/**
 * Subjects of out-of-office notices. Some servers remove the headers that would show that such an email is automatic.
 */
const ABSENCES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Automatic reply: Draughts with Bertram', 'Out of office: until Monday', 'On vacation'],
  nl: ['Automatisch antwoord: Dammen met Bertram', 'Afwezig: tot maandag', 'Afwezigheidsbericht'],
  de: ['Automatische Antwort: Dame mit Bertram', 'Abwesenheitsnotiz', 'Abwesend: bis Montag'],
  fr: ['Réponse automatique : Dames avec Bertram', 'Absence du bureau', 'Absent du bureau : jusqu’à lundi'],
  pl: ['Odpowiedź automatyczna: Warcaby', 'Autoodpowiedź', 'Poza biurem', 'Nieobecność'],
  ru: ['Автоматический ответ: шашки', 'Автоответ', 'Нет на рабочем месте', 'Вне офиса'],
  'pt-BR': ['Resposta automática: Damas com Bertram', 'Fora do escritório', 'Ausência'],
  es: ['Respuesta automática: Damas con Bertram', 'Fuera de la oficina', 'Fuera de oficina', 'Ausencia'],
}

const subjects = (): readonly (readonly [string, Machine])[] =>
  Object.entries(ABSENCES).flatMap(([language, all]) =>
    all.map((subject): readonly [string, Machine] => [
      `an absence, by its subject in ${language}: ${subject}`,
      { headers: [['Subject', subject]], parts: text },
    ]),
  )

const RE = ['Subject', 'Re: Draughts with Bertram'] as const

const report =
  (type: 'delivery-status' | 'disposition-notification', notes: string): Machine['parts'] =>
  (own, quoted) => [
    {
      type: 'multipart/report',
      more: `; report-type=${type}`,
      parts: [
        { type: 'text/plain', text: own },
        { type: `message/${type}`, text: notes },
        { type: 'message/rfc822', text: `From: games@crownhead.test\n\n${quoted}` },
      ],
    },
  ]

/** Automatic emails, with the headers that their programs and servers add. */
export const MACHINES: readonly (readonly [string, Machine])[] = [
  [
    'Gmail’s absence',
    { headers: [['Auto-Submitted', 'auto-replied'], ['Precedence', 'bulk'], ['X-Autoreply', 'yes'], RE], parts: text },
  ],
  [
    'Exchange’s absence',
    {
      headers: [['Auto-Submitted', 'auto-generated'], ['X-Auto-Response-Suppress', 'All'], RE],
      isNobodys: true,
      parts: text,
    },
  ],
  ['an absence by Sieve', { headers: [['Auto-Submitted', 'auto-replied (vacation)'], RE], parts: text }],
  ['an absence of an old server', { headers: [['Precedence', 'junk'], RE], parts: text }],
  ['a responder of cPanel', { headers: [['X-Autorespond', 'Draughts with Bertram'], RE], parts: text }],
  ['a helpdesk', { headers: [['Precedence', 'auto_reply'], RE], parts: text }],
  ['a list', { headers: [['List-Id', 'Draughts <draughts.lists.example>'], RE], parts: text }],
  ['an empty sender alone', { headers: [RE], isNobodys: true, parts: text }],
  [
    'a report of a server that could not deliver',
    {
      headers: [
        ['Subject', 'Undelivered Mail Returned to Sender'],
        ['Auto-Submitted', 'auto-replied'],
      ],
      isNobodys: true,
      parts: report('delivery-status', 'Final-Recipient: rfc822; ann@players.example\nAction: failed\nStatus: 5.1.1'),
    },
  ],
  [
    'a report without another sign, from the player’s own address',
    { headers: [RE], parts: report('delivery-status', 'Action: delayed\nStatus: 4.4.7') },
  ],
  [
    'a receipt of Outlook’s: it was read',
    {
      headers: [['Subject', 'Read: Draughts with Bertram']],
      parts: report('disposition-notification', 'Disposition: manual-action/MDN-sent-manually; displayed'),
    },
  ],
  ...subjects(),
]
