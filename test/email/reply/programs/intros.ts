import type { Language } from '../../../../shared/texts/languages/languages.ts'

export type ByLanguage = Readonly<Record<Language, string>>

const inAll = (text: string): ByLanguage => ({
  en: text,
  nl: text,
  de: text,
  fr: text,
  pl: text,
  ru: text,
  'pt-BR': text,
  es: text,
})

const WHO = 'Crownhead <games@crownhead.test>'

/** The line above a quoted email, by program, with its spaces: `\u00a0` does not break, `\u202f` is narrow. */
export const INTROS = {
  gmail: {
    en: `On Mon, Nov 23, 2026 at 9:12\u202fAM ${WHO} wrote:`,
    nl: `Op ma 23 nov 2026 om 09:12 schreef ${WHO}:`,
    de: `Am Mo., 23. Nov. 2026 um 09:12 Uhr schrieb ${WHO}:`,
    fr: `Le lun. 23 nov. 2026 à 09:12, ${WHO} a écrit\u00a0:`,
    pl: `pon., 23 lis 2026 o 09:12 ${WHO} napisał(a):`,
    ru: `пн, 23 нояб. 2026\u202fг. в 09:12, ${WHO}:`,
    'pt-BR': `Em seg., 23 de nov. de 2026 às 09:12, ${WHO} escreveu:`,
    es: `El lun, 23 nov 2026 a las 9:12, Crownhead (<games@crownhead.test>) escribió:`,
  },
  gmailPhone: {
    en: `On Mon, 23 Nov 2026, 09:12 Crownhead, <games@crownhead.test> wrote:`,
    nl: `Op ma 23 nov. 2026 09:12 schreef ${WHO}:`,
    de: `${WHO} schrieb am Mo., 23. Nov. 2026, 09:12:`,
    fr: `Le lun. 23 nov. 2026, 09:12, ${WHO} a écrit :`,
    pl: `pon., 23 lis 2026, 09:12 użytkownik ${WHO} napisał:`,
    ru: `пн, 23 нояб. 2026 г., 09:12 ${WHO}:`,
    'pt-BR': `Em seg., 23 de nov. de 2026, 09:12, ${WHO} escreveu:`,
    es: `El lun, 23 nov 2026, 9:12, ${WHO} escribió:`,
  },
  apple: {
    en: `On 23 Nov 2026, at 09:12, ${WHO} wrote:`,
    nl: `Op 23 nov 2026, om 09:12 heeft ${WHO} het volgende geschreven:`,
    de: `Am 23.11.2026 um 09:12 schrieb ${WHO}:`,
    fr: `Le 23 nov. 2026 à 09:12, ${WHO} a écrit :`,
    pl: `Wiadomość napisana przez ${WHO} w dniu 23 lis 2026, o godz. 09:12:`,
    ru: `23 нояб. 2026\u202fг., в 09:12, ${WHO} написал(а):`,
    'pt-BR': `Em 23 de nov. de 2026, à(s) 09:12, ${WHO} escreveu:`,
    es: `El 23 nov 2026, a las 9:12, ${WHO} escribió:`,
  },
  thunderbird: {
    en: 'On 23/11/2026 09:12, Crownhead wrote:',
    nl: 'Op 23-11-2026 om 09:12 schreef Crownhead:',
    de: 'Am 23.11.26 um 09:12 schrieb Crownhead:',
    fr: 'Le 23/11/2026 à 09:12, Crownhead a écrit\u00a0:',
    pl: 'W dniu 23.11.2026 o\u00a009:12, Crownhead pisze:',
    ru: '23.11.2026 9:12, Crownhead пишет:',
    'pt-BR': 'Em 23/11/2026 09:12, Crownhead escreveu:',
    es: 'El 23/11/2026 a las 9:12, Crownhead escribió:',
  },
  yahoo: {
    en: `On Monday, November 23, 2026 at 09:12:33 AM GMT+1, ${WHO} wrote:  `,
    nl: `Op maandag 23 november 2026 om 09:12:33 CET schreef ${WHO}:  `,
    de: `Am Montag, 23. November 2026 um 09:12:33 MEZ hat ${WHO} Folgendes geschrieben:  `,
    fr: `Le lundi 23 novembre 2026 à 09:12:33 UTC+1, ${WHO} a écrit :  `,
    pl: `W dniu poniedziałek, 23 listopada 2026 09:12:33 CET ${WHO} napisał(a):  `,
    ru: `понедельник, 23 ноября 2026 г. в 09:12:33 GMT+3, ${WHO} написал(а):  `,
    'pt-BR': `Em segunda-feira, 23 de novembro de 2026 às 09:12:33 BRT, ${WHO} escreveu:  `,
    es: `El lunes, 23 de noviembre de 2026, 09:12:33 CET, ${WHO} escribió:  `,
  },
  proton: {
    en: `On Monday, 23 November 2026 at 09:12, ${WHO} wrote:`,
    nl: `Op maandag 23 november 2026 om 09:12 schreef ${WHO}:`,
    de: `${WHO} schrieb am Montag, 23. November 2026 um 09:12:`,
    fr: `Le lundi 23 novembre 2026 à 09:12, ${WHO} a écrit :`,
    pl: `poniedziałek, 23 listopada 2026 09:12, ${WHO} napisał(a):`,
    ru: `понедельник, 23 ноября 2026 г. в 09:12, ${WHO} пишет:`,
    'pt-BR': `Em segunda-feira, 23 de novembro de 2026 às 09:12, ${WHO} escreveu:`,
    es: `El lunes, 23 de noviembre de 2026 a las 9:12, ${WHO} escribió:`,
  },
  k9: {
    en: `On 23 November 2026 09:12:33 CET, ${WHO} wrote:`,
    nl: `Op 23 november 2026 09:12:33 CET schreef ${WHO}:`,
    de: `Am 23. November 2026 09:12:33 MEZ schrieb ${WHO}:`,
    fr: `Le 23 novembre 2026 09:12:33 GMT+01:00, ${WHO} a écrit :`,
    pl: `23 listopada 2026 09:12:33 CET, ${WHO} pisze:`,
    ru: `23 ноября 2026 г. 09:12:33 GMT+03:00, ${WHO} пишет:`,
    'pt-BR': `Em 23 de novembro de 2026 09:12:33 BRT, ${WHO} escreveu:`,
    es: `El 23 de noviembre de 2026 9:12:33 CET, ${WHO} escribió:`,
  },
  roundcube: {
    en: 'On 2026-11-23 09:12, Crownhead wrote:',
    nl: 'Crownhead schreef op 2026-11-23 09:12:',
    de: 'Am 23.11.2026 09:12, schrieb Crownhead:',
    fr: 'Le 2026-11-23 09:12, Crownhead a écrit :',
    pl: 'W dniu 23.11.2026 09:12, Crownhead napisał(a):',
    ru: 'Crownhead писал(а) 2026-11-23 09:12:',
    'pt-BR': 'Em 2026-11-23 09:12, Crownhead escreveu:',
    es: 'El 2026-11-23 09:12, Crownhead escribió:',
  },
  fastmail: inAll('On Mon, 23 Nov 2026, at 9:12 AM, Crownhead wrote:'),
  mutt: inAll('On Mon, Nov 23, 2026 at 09:12:33AM +0100, Crownhead wrote:'),
  mailRu: inAll('Понедельник, 23 ноября 2026, 9:12 +03:00 от Crownhead <games@crownhead.test>:'),
  yandex: inAll('23.11.2026, 09:12, "Crownhead" <games@crownhead.test>:'),
  zoho: inAll('---- On Mon, 23 Nov 2026 09:12:33 +0100 Crownhead <games@crownhead.test> wrote ----'),
  none: inAll(''),
} as const satisfies Readonly<Record<string, ByLanguage>>

