import type { MailTexts } from '../en/mail.ts'
import { agreed } from './mail-agreed.ts'
import { aside } from './mail-aside.ts'
import { news } from './mail-news.ts'

export const mail: MailTexts = {
  subject: (opponent, game) => `Dammen met ${opponent} · ${game}`,
  invitationSubject: (game) => `Je uitnodiging om te dammen · ${game}`,
  versusSubject: (sides, game) => `Dammen: ${sides} · ${game}`,
  arbiterSubject: (game) => `Dammen: een partij voor de arbiter · ${game}`,
  arbiter: 'De arbiter',
  you: 'Je',
  rulesAndClock: (rules, clock) => `${rules}. ${clock}.`,
  youPlay: (side) => `Je speelt met ${side.toLowerCase()}.`,
  openGame: 'Naar de partij',
  openBoard: 'Naar je bord',
  makeMove: 'Doe je zet',
  seeGame: 'Bekijk de partij',
  /** For whoever has lost his links. */
  links: {
    title: 'De links van je partijen',
    asked:
      'Iemand heeft er met jouw adres om gevraagd. Was jij dat niet, dan hoef je niets te doen: ze zijn alleen naar jou gestuurd.',
  },
  offered: {
    title: 'Je partij staat klaar',
    passOn: 'Stuur deze uitnodiging naar je tegenstander:',
    once: 'Wie hem het eerst opent en aanneemt, is je tegenstander. Stuur deze brief niet door: je eigen link staat er ook in.',
    yourBoard: 'Je eigen bord. De partij begint als iemand aanneemt.',
  },
  appointed: {
    title: 'Je bent arbiter van een partij',
    text: (creator) => `${creator} vraagt je om op een dampartij toe te zien.`,
    powers: 'Bij het bord kun je tijd geven, een telling van zetten toestaan, de partij beslissen of afbreken.',
    keep: 'Bewaar deze brief: de link erin is alleen voor jou, en wie hem heeft, is de arbiter.',
  },
  joined: {
    title: (opponent) => `Je partij met ${opponent} is begonnen`,
    keep: 'Bewaar deze brief: de link erin is je plaats aan het bord, en wie hem heeft, speelt voor jou.',
  },
  yourTurn: {
    title: (you) => `Jij bent aan zet, ${you}`,
  },
  reminder: {
    reserveTitle: 'Je reserve loopt',
    reserve: (perMove, reserve) =>
      `De ${perMove} voor deze zet zijn om. Sindsdien gaat het van je reserve af; daar zat ${reserve} in, voor de hele partij.`,
    leftTitle: (left) => `Nog ongeveer ${left} voor je zet`,
    played: (opponent, move) => `${opponent} speelde ${move} en wacht op je antwoord.`,
    begin: (opponent) => `${opponent} wacht op je eerste zet.`,
    loss: (when) => `Zonder zet voor ${when} verlies je de partij op tijd.`,
    off: (when) => `Zonder je eerste zet voor ${when} wordt de partij afgebroken. Niemand verliest.`,
  },
  ended: {
    length: (moves) => (moves === 1 ? 'Er is één zet gedaan.' : `Er zijn ${moves} zetten gedaan.`),
    lastMove: (name, move) => `De laatste zet was ${move}, van ${name}.`,
    won: (name) => `${name} heeft gewonnen`,
    lapsed: 'Je uitnodiging is verlopen',
    again: 'Bekijk de partij of speel opnieuw',
    rematch: {
      possible: (opponent) =>
        `Nog een partij, met de kleuren gewisseld? Eén druk op de knop op die pagina zegt het; drukt ${opponent} ook, dan begint ze.`,
      asked: (opponent) =>
        `${opponent} wil nog een partij, met de kleuren gewisseld. Eén druk op de knop op die pagina en ze begint.`,
      wished: (opponent) => `Je hebt om nog een partij gevraagd. Drukt ${opponent} ook, dan begint ze.`,
      made: (opponent) => `De volgende partij met ${opponent} is begonnen. Ze heeft een eigen brief en een eigen link.`,
    },
    playOn: (opponent) =>
      `Het was alleen de klok: als je wilt, kun je ${opponent} op die pagina meer tijd geven en de partij laten doorgaan.`,
    renew: 'Vernieuw de uitnodiging',
    renewHint:
      'Eén druk op de knop op je pagina opent haar opnieuw. De uitnodiging die je stuurde, werkt dan weer, met dezelfde link.',
    show: 'Laat de partij aan anderen zien met deze link; spelen kan er niemand mee:',
  },
  deadline: (left, when) => `${left} – speel voor ${when}.`,
  toMove: (name) => `${name} is aan zet.`,
  toMoveBy: (name, when) => `${name} moet zetten voor ${when}.`,
  choose: 'Je mogelijke zetten:',
  confirm: 'Een link laat de zet alleen zien; op de pagina bevestig je hem.',
  wait: (opponent, when) => `${opponent} moet zetten voor ${when}. Daarna schrijven we je.`,
  waitLong: (opponent) => `${opponent} is aan zet. We schrijven je als jij aan de beurt bent.`,
  letters: { black: 'z', white: 'w' },
  legend: 'z, w: schijven van zwart en wit; Z, W: dammen',
  stop: 'Deze brieven wijzigen of stoppen',
  footer: (rules, move, game) => `${rules} · ${move} · partij ${game}`,
  secret: 'De link naar je bord is je plaats: stuur hem niet door.',
  news,
  aside,
  agreed,
}
