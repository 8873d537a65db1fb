import type { Deck } from '../../draughts/index.ts'
import type { MailTexts, SiteTexts } from '../en/index.ts'
import { listsIn } from '../grammar.ts'
import { asked, plural, withSide } from './board.ts'
import { after, claimByMail } from './game.ts'
import { replies } from './guide.ts'
import { door, forgotten, moved, news, restored } from './news.ts'

const lists = listsIn('nl')

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'driezettenlotingen',
  'two-move': 'tweezettenlotingen',
  'eleven-man': 'elfschijvenlotingen',
}

const agreed: MailTexts['agreed'] = {
  weekends: (city) => `Zaterdagen en zondagen tellen niet (${city}).`,
  leave: (time) => `Ieder mag in deze partij ${time} verlof nemen.`,
  laws: 'Volgens de spelregels geeft een eerste onreglementaire zet een waarschuwing; een tweede verliest de partij.',
  forfeit: 'Komt de eerste zet van een kant niet, dan verliest die kant.',
  match: {
    together: 'Dit is een van de twee partijen van een match met dezelfde opening en verwisselde kleuren. Ze worden tegelijk gespeeld; de andere heeft een eigen e-mail.',
    'in-turn': 'Dit is een van de twee partijen van een match met dezelfde opening en verwisselde kleuren. De tweede begint als de eerste is afgelopen.',
  },
  toDraw: (deck) => `De opening wordt geloot uit de ${decks[deck]} als de uitnodiging wordt aangenomen.`,
  ballot: (number, deck, name) => `De opening is nummer ${number} van de ${decks[deck]}, ${name}.`,
  removed: (squares) => `De schijven op ${lists.and(squares)} zijn eraf.`,
  begins: (moves) => `${moves.join(' ')} staat al op het bord.`,
  toss: (black, white) => `Door loting speelt ${black} met zwart en ${white} met wit.`,
  chance: (number) => `Geloot met het getal ${number}, dat bij de partij bewaard blijft zodat iedereen het kan nagaan.`,
  firstMove: (move) => `Je eerste zet ${move} gaat met de uitnodiging mee.`,
  firstMade: (move) => `Je eerste zet ${move} is gedaan.`,
}

const aside: MailTexts['aside'] = {
  message: (who) => `${who} schrijft:`,
  drawOffered: (who) => `${who} biedt remise aan: neem aan of wijs af op je bord, of zet gewoon; daarmee wijs je het af.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} heeft een slag verzuimd. Je kunt blazen: ${lists.or(squares)}. Voor je zet kun je er een van het bord nemen, de slag eisen of het zo laten.`,
  mustJump: (who) => `${who} liet je laatste zet terugnemen: je moet de hele slag doen.`,
  takeback: (who, move) => `${who} wil ${move} graag terugnemen: neem aan of wijs af op je bord, of zet gewoon; daarmee wijs je het af.`,
  pause: (who, until) => `${who} stelt een pauze voor tot ${until}: neem aan of wijs af op je bord. Ondertussen mag je gewoon zetten.`,
  countOnYou: (left) => `Volgens de zettentelling van de arbiter moet je winnen binnen nog ${left} eigen ${plural(left, { one: 'zet', other: 'zetten' })}, anders is het remise.`,
  countOnThem: (stronger, left) => `Volgens de zettentelling van de arbiter moet ${stronger} winnen binnen nog ${left} ${plural(left, { one: 'zet', other: 'zetten' })}, anders is het remise.`,
  object: (until) => `Iemand meldt dat je je link kwijt bent. Druk voor ${until} op ‘${asked.stillHere}’ bij je bord om je plaats te houden.`,
}