type Heads = {
  readonly from: string
  readonly sent: string
  readonly date: string
  readonly to: string
  readonly subject: string
  /** The date as Outlook writes it (`day`), and as phones do (`short`). */
  readonly day: string
  readonly short: string
  readonly original: string
}

const HEADS: Readonly<Record<Language, Heads>> = {
  en: {
    from: 'From',
    sent: 'Sent',
    date: 'Date',
    to: 'To',
    subject: 'Subject',
    day: 'Monday, November 23, 2026 9:12 AM',
    short: '11/23/26 9:12 AM (GMT-05:00)',
    original: 'Original message',
  },
  nl: {
    from: 'Van',
    sent: 'Verzonden',
    date: 'Datum',
    to: 'Aan',
    subject: 'Onderwerp',
    day: 'maandag 23 november 2026 09:12',
    short: '23-11-2026 09:12 (GMT+01:00)',
    original: 'Oorspronkelijk bericht',
  },
  de: {
    from: 'Von',
    sent: 'Gesendet',
    date: 'Datum',
    to: 'An',
    subject: 'Betreff',
    day: 'Montag, 23. November 2026 09:12',
    short: '23.11.26 09:12 (GMT+01:00)',
    original: 'Ursprüngliche Nachricht',
  },
  fr: {
    from: 'De\u00a0',
    sent: 'Envoyé\u00a0',
    date: 'Date\u00a0',
    to: 'À\u00a0',
    subject: 'Objet\u00a0',
    day: 'lundi 23 novembre 2026 09:12',
    short: '23/11/2026 09:12 (GMT+01:00)',
    original: 'Message d’origine',
  },
  pl: {
    from: 'Od',
    sent: 'Wysłano',
    date: 'Data',
    to: 'Do',
    subject: 'Temat',
    day: 'poniedziałek, 23 listopada 2026 09:12',
    short: '23.11.2026 09:12 (GMT+01:00)',
    original: 'Oryginalna wiadomość',
  },
  ru: {
    from: 'От',
    sent: 'Отправлено',
    date: 'Дата',
    to: 'Кому',
    subject: 'Тема',
    day: 'понедельник, 23 ноября 2026 г. 9:12',
    short: '23.11.2026 09:12 (GMT+03:00)',
    original: 'Исходное сообщение',
  },
  'pt-BR': {
    from: 'De',
    sent: 'Enviada em',
    date: 'Data',
    to: 'Para',
    subject: 'Assunto',
    day: 'segunda-feira, 23 de novembro de 2026 09:12',
    short: '23/11/2026 09:12 (GMT-03:00)',
    original: 'Mensagem original',
  },
  es: {
    from: 'De',
    sent: 'Enviado el',
    date: 'Fecha',
    to: 'Para',
    subject: 'Asunto',
    day: 'lunes, 23 de noviembre de 2026 9:12',
    short: '23/11/2026 9:12 (GMT+01:00)',
    original: 'Mensaje original',
  },
}

const SUBJECT = 'Draughts with Bertram · 3fK9aQ'
const READER = 'Ann Player <ann@players.example>'

/** Returns the headers of the quoted email, as Outlook writes them. */
export const headsOf = (language: Language): string => {
  const { from, sent, to, subject, day } = HEADS[language]
  return `${from}: ${WHO}\n${sent}: ${day}\nTo: ${READER}\n${subject}: ${SUBJECT}`.replace('To:', `${to}:`)
}

/** Returns the headers of the quoted email, as a phone writes them below a line of dashes. */
export const originalOf = (language: Language): string => {
  const { original, from, date, to, subject, short } = HEADS[language]
  return `-------- ${original} --------\n${from}: ${WHO}\n${date}: ${short}\n${to}: ${READER}\n${subject}: ${SUBJECT}`
}

/** Returns the headers of the quoted email, as Outlook writes them in plain text, below a line of dashes. */
export const dashedOf = (language: Language): string => `-----${HEADS[language].original}-----\n${headsOf(language)}`

/** Returns the lines above an email that is forwarded. */
export const forwardedOf = (language: Language): string => {
  const { from, date, to, subject, day } = HEADS[language]
  return `---------- Forwarded message ---------\n${from}: ${WHO}\n${date}: ${day}\n${subject}: ${SUBJECT}\n${to}: <ann@players.example>\n`
}