export const mail: MailTexts = {
  subject: (opponent, game) => `Dammen met ${opponent} · ${game}`,
  invitationSubject: (game) => `Je uitnodiging om te dammen · ${game}`,
  versusSubject: (sides, game) => `Dammen: ${sides} · ${game}`,
  arbiterSubject: (game) => `Dammen: een partij voor de arbiter · ${game}`,
  arbiter: 'De arbiter',
  you: 'Je',
  rulesAndClock: (rules, clock) => `${rules}. ${clock}.`,
  youPlay: (side) => `Je speelt met ${withSide[side]}.`,
  openGame: 'Naar de partij',
  openBoard: 'Naar je bord',
  makeMove: 'Doe je zet',
  calendar: 'De deadline voor je agenda',
  seeGame: 'Bekijk de partij',
  links: {
    title: 'De links van je partijen',
    asked: 'Iemand heeft er met jouw adres om gevraagd. Was jij dat niet, dan hoef je niets te doen: ze zijn alleen naar jou gestuurd.',
  },
  offered: {
    title: 'Je partij staat klaar',
    passOn: 'Stuur deze uitnodiging naar je tegenstander:',
    passOnTo: (name) => `Stuur deze uitnodiging naar ${name}:`,
    once: 'Wie de uitnodiging het eerst opent en aanneemt, is je tegenstander. Stuur deze e-mail niet door: je eigen link staat er ook in.',
    yourBoard: 'Je eigen bord.',
    begins: 'De partij begint als iemand de uitnodiging aanneemt.',
    beginsWith: (name) => `De partij begint als ${name} de uitnodiging aanneemt.`,
  },
  appointed: {
    title: 'Je bent arbiter van een partij',
    text: (creator) => `${creator} vraagt je als arbiter van een dampartij.`,
    powers: 'Bij het bord kun je tijd geven, een zettentelling toekennen, de partij beslissen of afbreken.',
    keep: 'Bewaar deze e-mail: de link erin is alleen voor jou, en wie hem heeft, is de arbiter.',
  },
  joined: {
    title: (opponent) => `Je partij met ${opponent} is begonnen`,
    keep: 'Bewaar deze e-mail: de link erin is je plaats aan het bord, en wie hem heeft, kan voor je spelen.',
  },
  yourTurn: {
    title: (you) => `Jij bent aan zet, ${you}`,
  },
  bundle: {
    subjects: { bundle: 'Dammen: jij bent aan zet in meer partijen', digest: 'Dammen: je dagelijkse mail', answers: 'Dammen: je antwoord per e-mail' },
    title: (games) => plural(games, { one: 'Je bent aan zet in één partij', other: `Je bent aan zet in ${games} partijen` }),
    order: 'De partij met de minste tijd staat bovenaan.',
  },
  reminder: {
    reserveTitle: 'Je reserve loopt',
    reserve: (perMove, reserve) => `Je tijd voor deze zet (${perMove}) is op, en nu loopt je reserve. Aan het begin van deze beurt was die ${reserve}, voor de rest van de partij.`,
    leftTitle: (left) => `Nog ongeveer ${left} voor je zet`,
    played: (opponent, move) => `${opponent} speelde ${move} en wacht op je antwoord.`,
    begin: (opponent) => `${opponent} wacht op je eerste zet.`,
    loss: (when) => `Zonder zet uiterlijk ${when} verlies je de partij door tijdsoverschrijding.`,
    off: (when) => `Zonder je eerste zet voor ${when} wordt de partij afgebroken. Niemand verliest.`,
  },
  ended: {
    at: (move) => `De partij eindigde bij zet ${move}.`,
    lastMove: (name, move) => `De laatste zet was ${move}, van ${name}.`,
    won: (name) => `${name} heeft gewonnen`,
    said: 'Met dit bericht:',
    lapsed: 'Je uitnodiging is verlopen',
    again: 'Bekijk de partij of speel opnieuw',
    rematch: {
      possible: (opponent) => `Nog een partij, met verwisselde kleuren? Druk op die pagina op ‘${after.rematch}’; doet ${opponent} dat ook, dan begint ze.`,
      asked: (opponent) => `${opponent} wil een revanche, met verwisselde kleuren. Eén druk op de knop op die pagina en de partij begint.`,
      wished: (opponent) => `Je hebt om een revanche gevraagd. Vraagt ${opponent} er ook om, dan begint ze.`,
      made: (opponent) => `De volgende partij met ${opponent} is begonnen. Ze heeft een eigen e-mail en een eigen link.`,
    },
    playOn: (opponent) => `Het was alleen de klok: als je wilt, kun je ${opponent} op die pagina meer tijd geven en de partij laten doorgaan.`,
    renew: 'Vernieuw de uitnodiging',
    renewHint: 'Eén druk op de knop op je pagina opent de uitnodiging opnieuw. De uitnodiging die je stuurde, werkt dan weer, met dezelfde link.',
    show: 'Laat de partij aan anderen zien met deze link; spelen kan er niemand mee:',
    kept: (when) => `Je link werkt tot ${when}. Daarna wordt die gewist, met je adres, plannen en notities; het verslag van de zetten blijft.`,
    record: 'De partij in PDN, om te bewaren of in een damprogramma te openen:',
  },
  deadline: (left, when) => `${left} – speel uiterlijk ${when}.`,
  toMove: (name) => `${name} is aan zet.`,
  choose: 'Je mogelijke zetten:',
  confirm: 'Een link laat de zet alleen zien; op de pagina bevestig je hem.',
  tell: 'We mailen je als jij aan de beurt bent.',
  waitLong: (opponent) => `${opponent} is aan zet. We mailen je als jij aan de beurt bent.`,
  above: (link) => `${link}:`,
  letters: { black: 'z', white: 'w' },
  legend: 'z, w: schijven van zwart en wit; Z, W: dammen',
  stop: 'Stop de e-mails over deze partij',
  stopAll: 'Stop alle e-mails naar dit adres',
  door,
  moved,
  forgotten,
  restored,
  replacedUndo: 'Was jij het niet, dan heeft iemand anders je link. Zeven dagen lang kan deze pagina nog een nieuwe sturen, alleen aan jou:',
  footer: (about, game) => `${about} · partij ${game}`,
  secret: 'De link naar je bord is je plaats: stuur hem niet door.',
  secrets: 'De links naar je borden zijn je plaatsen: stuur ze niet door.',
  news,
  aside,
  agreed,
  replies,
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Alle e-mails naar je adres',
  what: 'Alle e-mails van Crownhead naar je adres stoppen? Je krijgt er dan geen meer, van welke partij of speler ook. Je partijen gaan door, en je klokken ook.',
  yes: 'Stop alles',
  done: 'Je krijgt geen e-mails meer van Crownhead.',
  still: 'Je hebt al onze e-mails naar je adres gestopt, dus komt er ook geen over deze partij. Sta ze weer toe, dan komen ze.',
  undo: 'Sta e-mails weer toe',
  undone: 'E-mails naar je adres zijn toegestaan. Als je ergens aan zet bent, mailen we je binnen enkele minuten. Bij nieuwe partijen vragen we het je eerst.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-mails over een partij',
  what: (name) => `De e-mails over je partij met ${name} stoppen? De partij gaat door, en je klok ook.`,
  whatOffered: 'De e-mails stoppen over de partij die je hebt aangeboden? Verder verandert er niets.',
  whatArbiter: 'De e-mails stoppen over de partij waarvan je arbiter bent? De partij gaat door.',
  yes: 'Stop de e-mails',
  done: 'Je krijgt geen e-mails meer over deze partij.',
  undo: 'Stuur ze weer',
  undone: 'De e-mails over deze partij staan weer aan.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Er is nog niets veranderd.',
  title: 'Of verander ze',
  how: 'Minder herinneringen, stille uren, een ander adres of een andere taal: open je bord vanuit een van deze e-mails, en kies ‘Van mij’ en dan ‘Mijn naam, adres en e-mails’. Ben je je link kwijt, dan mailen we hem.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Mail me mijn links',
  intro: 'We mailen de links van je partijen naar je adres.',
  send: 'Verstuur ze',
  done: 'Zijn er partijen met dit adres, dan is een e-mail met de links onderweg.',
  doneHint: 'Het kan een paar minuten duren. We vinden alleen een adres dat je voor een partij hebt opgegeven.',
}