/** The lines that a program adds below somebody's words unless they switch that off. */
export const SIGNATURES = {
  iphone: {
    en: 'Sent from my iPhone',
    nl: 'Verstuurd vanaf mijn iPhone',
    de: 'Von meinem iPhone gesendet',
    fr: 'Envoyé de mon iPhone',
    pl: 'Wysłane z iPhone’a',
    ru: 'Отправлено с iPhone',
    'pt-BR': 'Enviado do meu iPhone',
    es: 'Enviado desde mi iPhone',
  },
  galaxy: {
    en: 'Sent from my Galaxy',
    nl: 'Verzonden vanaf mijn Galaxy',
    de: 'Von meinem/meiner Galaxy gesendet',
    fr: 'Envoyé depuis mon appareil Galaxy',
    pl: 'Wysłane z mojego Galaxy',
    ru: 'Отправлено с моего Galaxy',
    'pt-BR': 'Enviado do meu Galaxy',
    es: 'Enviado desde mi Galaxy',
  },
  outlook: {
    en: 'Get Outlook for iOS<https://aka.ms/o0ukef>',
    nl: 'Outlook voor iOS downloaden<https://aka.ms/o0ukef>',
    de: 'Outlook für iOS beziehen<https://aka.ms/o0ukef>',
    fr: 'Obtenir Outlook pour iOS<https://aka.ms/o0ukef>',
    pl: 'Pobierz program Outlook dla systemu iOS<https://aka.ms/o0ukef>',
    ru: 'Скачать Outlook для iOS<https://aka.ms/o0ukef>',
    'pt-BR': 'Obter o Outlook para iOS<https://aka.ms/o0ukef>',
    es: 'Obtener Outlook para iOS<https://aka.ms/o0ukef>',
  },
  yahoo: {
    en: 'Sent from Yahoo Mail on Android',
    nl: 'Verzonden vanuit Yahoo Mail op Android',
    de: 'Von Yahoo Mail auf Android gesendet',
    fr: 'Envoyé à partir de Yahoo Mail sur Android',
    pl: 'Wysłane z Yahoo Mail na Androidzie',
    ru: 'Отправлено из Yahoo Почты для Android',
    'pt-BR': 'Enviado do Yahoo Mail no Android',
    es: 'Enviado desde Yahoo Mail para Android',
  },
  k9: {
    en: '-- \nSent from my Android device with K-9 Mail. Please excuse my brevity.',
    nl: '-- \nVerstuurd vanaf mijn Android-apparaat met K-9 Mail.',
    de: '-- \nDiese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
    fr: '-- \nEnvoyé de mon appareil Android avec K-9 Mail. Veuillez excuser ma brièveté.',
    pl: '-- \nWysłane z urządzenia Android za pomocą K-9 Mail. Proszę wybaczyć moją zwięzłość.',
    ru: '-- \nПростите за краткость, создано в K-9 Mail.',
    'pt-BR': '-- \nEnviado de meu dispositivo Android com K-9 Mail. Desculpe-me pela brevidade.',
    es: '-- \nEnviado desde mi dispositivo Android con K-9 Mail. Por favor, disculpa mi brevedad.',
  },
  proton: inAll('Sent with Proton Mail secure email.'),
  /** The signature has a number that a careless reader takes for a move. */
  own: inAll('-- \nAnn Player\n22-18'),
  none: inAll(''),
} as const satisfies Readonly<Record<string, ByLanguage>>
